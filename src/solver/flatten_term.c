/* Each operator on shapes. */
#include "solver/flatten_shape.h"

static const struct shape *truth(struct flattener *f, const struct lang_term *term)
{
    return shape_new(f, type_plain(LANG_BOOLEAN), term, 0);
}

static const struct shape *shape_of_symbol(struct flattener *f, const struct lang_term *term)
{
    if (term->symbol->kind == LANG_BOUND)
        BUG("'%s' is not bound", term->symbol->name);
    return shape_of_part(f, &f->flat->parts[term->symbol->index], term->side);
}

/* ---- scalars ---- */

static const struct shape *of_scalars(struct flattener *f, const struct lang_term *term)
{
    struct terms args = VECTOR_INIT;
    const struct lang_term *guard = made_boolean(&f->s, true);
    for (size_t i = 0; i < term->count; i++) {
        const struct shape *arg = shape_of(f, term->args[i]);
        vector_push(&args, arg->scalar);
        guard = simple_both(&f->s, guard, arg->defined);
    }
    struct lang_term like = *term;
    like.args = args.items;
    const struct lang_term *result = simple_node(&f->s, &like);
    vector_release(&args);
    if (term->type->kind == LANG_BOOLEAN)
        return truth(f, simple_both(&f->s, guard, result));
    return shape_guarded(f, shape_new(f, term->type, result, 0), guard);
}

static const struct shape *chosen(struct flattener *f, const struct lang_term *term)
{
    const struct lang_term *condition = shape_of(f, term->args[0])->scalar;
    if (condition->op == LANG_CONSTANT)
        return shape_of(f, term->args[condition->value->boolean ? 1 : 2]);
    return shape_if(f, condition, shape_of(f, term->args[1]), shape_of(f, term->args[2]));
}

/* ---- lists ---- */

/* and, or over the elements that are there. */
static const struct shape *over_list(struct flattener *f, enum lang_op op, const struct shape *list, struct terms *said,
                                     size_t reach)
{
    for (size_t i = 0; i < said->count; i++) {
        const struct lang_term *there = shape_reaches(f, list, i + reach);
        said->items[i] = op == LANG_AND ? simple_either(&f->s, simple_not(&f->s, there), said->items[i])
                                        : simple_both(&f->s, there, said->items[i]);
    }
    const struct lang_term *result = simple_connect(&f->s, op, said->items, said->count);
    vector_release(said);
    return truth(f, simple_both(&f->s, list->defined, result));
}

/* What is said about the bound symbol, of this element. */
static const struct shape *of_element(struct flattener *f, const struct lang_term *term, const struct shape *item)
{
    /* a name for this element, of which the shape is known */
    struct lang_symbol *symbol = arena_alloc(f->s.arena, sizeof *symbol);
    *symbol = *term->symbol;
    const struct lang_term *element = term_symbol(f->s.arena, symbol);
    simplifier_note(&f->s, element)->shape = item;
    return shape_of(f, term_with_element(f->s.arena, term->args[1], term->symbol, element));
}

static const struct shape *quantified(struct flattener *f, const struct lang_term *term)
{
    const struct shape *list = shape_of(f, term->args[0]);
    struct terms said = VECTOR_INIT;
    for (size_t i = 0; i < list->count; i++)
        vector_push(&said, of_element(f, term, list->items[i])->scalar);
    return over_list(f, term->op == LANG_EVERY ? LANG_AND : LANG_OR, list, &said, 0);
}

static const struct shape *mapped(struct flattener *f, const struct lang_term *term)
{
    const struct shape *list = shape_of(f, term->args[0]);
    const struct lang_type *type = term->args[1]->type;
    const struct shape *none = shape_of_value(f, type, first_value(f->s.arena, type));
    const struct lang_term *defined = list->defined;
    struct shape *result = shape_new(f, term->type, list->scalar, list->count);
    for (size_t i = 0; i < list->count; i++) {
        result->items[i] = shape_if(f, shape_reaches(f, list, i), of_element(f, term, list->items[i]), none);
        defined = simple_both(&f->s, defined, shape_defined(f, result->items[i]));
    }
    return shape_guarded(f, result, defined);
}

