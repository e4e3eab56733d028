/* Compañeros as a plain C kernel: the speed limit that `make bench` measures the engine against.
 *
 *   companeros run [--form fused|steps] --players 4 --rounds 1 --games N --seed S
 *   companeros agree [--form fused|steps] FILE
 *
 * Two forms of the same playout. `fused` (the default) is the fastest: a whole playout in one function that
 * cannot be stopped halfway, with hardly a branch that depends on the cards. `steps` keeps a state in memory
 * and plays it one move id at a time, as a search would. Both draw the same picks in the same order.
 *
 * A set of cards is a 64-bit mask; card id = suit * 10 + value - 1; move ids: 0..59 play that card,
 * 60 + suit takes that suit from the pot.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 8")

enum { MAX_PLAYERS = 6, MAX_CARDS = 60, TRICKS = 9, TAKE = 60 };

typedef uint64_t u64;
typedef uint32_t u32;
typedef unsigned __int128 u128;

/* ---- Cards --------------------------------------------------------------------------------------------- */

#define PER_SUIT(field) ((u64)(field) * 0x0004010040100401ULL) /* the same ten bits for each of six suits */

/* The card with this many cards of the set below it. */
INLINE u64 nth(u64 set, u32 k) {
#ifdef __BMI2__
    return _pdep_u64(1ULL << k, set);
#else
    while (k--) set &= set - 1;
    return set & -set;
#endif
}

/* The same, or nothing if there is no need: without a branch, and then whatever k is. */
INLINE u64 nth_if(bool needed, u64 set, u32 k) {
#ifdef __BMI2__
    return _pdep_u64((u64)needed << (k & 63), set);
#else
    return needed ? nth(set, k) : 0;
#endif
}

/* One bit, the highest of its ten, for each suit that has a card in the set. */
INLINE u64 suits_in(u64 set) {
    const u64 low = PER_SUIT(0x1ff);
    return (((set & low) + low) | set) & PER_SUIT(0x200);
}

/* All ten cards of the suit whose bit from suits_in() is given; nothing for nothing. */
INLINE u64 whole_suit(u64 suit_bit) { return (suit_bit << 1) - (suit_bit >> 9); }

INLINE u32 count(u64 set) { return (u32)__builtin_popcountll(set); }

/* Values are binary numbers, so four counts add up any set of cards. */
INLINE u32 points(u64 set) {
    return count(set & PER_SUIT(0x155)) + 2 * count(set & PER_SUIT(0x266)) +
           4 * count(set & PER_SUIT(0x078)) + 8 * count(set & PER_SUIT(0x380));
}

/* ---- Chance -------------------------------------------------------------------------------------------- */

typedef struct {
    u64 state;        /* live: wyrand */
    const u32 *value; /* recorded: the picks of one line, and how many outcomes each had */
    const u32 *outcomes;
    size_t length, next;
    bool bad;
} Chance;

INLINE u64 random_word(Chance *chance) {
    chance->state += 0xa0761d6478bd642fULL;
    u128 product = (u128)chance->state * (chance->state ^ 0xe7037ed1a0b428dbULL);
    return (u64)(product >> 64) ^ (u64)product;
}

static __attribute__((noinline)) u32 recorded_pick(Chance *chance, u32 n) {
    size_t at = chance->next;
    if (at >= chance->length || chance->outcomes[at] != n || chance->value[at] >= n) {
        chance->bad = true;
        return 0;
    }
    chance->next++;
    return chance->value[at];
}

/* A pick out of a random word, which is left fit for the next: up to six picks share a word, with one
 * multiplication each. The bias, at most 60^6 in 2^64, is far below anything that playouts could show. */
INLINE u32 pick_from(u64 *word, Chance *chance, const bool recorded, u32 n) {
    if (recorded) return recorded_pick(chance, n);
    u128 product = (u128)*word * n;
    *word = (u64)product;
    return (u32)(product >> 64);
}

INLINE u32 pick(Chance *chance, const bool recorded, u32 n) {
    u64 fresh = recorded ? 0 : random_word(chance);
    return pick_from(&fresh, chance, recorded, n);
}

/* ---- Parts of the rules that both forms share ---------------------------------------------------------- */

static u64 sum_part[MAX_CARDS];  /* a card's value in the six bits where its suit is summed */
static u32 rank_part[MAX_CARDS]; /* suit and value where a rank holds them */
static uint8_t sum_shift[MAX_CARDS];
static uint8_t fresh_deck[64];
static uint8_t clockwise[MAX_PLAYERS + 1][2 * MAX_PLAYERS]; /* for n players: i modulo n */

