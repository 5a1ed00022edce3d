#include "solver/simplify_rules.h"

bool shape_items(struct simplifier *s, const struct lang_term *term, struct terms *out)
{
    bool list = term->type->kind == LANG_LIST;
    if (term->op == LANG_MAKE_LIST || term->op == LANG_MAKE_OBJECT)
        for (size_t i = 0; i < term->count; i++)
            vector_push(out, term->args[i]);
    else if (term->op == LANG_CONSTANT && (list || term->type->kind == LANG_OBJECT))
        for (size_t i = 0; i < term->value->list.count; i++)
            vector_push(out, made_constant(s, list ? term->type->element : term->type->fields[i].type,
                                           term->value->list.items[i]));
    else
        return false;
    return true;
}

/* ---- equality ---- */

static const struct lang_term *equal_items(struct simplifier *s, const struct terms *a, const struct terms *b)
{
    struct terms all = VECTOR_INIT;
    for (size_t i = 0; i < a->count; i++)
        vector_push(&all, simple_compare(s, LANG_EQUAL, a->items[i], b->items[i]));
    const struct lang_term *result = simple_connect(s, LANG_AND, all.items, all.count);
    vector_release(&all);
    return result;
}

static const struct lang_term *equal_lists(struct simplifier *s, const struct lang_term *a, const struct lang_term *b)
{
    struct terms x = VECTOR_INIT, y = VECTOR_INIT;
    const struct lang_term *result = NULL;
    if (shape_items(s, a, &x) && shape_items(s, b, &y))
        result = x.count == y.count ? equal_items(s, &x, &y) : made_boolean(s, false);
    vector_release(&x);
    vector_release(&y);
    return result;
}

static const struct lang_term *field_of(struct simplifier *s, const struct lang_term *object, size_t index)
{
    return simple_node(
        s,
        &(struct lang_term){
            .op = LANG_FIELD, .type = object->type->fields[index].type, .args = &object, .count = 1, .index = index});
}

static void items_or_fields(struct simplifier *s, const struct lang_term *object, struct terms *out)
{
    if (!shape_items(s, object, out))
        for (size_t i = 0; i < object->type->count; i++)
            vector_push(out, field_of(s, object, i));
}

static bool has_shape(const struct lang_term *term)
{
    return term->op == LANG_CONSTANT || term->op == LANG_MAKE_OBJECT;
}

static const struct lang_term *equal_objects(struct simplifier *s, const struct lang_term *a, const struct lang_term *b)
{
    if (!has_shape(a) && !has_shape(b))
        return NULL;
    struct terms x = VECTOR_INIT, y = VECTOR_INIT;
    items_or_fields(s, a, &x);
    items_or_fields(s, b, &y);
    const struct lang_term *fields = equal_items(s, &x, &y);
    vector_release(&x);
    vector_release(&y);
    return simple_both(s, simple_both(s, simple_defined(s, a), simple_defined(s, b)), fields);
}

/* What is known to be in an Option; NULL: nothing is known, or it is absent. */
static const struct lang_term *content_of(struct simplifier *s, const struct lang_term *option)
{
    if (option->op == LANG_SOME)
        return option->args[0];
    if (option->op == LANG_CONSTANT && option->value->option)
        return made_constant(s, option->type->element, option->value->option);
    return NULL;
}

static bool is_absent(const struct lang_term *option)
{
    return option->op == LANG_CONSTANT && !option->value->option;
}

static const struct lang_term *equal_options(struct simplifier *s, const struct lang_term *a, const struct lang_term *b)
{
    const struct lang_term *x = content_of(s, a), *y = content_of(s, b);
    if (x && y)
        return simple_compare(s, LANG_EQUAL, x, y);
    if ((x && is_absent(b)) || (y && is_absent(a)))
        return made_boolean(s, false);
    if (!x && !y && !is_absent(a) && !is_absent(b))
        return NULL;
    const struct lang_term *open = x || is_absent(a) ? b : a, *inside = x ? x : y;
    const struct lang_term *present = simple_of(s, LANG_PRESENT, type_plain(LANG_BOOLEAN), &open, 1);
    if (!inside)
        return simple_both(s, simple_defined(s, open), simple_not(s, present));
    const struct lang_term *the = simple_of(s, LANG_THE, open->type->element, &open, 1);
    return simple_both(s, present, simple_compare(s, LANG_EQUAL, the, inside));
}

