/* Solutions for which another term holds too: only the parts that it is about are made anew. */
#include "solver/native/compile.h"

struct narrowing {
    const struct solutions *from;
    struct solutions *to;
    struct conjuncts conjuncts; /* what is said in addition, over symbols that are neither fixed nor derived */
    bool *touched;              /* [parts of from] */
};

/* ---- one value of a simple part ---- */

static bool part_has(const struct part *part, const struct lang_value *value)
{
    switch (part->kind) {
    case PART_STRING:
        return strings_contain(part->strings, value->string.s, value->string.length);
    case PART_INTEGER:
        return integers_contains(part->integers, value->integer);
    case PART_REAL:
        return reals_contains(part->reals, value->real);
    case PART_FINITE:
        for (size_t i = 0; i < part->value_count; i++)
            if (lang_value_equal(part->values[i], value))
                return true;
        return false;
    default:
        BUG("a part of this kind is not a set");
    }
}

static bool is_set(const struct part *part)
{
    return part->kind == PART_STRING || part->kind == PART_INTEGER || part->kind == PART_REAL ||
           part->kind == PART_FINITE;
}

/* A string that is not among the readable ones may still be one that is asked for. */
static bool is_proof(const struct part *part)
{
    return part->kind != PART_STRING || part->strings->whole_alphabet;
}

/* 1: the part is that value now; -1: it cannot be; 0: something else is said. */
static int narrow_to_value(struct narrowing *narrowing, size_t k)
{
    const struct part *part = &narrowing->from->parts[k];
    const struct lang_symbol *symbol;
    const struct lang_value *value;
    const struct conjunct *only = NULL;
    if (!is_set(part))
        return 0;
    for (size_t i = 0; i < narrowing->conjuncts.count; i++)
        if (conjunct_mentions(&narrowing->conjuncts.items[i], part->symbols[0])) {
            if (only)
                return 0;
            only = &narrowing->conjuncts.items[i];
        }
    if (!only || only->count != 1 || !is_fact(narrowing->to->store, only->term, &symbol, &value))
        return 0;
    if (!part_has(part, value))
        return is_proof(part) ? -1 : 0;
    solutions_fix(narrowing->to, symbol, value);
    return 1;
}

/* ---- cases ---- */

static void product_take(struct solutions *to, struct solutions *from)
{
    for (size_t i = 0; i < from->own_count; i++)
        if (from->fixed[i])
            solutions_fix(to, from->own[i], from->fixed[i]);
    if (from->state == SOLUTIONS_NONE)
        product_none(to);
    for (size_t k = 0; k < from->part_count; k++)
        product_add(to, part_copy(&from->parts[k]));
    if (from->state == SOLUTIONS_UNKNOWN)
        to->state = SOLUTIONS_UNKNOWN;
    to->exact = to->exact && from->exact;
    if (to->why.length == 0)
        text_add(&to->why, from->why.s);
}

static struct solutions *narrow_product(struct solutions *to, const struct solutions *from,
                                        const struct conjuncts *said);

/* Is there a case that cannot be, by a value it has? */
static bool contradicts(struct store *store, const struct solutions *from, const struct conjuncts *said)
{
    const struct lang_symbol *symbol;
    const struct lang_value *value, *fixed;
    for (size_t i = 0; i < said->count; i++)
        if (said->items[i].count == 1 && is_fact(store, said->items[i].term, &symbol, &value) &&
            (fixed = solutions_fixed(from, symbol)) && !lang_value_equal(fixed, value))
            return true;
    return false;
}

/* The only case that is left is put in the place of the part: its symbols, what is fixed, its parts. */
static void put_in_case(struct solutions *to, const struct part *part, struct solutions *only)
{
    const struct lang_symbol **own = mem_array(to->own_count + 1, sizeof *own);
    size_t count = 0, taken = 0;
    for (size_t i = 0; i < to->own_count; i++) {
        while (taken < only->own_count && only->own[taken]->index < to->own[i]->index)
            own[count++] = only->own[taken++];
        if (symbol_place(part->symbols, part->symbol_count, to->own[i]) == SIZE_MAX)
            own[count++] = to->own[i];
    }
    while (taken < only->own_count)
        own[count++] = only->own[taken++];
    solutions_own(to, own, count);
    mem_free(own);
    product_take(to, only);
}