/* What is behind the end adds nothing. */
static const struct shape *summed(struct flattener *f, const struct lang_term *term)
{
    const struct shape *list = shape_of(f, term->args[0]);
    struct terms parts = VECTOR_INIT;
    const struct lang_term *zero = made_constant(&f->s, term->type, first_value(f->s.arena, term->type));
    const struct lang_term *defined = list->defined;
    vector_push(&parts, zero);
    for (size_t i = 0; i < list->count; i++) {
        const struct lang_term *there = shape_reaches(f, list, i);
        vector_push(&parts, simple_ite(&f->s, there, list->items[i]->scalar, zero));
        defined = simple_both(&f->s, defined,
                              simple_either(&f->s, simple_not(&f->s, there), shape_defined(f, list->items[i])));
    }
    const struct lang_term *sum = simple_of(&f->s, LANG_ADD, term->type, parts.items, parts.count);
    vector_release(&parts);
    return shape_guarded(f, shape_new(f, term->type, sum, 0), defined);
}

static const struct shape *contained(struct flattener *f, const struct lang_term *term)
{
    const struct shape *list = shape_of(f, term->args[0]), *element = shape_of(f, term->args[1]);
    struct terms said = VECTOR_INIT;
    for (size_t i = 0; i < list->count; i++)
        vector_push(&said, shapes_equal(f, list->items[i], element));
    return over_list(f, LANG_OR, list, &said, 0);
}

static const struct shape *sorted(struct flattener *f, const struct lang_term *term)
{
    const struct shape *list = shape_of(f, term->args[0]);
    struct terms said = VECTOR_INIT;
    for (size_t i = 0; i + 1 < list->count; i++)
        vector_push(&said, shapes_less(f, LANG_LESS_EQUAL, list->items[i], list->items[i + 1]));
    return over_list(f, LANG_AND, list, &said, 1);
}

/* Each differs from those before it. */
static const struct shape *distinct(struct flattener *f, const struct lang_term *term)
{
    const struct shape *list = shape_of(f, term->args[0]);
    struct terms said = VECTOR_INIT;
    for (size_t i = 0; i < list->count; i++) {
        struct terms before = VECTOR_INIT;
        for (size_t j = 0; j < i; j++)
            vector_push(&before, simple_not(&f->s, shapes_equal(f, list->items[j], list->items[i])));
        vector_push(&said, simple_connect(&f->s, LANG_AND, before.items, before.count));
        vector_release(&before);
    }
    return over_list(f, LANG_AND, list, &said, 0);
}

static const struct shape *nth(struct flattener *f, const struct lang_term *term)
{
    const struct shape *list = shape_of(f, term->args[0]), *index = shape_of(f, term->args[1]);
    const struct shape *result = NULL;
    const struct lang_term *zero = simple(&f->s, term_integer(f->s.arena, 0));
    const struct lang_term *guards[] = {list->defined, index->defined,
                                        simple_compare(&f->s, LANG_LESS_EQUAL, zero, index->scalar),
                                        simple_compare(&f->s, LANG_LESS, index->scalar, list->scalar)};
    for (size_t i = list->count; i-- > 0;) {
        const struct lang_term *place = simple(&f->s, term_integer(f->s.arena, (long long)i));
        const struct lang_term *here = simple_compare(&f->s, LANG_EQUAL, index->scalar, place);
        result = result ? shape_if(f, here, list->items[i], result) : list->items[i];
    }
    const struct lang_term *guard = result ? simple_connect(&f->s, LANG_AND, guards, 4) : made_boolean(&f->s, false);
    if (!result)
        result = shape_of_value(f, term->type, first_value(f->s.arena, term->type));
    return shape_guarded(f, result, guard);
}

static const struct shape *length(struct flattener *f, const struct lang_term *term)
{
    const struct shape *list = shape_of(f, term->args[0]);
    return shape_guarded(f, shape_new(f, term->type, list->scalar, 0), list->defined);
}

