/* Which rules an operator has. */
#include "solver/simplify_rules.h"

static const struct lang_term *by_rules(struct simplifier *s, const struct lang_term *like)
{
    switch (like->op) {
    case LANG_ADD:
    case LANG_SUBTRACT:
    case LANG_SCALE:
    case LANG_DIVIDE:
    case LANG_MODULO:
    case LANG_ABS:
    case LANG_TO_REAL:
    case LANG_FLOOR:
    case LANG_DAYS:
        return simple_number(s, like);
    case LANG_LENGTH:
    case LANG_CONTAINS:
        return like->args[0]->type->kind == LANG_LIST ? simple_structure(s, like) : simple_string(s, like);
    case LANG_CONCAT:
    case LANG_PREFIX:
    case LANG_SUFFIX:
    case LANG_INDEX:
    case LANG_AT:
    case LANG_SUBSTRING:
    case LANG_NUMBER_TO_STRING:
    case LANG_STRING_TO_NUMBER:
    case LANG_MATCHES:
    case LANG_EDIT_DISTANCE:
    case LANG_COVER_CLASS:
        return simple_string(s, like);
    default:
        return simple_structure(s, like);
    }
}

/* f(ite c a b) is (ite c f(a) f(b)) for an f of one operand, the others being constants. */
static bool goes_into_ite(const struct lang_term *like)
{
    if (like->count == 0 || like->args[0]->op != LANG_ITE)
        return false;
    switch (like->op) {
    case LANG_ADD:
    case LANG_SUBTRACT:
    case LANG_CONCAT:
    case LANG_SOME:
    case LANG_MAKE_LIST:
    case LANG_MAKE_OBJECT:
        return false;
    default:
        break;
    }
    for (size_t i = 1; i < like->count; i++)
        if (like->args[i]->op != LANG_CONSTANT)
            return false;
    return true;
}

static const struct lang_term *with_first(struct simplifier *s, const struct lang_term *like,
                                          const struct lang_term *first)
{
    const struct lang_term *args[4] = {first};
    for (size_t i = 1; i < like->count; i++)
        args[i] = like->args[i];
    struct lang_term other = *like;
    other.args = args;
    return simple_node(s, &other);
}

static bool needs_all_operands(const struct lang_term *like)
{
    return like->op != LANG_ITE && like->op != LANG_AND && like->op != LANG_OR;
}

static const struct lang_term *never(struct simplifier *s, const struct lang_term *like)
{
    if (like->type->kind == LANG_BOOLEAN && like->op != LANG_NOT)
        for (size_t i = 0; i < like->count; i++)
            if (never_defined(s, like->args[i]))
                return made_boolean(s, false);
    return NULL;
}

const struct lang_term *simple_node(struct simplifier *s, const struct lang_term *like)
{
    switch (like->op) {
    case LANG_NOT:
        return simple_not(s, like->args[0]);
    case LANG_AND:
    case LANG_OR:
        return simple_connect(s, like->op, like->args, like->count);
    case LANG_ITE:
        return simple_ite(s, like->args[0], like->args[1], like->args[2]);
    case LANG_EQUAL:
    case LANG_LESS:
    case LANG_LESS_EQUAL:
        return simple_compare(s, like->op, like->args[0], like->args[1]);
    case LANG_EVERY:
    case LANG_ANY:
        return simple_quantifier(s, like);
    default:
        break;
    }
    const struct lang_term *result = needs_all_operands(like) ? never(s, like) : NULL;
    if (!result && like->count <= 4 && goes_into_ite(like) && spend(s, 4))
        result = simple_ite(s, like->args[0]->args[0], with_first(s, like, like->args[0]->args[1]),
                            with_first(s, like, like->args[0]->args[2]));
    if (!result)
        result = by_rules(s, like);
    return result ? result : made(s, like);
}

const struct lang_term *simple_of(struct simplifier *s, enum lang_op op, const struct lang_type *type,
                                  const struct lang_term *const *args, size_t count)
{
    return simple_node(s, &(struct lang_term){.op = op, .type = type, .args = args, .count = count});
}
