/* How long the Lists in the symbols can be, as far as the assertions say it. */
#include "solver/flatten_shape.h"

/* What the bound symbols around stand for: the elements of a List. */
struct scope {
    const struct lang_symbol *bound;
    struct list_bound *element;
    const struct scope *next;
};

/* What is said holds only where these Options are present. */
struct condition {
    const struct list_bound *option;
    const struct condition *next;
};

struct reading {
    struct arena *arena;
    struct list_bound *roots;
};

static void bound_init(struct arena *arena, struct list_bound *bound, const struct lang_type *type)
{
    bool object = type->kind == LANG_OBJECT, around = type->kind == LANG_LIST || type->kind == LANG_OPTION;
    *bound = (struct list_bound){.type = type, .most = SIZE_MAX, .count = object ? type->count : around};
    bound->items = arena_alloc(arena, (bound->count + 1) * sizeof *bound->items);
    for (size_t i = 0; i < bound->count; i++)
        bound_init(arena, &bound->items[i], object ? type->fields[i].type : type->element);
}

/* Which part of a symbol a term is; NULL: it is computed otherwise. */
static struct list_bound *place_of(const struct reading *r, const struct lang_term *term, const struct scope *scope)
{
    struct list_bound *inside = NULL;
    switch (term->op) {
    case LANG_SYMBOL:
        if (term->symbol->kind != LANG_BOUND)
            return &r->roots[term->symbol->index];
        while (scope && scope->bound != term->symbol)
            scope = scope->next;
        return scope ? scope->element : NULL;
    case LANG_FIELD:
        inside = term->args[0]->type->kind == LANG_OBJECT ? place_of(r, term->args[0], scope) : NULL;
        return inside ? &inside->items[term->index] : NULL;
    case LANG_THE:
    case LANG_NTH:
        inside = place_of(r, term->args[0], scope);
        return inside ? &inside->items[0] : NULL;
    default:
        return NULL;
    }
}

static bool goes_through(const struct reading *r, const struct lang_term *term, const struct scope *scope,
                         const struct list_bound *option)
{
    for (; term->op == LANG_FIELD || term->op == LANG_THE || term->op == LANG_NTH; term = term->args[0])
        if (term->op == LANG_THE && place_of(r, term->args[0], scope) == option)
            return true;
    return false;
}

static size_t clipped(const mpz_t n)
{
    return mpz_sgn(n) < 0 ? 0 : mpz_cmp_ui(n, LIST_MOST + 1) > 0 ? LIST_MOST + 1 : mpz_get_ui(n);
}

/* ---- at most so long ---- */

static void note_most(const struct reading *r, const struct lang_term *list, size_t most, const struct scope *scope,
                      const struct condition *conditions)
{
    struct list_bound *bound = place_of(r, list, scope);
    for (; conditions; conditions = conditions->next)
        if (!goes_through(r, list, scope, conditions->option))
            return;
    if (bound && most < bound->most)
        bound->most = most;
}

/* k >= a sum of lengths, none subtracted: each is at most that. */
static void note_sum(const struct reading *r, const struct lang_term *sum, const mpz_t k, const struct scope *scope,
                     const struct condition *conditions)
{
    const struct lang_term *const *args = sum->op == LANG_ADD ? sum->args : &sum;
    size_t count = sum->op == LANG_ADD ? sum->count : 1;
    for (size_t i = 0; i < count; i++) {
        const struct lang_term *term = args[i];
        if (term->op == LANG_SCALE && term->args[0]->op == LANG_CONSTANT && mpz_sgn(term->args[0]->value->integer) > 0)
            term = term->args[1];
        if (term->op != LANG_LENGTH)
            return;
    }
    for (size_t i = 0; i < count; i++) {
        const struct lang_term *length = args[i]->op == LANG_SCALE ? args[i]->args[1] : args[i];
        if (length->args[0]->type->kind == LANG_LIST)
            note_most(r, length->args[0], clipped(k), scope, conditions);
    }
}

static void note_fact(const struct reading *r, const struct lang_term *fact, const struct scope *scope,
                      const struct condition *conditions);

/* (or (not (present? o)) fact): of the o that there are, the fact. */
static void note_alternative(const struct reading *r, const struct lang_term *either, const struct scope *scope,
                             const struct condition *conditions)
{
    const struct lang_term *fact = NULL;
    struct condition *mine = NULL;
    for (size_t i = 0; i < either->count; i++) {
        const struct lang_term *term = either->args[i];
        struct list_bound *option = term->op == LANG_NOT && term->args[0]->op == LANG_PRESENT
                                        ? place_of(r, term->args[0]->args[0], scope)
                                        : NULL;
        if (!option && fact)
            return;
        if (!option) {
            fact = term;
            continue;
        }
        mine = arena_alloc(r->arena, sizeof *mine);
        *mine = (struct condition){option, conditions};
        conditions = mine;
    }
    if (fact && mine)
        note_fact(r, fact, scope, conditions);
}

