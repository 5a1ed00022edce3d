/* Forms made and normalised. */
#include "engine/solve/form_parts.h"

bool form_feature_defined(const struct lang_term *feature)
{
    return !term_may_be_undefined(feature->op == LANG_COVER_CLASS ? feature->args[0] : feature);
}

static struct form *make(struct arena *arena, enum form_kind kind, const struct lang_term *feature)
{
    struct form *form = arena_alloc(arena, sizeof *form);
    form->kind = kind;
    form->feature = feature;
    form->symmetric = true;
    return form;
}

const struct form *form_constant(struct arena *arena, bool always)
{
    struct form *form = make(arena, always ? FORM_ALWAYS : FORM_NEVER, NULL);
    form->relation = term_boolean(arena, always);
    return form;
}

static const struct lang_term *boolean(struct arena *arena, enum lang_op op, const struct lang_term *a,
                                       const struct lang_term *b)
{
    return term_binary(arena, op, type_plain(LANG_BOOLEAN), a, b);
}

static const struct lang_term *equal_sides(struct arena *arena, const struct lang_term *feature)
{
    return boolean(arena, LANG_EQUAL, term_on_side(arena, feature, LANG_FIRST),
                   term_on_side(arena, feature, LANG_SECOND));
}

const struct form *form_key(struct arena *arena, const struct lang_term *feature)
{
    struct form *form = make(arena, FORM_KEY, feature);
    form->relation = term_not(arena, equal_sides(arena, feature));
    return form;
}

const struct form *form_apart(struct arena *arena, const struct lang_term *feature, const mpq_t distance)
{
    struct form *form = make(arena, FORM_APART, feature);
    bool real = feature->type->kind == LANG_REAL;
    const struct lang_type *number = type_plain(real ? LANG_REAL : LANG_INTEGER);
    form->distance = real ? lang_real(arena, distance) : lang_integer(arena, mpq_numref(distance));
    const struct lang_term *difference =
        term_binary(arena, LANG_SUBTRACT, number, term_on_side(arena, feature, LANG_FIRST),
                    term_on_side(arena, feature, LANG_SECOND));
    form->relation = boolean(arena, LANG_LESS_EQUAL, term_constant(arena, number, form->distance),
                             term_unary(arena, LANG_ABS, number, difference));
    return form;
}

const struct form *form_edit(struct arena *arena, const struct lang_term *feature, const mpz_t distance)
{
    struct form *form = make(arena, FORM_EDIT, feature);
    const struct lang_type *number = type_plain(LANG_INTEGER);
    form->distance = lang_integer(arena, distance);
    form->relation = boolean(arena, LANG_LESS_EQUAL, term_constant(arena, number, form->distance),
                             term_binary(arena, LANG_EDIT_DISTANCE, number, term_on_side(arena, feature, LANG_FIRST),
                                         term_on_side(arena, feature, LANG_SECOND)));
    return form;
}

const struct form *form_pairs(struct arena *arena, const struct lang_term *relation)
{
    struct form *form = make(arena, FORM_PAIRS, NULL);
    form->relation = relation;
    form->symmetric = form_same_term(relation, relation, true);
    return form;
}

static void take_items(struct arena *arena, struct form *form, const struct form *const *items, size_t count)
{
    const struct form **copy = arena_alloc(arena, (count + 1) * sizeof *copy);
    for (size_t i = 0; i < count; i++) {
        copy[i] = items[i];
        form->symmetric = form->symmetric && items[i]->symmetric;
    }
    form->items = copy;
    form->count = count;
}

/* (or (not (= choice@1 choice@2)) (and (= choice@1 0) …) …) */
const struct form *form_cases(struct arena *arena, const struct lang_term *choice, const struct form *const *items,
                              size_t count)
{
    struct form *form = make(arena, FORM_CASES, choice);
    const struct lang_term **any = mem_array(count + 1, sizeof *any);
    any[0] = term_not(arena, equal_sides(arena, choice));
    take_items(arena, form, items, count);
    bool always = true;
    for (size_t i = 0; i < count; i++) {
        const struct lang_term *both[] = {
            boolean(arena, LANG_EQUAL, term_on_side(arena, choice, LANG_FIRST), term_integer(arena, (long long)i)),
            items[i]->relation};
        any[i + 1] = term_connect(arena, LANG_AND, both, 2);
        always = always && items[i]->kind == FORM_ALWAYS;
    }
    form->relation = term_connect(arena, LANG_OR, any, count + 1);
    mem_free(any);
    return always ? form_constant(arena, true) : form;
}

/* ---- implication ---- */

bool form_same(const struct form *a, const struct form *b)
{
    if (a == b)
        return true;
    if (a->kind != b->kind || a->count != b->count || (a->feature != NULL) != (b->feature != NULL))
        return false;
    if (a->feature && !form_same_term(a->feature, b->feature, false))
        return false;
    if (a->distance && !lang_value_equal(a->distance, b->distance))
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (!form_same(a->items[i], b->items[i]))
            return false;
    return a->kind != FORM_PAIRS || form_same_term(a->relation, b->relation, false);
}