static int narrow_cases(struct narrowing *narrowing, size_t k)
{
    const struct part *part = &narrowing->from->parts[k];
    struct store *store = narrowing->to->store;
    struct conjuncts own = {0};
    if (part->kind != PART_CASES)
        return 0;
    for (size_t i = 0; i < narrowing->conjuncts.count; i++) {
        const struct conjunct *conjunct = &narrowing->conjuncts.items[i];
        bool inside = true, about = false;
        for (size_t j = 0; j < conjunct->count; j++) {
            bool here = solutions_part_of(narrowing->from, conjunct->symbols[j]) == k;
            inside = inside && here;
            about = about || here;
        }
        if (about && !inside) {
            vector_release(&own);
            return 0;
        }
        if (about)
            vector_push(&own, *conjunct);
    }
    struct part copy = part_copy(part);
    for (size_t i = 0; i < own.count; i++)
        vector_push(&copy.assertions, own.items[i].term);
    copy.order = order_new(store);
    copy.cases = arena_alloc(&store->arena, part->case_count * sizeof *copy.cases);
    copy.case_count = 0;
    bool unknown = false;
    for (size_t i = 0; i < part->case_count; i++) {
        struct solutions *from = part->cases[i];
        if (contradicts(store, from, &own))
            continue;
        struct solutions *one = solutions_case(store, from->own, from->own_count);
        narrow_product(one, from, &own);
        unknown = unknown || one->state == SOLUTIONS_UNKNOWN;
        copy.exact = copy.exact && one->exact;
        if (one->state == SOLUTIONS_SOME)
            copy.cases[copy.case_count++] = one;
    }
    vector_release(&own);
    if (copy.case_count == 0) {
        vector_release(&copy.assertions);
        mem_free(copy.symbols);
        /* Cases that were dropped before could have had them. */
        return unknown || !part->exact ? 0 : -1;
    }
    copy.exact = copy.exact && !unknown;
    if (copy.case_count == 1 && copy.exact) {
        put_in_case(narrowing->to, part, copy.cases[0]);
        vector_release(&copy.assertions);
        mem_free(copy.symbols);
    } else {
        product_add(narrowing->to, copy);
    }
    return 1;
}

/* ---- a number among coupled ones ---- */

static int narrow_linear(struct narrowing *narrowing, size_t k)
{
    const struct part *part = &narrowing->from->parts[k];
    struct store *store = narrowing->to->store;
    const struct conjunct *only = NULL;
    const struct lang_symbol *symbol;
    const struct lang_value *value;
    if (part->kind != PART_LINEAR)
        return 0;
    for (size_t i = 0; i < narrowing->conjuncts.count; i++)
        for (size_t j = 0; j < narrowing->conjuncts.items[i].count; j++)
            if (solutions_part_of(narrowing->from, narrowing->conjuncts.items[i].symbols[j]) == k) {
                if (only && only != &narrowing->conjuncts.items[i])
                    return 0;
                only = &narrowing->conjuncts.items[i];
            }
    if (!only || only->count != 1 || !is_fact(store, only->term, &symbol, &value) || symbol->type->kind == LANG_STRING)
        return 0;
    size_t variable = 0;
    while (part->symbols[variable] != symbol)
        variable++;
    struct integers *set = integers_between(value->integer, value->integer);
    struct linear *linear = linear_narrow(part->linear, variable, set);
    integers_free(set);
    enum linear_state state = linear_state(linear);
    store_keep(store, linear, (void (*)(void *))linear_free);
    if (state != LINEAR_SOME)
        return state == LINEAR_NONE && part->exact ? -1 : 0;
    struct part copy = part_copy(part);
    vector_push(&copy.assertions, only->term);
    copy.linear = linear;
    copy.order = order_new(store);
    product_add(narrowing->to, copy);
    return 1;
}

