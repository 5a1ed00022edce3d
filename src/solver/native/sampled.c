/* Candidates that are drawn and tested: for what no set describes and few
 * candidates fail, and for what is so small that all can be tried. */
#include <string.h>
#include "base/map.h"
#include "solver/native/compile.h"

#define ALL_TRIED 20000       /* so few candidates are tried all, which is exact */
#define FIRST_TRIES 256       /* of many, so many are tried ... */
#define FIRST_SUCCESSES 4     /* ... and so many must pass, else a solver is better */
#define LAST_TRIES 20000      /* without a solver: until one passes */
#define TRIES_IN_VAIN 100000  /* one after the other, while drawing ... */
#define EFFORT_IN_VAIN (1 << 21) /* ... and so much work (store.h) */
#define LONGEST_DRAWN 64      /* of a pattern that is walked, where nothing is said about the length ... */
#define LONGEST_OF_ALL 1000   /* ... and none that is so short was found */

struct sampled {
    struct store *store;
    struct solutions *base; /* NULL: strings drawn from the regex */
    struct regex *regex;
    const struct lang_symbol *symbol; /* of the regex */
    size_t longest;                   /* strings that are drawn of it */
    struct terms tests;
    const struct lang_symbol **symbols;
    size_t symbol_count;
    const struct lang_value **candidate; /* [all symbols] */
    bool all;                            /* passed is all there is, in the order of seed 0 */
    uint64_t seed;
    bool started, ended;
    uint64_t next;                  /* candidate to try */
    VECTOR(uint64_t) passed;        /* candidates */
    struct map seen;                /* strings of the regex, which repeats itself */
    struct arena strings_arena;
    VECTOR(const struct lang_value *) strings;
};

static void release_sampled(void *what)
{
    struct sampled *sampled = what;
    vector_release(&sampled->tests);
    vector_release(&sampled->passed);
    vector_release(&sampled->strings);
    map_release(&sampled->seen);
    arena_release(&sampled->strings_arena);
    mem_free(sampled->symbols);
    mem_free(sampled->candidate);
    mem_free(sampled);
}

/* ---- candidates ---- */

static bool passes(struct sampled *sampled, struct arena *arena)
{
    struct error error = ERROR_INIT;
    bool holds = true;
    for (size_t i = 0; i < sampled->tests.count && holds; i++) {
        const struct lang_value *value =
            lang_evaluate(arena, sampled->tests.items[i], sampled->candidate, NULL, &error);
        holds = value && value->boolean;
    }
    error_release(&error);
    return holds;
}

static bool draw_string(struct sampled *sampled, uint64_t n, struct arena *arena)
{
    struct text text;
    struct error error = ERROR_INIT;
    text_init(&text);
    bool drawn = regex_draw(sampled->regex, NULL, 0, sampled->longest, order_seed(sampled->seed, n), &text, &error);
    if (drawn)
        sampled->candidate[sampled->symbol->index] = lang_string(arena, text.s, text.length);
    text_release(&text);
    error_release(&error);
    return drawn;
}

/* What it takes to make and to test the candidate. */
static uint64_t effort_of(const struct sampled *sampled)
{
    uint64_t effort = 16;
    for (size_t i = 0; i < sampled->symbol_count; i++) {
        const struct lang_value *value = sampled->candidate[sampled->symbols[i]->index];
        if (value && value->kind == LANG_STRING)
            effort += value->string.length;
    }
    return effort;
}

