#include "solver/native/compile.h"

#include <stdlib.h>

/* ---- conjuncts ---- */

struct collecting {
    struct store *store;
    VECTOR(const struct lang_symbol *) found;
};

/* store->places[index] is 1 for a symbol that was found already. */
static void collect(void *context, const struct lang_symbol *symbol)
{
    struct collecting *collecting = context;
    if (symbol->kind == LANG_BOUND || collecting->store->places[symbol->index])
        return;
    collecting->store->places[symbol->index] = 1;
    vector_push(&collecting->found, symbol);
}

static int by_index(const void *a, const void *b)
{
    const struct lang_symbol *x = *(const struct lang_symbol *const *)a, *y = *(const struct lang_symbol *const *)b;
    return x->index < y->index ? -1 : x->index > y->index;
}

static struct conjunct conjunct_of(struct store *store, const struct lang_term *term)
{
    struct collecting collecting = {store, VECTOR_INIT};
    term_each_symbol(term, collect, &collecting);
    size_t count = collecting.found.count;
    const struct lang_symbol **symbols = arena_alloc(&store->arena, (count + 1) * sizeof *symbols);
    for (size_t i = 0; i < count; i++) {
        symbols[i] = collecting.found.items[i];
        store->places[symbols[i]->index] = 0;
    }
    if (count > 1)
        qsort(symbols, count, sizeof *symbols, by_index);
    vector_release(&collecting.found);
    return (struct conjunct){term, symbols, count};
}

/* One that has no value is an error of the store: everything is in doubt then. */
static bool closed_holds(struct store *store, const struct lang_term *term)
{
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(&store->arena, term, NULL, NULL, &error);
    if (!value && store->error)
        error_set(store->error, ERROR_INPUT, "%s", error.message.s);
    error_release(&error);
    return !value || value->boolean;
}

bool conjuncts_add(struct store *store, struct conjuncts *conjuncts, const struct lang_term *term)
{
    if (term_is(term, true))
        return true;
    if (term->op == LANG_AND && !term->closed) {
        for (size_t i = 0; i < term->count; i++)
            if (!conjuncts_add(store, conjuncts, term->args[i]))
                return false;
        return true;
    }
    bool possible = term->closed ? closed_holds(store, term) : true;
    if (!term->closed)
        vector_push(conjuncts, conjunct_of(store, term));
    else if (!possible)
        vector_push(conjuncts, ((struct conjunct){.term = term}));
    return possible;
}

bool conjunct_mentions(const struct conjunct *conjunct, const struct lang_symbol *symbol)
{
    for (size_t i = 0; i < conjunct->count; i++)
        if (conjunct->symbols[i] == symbol)
            return true;
    return false;
}

/* ---- facts ---- */

bool is_fact(struct store *store, const struct lang_term *term, const struct lang_symbol **symbol,
             const struct lang_value **value)
{
    bool negated = term->op == LANG_NOT;
    const struct lang_term *inner = negated ? term->args[0] : term;
    if (inner->op == LANG_SYMBOL && inner->type->kind == LANG_BOOLEAN) {
        *symbol = inner->symbol;
        *value = lang_boolean(&store->arena, !negated);
        return true;
    }
    if (negated || term->op != LANG_EQUAL)
        return false;
    for (size_t side = 0; side < 2; side++)
        if (term->args[side]->op == LANG_SYMBOL && term->args[1 - side]->op == LANG_CONSTANT) {
            *symbol = term->args[side]->symbol;
            *value = term->args[1 - side]->value;
            return (*symbol)->kind != LANG_BOUND;
        }
    return false;
}

/* Can the symbol be this at all? */
static bool in_type(const struct lang_symbol *symbol, const struct lang_value *value)
{
    if (symbol->kind == LANG_CHOICE)
        return mpz_sgn(value->integer) >= 0 && mpz_cmp_ui(value->integer, symbol->choices) < 0;
    return value->kind == symbol->type->kind;
}

