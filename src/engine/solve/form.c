#include "engine/solve/form_parts.h"

/* ---- from differences ---- */

static const struct form *of_items(struct arena *arena, const struct flat *flat, const struct lang_difference *d,
                                   enum form_kind kind)
{
    const struct form **items = mem_array(d->count, sizeof *items);
    for (size_t i = 0; i < d->count; i++)
        items[i] = form_of(arena, flat, d->items[i]);
    const struct form *form = kind == FORM_CASES
                                  ? form_cases(arena, flat_term(flat, term_symbol(arena, d->choice)), items, d->count)
                                  : form_join(arena, kind, items, d->count);
    mem_free(items);
    return form;
}

/* As it is written, or else as it is when it is simpler. */
static const struct form *of_relation(struct arena *arena, const struct lang_term *relation)
{
    const struct form *form = form_of_relation(arena, relation);
    if (form->kind != FORM_PAIRS)
        return form;
    const struct form *simpler = form_of_relation(arena, simplify(arena, relation));
    return simpler->kind == FORM_PAIRS ? form : simpler;
}

const struct form *form_of(struct arena *arena, const struct flat *flat, const struct lang_difference *difference)
{
    switch (difference->kind) {
    case LANG_NEVER:
    case LANG_ALWAYS:
        return form_constant(arena, difference->kind == LANG_ALWAYS);
    case LANG_ALL_OF:
        return of_items(arena, flat, difference, FORM_ALL);
    case LANG_SOME_OF:
        return of_items(arena, flat, difference, FORM_ANY);
    case LANG_ENUMERATE:
        return of_items(arena, flat, difference, FORM_CASES);
    case LANG_NOT_OF:
        return of_relation(arena, term_not(arena, form_of(arena, flat, difference->items[0])->relation));
    default:
        return of_relation(arena, flat_term(flat, difference->relation));
    }
}

/* ---- the default ---- */

struct defaults {
    struct arena *arena;
    const struct flat *flat;
    VECTOR(const struct form *) items;
};

/* A feature that may be without a value: without one is a value of its own here (lang_different). */
static void default_partial(struct defaults *d, const struct lang_term *feature)
{
    const struct lang_type *boolean = type_plain(LANG_BOOLEAN);
    const struct lang_term *defined = term_binary(d->arena, LANG_EQUAL, boolean, feature, feature);
    const struct lang_term *none = term_constant(d->arena, feature->type, first_value(d->arena, feature->type));
    const struct lang_term *args[] = {defined, feature, none};
    vector_push(&d->items, form_key(d->arena, defined));
    vector_push(&d->items, form_key(d->arena, term_make(d->arena, LANG_ITE, feature->type, args, 3)));
}

static bool is_scalar(const struct lang_type *type)
{
    return type->kind != LANG_LIST && type->kind != LANG_OPTION && type->kind != LANG_OBJECT;
}

/* A symbol that is taken apart differs iff one of its scalars does: no two scalar solutions mean the same. */
static void default_symbol(struct defaults *d, const struct lang_term *flat)
{
    struct symbols_of symbols = VECTOR_INIT;
    term_symbols(flat, &symbols);
    for (size_t i = 0; i < symbols.count; i++)
        vector_push(&d->items, form_key(d->arena, term_symbol(d->arena, symbols.items[i])));
    vector_release(&symbols);
}

/* Something else that has parts and is computed: as a relation.  Both may be undefined, and are equal then. */
static void default_compound(struct defaults *d, const struct lang_term *term)
{
    const struct lang_type *boolean = type_plain(LANG_BOOLEAN);
    const struct lang_term *sides[] = {term_on_side(d->arena, term, LANG_FIRST),
                                       term_on_side(d->arena, term, LANG_SECOND)};
    const struct lang_term *defined[] = {term_binary(d->arena, LANG_EQUAL, boolean, sides[0], sides[0]),
                                         term_binary(d->arena, LANG_EQUAL, boolean, sides[1], sides[1])};
    const struct lang_term *both[] = {
        term_not(d->arena, term_binary(d->arena, LANG_EQUAL, boolean, sides[0], sides[1])),
        term_connect(d->arena, LANG_OR, defined, 2)};
    bool partial = term_may_be_undefined(term);
    const struct lang_term *relation = partial ? term_connect(d->arena, LANG_AND, both, 2) : both[0];
    vector_push(&d->items, of_relation(d->arena, flat_term(d->flat, relation)));
}

static void default_term(struct defaults *d, const struct lang_term *term)
{
    if (is_scalar(term->type)) {
        const struct lang_term *feature = flat_term(d->flat, term);
        if (term_may_be_undefined(feature))
            default_partial(d, feature);
        else if (!feature->closed) {
            const struct lang_term *simpler = simplify(d->arena, feature);
            if (!simpler->closed)
                vector_push(&d->items, form_key(d->arena, simpler));
        }
    } else if (term->op == LANG_SYMBOL)
        default_symbol(d, flat_term(d->flat, term));
    else if (term->op == LANG_SOME || (term->op == LANG_MAKE_OBJECT && !term_may_be_undefined(term)))
        for (size_t i = 0; i < term->count; i++)
            default_term(d, term->args[i]);
    else if (!term->closed)
        default_compound(d, term);
}

const struct form *form_of_block(struct arena *arena, const struct flat *flat, const struct lang_block *block)
{
    struct defaults d = {.arena = arena, .flat = flat};
    for (size_t i = 0; i < block->variable_count; i++)
        default_term(&d, block->variables[i].value);
    const struct form *both[] = {form_join(arena, FORM_ANY, d.items.items, d.items.count), NULL};
    vector_release(&d.items);
    if (block->difference->kind == LANG_NEVER)
        return both[0];
    both[1] = form_of(arena, flat, block->difference);
    return form_join(arena, FORM_ALL, both, 2);
}
