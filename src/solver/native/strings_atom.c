/* Atoms about a string, one by one. */
#include "solver/native/strings_parts.h"

#define LIFT_LIMIT 10

bool same_term(const struct lang_term *a, const struct lang_term *b)
{
    if (a == b)
        return true;
    if (a->op != b->op || a->count != b->count || a->size != b->size || a->symbol != b->symbol || a->side != b->side ||
        a->index != b->index || a->cover != b->cover)
        return false;
    if (a->op == LANG_CONSTANT)
        return a->value->kind == b->value->kind &&
               (a->value->kind == LANG_REGEX ? a->value->regex == b->value->regex
                                             : lang_value_equal(a->value, b->value));
    for (size_t i = 0; i < a->count; i++)
        if (!same_term(a->args[i], b->args[i]))
            return false;
    return true;
}

bool is_symbol(const struct strings_reading *r, const struct lang_term *term)
{
    return term->op == LANG_SYMBOL && term->symbol == r->symbol;
}

const struct lang_value *closed_value(const struct strings_reading *r, const struct lang_term *term)
{
    if (!term->closed)
        return NULL;
    return term->op == LANG_CONSTANT ? term->value : lang_evaluate(r->arena, term, NULL, NULL, r->error);
}

/* ---- a string term and a constant ---- */

static const struct language *inverse_of(struct strings_reading *r, const struct lang_term *term, struct language *made)
{
    const struct language *language = reading_keep(r, made);
    struct view view;
    if (!language || !view_of(r, term, &view))
        return NULL;
    const struct language *result = view_inverse(r, &view, language);
    view_release(&view);
    return result;
}

/* Views that cannot be read are found out before a language is made. */
static bool has_view(struct strings_reading *r, const struct lang_term *term)
{
    struct view view;
    if (!view_of(r, term, &view))
        return false;
    view_release(&view);
    return true;
}

static const struct language *text_atom(struct strings_reading *r, const struct lang_term *atom)
{
    if (atom->args[0]->type->kind != LANG_STRING)
        return NULL;
    if (atom->op == LANG_MATCHES) {
        const struct lang_value *regex = closed_value(r, atom->args[1]);
        if (!regex || regex_has_backreferences(regex->regex->regex) || !has_view(r, atom->args[0]))
            return NULL;
        return inverse_of(r, atom->args[0], language_of(regex->regex->regex, &r->alphabet, r->error));
    }
    bool flipped = atom->args[0]->closed;
    if (flipped == atom->args[1]->closed)
        return NULL;
    const struct lang_value *word = closed_value(r, atom->args[!flipped]);
    if (!word)
        return r->error->kind == ERROR_NONE ? reading_none(r) : NULL; /* undefined: it never holds */
    if (!has_view(r, atom->args[flipped]))
        return NULL;
    return inverse_of(r, atom->args[flipped], word_language(r, atom->op, flipped, word));
}

/* ---- a number that is made of a string, and constants ---- */

/* The only term below that makes a number of the symbol; false: there are several, or it occurs otherwise. */
static bool only_source(const struct lang_term *term, const struct lang_term **source)
{
    if (term->closed)
        return true;
    if (source_operand(term)) {
        if (*source && !same_term(*source, term))
            return false;
        *source = term;
        return true;
    }
    if (term->op == LANG_SYMBOL)
        return false;
    for (size_t i = 0; i < term->count; i++)
        if (!only_source(term->args[i], source))
            return false;
    return true;
}

static const struct language *number_atom(struct strings_reading *r, const struct lang_term *atom)
{
    const struct lang_term *source = NULL;
    struct number_set set;
    if (!only_source(atom, &source) || !source || !has_view(r, source_operand(source)))
        return NULL;
    const struct language *language = NULL;
    if (number_set_of(r, atom, source, &set))
        language = inverse_of(r, source_operand(source), source_language(r, source, &set));
    number_set_release(&set);
    return language;
}

/* ---- conditions inside ---- */

static const struct lang_term *find_choice(const struct lang_term *term)
{
    if (term->closed)
        return NULL;
    if (term->op == LANG_ITE)
        return term;
    for (size_t i = 0; i < term->count; i++) {
        const struct lang_term *found = find_choice(term->args[i]);
        if (found)
            return found;
    }
    return NULL;
}

static const struct lang_term *with_branch(struct arena *arena, const struct lang_term *term,
                                           const struct lang_term *choice, size_t branch)
{
    if (same_term(term, choice))
        return choice->args[branch];
    if (term->closed || term->count == 0)
        return term;
    const struct lang_term **args = arena_alloc(arena, (term->count + 1) * sizeof *args);
    for (size_t i = 0; i < term->count; i++)
        args[i] = with_branch(arena, term->args[i], choice, branch);
    if (term->op == LANG_COVER_CLASS)
        return term_cover_class(arena, term->cover, args[0]);
    return term_make(arena, term->op, term->type, args, term->count);
}

/* P(ite c a b) is (c and P(a)) or (not c and P(b)). */
static const struct language *lifted_atom(struct strings_reading *r, const struct lang_term *atom)
{
    const struct lang_term *choice = find_choice(atom);
    if (!choice || r->lifted >= LIFT_LIMIT)
        return NULL;
    r->lifted++;
    const struct lang_term *lifted =
        term_make(r->arena, LANG_ITE, atom->type,
                  (const struct lang_term *const[]){choice->args[0], with_branch(r->arena, atom, choice, 1),
                                                    with_branch(r->arena, atom, choice, 2)},
                  3);
    const struct language *language = reading_condition(r, lifted);
    r->lifted--;
    return language;
}

const struct language *reading_atom(struct strings_reading *r, const struct lang_term *atom)
{
    const struct language *language = NULL;
    switch (atom->op) {
    case LANG_MATCHES:
    case LANG_PREFIX:
    case LANG_SUFFIX:
    case LANG_CONTAINS:
    case LANG_EQUAL:
    case LANG_LESS:
    case LANG_LESS_EQUAL:
        language = text_atom(r, atom);
        if (!language && r->error->kind == ERROR_NONE)
            language = number_atom(r, atom);
        if (!language && r->error->kind == ERROR_NONE && r->checksums)
            language = r->within_known = reading_checksum(r, atom);
        return language || r->error->kind != ERROR_NONE ? language : lifted_atom(r, atom);
    default:
        return NULL;
    }
}