/* Also in the store's scratch. */
static bool fix(struct solutions *solutions, const struct lang_symbol *symbol, const struct lang_value *value)
{
    const struct lang_value *before = solutions->store->values[symbol->index];
    if (before)
        return lang_value_equal(before, value);
    solutions_fix(solutions, symbol, value);
    solutions->store->values[symbol->index] = value;
    return in_type(symbol, value);
}

static bool mentions_fixed(const struct store *store, const struct conjunct *conjunct)
{
    for (size_t i = 0; i < conjunct->count; i++)
        if (store->values[conjunct->symbols[i]->index])
            return true;
    return false;
}

/* Puts known values, which are in the store's scratch, in and finds new ones, until there are none. */
static bool find_facts(struct solutions *solutions, struct conjuncts *conjuncts)
{
    struct store *store = solutions->store;
    for (bool again = true; again;) {
        again = false;
        for (size_t i = 0; i < conjuncts->count; i++) {
            const struct lang_symbol *symbol;
            const struct lang_value *value;
            if (conjuncts->items[i].count == 0)
                return false;
            if (conjuncts->items[i].count != 1 || !is_fact(store, conjuncts->items[i].term, &symbol, &value))
                continue;
            if (!fix(solutions, symbol, value))
                return false;
            conjuncts->items[i--] = conjuncts->items[--conjuncts->count];
        }
        size_t count = conjuncts->count, left = 0;
        for (size_t i = 0; i < count; i++) {
            struct conjunct conjunct = conjuncts->items[i];
            if (!mentions_fixed(store, &conjunct)) {
                conjuncts->items[left++] = conjunct;
                continue;
            }
            again = true;
            const struct lang_term *simple = simplify_with(&store->arena, conjunct.term, store->values);
            size_t before = conjuncts->count;
            if (!conjuncts_add(store, conjuncts, simple))
                return false;
            for (size_t j = before; j < conjuncts->count; j++)
                if (mentions_fixed(store, &conjuncts->items[j]))
                    BUG("a known value cannot be put in: the term is about a side of a relation");
        }
        for (size_t i = count; i < conjuncts->count; i++)
            conjuncts->items[left++] = conjuncts->items[i];
        conjuncts->count = left;
    }
    return true;
}

/* False: a contradiction. */
static bool put_in_facts(struct solutions *solutions, struct conjuncts *conjuncts)
{
    const struct lang_value **values = solutions->store->values;
    for (size_t i = 0; i < solutions->own_count; i++)
        values[solutions->own[i]->index] = solutions->fixed[i];
    bool possible = find_facts(solutions, conjuncts);
    for (size_t i = 0; i < solutions->own_count; i++)
        values[solutions->own[i]->index] = NULL;
    return possible;
}

/* ---- what it can only be ---- */

/* What a symbol that is coupled with others can only be, by what is said about it alone. */
static bool only_value(struct solutions *solutions, const struct component *component, const struct lang_symbol *symbol,
                       bool *impossible)
{
    struct store *store = solutions->store;
    struct terms terms = component_terms(component, symbol);
    bool found = false;
    if (symbol_is_finite(symbol) && (terms.count > 0 || symbol_value_count(symbol) < 2)) {
        const struct lang_value **values;
        size_t count;
        if (finite_values(store, symbol, terms.items, terms.count, &values, &count)) {
            *impossible = count == 0;
            if ((found = count == 1))
                solutions_fix(solutions, symbol, values[0]);
        }
    } else if (terms.count > 0 && (symbol->type->kind == LANG_INTEGER || symbol->type->kind == LANG_DATE ||
                                   symbol->type->kind == LANG_TIME)) {
        struct integers *set = integers_of_symbol(symbol, terms.items, terms.count);
        mpz_t count;
        mpz_init(count);
        if (set && integers_count(set, count) && mpz_cmp_ui(count, 1) <= 0) {
            *impossible = mpz_sgn(count) == 0;
            if ((found = !*impossible)) {
                integers_least(set, count);
                solutions_fix(solutions, symbol, lang_moment(&store->arena, symbol->type->kind, count));
            }
        }
        mpz_clear(count);
        integers_free(set);
    }
    vector_release(&terms);
    return found;
}