const struct lang_term *simple_structure_equal(struct simplifier *s, const struct lang_term *a,
                                               const struct lang_term *b)
{
    switch (a->type->kind) {
    case LANG_LIST:
        return equal_lists(s, a, b);
    case LANG_OBJECT:
        return equal_objects(s, a, b);
    case LANG_OPTION:
        return equal_options(s, a, b);
    default:
        return NULL;
    }
}

/* ---- lists that are written down ---- */

static const struct lang_term *nth_of(const struct terms *items, const struct lang_term *index)
{
    bool inside = index->op == LANG_CONSTANT && mpz_sgn(index->value->integer) >= 0 &&
                  mpz_cmp_ui(index->value->integer, items->count) < 0;
    return inside ? items->items[mpz_get_ui(index->value->integer)] : NULL;
}

static const struct lang_term *contains_of(struct simplifier *s, const struct terms *items,
                                           const struct lang_term *element)
{
    struct terms all = VECTOR_INIT;
    for (size_t i = 0; i < items->count; i++)
        vector_push(&all, simple_compare(s, LANG_EQUAL, element, items->items[i]));
    const struct lang_term *result = simple_connect(s, LANG_OR, all.items, all.count);
    vector_release(&all);
    return result;
}

static const struct lang_term *distinct_of(struct simplifier *s, const struct terms *items)
{
    struct terms all = VECTOR_INIT;
    for (size_t i = 0; i < items->count; i++)
        for (size_t j = i + 1; j < items->count; j++)
            vector_push(&all, simple_not(s, simple_compare(s, LANG_EQUAL, items->items[i], items->items[j])));
    const struct lang_term *result = simple_connect(s, LANG_AND, all.items, all.count);
    vector_release(&all);
    return result;
}

static const struct lang_term *sorted_of(struct simplifier *s, const struct terms *items)
{
    struct terms all = VECTOR_INIT;
    for (size_t i = 0; i + 1 < items->count; i++)
        vector_push(&all, simple_compare(s, LANG_LESS_EQUAL, items->items[i], items->items[i + 1]));
    const struct lang_term *result = simple_connect(s, LANG_AND, all.items, all.count);
    vector_release(&all);
    return result;
}

/* Of elements that are all defined, or with a guard that says so. */
static const struct lang_term *of_items(struct simplifier *s, const struct lang_term *like, const struct terms *items)
{
    const struct lang_term *defined = simple_all_defined(s, items->items, items->count), *result;
    size_t cost = like->op == LANG_DISTINCT ? items->count * items->count / 2 : items->count;
    switch (like->op) {
    case LANG_LENGTH:
        return term_is(defined, true) ? simple(s, term_integer(s->arena, (long long)items->count)) : NULL;
    case LANG_NTH:
        return term_is(defined, true) ? nth_of(items, like->args[1]) : NULL;
    default:
        break;
    }
    if (!spend(s, 4 * cost))
        return NULL;
    result = like->op == LANG_CONTAINS   ? contains_of(s, items, like->args[1])
             : like->op == LANG_DISTINCT ? distinct_of(s, items)
                                         : sorted_of(s, items);
    return simple_both(s, defined, result);
}

static const struct lang_term *of_list(struct simplifier *s, const struct lang_term *like)
{
    struct terms items = VECTOR_INIT;
    const struct lang_term *result = NULL;
    if (like->args[0]->type->kind == LANG_LIST && shape_items(s, like->args[0], &items))
        result = of_items(s, like, &items);
    vector_release(&items);
    return result;
}

/* ---- options, objects ---- */

static const struct lang_term *field(struct simplifier *s, const struct lang_term *like)
{
    const struct lang_term *object = like->args[0];
    if (object->op != LANG_MAKE_OBJECT)
        return NULL;
    for (size_t i = 0; i < object->count; i++)
        if (i != like->index && may_be_undefined(s, object->args[i]))
            return NULL;
    return object->args[like->index];
}