/* The next one that passes; false: none of so many tries, or of as many as the effort allows. */
static bool find_next(struct sampled *sampled, uint64_t tries, uint64_t *effort)
{
    struct arena arena = ARENA_INIT;
    bool found = false;
    for (uint64_t i = 0; i < tries && !found && !sampled->ended && *effort > 0; i++) {
        if (store_interrupted(sampled->store))
            break;
        if (i % 64 == 63)
            arena_release(&arena);
        uint64_t n = sampled->next++;
        if (sampled->base)
            solutions_begin(sampled->base, &arena, sampled->candidate);
        bool drawn = sampled->base ? draw_product(sampled->base, sampled->seed, n, &arena, sampled->candidate)
                                   : draw_string(sampled, n, &arena);
        sampled->ended = !drawn;
        uint64_t taken = drawn ? effort_of(sampled) : 1; /* the last candidate is gone */
        *effort -= taken < *effort ? taken : *effort;
        if (!drawn || !passes(sampled, &arena))
            continue;
        if (!sampled->base) {
            const struct lang_value *string = sampled->candidate[sampled->symbol->index];
            if (strlen(string->string.s) != string->string.length || map_get(&sampled->seen, string->string.s))
                continue;
            map_put(&sampled->seen, string->string.s, sampled);
            vector_push(&sampled->strings, lang_value_copy(&sampled->strings_arena, string));
        }
        vector_push(&sampled->passed, n);
        found = true;
    }
    arena_release(&arena);
    return found;
}

static void start(struct sampled *sampled, uint64_t seed)
{
    sampled->seed = seed;
    sampled->started = true;
    sampled->ended = false;
    sampled->next = 0;
    sampled->passed.count = sampled->strings.count = 0;
    map_release(&sampled->seen);
    arena_release(&sampled->strings_arena);
}

bool sampled_draw(struct sampled *sampled, uint64_t seed, uint64_t i, struct arena *arena,
                  const struct lang_value **values)
{
    if (sampled->all) {
        if (i >= sampled->passed.count)
            return false;
        i = order_shuffled(seed, i, sampled->passed.count);
    } else if (!sampled->started || sampled->seed != seed) {
        start(sampled, seed);
    }
    while (sampled->passed.count <= i) {
        uint64_t effort = EFFORT_IN_VAIN;
        if (!find_next(sampled, TRIES_IN_VAIN, &effort)) {
            sampled->ended = true;
            return false;
        }
    }
    if (!sampled->base) {
        values[sampled->symbol->index] = lang_value_copy(arena, sampled->strings.items[i]);
        return true;
    }
    return draw_product(sampled->base, sampled->seed, sampled->passed.items[i], arena, values);
}

bool sampled_count(const struct sampled *sampled, mpz_t count)
{
    mpz_set_ui(count, sampled->passed.count);
    return sampled->all;
}

/* ---- what candidates are made of ---- */

static bool is_equation(const struct lang_term *term, const struct lang_symbol **symbol)
{
    for (int side = 0; side < 2 && term->op == LANG_EQUAL; side++)
        if (term->args[side]->op == LANG_SYMBOL && !term_about(term->args[1 - side], term->args[side]->symbol) &&
            !term_may_be_undefined(term->args[1 - side])) {
            *symbol = term->args[side]->symbol;
            return true;
        }
    return false;
}

/* Can these be compiled without candidates? */
static struct solutions *compiled_of(struct store *store, const struct component *component,
                                     const struct conjuncts *chosen)
{
    struct conjuncts copy = {0};
    for (size_t i = 0; i < chosen->count; i++)
        vector_push(&copy, chosen->items[i]);
    struct solutions *base = solutions_case(store, component->symbols, component->symbol_count);
    bool before = store->sampling;
    store->sampling = true;
    compile_product(base, &copy, false);
    store->sampling = before;
    return base;
}

/* Together with what was chosen about that symbol. */
static bool compiles_alone(struct store *store, const struct conjuncts *chosen, const struct conjunct *conjunct,
                           bool *exact)
{
    struct component alone = {(const struct lang_symbol **)conjunct->symbols, 1, {0}};
    for (size_t i = 0; i < chosen->count; i++)
        if (chosen->items[i].count == 1 && chosen->items[i].symbols[0] == conjunct->symbols[0])
            vector_push(&alone.conjuncts, chosen->items[i]);
    vector_push(&alone.conjuncts, *conjunct);
    struct part part;
    enum compiled compiled = compile_single(store, &alone, &part);
    vector_release(&alone.conjuncts);
    *exact = compiled == COMPILED_NONE || (compiled == COMPILED && part.exact);
    if (compiled != COMPILED)
        return compiled == COMPILED_NONE;
    vector_release(&part.assertions);
    mem_free(part.symbols);
    return true;
}

