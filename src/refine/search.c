/* Search: sequences below the best one, the simplest first, as far as the
 * budget goes; when it goes far enough, the best one is certainly the smallest.
 *
 * What is not said is the origin, and every trial tells which choices it made
 * and their ranges.  So each trial opens branches: at each position behind its
 * own last word, every other value.  That way each sequence comes up once.
 * Branches are taken in the order of their cost, all of the same cost as one
 * wave, so that the batch does not matter. */
#include "refine/passes.h"

#define SEARCH_CHOICES 64 /* longer best ones: the passes must do */
#define SEARCH_BUDGET 4000 /* sequences without finding a smaller one */
#define SEARCH_COST 4096
#define RANKS_PER_COST 8
#define RANKS_LOOKED_AT 100000

/* The values of position .at whose ordinals have so many bits, behind the choices of .from before it. */
struct branch {
    const struct outcome *from;
    size_t at;
    unsigned bits;
};

struct search {
    struct shrinker *shrinker;
    VECTOR(struct branch) waves[SEARCH_COST];
    VECTOR(size_t) places; /* of each proposal of the wave: the position it changed */
    unsigned long long end; /* of .judged */
    size_t queued;
    bool exhausted;
};

static unsigned bits_of(uint64_t number)
{
    return number ? 64 - (unsigned)__builtin_clzll(number) : 0;
}

/* Lengths and ranks are sizes; other values cost what it takes to write them down. */
static unsigned long long cost_of(const struct trial_choice *choice, uint64_t ordinal)
{
    if (choice->kind == CHOOSE_LENGTH)
        return 2 * ordinal;
    return choice->kind == CHOOSE_STRUCTURE ? (ordinal + RANKS_PER_COST - 1) / RANKS_PER_COST : 2 * bits_of(ordinal);
}

static unsigned long long cost_before(const struct outcome *from, size_t at)
{
    unsigned long long cost = 0;
    for (size_t i = 0; i < at && cost < SEARCH_COST; i++)
        cost += cost_of(&from->choices[i], choice_ordinal(&from->choices[i]));
    return cost;
}

static uint64_t first_of(unsigned bits)
{
    return 1ull << (bits - 1);
}

static void queue(struct search *search, const struct outcome *from, size_t at, unsigned bits)
{
    const struct trial_choice *choice = &from->choices[at];
    if (bits > 64 || first_of(bits) > choice_last_ordinal(choice))
        return;
    unsigned long long cost = cost_before(from, at) + cost_of(choice, first_of(bits));
    if (cost >= SEARCH_COST) {
        search->exhausted = false;
        return;
    }
    vector_push(&search->waves[cost], ((struct branch){from, at, bits}));
    search->queued++;
}

static void open_branches(struct search *search, const struct outcome *from, size_t first)
{
    if (!from->has_choices) {
        search->exhausted = false;
        return;
    }
    for (size_t at = first; at < from->count; at++)
        queue(search, from, at, 1);
}

/* How small an input can still be whose first choices are those of .from, and the one at .at another. */
static unsigned long long smallest_size(const struct search *search, const struct branch *branch, uint64_t index)
{
    const struct outcome *from = branch->from;
    struct trial_choice *changed = &from->choices[branch->at];
    size_t known = choice_shapes_input(changed) ? branch->at + 1 : from->count;
    for (size_t i = branch->at + 1; i < known; i++)
        if (from->choices[i].kind == CHOOSE_USER || (choice_shapes_input(&from->choices[i]) && from->choices[i].origin))
            known = branch->at + 1;
    uint64_t before = changed->index;
    changed->index = index;
    unsigned long long size = choices_size(from->choices, known, search->shrinker->services);
    changed->index = before;
    return size;
}

static bool can_be_smaller(const struct search *search, const struct branch *branch, uint64_t index)
{
    const struct shrinker *shrinker = search->shrinker;
    unsigned long long size = smallest_size(search, branch, index);
    if (size != shrinker->size)
        return size < shrinker->size;
    for (size_t i = 0; i <= branch->at && i < shrinker->count; i++) {
        struct trial_choice choice = branch->from->choices[i];
        if (i == branch->at)
            choice.index = index;
        int order = choice_compare(&choice, &shrinker->best[i]);
        if (order)
            return order < 0;
    }
    return true;
}

