/* Two inputs by themselves: for forms that no key and no order can tell. */
#include "engine/solve/pairs_edit.h"
#include "engine/solve/pairs_line.h"
#include "engine/solve/pairs_set.h"

struct both {
    struct pairs_terms *terms;
    struct pairs_entry *a, *b;
    struct error *error;
};

static bool ordered(const struct both *both, const struct form *form, bool *differs);

static bool values_of(const struct both *both, const struct form *form, const struct lang_value *values[2])
{
    size_t index = pairs_term_index(both->terms, form->feature);
    return pairs_entry_feature(both->terms, both->a, index, &values[0], both->error) &&
           pairs_entry_feature(both->terms, both->b, index, &values[1], both->error);
}

static bool edit_apart(const struct both *both, const struct form *form)
{
    size_t index = pairs_term_index(both->terms, form->feature), a_count, b_count;
    if (mpz_sgn(form->distance->integer) <= 0)
        return true;
    if (!mpz_fits_ulong_p(form->distance->integer))
        return false;
    const uint32_t *a = pairs_entry_characters(both->a, index, &a_count);
    const uint32_t *b = pairs_entry_characters(both->b, index, &b_count);
    struct edit_pattern pattern;
    edit_pattern_init(&pattern, a, a_count);
    bool apart = edit_at_least(&pattern, b, b_count, mpz_get_ui(form->distance->integer));
    edit_pattern_release(&pattern);
    return apart;
}

static bool of_feature(const struct both *both, const struct form *form, bool *differs)
{
    const struct lang_value *values[2];
    if (!values_of(both, form, values))
        return false;
    bool defined = values[0] && values[1];
    if (form->kind == FORM_KEY)
        *differs = !defined || !lang_value_equal(values[0], values[1]);
    else if (form->kind == FORM_APART)
        *differs = defined && values_apart(values[0], values[1], form->distance);
    else
        *differs = defined && edit_apart(both, form);
    return true;
}

static bool of_case(const struct both *both, const struct form *form, bool *differs)
{
    const struct lang_value *values[2];
    if (!values_of(both, form, values))
        return false;
    *differs = !values[0] || !values[1] || !lang_value_equal(values[0], values[1]);
    if (*differs || mpz_sgn(values[0]->integer) < 0 || mpz_cmp_ui(values[0]->integer, form->count) >= 0)
        return true;
    return ordered(both, form->items[mpz_get_ui(values[0]->integer)], differs);
}

static bool of_items(const struct both *both, const struct form *form, bool *differs)
{
    bool end = form->kind == FORM_ANY;
    *differs = !end;
    for (size_t i = 0; i < form->count && *differs != end; i++)
        if (!ordered(both, form->items[i], differs))
            return false;
    return true;
}

static bool of_relation(const struct both *both, const struct form *form, bool *differs)
{
    struct arena arena = ARENA_INIT;
    const struct lang_value *value =
        lang_evaluate(&arena, form->relation, both->a->scalars, both->b->scalars, both->error);
    *differs = value && value->boolean;
    arena_release(&arena);
    return value != NULL;
}

/* Does the form hold of a and b in this order? */
static bool ordered(const struct both *both, const struct form *form, bool *differs)
{
    switch (form->kind) {
    case FORM_NEVER:
    case FORM_ALWAYS:
        *differs = form->kind == FORM_ALWAYS;
        return true;
    case FORM_KEY:
    case FORM_APART:
    case FORM_EDIT:
        return of_feature(both, form, differs);
    case FORM_CASES:
        return of_case(both, form, differs);
    case FORM_ALL:
    case FORM_ANY:
        return of_items(both, form, differs);
    case FORM_PAIRS:
        return of_relation(both, form, differs);
    }
    BUG("a form of kind %d", (int)form->kind);
}

bool pairs_compare(struct pairs_terms *terms, const struct form *form, struct pairs_entry *a, struct pairs_entry *b,
                   bool *different, struct error *error)
{
    struct both both = {terms, a, b, error}, swapped = {terms, b, a, error};
    if (!ordered(&both, form, different))
        return false;
    return !*different || form->symmetric || ordered(&swapped, form, different);
}
