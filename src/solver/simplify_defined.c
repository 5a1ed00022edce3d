#include "solver/simplify_rules.h"

/* 0 <= index < length of what it is an index of. */
static const struct lang_term *is_place(struct simplifier *s, const struct lang_term *of, const struct lang_term *index)
{
    const struct lang_term *length = simple_of(s, LANG_LENGTH, type_plain(LANG_INTEGER), &of, 1);
    const struct lang_term *zero = simple(s, term_integer(s->arena, 0));
    return simple_both(s, simple_compare(s, LANG_LESS_EQUAL, zero, index), simple_compare(s, LANG_LESS, index, length));
}

/* A comparison with (+ date n) says itself that it is in the calendar: see simplify_number.c. */
static const struct lang_term *in_calendar(struct simplifier *s, const struct lang_term *moment)
{
    mpz_t least;
    mpz_init(least);
    if (!moment_parse(moment->type->kind, moment->type->kind == LANG_DATE ? "0001-01-01" : "0001-01-01T00:00:00Z",
                      moment->type->kind == LANG_DATE ? 10 : 20, least))
        BUG("the first day is none");
    const struct lang_term *first = made_constant(s, moment->type, lang_moment(s->arena, moment->type->kind, least));
    mpz_clear(least);
    return simple_compare(s, LANG_LESS_EQUAL, first, moment);
}

static const struct lang_term *every_element_defined(struct simplifier *s, const struct lang_term *map)
{
    const struct lang_term *args[] = {map->args[0], simple_defined(s, map->args[1])};
    struct lang_term like = {
        .op = LANG_EVERY, .type = type_plain(LANG_BOOLEAN), .args = args, .count = 2, .symbol = map->symbol};
    return simple_quantifier(s, &like);
}

static const struct lang_term *defined_by_operator(struct simplifier *s, const struct lang_term *term)
{
    const struct lang_term *twice[] = {term, term};
    switch (term->op) {
    case LANG_ITE:
        return simple_ite(s, term->args[0], simple_defined(s, term->args[1]), simple_defined(s, term->args[2]));
    case LANG_THE:
        return simple_of(s, LANG_PRESENT, type_plain(LANG_BOOLEAN), term->args, 1);
    case LANG_MAP:
        return every_element_defined(s, term);
    case LANG_AT:
    case LANG_NTH:
        return is_place(s, term->args[0], term->args[1]);
    case LANG_STRING_TO_NUMBER:
    case LANG_COVER_CLASS:
        return made_of(s, LANG_EQUAL, type_plain(LANG_BOOLEAN), twice, 2);
    case LANG_ADD:
        if (term->type->kind == LANG_DATE || term->type->kind == LANG_TIME)
            return in_calendar(s, term);
        return simple_all_defined(s, term->args, term->count);
    default:
        return simple_all_defined(s, term->args, term->count);
    }
}

const struct lang_term *simple_defined(struct simplifier *s, const struct lang_term *term)
{
    if (!may_be_undefined(s, term))
        return made_boolean(s, true);
    if (never_defined(s, term))
        return made_boolean(s, false);
    struct term_note *note = simplifier_note(s, term);
    if (!note->defined) {
        const struct lang_term *defined = defined_by_operator(s, term);
        note->defined = defined;
    }
    return note->defined;
}

const struct lang_term *simple_all_defined(struct simplifier *s, const struct lang_term *const *args, size_t count)
{
    struct terms all = VECTOR_INIT;
    for (size_t i = 0; i < count; i++)
        if (may_be_undefined(s, args[i]))
            vector_push(&all, simple_defined(s, args[i]));
    const struct lang_term *result = simple_connect(s, LANG_AND, all.items, all.count);
    vector_release(&all);
    return result;
}