static void fill_tables(void) {
    for (u32 card = 0; card < MAX_CARDS; card++) {
        u32 suit = card / 10, value = card % 10 + 1;
        sum_shift[card] = (uint8_t)(10 * suit);
        sum_part[card] = (u64)value << (10 * suit);
        rank_part[card] = suit << 7 | value << 3;
        fresh_deck[card] = (uint8_t)card;
    }
    for (u32 n = 3; n <= MAX_PLAYERS; n++)
        for (u32 i = 0; i < 2 * n; i++) clockwise[n][i] = (uint8_t)(i % n);
}

/* CO-1: n cards to the pot, nine to each; the last seat gets the rest without a pick. */
INLINE u64 deal(Chance *chance, const bool recorded, const u32 n, u64 *hand) {
    uint8_t deck[64];
    u64 pot = 0, left = ~0ULL >> (64 - 10 * n), word = recorded ? 0 : random_word(chance);
    u32 i = 0;
    memcpy(deck, fresh_deck, sizeof deck);
    for (; i < n; i++) {
        u32 j = i + pick_from(&word, chance, recorded, 10 * n - i);
        pot |= 1ULL << deck[j];
        deck[j] = deck[i]; /* half of the swap: nobody looks at deck[i] again */
    }
    left ^= pot;
    for (u32 seat = 0; seat < n - 1; seat++) {
        u64 cards = 0;
        UNROLL
        for (u32 end = i + 9; i < end; i++) {
            if (!recorded && (end - i == 9 || end - i == 4)) word = random_word(chance);
            u32 j = i + pick_from(&word, chance, recorded, 10 * n - i);
            cards |= 1ULL << deck[j];
            deck[j] = deck[i];
        }
        hand[seat] = cards;
        left ^= cards;
    }
    hand[n - 1] = left;
    return pot;
}

INLINE void order(u32 *rank, u32 a, u32 b) {
    u32 high = rank[a] > rank[b] ? rank[a] : rank[b], low = rank[a] > rank[b] ? rank[b] : rank[a];
    rank[a] = high;
    rank[b] = low;
}

/* Sorts downwards; the shortest networks, since every comparison is a dependent step. */
INLINE void sort_ranks(u32 *rank, const u32 n) {
#define ORDER(a, b) order(rank, a, b)
    if (n == 3) {
        ORDER(0, 2), ORDER(0, 1), ORDER(1, 2);
    } else if (n == 4) {
        ORDER(0, 2), ORDER(1, 3), ORDER(0, 1), ORDER(2, 3), ORDER(1, 2);
    } else if (n == 5) {
        ORDER(0, 3), ORDER(1, 4), ORDER(0, 2), ORDER(1, 3), ORDER(0, 1);
        ORDER(2, 4), ORDER(1, 2), ORDER(3, 4), ORDER(2, 3);
    } else {
        ORDER(0, 5), ORDER(1, 3), ORDER(2, 4), ORDER(1, 2), ORDER(3, 4), ORDER(0, 3);
        ORDER(2, 5), ORDER(0, 1), ORDER(2, 3), ORDER(4, 5), ORDER(1, 2), ORDER(3, 4);
    }
#undef ORDER
}

/* Puts the seats in the order of the share-out and says how many of them are before the first tie.
 * A rank is: sum of the suit (from bit 10), suit (bits 7-9), value (3-6), seat (0-2). So suits with the same
 * sum stay apart from each other, and within a suit the higher card goes first (CO-5). */
INLINE u32 rank_seats(u32 *rank, const u32 n) {
    u32 tied = 0, takers = 0;
    sort_ranks(rank, n);
    UNROLL
    for (u32 i = 0; i + 1 < n; i++) { /* CO-4: same sum, another suit */
        u32 difference = rank[i] ^ rank[i + 1];
        u32 here = difference - 128 < 1024 - 128 ? rank[i] : 0;
        tied = tied > here ? tied : here;
    }
    tied |= 1023;
    UNROLL
    for (u32 i = 0; i < n; i++) takers += rank[i] > tied;
    return takers;
}

/* CO-11: the leader of the total score, on a tie the first clockwise from the previous start player. */
INLINE u32 next_starter(const u32 *total, const u32 n, u32 starter) {
    u32 best = starter;
    for (u32 i = 1; i < n; i++) {
        u32 seat = clockwise[n][starter + i];
        if (total[seat] > total[best]) best = seat;
    }
    return best;
}