/* ---- a component becomes a part ---- */

static const struct lang_term *coupling_term(const struct component *component)
{
    for (size_t i = 0; i < component->conjuncts.count; i++)
        if (component->conjuncts.items[i].count > 1)
            return component->conjuncts.items[i].term;
    return component->conjuncts.count > 0 ? component->conjuncts.items[0].term : NULL;
}

/* The last resort of the native ways: an equation used although it makes the rest harder. */
static bool compile_derived(struct solutions *solutions, const struct component *component)
{
    struct store *store = solutions->store;
    struct conjuncts conjuncts = {0};
    struct derivation derivation;
    for (size_t i = 0; i < component->conjuncts.count; i++)
        vector_push(&conjuncts, component->conjuncts.items[i]);
    bool done = derive(store, &conjuncts, false, &derivation);
    if (done) {
        /* As a case of its own, since its symbols are a product again. */
        struct part part = part_blank(store, component, PART_CASES);
        struct solutions *only = solutions_case(store, component->symbols, component->symbol_count);
        const struct lang_term *equation = term_binary(&store->arena, LANG_EQUAL, type_plain(LANG_BOOLEAN),
                                                       term_symbol(&store->arena, derivation.symbol), derivation.term);
        vector_push(&conjuncts, conjunct_of(store, equation));
        compile_product(only, &conjuncts, true);
        if (only->state == SOLUTIONS_NONE) {
            product_none(solutions);
            vector_release(&part.assertions);
            mem_free(part.symbols);
        } else {
            part.cases = arena_alloc(&store->arena, sizeof *part.cases);
            part.cases[0] = only;
            part.case_count = 1;
            part.state = only->state;
            part.exact = only->exact;
            product_add(solutions, part);
            if (only->why.length > 0 && solutions->why.length == 0)
                text_add(&solutions->why, only->why.s);
        }
    }
    vector_release(&conjuncts);
    return done;
}

typedef enum compiled way(struct store *store, const struct component *component, struct part *part);

static enum compiled sampled_thoroughly(struct store *store, const struct component *component, struct part *part)
{
    return compile_sampled(store, component, true, part);
}

static enum compiled sampled_somehow(struct store *store, const struct component *component, struct part *part)
{
    return compile_sampled(store, component, false, part);
}

static bool try_ways(struct solutions *solutions, const struct component *component, way *const *ways)
{
    for (; *ways; ways++) {
        struct part part;
        enum compiled compiled = (*ways)(solutions->store, component, &part);
        if (compiled == COMPILED)
            product_add(solutions, part);
        if (compiled == COMPILED_NONE)
            product_none(solutions);
        if (compiled != COMPILED_NOT)
            return true;
        if (store_interrupted(solutions->store) ||
            (solutions->store->error && solutions->store->error->kind != ERROR_NONE))
            return false;
    }
    return false;
}

static void compile_component(struct solutions *solutions, const struct component *component)
{
    static way *const of_one[] = {compile_single, NULL};
    static way *const of_several[] = {compile_coupled, compile_cases, NULL};
    static way *const otherwise[] = {sampled_thoroughly, compile_guessed, compile_foreign, sampled_somehow, NULL};
    if (try_ways(solutions, component, component->symbol_count == 1 ? of_one : of_several))
        return;
    if (component->symbol_count > 1 && !solutions->store->interrupted && compile_derived(solutions, component))
        return;
    if (!solutions->store->sampling && !solutions->store->interrupted && try_ways(solutions, component, otherwise))
        return;
    const struct error *error = solutions->store->error;
    if (solutions->store->interrupted)
        solutions_doubt(solutions, NULL, "interrupted");
    else
        solutions_doubt(solutions, coupling_term(component),
                        error && error->kind != ERROR_NONE         ? error->message.s
                        : solutions->store->too_large != NULL      ? solutions->store->too_large
                        : solutions->store->options.solver != NULL ? "no solution was found, and none was excluded"
                                                                   : "this takes a solver");
}

