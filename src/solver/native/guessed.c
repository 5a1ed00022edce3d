/* Strings that are coupled by what is in them: a value of one symbol is drawn
 * from what is said about it alone and put in.  What is left about the others
 * is simple then: a host is guessed, and all addresses that contain it are
 * known.  It pays where most guesses leave something; which symbol to guess is
 * found by trying. */
#include "solver/native/compile.h"

#define FIRST_GUESSES 8  /* so many are tried of each symbol ... */
#define NESTED_GUESSES 3 /* ... or so many, after another one was guessed */
#define GOOD_SHARE 4     /* one in so many must leave something */
#define NESTED_MOST 2    /* symbols guessed one after the other */
#define GUESSES_IN_VAIN 300
#define REMEMBERED 64 /* guesses whose rest is kept */

/* What is left with one guess put in. */
struct rest {
    struct solutions *solutions;
    struct arena arena; /* of its assertions */
};

struct guessed {
    struct store *store;
    const struct lang_symbol **symbols; /* of the part */
    size_t symbol_count;
    struct terms assertions;
    const struct lang_symbol *symbol; /* that is guessed */
    struct terms about;               /* what is said about it alone */
    struct solutions *guesses;
    uint64_t guess_count;              /* ORDER_UNBOUNDED: more than will be tried */
    const struct lang_symbol **others; /* [all symbols]: what is left to find; NULL elsewhere */
    struct rest rests[REMEMBERED];
    uint64_t seed, next, found_in_round;
    bool started, ended;
    struct arena arena;                       /* of what was found */
    VECTOR(const struct lang_value **) found; /* each [symbol_count] */
    const struct lang_value **values;         /* [all symbols] */
};

static void release_rest(struct rest *rest)
{
    if (rest->solutions)
        solutions_free(rest->solutions);
    arena_release(&rest->arena);
}

/* The order of this seed begins. */
static void start(struct guessed *guessed, uint64_t seed)
{
    for (size_t i = 0; i < REMEMBERED; i++) {
        release_rest(&guessed->rests[i]);
        guessed->rests[i] = (struct rest){0};
    }
    arena_release(&guessed->arena);
    guessed->found.count = 0;
    guessed->seed = seed;
    guessed->next = guessed->found_in_round = 0;
    guessed->started = true;
    guessed->ended = false;
}

static void release_guessed(void *what)
{
    struct guessed *guessed = what;
    start(guessed, 0);
    solutions_free(guessed->guesses);
    vector_release(&guessed->assertions);
    vector_release(&guessed->about);
    vector_release(&guessed->found);
    mem_free(guessed->symbols);
    mem_free(guessed->others);
    mem_free(guessed->values);
    mem_free(guessed);
}

static struct solutions *solutions_inside(const struct store *store, const struct lang_symbol *const *symbols,
                                          const struct terms *assertions)
{
    struct solutions_options options = store->options;
    struct error error = ERROR_INIT;
    options.solver = NULL;
    options.guessed++;
    struct solutions *solutions =
        solutions_of(symbols, store->symbol_count, assertions->items, assertions->count, &options, &error);
    error_release(&error);
    return solutions;
}

/* ---- one guess ---- */

static struct rest rest_with(struct guessed *guessed, const struct lang_value *guess)
{
    struct store *store = guessed->store;
    struct rest rest = {0};
    struct terms left = {0};
    const struct lang_value **known = mem_array(store->symbol_count + 1, sizeof *known);
    known[guessed->symbol->index] = lang_value_copy(&rest.arena, guess);
    for (size_t i = 0; i < guessed->assertions.count; i++)
        vector_push(&left, simplify_with(&rest.arena, guessed->assertions.items[i], known));
    rest.solutions = solutions_inside(store, guessed->others, &left);
    vector_release(&left);
    mem_free(known);
    return rest;
}

/* The guess of this number, and what of its rest has that number; into values. */
static bool draw_guess(struct guessed *guessed, uint64_t seed, uint64_t guess, uint64_t variation)
{
    const struct lang_value **values = guessed->values;
    if (!draw_product(guessed->guesses, seed, guess, &guessed->arena, values))
        return false;
    struct rest mine = {0}, *rest = guess < REMEMBERED ? &guessed->rests[guess] : &mine;
    if (!rest->solutions)
        *rest = rest_with(guessed, values[guessed->symbol->index]);
    bool drawn = rest->solutions->state == SOLUTIONS_SOME &&
                 draw_product(rest->solutions, order_seed(seed, guess), variation, &guessed->arena, values);
    release_rest(&mine);
    return drawn;
}

static bool is_solution(struct guessed *guessed)
{
    struct error error = ERROR_INIT;
    bool holds = true;
    for (size_t i = 0; i < guessed->assertions.count && holds; i++) {
        const struct lang_value *value =
            lang_evaluate(&guessed->arena, guessed->assertions.items[i], guessed->values, NULL, &error);
        holds = value && value->boolean;
    }
    error_release(&error);
    return holds;
}