/* ---- Form one: fused ----------------------------------------------------------------------------------- */

/* One trick and its share-out; returns how many took, and moves the leader on. */
INLINE u32 trick_fused(Chance *chance, const bool recorded, const u32 n, u32 cards, u64 *hand, u64 *won,
                       u64 *pot, u32 *leader) {
    u64 sums = 0, laid = 0, word = recorded ? 0 : random_word(chance);
    u32 rank[MAX_PLAYERS], card[MAX_PLAYERS];
    UNROLL
    for (u32 i = 0; i < n; i++) {
        u32 seat = clockwise[n][*leader + i];
        u64 bit = nth(hand[seat], pick_from(&word, chance, recorded, cards));
        hand[seat] ^= bit;
        laid |= bit;
        card[i] = (u32)__builtin_ctzll(bit);
        sums += sum_part[card[i]];
        rank[i] = rank_part[card[i]] | seat;
    }
    UNROLL
    for (u32 i = 0; i < n; i++) rank[i] |= (u32)(sums >> sum_shift[card[i]] & 63) << 10;

    /* Every taker empties exactly one suit (CO-6), so how many take is known beforehand. All n turns are
     * computed, the idle ones with an empty bit: cheaper than a branch that nobody can predict. */
    u64 here = suits_in(*pot);
    u32 suits = count(here), takers = rank_seats(rank, n);
    takers = takers < suits ? takers : suits;
    word = recorded ? 0 : random_word(chance);
    UNROLL
    for (u32 i = 0; i < n; i++) {
        bool active = i < takers;
        u32 k = recorded && !active ? 0 : pick_from(&word, chance, recorded, suits - i);
        u64 bit = nth_if(active, here, k);
        u64 taken = *pot & whole_suit(bit);
        here ^= bit;
        *pot ^= taken;
        won[rank[i] & 7] |= taken;
    }
    *leader ^= (*leader ^ (rank[0] & 7)) & -(u32)(takers > 0); /* CO-8, without a branch */
    *pot |= laid;                                              /* CO-7 */
    return takers;
}

INLINE u64 playout_fused(Chance *chance, const bool recorded, const u32 n, u32 rounds, u32 *total) {
    u64 hand[MAX_PLAYERS], won[8], moves = 0;
    u32 starter = pick(chance, recorded, n);
    for (u32 seat = 0; seat < n; seat++) total[seat] = 0;
    for (u32 round = 0; round < rounds; round++) {
        if (round) starter = next_starter(total, n, starter);
        u64 pot = deal(chance, recorded, n, hand);
        u32 leader = starter;
        memset(won, 0, sizeof won);
        for (u32 cards = TRICKS; cards; cards--)
            moves += n + trick_fused(chance, recorded, n, cards, hand, won, &pot, &leader);
        for (u32 seat = 0; seat < n; seat++) total[seat] += points(won[seat]); /* CO-9 */
    }
    return moves;
}

/* ---- Form two: steps ----------------------------------------------------------------------------------- */

typedef struct {
    u64 hand[MAX_PLAYERS], won[MAX_PLAYERS], pot, laid, sums;
    u32 rank[MAX_PLAYERS], total[MAX_PLAYERS];
    u32 seat, leader, starter, tricks_left, rounds_left;
    u32 laid_count, turn, takers; /* turn < takers: the share-out is on */
    u32 card[MAX_PLAYERS];
} State;

INLINE void begin_round(State *s, Chance *chance, const bool recorded, const u32 n) {
    s->pot = deal(chance, recorded, n, s->hand);
    memset(s->won, 0, sizeof s->won);
    s->seat = s->leader = s->starter;
    s->tricks_left = TRICKS;
}

INLINE void set_up(State *s, Chance *chance, const bool recorded, const u32 n, u32 rounds) {
    memset(s->total, 0, sizeof s->total);
    s->rounds_left = rounds;
    s->laid = s->sums = 0;
    s->laid_count = s->turn = s->takers = 0;
    s->starter = pick(chance, recorded, n);
    begin_round(s, chance, recorded, n);
}

INLINE void end_trick(State *s, Chance *chance, const bool recorded, const u32 n) {
    s->pot |= s->laid; /* CO-7 */
    s->laid = s->sums = 0;
    s->laid_count = s->turn = s->takers = 0;
    s->seat = s->leader;
    if (--s->tricks_left) return;
    for (u32 seat = 0; seat < n; seat++) s->total[seat] += points(s->won[seat]); /* CO-9 */
    if (--s->rounds_left == 0) return;
    s->starter = next_starter(s->total, n, s->starter);
    begin_round(s, chance, recorded, n);
}

