"""The contract of lessons: each is taught to its end by the rules, in every language, and tells no secret."""

from dataclasses import replace

from fullboard import games
from fullboard.core.lessons import check_words, course
from fullboard.core.teaching import Moment, check_lesson
from fullboard.testing.contract import Contract
from fullboard.web.contexts import around
from fullboard.web.lessons import board_html, check_anchors, reply_in_words, scene_of
from fullboard.words import languages, translator, words_for
from fullboard.words.catalogue import catalogue


class LessonContract(Contract):
    """Expected moves are legal, wrong ones are answered, anchors are drawn, and nothing hidden is on the page."""

    def test_every_lesson_can_be_taught(self, key: str) -> None:
        assert course(games[key]).faults == {}
        for lesson in course(games[key]).lessons.values():
            check_words(lesson, games[key], languages())

    def test_what_a_lesson_lights_up_is_drawn(self, key: str) -> None:
        for lesson in course(games[key]).lessons.values():
            check_anchors(games[key], check_lesson(lesson, games[key]))

    def test_every_wrong_try_is_answered_in_every_language(self, key: str) -> None:
        game = games[key]
        before = {language: catalogue(game.folder, language).missed for language in languages()}
        for moment in _moments(key):
            assert moment.step is not None
            right = moment.right()
            for tried in moment.step.answers or moment.legal:
                if tried in right:
                    continue
                for language in languages():
                    words = words_for(game.folder, language, scene_of(moment).called)
                    what, reply = reply_in_words(moment, tried, words, translator(language))
                    assert what.strip()
                    assert reply.strip()
        for language in languages():
            assert catalogue(game.folder, language).missed - before[language] == set()

    def test_no_secret_of_another_seat_is_on_the_page(self, key: str) -> None:
        for moment in _moments(key):
            seat = moment.lesson.seat
            for seed in range(3):
                twin = replace(moment, match=moment.match.guess(seat, seed))
                assert _drawn(twin) == _drawn(moment)


def _moments(key: str) -> list[Moment]:
    """Every moment of every lesson at which something is to be done."""
    lessons = course(games[key]).lessons.values()
    return [moment for lesson in lessons for moment in check_lesson(lesson, games[key]) if moment.step is not None]


def _drawn(moment: Moment) -> str:
    context = around(scene_of(moment), moment.lesson.seat, "en", moment.match.actors)
    return board_html(moment, context, "en")