const struct lang_term *simple_structure(struct simplifier *s, const struct lang_term *like)
{
    const struct lang_term *content;
    switch (like->op) {
    case LANG_PRESENT:
        content = content_of(s, like->args[0]);
        return content ? simple_defined(s, content) : NULL;
    case LANG_THE:
        return content_of(s, like->args[0]);
    case LANG_FIELD:
        return field(s, like);
    case LANG_LENGTH:
    case LANG_NTH:
    case LANG_CONTAINS:
    case LANG_DISTINCT:
    case LANG_SORTED:
        return of_list(s, like);
    default:
        return NULL;
    }
}

/* ---- every, any ---- */

/* A copy of the body in which the bound symbol is an element; shared parts stay shared. */
struct substitution {
    struct simplifier s; /* its own notes */
    const struct lang_symbol *bound;
    const struct lang_term *element;
};

static const struct lang_term *substituted(struct substitution *sub, const struct lang_term *term)
{
    if (term->closed)
        return term;
    if (term->op == LANG_SYMBOL)
        return term->symbol == sub->bound ? sub->element : term;
    struct term_note *note = simplifier_note(&sub->s, term);
    if (note->simple)
        return note->simple;
    struct lang_term *copy = arena_alloc(sub->s.arena, sizeof *copy);
    const struct lang_term **args = arena_alloc(sub->s.arena, (term->count + 1) * sizeof *args);
    *copy = *term;
    bool same = true;
    for (size_t i = 0; i < term->count; i++) {
        args[i] = substituted(sub, term->args[i]);
        same = same && args[i] == term->args[i];
    }
    copy->args = args;
    return note->simple = same ? term : copy;
}

const struct lang_term *term_with_element(struct arena *arena, const struct lang_term *body,
                                          const struct lang_symbol *bound, const struct lang_term *element)
{
    struct substitution sub = {.bound = bound, .element = element};
    simplifier_init(&sub.s, arena);
    const struct lang_term *result = substituted(&sub, body);
    simplifier_release(&sub.s);
    return result;
}

static const struct lang_term *for_each_item(struct simplifier *s, const struct lang_term *like,
                                             const struct terms *items)
{
    struct terms all = VECTOR_INIT;
    for (size_t i = 0; i < items->count; i++)
        vector_push(&all, simple(s, term_with_element(s->arena, like->args[1], like->symbol, items->items[i])));
    enum lang_op op = like->op == LANG_EVERY ? LANG_AND : LANG_OR;
    const struct lang_term *result = simple_connect(s, op, all.items, all.count);
    const struct lang_term *defined = simple_all_defined(s, items->items, items->count);
    vector_release(&all);
    return simple_both(s, defined, result);
}

/* The body says the same of every element. */
static const struct lang_term *of_any_element(struct simplifier *s, const struct lang_term *like)
{
    const struct lang_term *list = like->args[0], *defined = simple_defined(s, list);
    if (like->args[1]->value->boolean == (like->op == LANG_EVERY))
        return like->op == LANG_EVERY ? defined : made_boolean(s, false);
    const struct lang_term *length = simple_of(s, LANG_LENGTH, type_plain(LANG_INTEGER), &list, 1);
    const struct lang_term *zero = simple(s, term_integer(s->arena, 0));
    return like->op == LANG_EVERY ? simple_compare(s, LANG_EQUAL, length, zero)
                                  : simple_compare(s, LANG_LESS, zero, length);
}

const struct lang_term *simple_quantifier(struct simplifier *s, const struct lang_term *like)
{
    const struct lang_term *list = like->args[0], *result = NULL;
    struct terms items = VECTOR_INIT;
    if (never_defined(s, list))
        return made_boolean(s, false);
    if (shape_items(s, list, &items) && spend(s, (like->args[1]->size + 1) * items.count))
        result = for_each_item(s, like, &items);
    vector_release(&items);
    if (!result && like->args[1]->op == LANG_CONSTANT)
        result = of_any_element(s, like);
    return result ? result : made(s, like);
}