INLINE void share_out(State *s, Chance *chance, const bool recorded, const u32 n) {
    UNROLL
    for (u32 i = 0; i < n; i++) s->rank[i] |= (u32)(s->sums >> sum_shift[s->card[i]] & 63) << 10;
    u32 takers = rank_seats(s->rank, n), suits = count(suits_in(s->pot));
    s->takers = takers < suits ? takers : suits; /* CO-6: every taker empties one suit */
    if (s->takers)
        s->leader = s->seat = s->rank[0] & 7; /* CO-8 */
    else
        end_trick(s, chance, recorded, n);
}

INLINE void play(State *s, Chance *chance, const bool recorded, const u32 n, u32 move) {
    if (move >= TAKE) {
        u64 taken = s->pot & 1023ULL << 10 * (move - TAKE);
        s->pot ^= taken;
        s->won[s->seat] |= taken;
        if (++s->turn < s->takers)
            s->seat = s->rank[s->turn] & 7;
        else
            end_trick(s, chance, recorded, n);
        return;
    }
    s->hand[s->seat] ^= 1ULL << move;
    s->laid |= 1ULL << move;
    s->sums += sum_part[move];
    s->rank[s->laid_count] = rank_part[move] | s->seat;
    s->card[s->laid_count] = move;
    s->seat = clockwise[n][s->seat + 1];
    if (++s->laid_count == n) share_out(s, chance, recorded, n);
}

INLINE u32 random_move(const State *s, Chance *chance, const bool recorded) {
    if (s->takers) {
        u64 here = suits_in(s->pot);
        u64 bit = nth(here, pick(chance, recorded, count(here)));
        return TAKE + (u32)__builtin_ctzll(bit) / 10;
    }
    return (u32)__builtin_ctzll(nth(s->hand[s->seat], pick(chance, recorded, s->tricks_left)));
}

INLINE u64 playout_steps(Chance *chance, const bool recorded, const u32 n, u32 rounds, u32 *total) {
    State s;
    u64 moves = 0;
    set_up(&s, chance, recorded, n, rounds);
    for (; s.rounds_left; moves++) play(&s, chance, recorded, n, random_move(&s, chance, recorded));
    memcpy(total, s.total, n * sizeof *total);
    return moves;
}

/* ---- The two modes ------------------------------------------------------------------------------------- */

/* The number of players and the kind of chance are constants to the compiler in each case. */
INLINE u64 playout(bool steps, Chance *chance, const bool recorded, const u32 n, u32 rounds, u32 *total) {
    return steps ? playout_steps(chance, recorded, n, rounds, total)
                 : playout_fused(chance, recorded, n, rounds, total);
}

INLINE u64 many(bool steps, Chance *live, const u32 n, u32 rounds, u64 games, u64 *checksum) {
    Chance chance = *live; /* a local one stays in a register */
    u64 moves = 0, check = 0;
    for (u64 game = 0; game < games; game++) {
        u32 total[MAX_PLAYERS];
        moves += playout(steps, &chance, false, n, rounds, total);
        for (u32 seat = 0; seat < n; seat++) check = check * 31 + total[seat];
    }
    *checksum = check;
    return moves;
}

#define MANY(name, steps, n)                                                                          \
    static __attribute__((noinline)) u64 name(Chance *chance, u32 rounds, u64 games, u64 *checksum) { \
        return many(steps, chance, n, rounds, games, checksum);                                       \
    }
MANY(fused_3, false, 3) MANY(fused_4, false, 4) MANY(fused_5, false, 5) MANY(fused_6, false, 6)
MANY(steps_3, true, 3) MANY(steps_4, true, 4) MANY(steps_5, true, 5) MANY(steps_6, true, 6)

static u64 (*const MANY_OF[2][4])(Chance *, u32, u64, u64 *) = {{fused_3, fused_4, fused_5, fused_6},
                                                                {steps_3, steps_4, steps_5, steps_6}};

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int fail(const char *why) {
    fprintf(stderr, "companeros: %s\n", why);
    return 2;
}

static int run(bool steps, u32 players, u32 rounds, u64 games, u64 seed) {
    Chance chance = {.state = seed};
    u64 checksum;
    volatile u64 sink; /* the compiler must not find out that nobody wants the scores */
    if (players < 3 || players > 6 || rounds < 1) return fail("3 to 6 players and at least one round");
    double start = now();
    u64 moves = MANY_OF[steps][players - 3](&chance, rounds, games, &checksum);
    double seconds = now() - start;
    sink = checksum;
    (void)sink;
    printf("{\"games\":%" PRIu64 ",\"moves\":%" PRIu64 ",\"seconds\":%.9f}\n", games, moves, seconds);
    return 0;
}

