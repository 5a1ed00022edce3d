#include "solver/simplify_rules.h"

static const struct lang_term *connected(struct simplifier *s, enum lang_op op, const struct lang_term *const *args,
                                         size_t count)
{
    return made_of(s, op, type_plain(LANG_BOOLEAN), args, count);
}

/* ---- and, or ---- */

/* A set of terms by their numbers: an operand counts once, and with its negation decides. */
struct operands {
    struct terms list;
    struct simplifier *simplifier;
    size_t *seen; /* numbers, open addressing; 0: free */
    size_t capacity;
};

static bool add_number(struct operands *set, size_t number)
{
    size_t i = (number * 0x9e3779b97f4a7c15u) & (set->capacity - 1);
    for (; set->seen[i]; i = (i + 1) & (set->capacity - 1))
        if (set->seen[i] == number)
            return false;
    set->seen[i] = number;
    return true;
}

static bool has_number(const struct operands *set, size_t number)
{
    size_t i = (number * 0x9e3779b97f4a7c15u) & (set->capacity - 1);
    for (; set->seen[i]; i = (i + 1) & (set->capacity - 1))
        if (set->seen[i] == number)
            return true;
    return false;
}

static void add_operand(struct operands *set, const struct lang_term *term)
{
    if (add_number(set, simplifier_note(set->simplifier, term)->number))
        vector_push(&set->list, term);
}

static bool contradicts(const struct operands *set)
{
    for (size_t i = 0; i < set->list.count; i++) {
        const struct lang_term *term = set->list.items[i];
        if (term->op == LANG_NOT && has_number(set, simplifier_note(set->simplifier, term->args[0])->number))
            return true;
    }
    return false;
}

static size_t flat_count(enum lang_op op, const struct lang_term *const *args, size_t count)
{
    size_t total = 0;
    for (size_t i = 0; i < count; i++)
        total += args[i]->op == op ? args[i]->count : 1;
    return total;
}

const struct lang_term *simple_connect(struct simplifier *s, enum lang_op op, const struct lang_term *const *args,
                                       size_t count)
{
    bool neutral = op == LANG_AND, decided = false;
    struct operands set = {.simplifier = s, .capacity = 16};
    while (set.capacity < 2 * flat_count(op, args, count) + 2)
        set.capacity *= 2;
    set.seen = mem_array(set.capacity, sizeof *set.seen);
    for (size_t i = 0; i < count && !decided; i++) {
        decided = term_is(args[i], !neutral);
        if (args[i]->op == op)
            for (size_t j = 0; j < args[i]->count; j++)
                add_operand(&set, args[i]->args[j]);
        else if (!term_is(args[i], neutral))
            add_operand(&set, args[i]);
    }
    decided = decided || contradicts(&set);
    const struct lang_term *result = decided               ? made_boolean(s, !neutral)
                                     : set.list.count == 0 ? made_boolean(s, neutral)
                                     : set.list.count == 1 ? set.list.items[0]
                                                           : connected(s, op, set.list.items, set.list.count);
    vector_release(&set.list);
    mem_free(set.seen);
    return result;
}

const struct lang_term *simple_both(struct simplifier *s, const struct lang_term *a, const struct lang_term *b)
{
    const struct lang_term *args[] = {a, b};
    return simple_connect(s, LANG_AND, args, 2);
}

const struct lang_term *simple_either(struct simplifier *s, const struct lang_term *a, const struct lang_term *b)
{
    const struct lang_term *args[] = {a, b};
    return simple_connect(s, LANG_OR, args, 2);
}

/* ---- not ---- */

static const struct lang_term *negated_all(struct simplifier *s, const struct lang_term *a)
{
    struct terms args = VECTOR_INIT;
    for (size_t i = 0; i < a->count; i++)
        vector_push(&args, simple_not(s, a->args[i]));
    const struct lang_term *result = simple_connect(s, a->op == LANG_AND ? LANG_OR : LANG_AND, args.items, args.count);
    vector_release(&args);
    return result;
}

static const struct lang_term *negated_quantifier(struct simplifier *s, const struct lang_term *a)
{
    const struct lang_term *args[] = {a->args[0], simple_not(s, a->args[1])};
    struct lang_term like = *a;
    like.op = a->op == LANG_EVERY ? LANG_ANY : LANG_EVERY;
    like.args = args;
    return simple_quantifier(s, &like);
}

const struct lang_term *simple_not(struct simplifier *s, const struct lang_term *a)
{
    switch (a->op) {
    case LANG_CONSTANT:
        return made_boolean(s, !a->value->boolean);
    case LANG_NOT:
        return a->args[0];
    case LANG_AND:
    case LANG_OR:
        return negated_all(s, a);
    case LANG_ITE:
        return simple_ite(s, a->args[0], simple_not(s, a->args[1]), simple_not(s, a->args[2]));
    case LANG_LESS:
    case LANG_LESS_EQUAL:
        if (may_be_undefined(s, a->args[0]) || may_be_undefined(s, a->args[1]))
            break;
        return simple_compare(s, a->op == LANG_LESS ? LANG_LESS_EQUAL : LANG_LESS, a->args[1], a->args[0]);
    case LANG_EVERY:
    case LANG_ANY:
        if (!may_be_undefined(s, a->args[0]))
            return negated_quantifier(s, a);
        break;
    default:
        break;
    }
    return connected(s, LANG_NOT, &a, 1);
}

