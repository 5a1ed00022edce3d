/* Terms over two sides, compared. */
#include "engine/solve/form_parts.h"

/* Operands in any order make a comparison a search; this ends it. */
#define STEPS_MOST 100000
#define OPERANDS_MOST 8

struct comparing {
    bool swapped;
    size_t steps;
};

static bool same(struct comparing *c, const struct lang_term *a, const struct lang_term *b);

static enum lang_side other_side(enum lang_side side)
{
    return side == LANG_FIRST ? LANG_SECOND : side == LANG_SECOND ? LANG_FIRST : LANG_HERE;
}

static bool same_leaf(const struct comparing *c, const struct lang_term *a, const struct lang_term *b)
{
    if (a->op == LANG_CONSTANT) {
        if (a->value->kind == LANG_REGEX || b->value->kind == LANG_REGEX)
            return a->value->kind == b->value->kind && a->value->regex == b->value->regex;
        return lang_type_equal(a->type, b->type) && lang_value_equal(a->value, b->value);
    }
    bool bound = a->symbol->kind == LANG_BOUND;
    return a->symbol == b->symbol && (bound || b->side == (c->swapped ? other_side(a->side) : a->side));
}

static bool in_any_order(enum lang_op op)
{
    return op == LANG_AND || op == LANG_OR || op == LANG_EQUAL || op == LANG_ADD || op == LANG_EDIT_DISTANCE;
}

/* Being the same is an equivalence, so that the first partner that fits will do. */
static bool same_set(struct comparing *c, const struct lang_term *a, const struct lang_term *b)
{
    bool taken[OPERANDS_MOST] = {false};
    for (size_t i = 0; i < a->count; i++) {
        size_t j = 0;
        while (j < b->count && (taken[j] || !same(c, a->args[i], b->args[j])))
            j++;
        if (j == b->count)
            return false;
        taken[j] = true;
    }
    return true;
}

static bool same_list(struct comparing *c, const struct lang_term *a, const struct lang_term *b)
{
    for (size_t i = 0; i < a->count; i++)
        if (!same(c, a->args[i], b->args[i]))
            return false;
    return true;
}

static bool same_difference(struct comparing *c, const struct lang_term *a, const struct lang_term *b)
{
    return same_list(c, a, b) || (same(c, a->args[0], b->args[1]) && same(c, a->args[1], b->args[0]));
}

static bool same(struct comparing *c, const struct lang_term *a, const struct lang_term *b)
{
    if (a == b && (!c->swapped || a->closed))
        return true;
    if (a->op != b->op || a->count != b->count || a->size != b->size || a->index != b->index || a->cover != b->cover ||
        ++c->steps > STEPS_MOST)
        return false;
    if (a->op == LANG_CONSTANT || a->op == LANG_SYMBOL)
        return same_leaf(c, a, b);
    if (a->symbol != b->symbol) /* quantifiers with bound symbols of their own */
        return false;
    if (a->op == LANG_ABS && a->args[0]->op == LANG_SUBTRACT && b->args[0]->op == LANG_SUBTRACT)
        return same_difference(c, a->args[0], b->args[0]);
    return in_any_order(a->op) && a->count <= OPERANDS_MOST ? same_set(c, a, b) : same_list(c, a, b);
}

bool form_same_term(const struct lang_term *a, const struct lang_term *b, bool swapped)
{
    struct comparing c = {swapped, 0};
    return same(&c, a, b);
}

static const struct lang_term *symbol_here(void *context, const struct lang_term *symbol)
{
    if (symbol->side == LANG_HERE)
        return NULL;
    struct lang_term *copy = arena_alloc(context, sizeof *copy);
    *copy = *symbol;
    copy->side = LANG_HERE;
    return copy;
}

const struct lang_term *term_here(struct arena *arena, const struct lang_term *term)
{
    return term_replace(arena, term, symbol_here, arena);
}

unsigned term_sides(const struct lang_term *term)
{
    if (term->op == LANG_SYMBOL)
        return term->symbol->kind == LANG_BOUND ? 0 : 1u << term->side;
    unsigned sides = 0;
    for (size_t i = 0; i < term->count && !term->closed; i++)
        sides |= term_sides(term->args[i]);
    return sides;
}