/* Does the term have one value for given values of the features of these KEYs? */
static bool determined(const struct lang_term *term, const struct form *const *keys, size_t count)
{
    if (term->closed || (term->op == LANG_SYMBOL && term->symbol->kind == LANG_BOUND))
        return true;
    for (size_t i = 0; i < count; i++)
        if (keys[i]->kind == FORM_KEY && form_same_term(term, keys[i]->feature, false))
            return true;
    if (term->op == LANG_SYMBOL)
        return false;
    for (size_t i = 0; i < term->count; i++)
        if (!determined(term->args[i], keys, count))
            return false;
    return true;
}

/* Where a holds, the features of both sides have values, and they differ; a holds without values only if it is a KEY.
 */
static bool implies_keys(const struct form *a, const struct form *const *keys, size_t count, bool defined)
{
    bool differs = a->kind == FORM_APART || a->kind == FORM_EDIT ||
                   (a->kind == FORM_KEY && (defined || form_feature_defined(a->feature)));
    return differs && determined(a->feature, keys, count);
}

bool form_implies(const struct form *a, const struct form *b, bool defined)
{
    if (a->kind == FORM_NEVER || b->kind == FORM_ALWAYS || form_same(a, b))
        return true;
    if (a->kind == FORM_ANY || b->kind == FORM_ALL) {
        const struct form *parts = a->kind == FORM_ANY ? a : b;
        for (size_t i = 0; i < parts->count; i++)
            if (!(parts == a ? form_implies(parts->items[i], b, defined) : form_implies(a, parts->items[i], defined)))
                return false;
        return true;
    }
    if (a->kind == FORM_ALL)
        for (size_t i = 0; i < a->count; i++)
            if (form_implies(a->items[i], b, defined))
                return true;
    if (b->kind == FORM_ANY) {
        for (size_t i = 0; i < b->count; i++)
            if (form_implies(a, b->items[i], defined))
                return true;
        return implies_keys(a, b->items, b->count, defined);
    }
    if (b->kind == FORM_KEY)
        return implies_keys(a, &b, 1, defined);
    bool distances = (a->kind == FORM_APART || a->kind == FORM_EDIT) && a->kind == b->kind;
    return distances && form_same_term(a->feature, b->feature, false) && lang_value_compare(a->distance, b->distance) >= 0;
}

/* ---- ALL and ANY ---- */

struct joining {
    enum form_kind kind;
    VECTOR(const struct form *) items;
    bool decided; /* one item alone makes it what it is */
};

/* Does the second say nothing beside the first?  In an ANY what implies another, in an ALL what is implied. */
static bool covers(const struct joining *j, const struct form *first, const struct form *second)
{
    return j->kind == FORM_ANY ? form_implies(second, first, false) : form_implies(first, second, false);
}

static void join_item(struct joining *j, const struct form *item)
{
    enum form_kind decides = j->kind == FORM_ANY ? FORM_ALWAYS : FORM_NEVER;
    enum form_kind neutral = j->kind == FORM_ANY ? FORM_NEVER : FORM_ALWAYS;
    if (item->kind == j->kind) {
        for (size_t i = 0; i < item->count; i++)
            join_item(j, item->items[i]);
        return;
    }
    j->decided = j->decided || item->kind == decides;
    if (item->kind == neutral)
        return;
    size_t kept = 0;
    for (size_t i = 0; i < j->items.count; i++) {
        if (covers(j, j->items.items[i], item))
            return;
        if (!covers(j, item, j->items.items[i]))
            j->items.items[kept++] = j->items.items[i];
    }
    j->items.count = kept;
    vector_push(&j->items, item);
}

/* What takes several keys to be implied is seen when all are there. */
static void drop_implied(struct joining *j)
{
    const struct form **others = mem_array(j->items.count, sizeof *others);
    for (size_t i = 0; j->kind == FORM_ANY && i < j->items.count; i++) {
        size_t count = 0;
        for (size_t k = 0; k < j->items.count; k++)
            if (k != i)
                others[count++] = j->items.items[k];
        if (!implies_keys(j->items.items[i], others, count, false))
            continue;
        for (size_t k = 0; k < count; k++)
            j->items.items[k] = others[k];
        j->items.count--;
        i--;
    }
    mem_free(others);
}

static const struct form *joined(struct arena *arena, const struct joining *j)
{
    struct form *form = make(arena, j->kind, NULL);
    const struct form **sorted = mem_array(j->items.count, sizeof *sorted);
    const struct lang_term **relations = mem_array(j->items.count, sizeof *relations);
    size_t count = 0;
    for (int keys = 1; keys >= 0; keys--)
        for (size_t i = 0; i < j->items.count; i++)
            if ((j->items.items[i]->kind == FORM_KEY) == keys)
                sorted[count++] = j->items.items[i];
    take_items(arena, form, sorted, count);
    for (size_t i = 0; i < count; i++)
        relations[i] = sorted[i]->relation;
    form->relation = term_connect(arena, j->kind == FORM_ANY ? LANG_OR : LANG_AND, relations, count);
    mem_free(sorted);
    mem_free(relations);
    return form;
}

const struct form *form_join(struct arena *arena, enum form_kind kind, const struct form *const *items, size_t count)
{
    struct joining j = {.kind = kind};
    for (size_t i = 0; i < count; i++)
        join_item(&j, items[i]);
    drop_implied(&j);
    const struct form *form = j.decided            ? form_constant(arena, kind == FORM_ANY)
                              : j.items.count == 0 ? form_constant(arena, kind == FORM_ALL)
                              : j.items.count == 1 ? j.items.items[0]
                                                   : joined(arena, &j);
    vector_release(&j.items);
    return form;
}
