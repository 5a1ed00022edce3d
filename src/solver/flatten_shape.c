#include "solver/flatten_shape.h"

static bool is_scalar(const struct lang_type *type)
{
    return type->kind != LANG_OBJECT && type->kind != LANG_LIST && type->kind != LANG_OPTION;
}

struct shape *shape_new(struct flattener *f, const struct lang_type *type, const struct lang_term *scalar, size_t count)
{
    struct shape *shape = arena_alloc(f->s.arena, sizeof *shape);
    shape->type = type;
    shape->defined = made_boolean(&f->s, true);
    shape->scalar = scalar;
    shape->items = arena_alloc(f->s.arena, (count + 1) * sizeof *shape->items);
    shape->count = count;
    return shape;
}

static const struct lang_term *number(struct flattener *f, size_t n)
{
    return simple(&f->s, term_integer(f->s.arena, (long long)n));
}

/* ---- of values and symbols ---- */

static const struct shape *option_of_value(struct flattener *f, const struct lang_type *type,
                                           const struct lang_value *value)
{
    const struct lang_value *content = value->option ? value->option : first_value(f->s.arena, type->element);
    struct shape *shape = shape_new(f, type, made_boolean(&f->s, value->option != NULL), 1);
    shape->items[0] = shape_of_value(f, type->element, content);
    return shape;
}

const struct shape *shape_of_value(struct flattener *f, const struct lang_type *type, const struct lang_value *value)
{
    if (is_scalar(type))
        return shape_new(f, type, made_constant(&f->s, type, value), 0);
    if (type->kind == LANG_OPTION)
        return option_of_value(f, type, value);
    bool list = type->kind == LANG_LIST;
    struct shape *shape = shape_new(f, type, list ? number(f, value->list.count) : NULL, value->list.count);
    for (size_t i = 0; i < shape->count; i++)
        shape->items[i] = shape_of_value(f, list ? type->element : type->fields[i].type, value->list.items[i]);
    return shape;
}

const struct shape *shape_of_part(struct flattener *f, const struct flat_part *part, enum lang_side side)
{
    const struct lang_term *scalar = NULL;
    if (part->scalar)
        scalar = made(&f->s, &(struct lang_term){
                                 .op = LANG_SYMBOL, .type = part->scalar->type, .symbol = part->scalar, .side = side});
    struct shape *shape = shape_new(f, part->type, scalar, part->count);
    for (size_t i = 0; i < part->count; i++)
        shape->items[i] = shape_of_part(f, &part->items[i], side);
    return shape;
}

/* ---- put together ---- */

const struct shape *shape_guarded(struct flattener *f, const struct shape *shape, const struct lang_term *guard)
{
    if (term_is(guard, true))
        return shape;
    struct shape *copy = arena_alloc(f->s.arena, sizeof *copy);
    *copy = *shape;
    copy->defined = simple_both(&f->s, guard, shape->defined);
    return copy;
}

/* Of two Lists the longer one's elements stand alone at the end: the other does not reach there. */
const struct shape *shape_if(struct flattener *f, const struct lang_term *condition, const struct shape *a,
                             const struct shape *b)
{
    if (condition->op == LANG_CONSTANT)
        return condition->value->boolean ? a : b;
    if (a == b)
        return a;
    const struct lang_term *scalar = a->scalar ? simple_ite(&f->s, condition, a->scalar, b->scalar) : NULL;
    struct shape *shape = shape_new(f, a->type, scalar, a->count > b->count ? a->count : b->count);
    shape->defined = simple_ite(&f->s, condition, a->defined, b->defined);
    for (size_t i = 0; i < shape->count; i++)
        shape->items[i] = i >= a->count   ? b->items[i]
                          : i >= b->count ? a->items[i]
                                          : shape_if(f, condition, a->items[i], b->items[i]);
    return shape;
}

const struct lang_term *shape_defined(struct flattener *f, const struct shape *shape)
{
    if (!is_scalar(shape->type))
        return shape->defined;
    return simple_both(&f->s, shape->defined, simple_defined(&f->s, shape->scalar));
}

const struct lang_term *shape_reaches(struct flattener *f, const struct shape *list, size_t i)
{
    return simple_compare(&f->s, LANG_LESS, number(f, i), list->scalar);
}

/* ---- comparing ---- */

static const struct lang_term *both_defined(struct flattener *f, const struct shape *a, const struct shape *b)
{
    return simple_both(&f->s, a->defined, b->defined);
}

static const struct lang_term *implies(struct flattener *f, const struct lang_term *a, const struct lang_term *b)
{
    return simple_either(&f->s, simple_not(&f->s, a), b);
}

const struct lang_term *shapes_equal(struct flattener *f, const struct shape *a, const struct shape *b)
{
    struct terms all = VECTOR_INIT;
    vector_push(&all, both_defined(f, a, b));
    if (a->scalar)
        vector_push(&all, simple_compare(&f->s, LANG_EQUAL, a->scalar, b->scalar));
    for (size_t i = 0; i < a->count && i < b->count; i++) {
        const struct lang_term *seen = a->type->kind == LANG_OPTION ? a->scalar
                                       : a->type->kind == LANG_LIST ? shape_reaches(f, a, i)
                                                                    : made_boolean(&f->s, true);
        vector_push(&all, implies(f, seen, shapes_equal(f, a->items[i], b->items[i])));
    }
    const struct lang_term *result = simple_connect(&f->s, LANG_AND, all.items, all.count);
    vector_release(&all);
    return result;
}