/* ---- options and objects ---- */

static const struct shape *put_together(struct flattener *f, const struct lang_term *term)
{
    const struct lang_term *scalar = term->op == LANG_SOME ? made_boolean(&f->s, true)
                                     : term->op == LANG_MAKE_LIST
                                         ? simple(&f->s, term_integer(f->s.arena, (long long)term->count))
                                         : NULL;
    struct shape *shape = shape_new(f, term->type, scalar, term->count);
    for (size_t i = 0; i < term->count; i++) {
        shape->items[i] = shape_of(f, term->args[i]);
        shape->defined = simple_both(&f->s, shape->defined, shape_defined(f, shape->items[i]));
    }
    return shape;
}

static const struct shape *the(struct flattener *f, const struct lang_term *term)
{
    const struct shape *option = shape_of(f, term->args[0]);
    return shape_guarded(f, option->items[0], simple_both(&f->s, option->defined, option->scalar));
}

static const struct shape *present(struct flattener *f, const struct lang_term *term)
{
    const struct shape *option = shape_of(f, term->args[0]);
    return truth(f, simple_both(&f->s, option->defined, option->scalar));
}

static const struct shape *field(struct flattener *f, const struct lang_term *term)
{
    if (term->args[0]->type->kind == LANG_ROW)
        return of_scalars(f, term);
    const struct shape *object = shape_of(f, term->args[0]);
    return shape_guarded(f, object->items[term->index], object->defined);
}

/* ---- all of them ---- */

static const struct shape *compared(struct flattener *f, const struct lang_term *term)
{
    const struct shape *a = shape_of(f, term->args[0]), *b = shape_of(f, term->args[1]);
    return truth(f, term->op == LANG_EQUAL ? shapes_equal(f, a, b) : shapes_less(f, term->op, a, b));
}

static bool is_about_list(const struct lang_term *term)
{
    return term->args[0]->type->kind == LANG_LIST;
}

static const struct shape *taken_apart(struct flattener *f, const struct lang_term *term)
{
    switch (term->op) {
    case LANG_CONSTANT:
        return shape_of_value(f, term->type, term->value);
    case LANG_SYMBOL:
        return shape_of_symbol(f, term);
    case LANG_ITE:
        return chosen(f, term);
    case LANG_EQUAL:
    case LANG_LESS:
    case LANG_LESS_EQUAL:
        return compared(f, term);
    case LANG_LENGTH:
        return is_about_list(term) ? length(f, term) : of_scalars(f, term);
    case LANG_CONTAINS:
        return is_about_list(term) ? contained(f, term) : of_scalars(f, term);
    case LANG_EVERY:
    case LANG_ANY:
        return quantified(f, term);
    case LANG_MAP:
        return mapped(f, term);
    case LANG_SUM:
        return summed(f, term);
    case LANG_DISTINCT:
        return distinct(f, term);
    case LANG_SORTED:
        return sorted(f, term);
    case LANG_NTH:
        return nth(f, term);
    case LANG_MAKE_LIST:
    case LANG_MAKE_OBJECT:
    case LANG_SOME:
        return put_together(f, term);
    case LANG_THE:
        return the(f, term);
    case LANG_PRESENT:
        return present(f, term);
    case LANG_FIELD:
        return field(f, term);
    default:
        return of_scalars(f, term);
    }
}

/* A Boolean term always has a value: (the x) of an absent one is false. */
static const struct shape *settled(struct flattener *f, const struct shape *shape)
{
    if (shape->type->kind != LANG_BOOLEAN || term_is(shape->defined, true))
        return shape;
    return shape_new(f, shape->type, simple_both(&f->s, shape->defined, shape->scalar), 0);
}

const struct shape *shape_of(struct flattener *f, const struct lang_term *term)
{
    struct term_note *note = simplifier_note(&f->s, term);
    if (!note->shape)
        note->shape = settled(f, taken_apart(f, term));
    return note->shape;
}