/* ---- the product ---- */

/* Fixed symbols are put in, derived ones are what they come from. */
static const struct lang_term *underived(void *context, const struct lang_term *symbol)
{
    const struct narrowing *narrowing = context;
    const struct solutions *from = narrowing->from;
    if (symbol->symbol->kind == LANG_BOUND)
        return NULL;
    size_t part = solutions_part_of(from, symbol->symbol);
    if (part == SIZE_MAX || from->parts[part].kind != PART_DERIVED)
        return NULL;
    return term_replace(&narrowing->to->store->arena, from->parts[part].derived, underived, context);
}

static bool needs_more(const struct solutions *from, const struct conjunct *conjunct)
{
    for (size_t i = 0; i < conjunct->count; i++) {
        size_t part = solutions_part_of(from, conjunct->symbols[i]);
        if (part == SIZE_MAX || from->parts[part].kind == PART_DERIVED)
            return true;
    }
    return false;
}

static const struct lang_term *simplify_with_fixed(struct store *store, const struct lang_term *term,
                                                   const struct solutions *from)
{
    for (size_t i = 0; i < from->own_count; i++)
        store->values[from->own[i]->index] = from->fixed[i];
    term = simplify_with(&store->arena, term, store->values);
    for (size_t i = 0; i < from->own_count; i++)
        store->values[from->own[i]->index] = NULL;
    return term;
}

static bool add_said(struct narrowing *narrowing, const struct conjuncts *said)
{
    struct store *store = narrowing->to->store;
    for (size_t i = 0; i < said->count; i++) {
        const struct conjunct *conjunct = &said->items[i];
        const struct lang_symbol *symbol;
        const struct lang_value *value, *fixed;
        if (conjunct->count == 1 && is_fact(store, conjunct->term, &symbol, &value) &&
            (fixed = solutions_fixed(narrowing->from, symbol))) { /* most often, and quick */
            if (!lang_value_equal(fixed, value))
                return false;
            continue;
        }
        if (!needs_more(narrowing->from, conjunct)) {
            vector_push(&narrowing->conjuncts, *conjunct);
            continue;
        }
        const struct lang_term *term = term_replace(&store->arena, conjunct->term, underived, narrowing);
        term = simplify_with_fixed(store, term, narrowing->from);
        if (!conjuncts_add(store, &narrowing->conjuncts, term))
            return false;
    }
    return true;
}

/* What no shorter way was found for: made again from all that is said about it. */
static void compile_again(struct narrowing *narrowing)
{
    struct store *store = narrowing->to->store;
    const struct solutions *from = narrowing->from;
    VECTOR(const struct lang_symbol *) symbols = VECTOR_INIT;
    struct conjuncts conjuncts = {0};
    bool possible = true, any = false;
    for (size_t i = 0; i < from->own_count; i++) {
        size_t part = from->part_of[i];
        if (part != SIZE_MAX && narrowing->touched[part])
            vector_push(&symbols, from->own[i]);
    }
    for (size_t i = 0; i < narrowing->conjuncts.count; i++)
        if (narrowing->touched[solutions_part_of(from, narrowing->conjuncts.items[i].symbols[0])])
            vector_push(&conjuncts, narrowing->conjuncts.items[i]);
    for (size_t k = 0; k < from->part_count && possible; k++)
        for (size_t i = 0; i < from->parts[k].assertions.count && narrowing->touched[k] && possible; i++)
            possible = conjuncts_add(store, &conjuncts, from->parts[k].assertions.items[i]);
    any = symbols.count > 0;
    if (any && possible) {
        struct solutions *again = solutions_case(store, symbols.items, symbols.count);
        compile_product(again, &conjuncts, false);
        product_take(narrowing->to, again);
    } else if (any) {
        product_none(narrowing->to);
    }
    if (!any || !possible)
        vector_release(&conjuncts);
    vector_release(&symbols);
}