/* What is said about one symbol, as far as it can be compiled: first what leaves
 * no value out.  If that is anything, the rest is tested instead. */
static void choose_about(struct store *store, const struct component *component, const struct lang_symbol *symbol,
                         struct conjuncts *chosen)
{
    bool any = false, exact;
    for (int pass = 0; pass < 2 && !any; pass++)
        for (size_t i = 0; i < component->conjuncts.count; i++) {
            const struct conjunct *conjunct = &component->conjuncts.items[i];
            if (conjunct->count != 1 || conjunct->symbols[0] != symbol ||
                !compiles_alone(store, chosen, conjunct, &exact) || (pass == 0 && !exact))
                continue;
            any = any || exact;
            vector_push(chosen, *conjunct);
        }
}

static struct solutions *base_of(struct store *store, const struct component *component)
{
    struct conjuncts chosen = {0};
    VECTOR(const struct lang_symbol *) computed = VECTOR_INIT;
    const struct lang_symbol *symbol;
    for (size_t i = 0; i < component->conjuncts.count; i++) { /* an equation computes one symbol, once */
        const struct conjunct *conjunct = &component->conjuncts.items[i];
        bool known = conjunct->count < 2 || !is_equation(conjunct->term, &symbol);
        for (size_t j = 0; j < computed.count && !known; j++)
            known = conjunct_mentions(conjunct, computed.items[j]);
        if (known)
            continue;
        vector_push(&computed, symbol);
        vector_push(&chosen, *conjunct);
    }
    for (size_t i = 0; i < component->symbol_count; i++) {
        bool tested = false;
        for (size_t j = 0; j < computed.count && !tested; j++)
            tested = component->symbols[i] == computed.items[j];
        if (!tested)
            choose_about(store, component, component->symbols[i], &chosen);
    }
    struct solutions *base = compiled_of(store, component, &chosen);
    vector_release(&chosen);
    vector_release(&computed);
    return base;
}

/* A pattern that only walking it can make strings of: it has backreferences, or an automaton that is too large. */
static struct regex *drawn_regex(struct store *store, const struct component *component)
{
    for (size_t i = 0; i < component->conjuncts.count && component->symbol_count == 1; i++) {
        const struct lang_term *term = component->conjuncts.items[i].term;
        if (term->op != LANG_MATCHES || term->args[0]->op != LANG_SYMBOL || term->args[1]->op != LANG_CONSTANT)
            continue;
        struct regex *regex = term->args[1]->value->regex->regex;
        if (regex_has_backreferences(regex) ||
            (store->too_large && !store_strings(store, component->symbols[0], &term, 1, store->options.alphabet)))
            return regex;
    }
    return NULL;
}

/* How long strings that are walked may be, by all else that is said about them. */
static size_t longest_drawn(const struct sampled *sampled)
{
    const struct solutions *base = sampled->base;
    size_t part = base->state == SOLUTIONS_SOME ? solutions_part_of(base, sampled->symbol) : SIZE_MAX, least;
    if (part == SIZE_MAX || base->parts[part].kind != PART_STRING)
        return LONGEST_DRAWN;
    const struct lengths *lengths = strings_lengths(base->parts[part].strings);
    if (!lengths || !lengths_next(lengths, 0, &least))
        return LONGEST_DRAWN;
    size_t longest = 2 * least > LONGEST_DRAWN ? 2 * least : LONGEST_DRAWN;
    while (longest > least && !lengths_contain(lengths, longest))
        longest--;
    return longest;
}

static struct sampled *sampled_new(struct store *store, const struct component *component)
{
    struct sampled *sampled = mem_alloc(sizeof *sampled);
    store_keep(store, sampled, release_sampled);
    sampled->store = store;
    sampled->symbols = mem_array(component->symbol_count, sizeof *sampled->symbols);
    sampled->symbol_count = component->symbol_count;
    for (size_t i = 0; i < component->symbol_count; i++)
        sampled->symbols[i] = component->symbols[i];
    sampled->regex = drawn_regex(store, component);
    sampled->symbol = component->symbols[0];
    sampled->candidate = mem_array(store->symbol_count + 1, sizeof *sampled->candidate);
    for (size_t i = 0; i < component->conjuncts.count; i++)
        vector_push(&sampled->tests, component->conjuncts.items[i].term);
    return sampled;
}