static void replay(bool steps, Chance *chance, u32 players, u32 rounds, u32 *total) {
    switch (players) {
    case 3: playout(steps, chance, true, 3, rounds, total); break;
    case 4: playout(steps, chance, true, 4, rounds, total); break;
    case 5: playout(steps, chance, true, 5, rounds, total); break;
    default: playout(steps, chance, true, 6, rounds, total); break;
    }
}

/* Reads the unsigned number after `key` (or at the text itself), and moves on behind it. */
static bool number(const char **text, const char *key, u32 *value) {
    const char *found = key ? strstr(*text, key) : *text;
    char *end;
    if (!found) return false;
    found += key ? strlen(key) : 0;
    found += strspn(found, " :");
    *value = (u32)strtoul(found, &end, 10);
    *text = end;
    return end != found;
}

/* Reads [[v,n],[v,n],...] after "picks"; returns how many, or -1. */
static long read_picks(const char *text, u32 *value, u32 *outcomes) {
    long length = 0;
    text = strstr(text, "\"picks\"");
    if (!text || !(text = strchr(text, '['))) return -1;
    for (text++; *(text += strspn(text, " ,")) == '['; length++) {
        text++;
        if (!number(&text, NULL, &value[length])) return -1;
        text += strspn(text, " ,");
        if (!number(&text, NULL, &outcomes[length])) return -1;
        text += strspn(text, " ");
        if (*text++ != ']') return -1;
    }
    return *text == ']' ? length : -1;
}

static bool agree_line(bool steps, const char *line, u32 *value, u32 *outcomes) {
    u32 players, rounds, total[MAX_PLAYERS];
    const char *at = line;
    if (!number(&at, "\"players\"", &players) || players < 3 || players > 6) return false;
    at = line;
    if (!number(&at, "\"rounds\"", &rounds) || rounds < 1) return false;
    long length = read_picks(line, value, outcomes);
    if (length < 0) return false;
    Chance chance = {.value = value, .outcomes = outcomes, .length = (size_t)length};
    replay(steps, &chance, players, rounds, total);
    if (chance.bad || chance.next != chance.length) return false; /* a pick wrong, missing or left over */
    for (u32 seat = 0; seat < players; seat++) printf("%c%" PRIu32, seat ? ',' : '[', total[seat]);
    puts("]");
    return true;
}

static int agree(bool steps, const char *path) {
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t room = 0;
    int result = 0;
    if (!file) return fail("cannot open the file");
    for (u64 count = 1; !result && getline(&line, &room, file) > 0; count++) {
        u32 *values = malloc((strlen(line) + 1) * 2 * sizeof *values);
        if (!values || !agree_line(steps, line, values, values + strlen(line) + 1)) {
            fprintf(stderr, "companeros: line %" PRIu64 ": not a playout of this game\n", count);
            result = 1;
        }
        free(values);
    }
    free(line);
    fclose(file);
    return result;
}

static int usage(void) {
    return fail("run [--form fused|steps] --players P --rounds R --games N --seed S | agree [--form F] FILE");
}

int main(int argc, char **argv) {
    u64 players = 4, rounds = 1, games = 100000, seed = 1;
    bool steps = false;
    const char *file = NULL;
    if (argc < 2) return usage();
    for (int i = 2; i < argc; i++) {
        const char *key = argv[i];
        if (key[0] != '-') {
            file = key;
            continue;
        }
        if (++i == argc) return usage();
        if (!strcmp(key, "--form")) {
            steps = !strcmp(argv[i], "steps");
            if (!steps && strcmp(argv[i], "fused")) return usage();
        }
        else if (!strcmp(key, "--players")) players = strtoull(argv[i], NULL, 10);
        else if (!strcmp(key, "--rounds")) rounds = strtoull(argv[i], NULL, 10);
        else if (!strcmp(key, "--games")) games = strtoull(argv[i], NULL, 10);
        else if (!strcmp(key, "--seed")) seed = strtoull(argv[i], NULL, 10);
        else return usage();
    }
    fill_tables();
    if (!strcmp(argv[1], "run")) return run(steps, (u32)players, (u32)rounds, games, seed);
    if (!strcmp(argv[1], "agree") && file) return agree(steps, file);
    return usage();
}