/* ---- ite ---- */

static const struct lang_term *boolean_ite(struct simplifier *s, const struct lang_term *condition,
                                           const struct lang_term *a, const struct lang_term *b)
{
    if (a->op == LANG_CONSTANT)
        return a->value->boolean ? simple_either(s, condition, b) : simple_both(s, simple_not(s, condition), b);
    if (b->op == LANG_CONSTANT)
        return b->value->boolean ? simple_either(s, simple_not(s, condition), a) : simple_both(s, condition, a);
    if (a == condition)
        return simple_either(s, condition, b);
    if (b == condition)
        return simple_both(s, condition, a);
    return NULL;
}

const struct lang_term *simple_ite(struct simplifier *s, const struct lang_term *condition, const struct lang_term *a,
                                   const struct lang_term *b)
{
    if (condition->op == LANG_CONSTANT)
        return condition->value->boolean ? a : b;
    if (condition->op == LANG_NOT)
        return simple_ite(s, condition->args[0], b, a);
    if (a->op == LANG_ITE && a->args[0] == condition)
        a = a->args[1];
    if (b->op == LANG_ITE && b->args[0] == condition)
        b = b->args[2];
    if (a == b)
        return a;
    const struct lang_term *result = a->type->kind == LANG_BOOLEAN ? boolean_ite(s, condition, a, b) : NULL;
    const struct lang_term *args[] = {condition, a, b};
    return result ? result : made_of(s, LANG_ITE, a->type, args, 3);
}

/* ---- comparison ---- */

static const struct lang_term *boolean_compare(struct simplifier *s, enum lang_op op, const struct lang_term *a,
                                               const struct lang_term *b)
{
    if (op == LANG_LESS)
        return simple_both(s, simple_not(s, a), b);
    if (op == LANG_LESS_EQUAL)
        return simple_either(s, simple_not(s, a), b);
    if (a->op == LANG_CONSTANT)
        return a->value->boolean ? b : simple_not(s, b);
    if (b->op == LANG_CONSTANT)
        return b->value->boolean ? a : simple_not(s, a);
    if (a == b)
        return made_boolean(s, true);
    if (a == simple_not(s, b))
        return made_boolean(s, false);
    if (a->op == LANG_NOT && b->op == LANG_NOT)
        return boolean_compare(s, op, a->args[0], b->args[0]);
    return NULL;
}

/* One operand is an ite: the condition decides which of two comparisons it is. */
static const struct lang_term *lifted_compare(struct simplifier *s, enum lang_op op, const struct lang_term *a,
                                              const struct lang_term *b)
{
    bool left = a->op == LANG_ITE;
    const struct lang_term *ite = left ? a : b, *other = left ? b : a;
    if (ite->op != LANG_ITE || !spend(s, 8))
        return NULL;
    const struct lang_term *yes =
        left ? simple_compare(s, op, ite->args[1], other) : simple_compare(s, op, other, ite->args[1]);
    const struct lang_term *no =
        left ? simple_compare(s, op, ite->args[2], other) : simple_compare(s, op, other, ite->args[2]);
    return simple_ite(s, ite->args[0], yes, no);
}

static bool is_measure(const struct lang_term *term)
{
    return type_is_measure(term->type);
}

static const struct lang_term *compare_by_type(struct simplifier *s, enum lang_op op, const struct lang_term *a,
                                               const struct lang_term *b)
{
    if (a->type->kind == LANG_BOOLEAN)
        return boolean_compare(s, op, a, b);
    if (is_measure(a))
        return simple_number_compare(s, op, a, b);
    const struct lang_term *lifted = lifted_compare(s, op, a, b);
    if (lifted || op != LANG_EQUAL)
        return lifted;
    if (a->type->kind == LANG_STRING)
        return simple_string_equal(s, a, b);
    return simple_structure_equal(s, a, b);
}

const struct lang_term *simple_compare(struct simplifier *s, enum lang_op op, const struct lang_term *a,
                                       const struct lang_term *b)
{
    if (never_defined(s, a) || never_defined(s, b))
        return made_boolean(s, false);
    if (a->op == LANG_CONSTANT && b->op == LANG_CONSTANT) {
        const struct lang_term *both[] = {a, b};
        return connected(s, op, both, 2);
    }
    if (a == b && a->type->kind != LANG_BOOLEAN)
        return op == LANG_LESS ? made_boolean(s, false) : simple_defined(s, a);
    const struct lang_term *result = compare_by_type(s, op, a, b);
    if (result)
        return result;
    if (op == LANG_EQUAL && (a->op == LANG_CONSTANT || (a->op != LANG_SYMBOL && b->op == LANG_SYMBOL))) {
        const struct lang_term *swap = a;
        a = b;
        b = swap;
    }
    const struct lang_term *args[] = {a, b};
    return connected(s, op, args, 2);
}