static void propose_value(struct search *search, const struct branch *branch, uint64_t index)
{
    struct shrinker *shrinker = search->shrinker;
    shrinker->draft.count = 0;
    for (size_t i = 0; i < branch->at; i++)
        vector_push(&shrinker->draft, branch->from->choices[i].index);
    vector_push(&shrinker->draft, index);
    propose_draft(shrinker);
    vector_push(&search->places, branch->at);
}

/* Values get simpler nowhere as ordinals grow, so the first that cannot do ends them; but structures of higher rank
 * may be smaller. */
static void propose_branch(struct search *search, const struct branch *branch)
{
    const struct trial_choice choice = branch->from->choices[branch->at];
    uint64_t last = choice_last_ordinal(&choice), first = first_of(branch->bits);
    if (choice_is_any_float(&choice))
        search->exhausted = false; /* fractions are left out */
    for (uint64_t i = 0; i < first && i <= last - first; i++) {
        if (search->places.count > search->end - search->shrinker->judged || i > RANKS_LOOKED_AT) {
            search->exhausted = false; /* more than may be tried anyway */
            break;
        }
        uint64_t index = choice_index(&choice, first + i);
        if (can_be_smaller(search, branch, index))
            propose_value(search, branch, index);
        else if (choice.kind != CHOOSE_STRUCTURE)
            return;
    }
    queue(search, branch->from, branch->at, branch->bits + 1);
}

/* All branches of that cost; those that they open may be of the same cost.  True: a smaller sequence is found. */
static bool take_wave(struct search *search, unsigned cost)
{
    struct shrinker *shrinker = search->shrinker;
    while (search->waves[cost].count && !shrinker->stopped) {
        if (shrinker->judged >= search->end)
            return false;
        search->places.count = 0;
        size_t count = search->waves[cost].count;
        for (size_t i = 0; i < count; i++) {
            struct branch branch = search->waves[cost].items[i];
            propose_branch(search, &branch);
        }
        size_t left = search->waves[cost].count - count;
        for (size_t i = 0; i < left; i++)
            search->waves[cost].items[i] = search->waves[cost].items[count + i];
        search->waves[cost].count = left;
        search->queued -= count;
        if (settle_all(shrinker, search->end - shrinker->judged))
            return true;
        if (shrinker->settled.count < search->places.count)
            search->exhausted = false;
        for (size_t i = 0; i < shrinker->settled.count; i++) {
            if (shrinker->settled.items[i])
                open_branches(search, shrinker->settled.items[i], search->places.items[i] + 1);
            else
                search->exhausted = false;
        }
    }
    return false;
}

static bool begin(struct search *search)
{
    struct shrinker *shrinker = search->shrinker;
    shrinker->draft.count = 0;
    propose_draft(shrinker);
    if (settle_all(shrinker, 1))
        return true;
    if (shrinker->settled.count && shrinker->settled.items[0])
        open_branches(search, shrinker->settled.items[0], 0);
    else
        search->exhausted = false;
    return false;
}

bool search_below(struct shrinker *shrinker, bool *exhausted)
{
    *exhausted = false;
    if (shrinker->count > SEARCH_CHOICES || shrinker->stopped)
        return false;
    struct search *search = mem_alloc(sizeof *search);
    search->shrinker = shrinker;
    search->end = shrinker->judged + SEARCH_BUDGET;
    search->exhausted = true;
    bool found = begin(search);
    for (unsigned cost = 0; cost < SEARCH_COST && !found && search->queued; cost++)
        found = take_wave(search, cost);
    *exhausted = search->exhausted && !search->queued && !found && !shrinker->stopped;
    for (unsigned cost = 0; cost < SEARCH_COST; cost++)
        vector_release(&search->waves[cost]);
    vector_release(&search->places);
    mem_free(search);
    return found;
}
