# Nets, and how they are trained.

usage-train =
    Teach a net to play GAME: first by matches of a teacher, then by matches against itself.

    A training lives in a folder and is continued where it stands. It needs PyTorch: pip install 'fullboard[train]'.
usage-train-generations = Train until so many generations are finished; the teacher's is number 0.
usage-train-folder = Where the training lives: its course, its state, its log and the best net so far.
usage-train-teacher = The bot that is imitated first; hard@100 thinks 100 iterations a move.
usage-train-lessons = Decisions of the teacher to learn from.
usage-train-rounds = How often a generation plays and learns.
usage-train-decisions = Decisions in each of these rounds.
usage-train-parts = In how many parts a round is played, each with matches of its own; what is learned depends on it.
usage-train-gate = Matches against the best net so far, and among greedy bots.
usage-train-layers = Units of the two layers.
usage-train-rate = How fast it learns.
usage-train-entropy = How much it is rewarded for keeping an open mind.
usage-train-epochs = How often each round is gone through.
usage-train-stage = Other settings from a generation on, such as 3:rate=0.002,epochs=2; may be given several times.
usage-train-jobs = Parts that are played at once; what is learned does not depend on it.
usage-train-engine = Where to play: in processes of this machine, or on a Ray cluster.
usage-train-plot = Draw how the training went (.svg, .png or .pdf).
train-done = { $generations } generations, { $matches } matches.
train-best = The best is generation { $generation }, in { $file }. Without search it wins { $share } among greedy bots (95% interval: { $low } to { $high }).
command-net-missing = there is no net { $file }
command-not-a-net = { $file } is not a net
command-net-damaged = the net { $file } is damaged: its weights are not those that it was written with
command-net-of-another-game = the net { $file } is for { $found }, not for { $wanted }
command-net-of-other-players = the net { $file } has learned with { $found } players, not with { $wanted }
command-net-of-another-edition = the net { $file } has learned with other components
command-net-of-other-options = the net { $file } has learned with other options
command-net-of-other-features = the net { $file } reads other features (version { $found }) than the game has (version { $wanted })
command-bad-layers = layers are two numbers of units from 1 to { $most }, such as 128,64, not { $layers }
command-bad-setting = { $setting } cannot be { $value }
command-bad-stage = { $stage } is no stage: it is a generation and settings, such as 3:rate=0.002,epochs=2; known settings: { $known }
command-another-course = the folder { $folder } holds a training with other settings; continue it with those, or choose another folder
command-training-folder = the folder { $folder } cannot be used: { $reason }
command-training-missing = training needs: pip install '{ $install }'