static void keep(struct guessed *guessed)
{
    const struct lang_value **values = arena_alloc(&guessed->arena, guessed->symbol_count * sizeof *values);
    for (size_t i = 0; i < guessed->symbol_count; i++)
        values[i] = guessed->values[guessed->symbols[i]->index];
    vector_push(&guessed->found, values);
}

/* ---- one after the other ---- */

/* Every guess once, then every guess again with something else for the others. */
static bool find_one(struct guessed *guessed, uint64_t seed)
{
    uint64_t n = guessed->next++, guess = n % guessed->guess_count;
    if (n > 0 && guess == 0) {
        guessed->ended = guessed->found_in_round == 0;
        guessed->found_in_round = 0;
    }
    if (guessed->ended || !draw_guess(guessed, seed, guess, n / guessed->guess_count) || !is_solution(guessed))
        return false;
    guessed->found_in_round++;
    keep(guessed);
    return true;
}

static bool find_another(struct guessed *guessed, uint64_t seed)
{
    for (int i = 0; i < GUESSES_IN_VAIN && !guessed->ended && !store_interrupted(guessed->store); i++)
        if (find_one(guessed, seed))
            return true;
    guessed->ended = true;
    return false;
}

bool guessed_draw(struct guessed *guessed, uint64_t seed, uint64_t i, struct arena *arena,
                  const struct lang_value **values)
{
    if (!guessed->started || guessed->seed != seed)
        start(guessed, seed);
    while (guessed->found.count <= i)
        if (guessed->ended || !find_another(guessed, seed))
            return false;
    for (size_t k = 0; k < guessed->symbol_count; k++)
        values[guessed->symbols[k]->index] = lang_value_copy(arena, guessed->found.items[i][k]);
    return true;
}

/* ---- the part ---- */

static struct guessed *guessed_new(struct store *store, const struct component *component,
                                   const struct lang_symbol *symbol)
{
    struct guessed *guessed = mem_alloc(sizeof *guessed);
    const struct lang_symbol **alone = mem_array(store->symbol_count + 1, sizeof *alone);
    guessed->store = store;
    guessed->symbol = symbol;
    guessed->symbol_count = component->symbol_count;
    guessed->symbols = mem_array(component->symbol_count, sizeof *guessed->symbols);
    guessed->others = mem_array(store->symbol_count + 1, sizeof *guessed->others);
    guessed->values = mem_array(store->symbol_count + 1, sizeof *guessed->values);
    for (size_t i = 0; i < component->symbol_count; i++) {
        guessed->symbols[i] = component->symbols[i];
        if (component->symbols[i] != symbol)
            guessed->others[component->symbols[i]->index] = component->symbols[i];
    }
    for (size_t i = 0; i < component->conjuncts.count; i++)
        vector_push(&guessed->assertions, component->conjuncts.items[i].term);
    guessed->about = component_terms(component, symbol);
    alone[symbol->index] = symbol;
    guessed->guesses = solutions_inside(store, alone, &guessed->about);
    guessed->guess_count = guessed->guesses->state == SOLUTIONS_SOME ? solutions_bound(guessed->guesses) : 0;
    mem_free(alone);
    return guessed;
}

/* How many of the first guesses leave something; all of them are as good as it gets. */
static size_t try_guesses(struct guessed *guessed, size_t tries)
{
    const struct solver_options *options = guessed->store->options.solver_options;
    uint64_t seed = order_seed(options ? options->seed : 0, guessed->symbols[0]->index);
    start(guessed, seed);
    for (size_t i = 0; i < tries && guessed->guess_count > 0 && guessed->store->guesses > 0; i++) {
        guessed->store->guesses--;
        find_one(guessed, seed);
    }
    return guessed->found.count;
}

static bool has_string(const struct component *component)
{
    for (size_t i = 0; i < component->symbol_count; i++)
        if (component->symbols[i]->type->kind == LANG_STRING)
            return true;
    return false;
}

enum compiled compile_guessed(struct store *store, const struct component *component, struct part *part)
{
    size_t tries = store->options.guessed > 0 ? NESTED_GUESSES : FIRST_GUESSES, most = 0;
    struct guessed *best = NULL;
    if (component->symbol_count < 2 || !has_string(component) || store->options.guessed >= NESTED_MOST)
        return COMPILED_NOT;
    for (size_t i = 0; i < component->symbol_count && most < tries && !store_interrupted(store); i++) {
        if (component->symbols[i]->kind == LANG_CHOICE) /* its cases were looked at already */
            continue;
        struct guessed *guessed = guessed_new(store, component, component->symbols[i]);
        size_t found = try_guesses(guessed, tries);
        struct guessed *worse = found > most ? best : guessed;
        if (found > most) {
            best = guessed;
            most = found;
        }
        if (worse)
            release_guessed(worse);
    }
    if (most * GOOD_SHARE < tries) {
        if (best)
            release_guessed(best);
        return COMPILED_NOT;
    }
    *part = part_blank(store, component, PART_GUESSED);
    part->guessed = store_keep(store, best, release_guessed);
    part->exact = false;
    return COMPILED;
}
