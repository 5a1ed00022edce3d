/* enumerate*: figure 13 of the paper. */
#include "front/lang/meta.h"

/* One case: chosen, and then its assertion and what its difference demands hold. */
static const struct lang_term *chosen_case(struct elaborator *E, const struct lang_symbol *choice, size_t i,
                                           const struct lang_term *assertion, struct lang_place at)
{
    const struct lang_term *args[] = {term_binary(E->arena, LANG_EQUAL, type_plain(LANG_BOOLEAN),
                                                  term_symbol(E->arena, choice), term_integer(E->arena, (long long)i)),
                                      assertion};
    return term_placed(E->arena, term_connect(E->arena, LANG_AND, args, 2), at);
}

/* One case needs no choice (figure 13): it is its difference.  But where that
 * is never there is one solution (theorem 4.1), while never by itself leaves
 * the default inequality; so it becomes (all-of never). */
static const struct meta *enumerate_one(struct elaborator *E, const struct lang_term *assertion,
                                        const struct meta *difference, struct lang_place at)
{
    const struct lang_term *both[] = {assertion, difference->demands};
    const struct lang_difference *only = difference->difference;
    if (only->kind == LANG_NEVER) {
        struct lang_difference *all = difference_make(E, LANG_ALL_OF, at);
        const struct lang_difference **items = arena_alloc(E->arena, sizeof *items);
        items[0] = only;
        all->items = items;
        all->count = 1;
        only = all;
    }
    return difference_meta(E, only, term_placed(E->arena, term_connect(E->arena, LANG_AND, both, 2), at));
}

/* Inside an enumeration (all-of never) is never again. */
static const struct lang_difference *inner(const struct lang_difference *difference)
{
    bool never = difference->kind == LANG_ALL_OF && difference->count == 1 && difference->items[0]->kind == LANG_NEVER;
    return never ? difference->items[0] : difference;
}

static const struct lang_term *case_assertion(struct elaborator *E, const struct meta *as, const struct meta *cs,
                                              size_t i, struct lang_place at)
{
    if (cs->items[i]->kind != META_DIFFERENCE)
        return elaborator_expected(E, at,
                                   meta_is_function(cs->items[i])
                                       ? "a difference in the second list of enumerate*, such as (relation x f) for a "
                                         "symbol x and a function f"
                                       : "a difference in the second list of enumerate*",
                                   cs->items[i]);
    if (as->items[i]->kind != META_TERM || as->items[i]->term->type->kind != LANG_BOOLEAN)
        return elaborator_expected(E, at,
                                   meta_is_function(as->items[i])
                                       ? "an assertion in the first list of enumerate*, with what it is about, such as "
                                         "(lt x 9)"
                                       : "an assertion in the first list of enumerate*",
                                   as->items[i]);
    return as->items[i]->term;
}

static const struct meta *enumerate(struct elaborator *E, const struct meta *as, const struct meta *cs,
                                    struct lang_place at)
{
    size_t count = as->count;
    if (count == 1) {
        const struct lang_term *assertion = case_assertion(E, as, cs, 0, at);
        return assertion ? enumerate_one(E, assertion, cs->items[0], at) : NULL;
    }
    struct lang_symbol *choice = (struct lang_symbol *)symbol_new(
        E, LANG_CHOICE, arena_format(E->arena, "choice%zu", E->symbols.count), type_plain(LANG_INTEGER), at);
    choice->choices = count;
    struct lang_difference *difference = difference_make(E, LANG_ENUMERATE, at);
    const struct lang_difference **items = arena_alloc(E->arena, (count + 1) * sizeof *items);
    const struct lang_term **assertions = arena_alloc(E->arena, (count + 1) * sizeof *assertions);
    const struct lang_term **cases = arena_alloc(E->arena, (count + 1) * sizeof *cases);
    for (size_t i = 0; i < count; i++) {
        const struct lang_term *assertion = case_assertion(E, as, cs, i, at);
        if (!assertion)
            return NULL;
        const struct lang_term *both[] = {assertion, cs->items[i]->demands};
        items[i] = inner(cs->items[i]->difference);
        assertions[i] = term_connect(E->arena, LANG_AND, both, 2);
        cases[i] = chosen_case(E, choice, i, assertions[i], at);
    }
    difference->items = items;
    difference->assertions = assertions;
    difference->count = count;
    difference->choice = choice;
    const struct meta *demands = meta_term(E, term_connect(E->arena, LANG_OR, cases, count), at);
    if (!demands)
        return NULL;
    struct meta *meta = (struct meta *)difference_meta(E, difference, demands->term);
    meta_measure(meta, cs->items, cs->count);
    return meta;
}

const struct meta *difference_enumerate(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    const struct meta *as = call->args[0], *cs;
    if (as->kind != META_LIST)
        return elaborator_expected(E, call_place(call, 0), "a list of assertions", as);
    if (self->detail) {
        struct meta *nevers = (struct meta *)meta_list(E, as->items, as->count);
        for (size_t i = 0; i < as->count; i++)
            nevers->items[i] = map_get(&E->builtins, "never");
        cs = nevers;
    } else
        cs = call->args[1];
    if (cs->kind != META_LIST)
        return elaborator_expected(E, call_place(call, 1), "a list of differences", cs);
    if (as->count != cs->count || as->count == 0)
        return elaborator_fail(E, call->at,
                               "expected as many differences as assertions, and at least one, found %zu and %zu",
                               cs->count, as->count);
    return enumerate(E, as, cs, call->at);
}