/* ---- the product ---- */

static void add_derived(struct solutions *solutions, const struct derivation *derived, size_t count)
{
    for (size_t i = count; i-- > 0;) {
        struct component alone = {&(const struct lang_symbol *){derived[i].symbol}, 1, {0}};
        struct part part = part_blank(solutions->store, &alone, PART_DERIVED);
        part.derived = derived[i].term;
        product_add(solutions, part);
    }
}

/* Nested choices that are not on the way that was chosen say nothing: they must not multiply solutions, and there may
 * be very many of them. */
static void drop_unused_choices(struct solutions *solutions, const struct conjuncts *conjuncts, bool *given_away)
{
    size_t *used = solutions->store->places, left = 0;
    const struct lang_symbol **symbols = mem_array(solutions->own_count + 1, sizeof *symbols);
    for (size_t i = 0; i < conjuncts->count; i++)
        for (size_t j = 0; j < conjuncts->items[i].count; j++)
            used[conjuncts->items[i].symbols[j]->index] = 1;
    for (size_t i = 0; i < solutions->own_count; i++) {
        const struct lang_symbol *symbol = solutions->own[i];
        if (symbol->kind == LANG_CHOICE && !used[symbol->index] && !solutions->fixed[i] && !given_away[i])
            continue;
        given_away[left] = given_away[i];
        symbols[left++] = symbol;
    }
    for (size_t i = 0; i < solutions->own_count; i++)
        used[solutions->own[i]->index] = 0;
    if (left < solutions->own_count)
        solutions_own(solutions, symbols, left);
    mem_free(symbols);
}

static bool find_only_values(struct solutions *solutions, const struct component *components, size_t count,
                             bool *impossible)
{
    bool found = false;
    for (size_t i = 0; i < count && !*impossible; i++)
        for (size_t j = 0; j < components[i].symbol_count && components[i].symbol_count > 1 && !*impossible; j++)
            found = only_value(solutions, &components[i], components[i].symbols[j], impossible) || found;
    return found;
}

void compile_product(struct solutions *solutions, struct conjuncts *conjuncts, bool inside_case)
{
    VECTOR(struct derivation) derived = VECTOR_INIT;
    bool *given_away = mem_array(solutions->own_count + 1, sizeof *given_away);
    struct component *components = NULL;
    size_t count = 0;
    bool impossible = false, again = true;
    while (again && !impossible) {
        struct derivation derivation;
        release_components(components, count);
        components = NULL, count = 0;
        impossible = !put_in_facts(solutions, conjuncts);
        if (!impossible && derive(solutions->store, conjuncts, true, &derivation)) {
            vector_push(&derived, derivation);
            for (size_t i = 0; i < solutions->own_count; i++)
                given_away[i] = given_away[i] || solutions->own[i] == derivation.symbol;
            continue;
        }
        if (impossible)
            break;
        if (inside_case)
            drop_unused_choices(solutions, conjuncts, given_away);
        components = components_of(solutions, conjuncts, given_away, &count);
        again = find_only_values(solutions, components, count, &impossible);
    }
    for (size_t i = 0; i < count && !impossible && solutions->state != SOLUTIONS_NONE; i++)
        compile_component(solutions, &components[i]);
    if (impossible)
        product_none(solutions);
    if (solutions->state != SOLUTIONS_NONE)
        add_derived(solutions, derived.items, derived.count);
    product_finish(solutions);
    release_components(components, count);
    vector_release(&derived);
    mem_free(given_away);
    vector_release(conjuncts);
}
