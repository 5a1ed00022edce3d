/* Relations of the programmer's own, recognised: what says the same as a
 * built-in difference becomes the same form. */
#include "engine/solve/form_parts.h"

/* (<= lesser greater) or (< lesser greater), also as the negation of its reverse. */
static bool comparison_in(struct arena *arena, const struct lang_term *term, struct comparison *out)
{
    out->kind = COMPARISON_OTHER;
    bool negated = term->op == LANG_NOT;
    const struct lang_term *atom = negated ? term->args[0] : term;
    if (atom->op != LANG_LESS && atom->op != LANG_LESS_EQUAL)
        return false;
    bool strict = (atom->op == LANG_LESS) != negated;
    /* with an undefined operand the atom is false, and its negation is true */
    if (negated && !(form_feature_defined(atom->args[0]) && form_feature_defined(atom->args[1])))
        return false;
    comparison_of(arena, atom->args[negated], atom->args[!negated], strict, out);
    return out->kind != COMPARISON_OTHER;
}

/* |f(first) - f(second)| >= bound, > where strict. */
static const struct form *apart(struct arena *arena, const struct comparison *c, const struct lang_term *relation)
{
    bool defined = form_feature_defined(c->feature);
    int sign = mpq_sgn(c->bound);
    if (sign < 0 || (sign == 0 && !c->strict))
        return defined ? form_constant(arena, true) : form_pairs(arena, relation);
    bool unequal = c->whole ? mpq_cmp_si(c->bound, 1, 1) == 0 : sign == 0;
    if (unequal && defined)
        return form_key(arena, c->feature);
    return c->strict ? form_pairs(arena, relation) : form_apart(arena, c->feature, c->bound);
}

static const struct form *edit(struct arena *arena, const struct comparison *c, const struct lang_term *relation)
{
    bool defined = form_feature_defined(c->feature);
    if (mpq_sgn(c->bound) <= 0)
        return defined ? form_constant(arena, true) : form_pairs(arena, relation);
    if (mpq_cmp_si(c->bound, 1, 1) == 0 && defined)
        return form_key(arena, c->feature);
    return form_edit(arena, c->feature, mpq_numref(c->bound));
}

static const struct form *of_comparison(struct arena *arena, const struct lang_term *term)
{
    struct comparison c = {.kind = COMPARISON_OTHER};
    const struct form *form = NULL;
    mpq_init(c.bound);
    if (comparison_in(arena, term, &c))
        form = c.kind == COMPARISON_BOTH   ? apart(arena, &c, term)
               : c.kind == COMPARISON_EDIT ? edit(arena, &c, term)
                                           : NULL;
    mpq_clear(c.bound);
    return form;
}

/* Objects differ where a field does. */
static const struct form *of_fields(struct arena *arena, const struct lang_term *a, const struct lang_term *b)
{
    const struct form **items = mem_array(a->count, sizeof *items);
    for (size_t i = 0; i < a->count; i++)
        items[i] = form_of_relation(
            arena, term_not(arena, term_binary(arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), a->args[i], b->args[i])));
    const struct form *form = form_join(arena, FORM_ANY, items, a->count);
    mem_free(items);
    return form;
}

static bool has_parts(const struct lang_type *type)
{
    return type->kind == LANG_LIST || type->kind == LANG_OPTION || type->kind == LANG_OBJECT;
}

/* (not (= a b)) */
static const struct form *of_inequality(struct arena *arena, const struct lang_term *term)
{
    if (term->op != LANG_NOT || term->args[0]->op != LANG_EQUAL)
        return NULL;
    const struct lang_term *a = term->args[0]->args[0], *b = term->args[0]->args[1];
    if (type_is_measure(a->type)) {
        const struct lang_term *feature = equal_feature(arena, a, b);
        return feature ? form_key(arena, feature) : NULL;
    }
    if (a->op == LANG_MAKE_OBJECT && b->op == LANG_MAKE_OBJECT)
        return of_fields(arena, a, b);
    if (has_parts(a->type))
        return NULL;
    unsigned sides = term_sides(a);
    bool one_side = sides == 1u << LANG_FIRST || sides == 1u << LANG_SECOND;
    return one_side && form_same_term(a, b, true) ? form_key(arena, term_here(arena, a)) : NULL;
}