static void touch_parts(struct narrowing *narrowing)
{
    for (size_t i = 0; i < narrowing->conjuncts.count; i++)
        for (size_t j = 0; j < narrowing->conjuncts.items[i].count; j++)
            narrowing->touched[solutions_part_of(narrowing->from, narrowing->conjuncts.items[i].symbols[j])] = true;
}

static bool settle_parts(struct narrowing *narrowing)
{
    for (size_t k = 0; k < narrowing->from->part_count; k++) {
        const struct part *part = &narrowing->from->parts[k];
        if (part->kind == PART_DERIVED)
            continue;
        if (!narrowing->touched[k]) {
            product_add(narrowing->to, part_copy(part));
            continue;
        }
        int settled = narrow_to_value(narrowing, k);
        settled = settled != 0 ? settled : narrow_cases(narrowing, k);
        settled = settled != 0 ? settled : narrow_linear(narrowing, k);
        if (settled < 0)
            return false;
        narrowing->touched[k] = settled == 0;
    }
    return true;
}

/* A case that was put in may have brought some that stand before other parts. */
static void derived_last(struct solutions *solutions)
{
    struct part *derived = mem_array(solutions->part_count + 1, sizeof *derived);
    size_t count = 0, others = 0;
    for (size_t k = 0; k < solutions->part_count; k++)
        if (solutions->parts[k].kind == PART_DERIVED)
            derived[count++] = solutions->parts[k];
        else
            solutions->parts[others++] = solutions->parts[k];
    for (size_t k = 0; k < count; k++)
        solutions->parts[others + k] = derived[k];
    mem_free(derived);
}

static struct solutions *narrow_product(struct solutions *to, const struct solutions *from,
                                        const struct conjuncts *said)
{
    struct narrowing narrowing = {.from = from, .to = to};
    narrowing.touched = mem_array(from->part_count + 1, sizeof *narrowing.touched);
    to->state = from->state;
    to->exact = true;
    if (from->state == SOLUTIONS_UNKNOWN)
        text_add(&to->why, from->why.s);
    bool possible = from->state != SOLUTIONS_NONE && add_said(&narrowing, said);
    for (size_t i = 0; i < from->own_count && possible; i++)
        to->fixed[i] = from->fixed[i]; /* their own symbols are the same */
    if (possible)
        touch_parts(&narrowing);
    if (possible && (possible = settle_parts(&narrowing)))
        compile_again(&narrowing);
    if (!possible)
        product_none(to);
    for (size_t k = 0; k < from->part_count && to->state != SOLUTIONS_NONE; k++)
        if (from->parts[k].kind == PART_DERIVED)
            product_add(to, part_copy(&from->parts[k]));
    derived_last(to);
    product_finish(to);
    mem_free(narrowing.touched);
    vector_release(&narrowing.conjuncts);
    return to;
}

/* x = c needs no simplifying, and comes most. */
static bool is_plain_fact(const struct lang_term *term)
{
    return term->op == LANG_EQUAL && term->args[0]->op == LANG_SYMBOL && term->args[1]->op == LANG_CONSTANT;
}

struct solutions *solutions_narrow(const struct solutions *solutions, const struct lang_term *term, struct error *error)
{
    struct store *store = store_new(solutions->symbols, solutions->symbol_count, &solutions->options, solutions->store);
    struct solutions *narrow = solutions_blank(store, solutions->own, solutions->own_count);
    struct conjuncts said = {0};
    struct error own = ERROR_INIT;
    store->error = &own;
    if (store_interrupted(store))
        solutions_doubt(narrow, NULL, "interrupted");
    else if (is_plain_fact(term) ? conjuncts_add(store, &said, term)
                                 : conjuncts_add(store, &said, simplify(&store->arena, term)))
        narrow_product(narrow, solutions, &said);
    else
        product_none(narrow);
    vector_release(&said);
    settle_error(narrow, error);
    return narrow;
}