/* One after the other: the first that differ decide; `rest` if none does. */
static const struct lang_term *decided_by(struct flattener *f, const struct shape *a, const struct shape *b,
                                          const struct lang_term *rest)
{
    return simple_either(&f->s, shapes_less(f, LANG_LESS, a, b), simple_both(&f->s, shapes_equal(f, a, b), rest));
}

static const struct lang_term *less_lists(struct flattener *f, enum lang_op op, const struct shape *a,
                                          const struct shape *b)
{
    bool strict = op == LANG_LESS;
    size_t most = a->count > b->count ? a->count : b->count;
    const struct lang_term *no = made_boolean(&f->s, false), *result = made_boolean(&f->s, !strict);
    for (size_t i = most; i-- > 0;) {
        const struct lang_term *a_on = i < a->count ? shape_reaches(f, a, i) : no;
        const struct lang_term *b_on = i < b->count ? shape_reaches(f, b, i) : no;
        if (i < a->count && i < b->count)
            result = decided_by(f, a->items[i], b->items[i], result);
        result = simple_ite(&f->s, a_on, simple_both(&f->s, b_on, result), strict ? b_on : made_boolean(&f->s, true));
    }
    return result;
}

static const struct lang_term *less_options(struct flattener *f, enum lang_op op, const struct shape *a,
                                            const struct shape *b)
{
    const struct lang_term *contents = simple_both(&f->s, b->scalar, shapes_less(f, op, a->items[0], b->items[0]));
    return simple_ite(&f->s, a->scalar, contents, op == LANG_LESS ? b->scalar : made_boolean(&f->s, true));
}

static const struct lang_term *less_objects(struct flattener *f, enum lang_op op, const struct shape *a,
                                            const struct shape *b)
{
    const struct lang_term *result = made_boolean(&f->s, op == LANG_LESS_EQUAL);
    for (size_t i = a->count; i-- > 0;)
        result = decided_by(f, a->items[i], b->items[i], result);
    return result;
}

const struct lang_term *shapes_less(struct flattener *f, enum lang_op op, const struct shape *a, const struct shape *b)
{
    const struct lang_term *result = a->type->kind == LANG_LIST     ? less_lists(f, op, a, b)
                                     : a->type->kind == LANG_OPTION ? less_options(f, op, a, b)
                                     : a->type->kind == LANG_OBJECT ? less_objects(f, op, a, b)
                                                                    : simple_compare(&f->s, op, a->scalar, b->scalar);
    return simple_both(&f->s, both_defined(f, a, b), result);
}

/* ---- back to a term ---- */

/* One without a value. */
static const struct lang_term *undefined(struct flattener *f, const struct lang_type *type)
{
    struct arena *arena = f->s.arena;
    const struct lang_term *empty = term_constant(arena, type_plain(LANG_STRING), lang_string(arena, "", 0));
    const struct lang_term *no_number = term_unary(arena, LANG_STRING_TO_NUMBER, type_plain(LANG_INTEGER), empty);
    const struct lang_type *option;
    mpz_t n;
    switch (type->kind) {
    case LANG_INTEGER:
        return simple(&f->s, no_number);
    case LANG_REAL:
        return simple(&f->s, term_unary(arena, LANG_TO_REAL, type, no_number));
    case LANG_STRING:
        return simple(&f->s, term_binary(arena, LANG_AT, type, empty, term_integer(arena, 0)));
    case LANG_DATE:
    case LANG_TIME:
        mpz_init(n);
        empty = term_constant(arena, type, lang_moment(arena, type->kind, n));
        mpz_clear(n);
        return simple(&f->s, term_binary(arena, LANG_ADD, type, empty, no_number));
    default:
        option = type_of(arena, LANG_OPTION, type);
        empty = term_constant(arena, option, lang_option(arena, NULL));
        return simple(&f->s, term_unary(arena, LANG_THE, type, empty));
    }
}

/* By its length: the empty one, one of one element … */
static const struct lang_term *list_term(struct flattener *f, const struct shape *list,
                                         const struct lang_term *const *items)
{
    const struct lang_term *result = NULL;
    for (size_t n = list->count + 1; n-- > 0;) {
        const struct lang_term *one = made_of(&f->s, LANG_MAKE_LIST, list->type, items, n);
        const struct lang_term *longer = n < list->count ? shape_reaches(f, list, n) : NULL;
        result = longer ? simple_ite(&f->s, longer, result, one) : one;
    }
    return result;
}

static const struct lang_term *compound_term(struct flattener *f, const struct shape *shape)
{
    struct terms items = VECTOR_INIT;
    const struct lang_term *result;
    for (size_t i = 0; i < shape->count; i++)
        vector_push(&items, shape_term(f, shape->items[i]));
    if (shape->type->kind == LANG_LIST)
        result = list_term(f, shape, items.items);
    else if (shape->type->kind == LANG_OBJECT)
        result = made_of(&f->s, LANG_MAKE_OBJECT, shape->type, items.items, items.count);
    else
        result = simple_ite(&f->s, shape->scalar, made_of(&f->s, LANG_SOME, shape->type, items.items, 1),
                            made_constant(&f->s, shape->type, lang_option(f->s.arena, NULL)));
    vector_release(&items);
    return result;
}

const struct lang_term *shape_term(struct flattener *f, const struct shape *shape)
{
    const struct lang_term *term = is_scalar(shape->type) ? shape->scalar : compound_term(f, shape);
    return term_is(shape->defined, true) ? term : simple_ite(&f->s, shape->defined, term, undefined(f, shape->type));
}