static void note_fact(const struct reading *r, const struct lang_term *fact, const struct scope *scope,
                      const struct condition *conditions)
{
    const struct lang_term *a = fact->count > 0 ? fact->args[0] : NULL, *b = fact->count > 1 ? fact->args[1] : NULL;
    struct scope inner;
    switch (fact->op) {
    case LANG_AND:
        for (size_t i = 0; i < fact->count; i++)
            note_fact(r, fact->args[i], scope, conditions);
        return;
    case LANG_OR:
        note_alternative(r, fact, scope, conditions);
        return;
    case LANG_EVERY:
        inner = (struct scope){fact->symbol, place_of(r, a, scope), scope};
        if (inner.element)
            inner.element = &inner.element->items[0];
        note_fact(r, b, &inner, conditions);
        return;
    case LANG_LESS_EQUAL:
    case LANG_EQUAL:
        if (a->type->kind == LANG_INTEGER && b->op == LANG_CONSTANT)
            note_sum(r, a, b->value->integer, scope, conditions);
        else if (a->type->kind == LANG_LIST && fact->op == LANG_EQUAL && b->op == LANG_CONSTANT)
            note_most(r, a, b->value->list.count, scope, conditions);
        else if (a->type->kind == LANG_LIST && fact->op == LANG_EQUAL && b->op == LANG_MAKE_LIST)
            note_most(r, a, b->count, scope, conditions);
        return;
    default:
        return;
    }
}

/* ---- as long as is needed ---- */

static void note_asked(const struct reading *r, const struct lang_term *list, size_t asked, const struct scope *scope)
{
    struct list_bound *bound = place_of(r, list, scope);
    if (bound && asked > bound->asked)
        bound->asked = asked > LIST_MOST ? LIST_MOST : asked;
}

static size_t constant_size(const struct lang_term *term)
{
    if (term->op != LANG_CONSTANT)
        return term->op == LANG_MAKE_LIST ? term->count : 0;
    if (term->type->kind == LANG_LIST)
        return term->value->list.count;
    return term->type->kind == LANG_INTEGER ? clipped(term->value->integer) : 0;
}

/* Every list that is compared with something of a known size, in whatever way. */
static void note_needs(const struct reading *r, const struct lang_term *term, const struct scope *scope, size_t beside)
{
    struct scope inner = {term->symbol, NULL, scope};
    size_t largest = beside;
    if (term->op == LANG_LENGTH && term->args[0]->type->kind == LANG_LIST)
        note_asked(r, term->args[0], beside, scope);
    if (term->op == LANG_NTH)
        note_asked(r, term->args[0], constant_size(term->args[1]) + 1, scope);
    if (term->type->kind == LANG_BOOLEAN || term->op == LANG_SUM) /* the size of a sum is not that of its list */
        largest = 0;
    if (term->op == LANG_EQUAL || term->op == LANG_LESS || term->op == LANG_LESS_EQUAL)
        for (size_t i = 0; i < term->count; i++)
            largest = constant_size(term->args[i]) > largest ? constant_size(term->args[i]) : largest;
    if (term->type->kind == LANG_LIST)
        note_asked(r, term, largest, scope);
    if (term->op == LANG_EVERY || term->op == LANG_ANY || term->op == LANG_MAP) {
        inner.element = place_of(r, term->args[0], scope);
        if (inner.element)
            inner.element = &inner.element->items[0];
        scope = &inner;
    }
    for (size_t i = 0; i < term->count && !term->closed; i++)
        note_needs(r, term->args[i], scope, largest);
}

struct list_bound *list_bounds(struct arena *arena, const struct lang_symbol *const *symbols, size_t symbol_count,
                               const struct lang_term *const *assertions, size_t assertion_count)
{
    struct reading r = {arena, arena_alloc(arena, (symbol_count + 1) * sizeof *r.roots)};
    for (size_t i = 0; i < symbol_count; i++)
        bound_init(arena, &r.roots[i], symbols[i]->type);
    for (size_t i = 0; i < assertion_count; i++) {
        const struct lang_term *simple = simplify(arena, assertions[i]);
        note_fact(&r, simple, NULL, NULL);
        note_needs(&r, simple, NULL, 0);
    }
    return r.roots;
}