/* ---- both directions as two disjuncts ---- */

static bool opposite(const struct comparison *a, const struct comparison *b)
{
    return a->kind == COMPARISON_ONE_SIDED && b->kind == COMPARISON_ONE_SIDED && a->sign == -b->sign &&
           a->strict == b->strict && a->whole == b->whole && mpq_equal(a->bound, b->bound) &&
           form_same_term(a->feature, b->feature, false);
}

/* Two disjuncts f1 + d <= f2 and f2 + d <= f1 are one distance; taken: what has been used up. */
static void join_directions(struct arena *arena, const struct lang_term *term, struct comparison *c, bool *taken,
                            const struct form **items, size_t *count)
{
    for (size_t i = 0; i < term->count; i++)
        for (size_t j = i + 1; j < term->count && !taken[i]; j++) {
            if (taken[j] || !opposite(&c[i], &c[j]))
                continue;
            const struct lang_term *two[] = {term->args[i], term->args[j]};
            taken[i] = taken[j] = true;
            items[(*count)++] = apart(arena, &c[i], term_connect(arena, LANG_OR, two, 2));
        }
}

static const struct form *of_disjunction(struct arena *arena, const struct lang_term *term)
{
    struct comparison *c = mem_array(term->count, sizeof *c);
    bool *taken = mem_array(term->count, sizeof *taken);
    const struct form **items = mem_array(term->count, sizeof *items);
    size_t count = 0;
    for (size_t i = 0; i < term->count; i++) {
        mpq_init(c[i].bound);
        comparison_in(arena, term->args[i], &c[i]);
    }
    join_directions(arena, term, c, taken, items, &count);
    for (size_t i = 0; i < term->count; i++) {
        if (!taken[i])
            items[count++] = form_of_relation(arena, term->args[i]);
        mpq_clear(c[i].bound);
    }
    const struct form *form = form_join(arena, FORM_ANY, items, count);
    mem_free(c);
    mem_free(taken);
    mem_free(items);
    return form;
}

static const struct form *of_conjunction(struct arena *arena, const struct lang_term *term)
{
    const struct form **items = mem_array(term->count, sizeof *items);
    for (size_t i = 0; i < term->count; i++)
        items[i] = form_of_relation(arena, term->args[i]);
    const struct form *form = form_join(arena, FORM_ALL, items, term->count);
    mem_free(items);
    return form;
}

/* (not (and …)) is (or (not …) …): a Boolean term always has a value. */
static const struct lang_term *push_not(struct arena *arena, const struct lang_term *term)
{
    const struct lang_term *inner = term->args[0];
    const struct lang_term **args = mem_array(inner->count, sizeof *args);
    for (size_t i = 0; i < inner->count; i++)
        args[i] = term_not(arena, inner->args[i]);
    const struct lang_term *pushed =
        term_connect(arena, inner->op == LANG_AND ? LANG_OR : LANG_AND, args, inner->count);
    mem_free(args);
    return pushed;
}

const struct form *form_of_relation(struct arena *arena, const struct lang_term *term)
{
    if (term_is(term, true) || term_is(term, false))
        return form_constant(arena, term_is(term, true));
    if (term->op == LANG_NOT && (term->args[0]->op == LANG_AND || term->args[0]->op == LANG_OR))
        return form_of_relation(arena, push_not(arena, term));
    if (term->op == LANG_OR)
        return of_disjunction(arena, term);
    if (term->op == LANG_AND)
        return of_conjunction(arena, term);
    const struct form *form = of_inequality(arena, term);
    if (!form)
        form = of_comparison(arena, term);
    return form ? form : form_pairs(arena, term);
}