static bool are_few(const struct sampled *sampled)
{
    return sampled->base && solutions_bound(sampled->base) <= ALL_TRIED;
}

/* All candidates are tried, where there are few.  False: there are too many. */
static bool try_all(struct store *store, struct sampled *sampled)
{
    if (!are_few(sampled))
        return false;
    mpz_t count;
    mpz_init(count);
    sampled->all = solutions_count(sampled->base, count) && mpz_cmp_ui(count, ALL_TRIED) <= 0;
    mpz_clear(count);
    start(sampled, 0);
    while (sampled->all && find_next(sampled, TRIES_IN_VAIN, &store->effort_of_all))
        ;
    sampled->all = sampled->all && sampled->ended;
    return sampled->all;
}

/* A few of many are tried; false: too few of them pass. */
static bool try_some(struct store *store, struct sampled *sampled, bool thorough)
{
    size_t wanted = thorough ? FIRST_SUCCESSES : 1;
    uint64_t most = thorough ? FIRST_TRIES : LAST_TRIES;
    start(sampled, store->options.solver_options ? store->options.solver_options->seed : 0);
    while (sampled->passed.count < wanted && sampled->next < most)
        if (!find_next(sampled, most - sampled->next, &store->effort))
            break;
    return sampled->passed.count >= wanted;
}

/* The pattern is walked; where that gives too few, strings of all else that is said are tried. */
static bool try_walks(struct store *store, struct sampled *sampled, bool thorough)
{
    struct solutions *base = sampled->base;
    sampled->base = NULL;
    if (try_some(store, sampled, thorough))
        return true;
    if (sampled->next <= 1) { /* what matches is longer, perhaps */
        sampled->longest = LONGEST_OF_ALL;
        if (try_some(store, sampled, thorough))
            return true;
    }
    sampled->base = base;
    return base && try_some(store, sampled, thorough);
}

/* Where all characters give few candidates too, trying those proves something. */
static void widen(struct store *store, const struct component *component, struct sampled *sampled)
{
    if (sampled->base->state != SOLUTIONS_SOME || sampled->base->exact || store->options.alphabet == STRINGS_ALL ||
        solutions_bound(sampled->base) > ALL_TRIED)
        return;
    enum strings_alphabet before = store->options.alphabet;
    store->options.alphabet = STRINGS_ALL;
    struct solutions *wide = base_of(store, component);
    store->options.alphabet = before;
    if (wide->state == SOLUTIONS_SOME && wide->exact && solutions_bound(wide) <= ALL_TRIED)
        sampled->base = wide;
}

enum compiled compile_sampled(struct store *store, const struct component *component, bool thorough, struct part *part)
{
    struct sampled *sampled = sampled_new(store, component);
    sampled->base = base_of(store, component);
    if (sampled->base->state == SOLUTIONS_NONE)
        return COMPILED_NONE;
    widen(store, component, sampled);
    if (sampled->regex)
        sampled->longest = longest_drawn(sampled);
    if (sampled->base->state == SOLUTIONS_UNKNOWN)
        sampled->base = NULL;
    if (!sampled->base && !sampled->regex)
        return COMPILED_NOT;
    if (!thorough && are_few(sampled) && !sampled->regex) /* they have all been tried */
        return COMPILED_NOT;
    bool all = try_all(store, sampled), exact = all && sampled->base->exact;
    if (all && sampled->passed.count == 0)
        return exact ? COMPILED_NONE : COMPILED_NOT;
    if (!all && !(sampled->regex ? try_walks(store, sampled, thorough) : try_some(store, sampled, thorough)))
        return COMPILED_NOT;
    *part = part_blank(store, component, PART_SAMPLED);
    part->sampled = sampled;
    part->exact = exact;
    return COMPILED;
}
