#include "solver/answer.h"

#include <ctype.h>
#include <string.h>

#include "base/vector.h"
#include "front/lang/value.h"

#define NESTING_MOST 10000

/* ---- S-expressions ---- */

struct reading {
    struct arena *arena;
    const char *at, *end;
    bool malformed;
    unsigned nesting;
};

static void skip_space(struct reading *r)
{
    while (r->at < r->end && (isspace((unsigned char)*r->at) || *r->at == ';'))
        if (*r->at++ == ';')
            while (r->at < r->end && *r->at != '\n')
                r->at++;
}

/* Quotes are doubled inside of strings; |symbols| have none of their bars. */
static const char *quoted_end(const char *at, const char *end)
{
    char quote = *at++;
    for (; at < end; at++)
        if (*at == quote && (quote == '|' || at + 1 == end || at[1] != quote))
            return at + 1;
        else if (*at == quote)
            at++;
    return NULL;
}

static struct sexpr *read_atom(struct reading *r)
{
    const char *start = r->at;
    if (*r->at == '"' || *r->at == '|')
        r->at = quoted_end(r->at, r->end);
    else
        while (r->at < r->end && !isspace((unsigned char)*r->at) && !strchr("();\"|", *r->at))
            r->at++;
    if (!r->at || r->at == start) {
        r->at = r->end;
        r->malformed = true;
        return NULL;
    }
    struct sexpr *atom = arena_alloc(r->arena, sizeof *atom);
    atom->atom = start;
    atom->length = (size_t)(r->at - start);
    return atom;
}

static struct sexpr *read_one(struct reading *r);

static struct sexpr *read_list(struct reading *r)
{
    VECTOR(struct sexpr *) items = VECTOR_INIT;
    r->at++;
    for (skip_space(r); r->at < r->end && *r->at != ')' && !r->malformed; skip_space(r)) {
        struct sexpr *item = read_one(r);
        if (item)
            vector_push(&items, item);
    }
    struct sexpr *list = NULL;
    if (r->malformed || r->at == r->end) {
        r->malformed = true;
    } else {
        r->at++;
        list = arena_alloc(r->arena, sizeof *list);
        list->count = items.count;
        list->items = arena_alloc(r->arena, (items.count + 1) * sizeof(struct sexpr *));
        if (items.count)
            memcpy(list->items, items.items, items.count * sizeof(struct sexpr *));
    }
    vector_release(&items);
    return list;
}

static struct sexpr *read_one(struct reading *r)
{
    if (r->nesting == NESTING_MOST) {
        r->malformed = true;
        return NULL;
    }
    r->nesting++;
    struct sexpr *one = *r->at == '(' ? read_list(r) : read_atom(r);
    r->nesting--;
    return one;
}

struct sexpr *sexpr_read(struct arena *arena, const char **at, const char *end, bool *malformed)
{
    struct reading r = {.arena = arena, .at = *at, .end = end};
    skip_space(&r);
    struct sexpr *one = r.at < r.end ? read_one(&r) : NULL;
    *malformed = r.malformed;
    *at = r.malformed ? end : r.at;
    return one;
}

bool sexpr_is(const struct sexpr *sexpr, const char *atom)
{
    return sexpr && sexpr->atom && sexpr->length == strlen(atom) && memcmp(sexpr->atom, atom, sexpr->length) == 0;
}

bool sexpr_begins(const struct sexpr *sexpr, const char *atom)
{
    return sexpr && !sexpr->atom && sexpr->count > 0 && sexpr_is(sexpr->items[0], atom);
}

void sexpr_print(const struct sexpr *sexpr, size_t most, struct text *out)
{
    if (out->length >= most)
        return;
    if (sexpr->atom) {
        text_add_bytes(out, sexpr->atom, sexpr->length);
        return;
    }
    text_add_char(out, '(');
    for (size_t i = 0; i < sexpr->count && out->length < most; i++) {
        if (i)
            text_add_char(out, ' ');
        sexpr_print(sexpr->items[i], most, out);
    }
    text_add(out, out->length < most ? ")" : "…");
}

/* ---- numbers ---- */

/* Digits, with a fraction where one is allowed; q stays as it is where they are none. */
static bool decimal(const struct sexpr *sexpr, bool fraction, mpq_t q)
{
    struct text digits = TEXT_INIT;
    size_t after = 0, points = 0;
    bool fine = sexpr->atom && sexpr->length > 0 && isdigit((unsigned char)sexpr->atom[0]) &&
                isdigit((unsigned char)sexpr->atom[sexpr->length - 1]);
    for (size_t i = 0; fine && i < sexpr->length; i++) {
        char c = sexpr->atom[i];
        if (c == '.') {
            points++;
        } else {
            text_add_char(&digits, c);
            after += points;
        }
        fine = c == '.' ? fraction && points == 1 : isdigit((unsigned char)c) != 0;
    }
    if (fine) {
        mpz_set_str(mpq_numref(q), digits.s, 10);
        mpz_ui_pow_ui(mpq_denref(q), 10, after);
        mpq_canonicalize(q);
    }
    text_release(&digits);
    return fine;
}

bool answer_real(const struct sexpr *sexpr, mpq_t q)
{
    if (sexpr->atom)
        return decimal(sexpr, true, q);
    if (sexpr_begins(sexpr, "-") && sexpr->count == 2) {
        bool fine = answer_real(sexpr->items[1], q);
        mpq_neg(q, q);
        return fine;
    }
    if (!sexpr_begins(sexpr, "/") || sexpr->count != 3)
        return false;
    mpq_t below;
    mpq_init(below);
    bool fine = answer_real(sexpr->items[1], q) && answer_real(sexpr->items[2], below) && mpq_sgn(below) != 0;
    if (fine)
        mpq_div(q, q, below);
    mpq_clear(below);
    return fine;
}

bool answer_integer(const struct sexpr *sexpr, mpz_t n)
{
    bool negative = sexpr_begins(sexpr, "-") && sexpr->count == 2;
    mpq_t q;
    mpq_init(q);
    bool fine = decimal(negative ? sexpr->items[1] : sexpr, false, q);
    if (fine && negative)
        mpz_neg(n, mpq_numref(q));
    else if (fine)
        mpz_set(n, mpq_numref(q));
    mpq_clear(q);
    return fine;
}

/* ---- values ---- */

static const struct lang_value *whole_value(struct arena *arena, const struct lang_symbol *symbol, const mpz_t n)
{
    const struct lang_type *type = symbol->type;
    size_t count = type->kind == LANG_ROW ? type->table->row_count : type->count;
    switch (type->kind) {
    case LANG_INTEGER:
        if (symbol->kind == LANG_CHOICE && (mpz_sgn(n) < 0 || mpz_cmp_ui(n, symbol->choices) >= 0))
            return NULL;
        return lang_integer(arena, n);
    case LANG_DATE:
    case LANG_TIME:
        return moment_in_range(type->kind, n) ? lang_moment(arena, type->kind, n) : NULL;
    case LANG_ENUM:
    case LANG_ROW:
        return mpz_sgn(n) >= 0 && mpz_cmp_ui(n, count) < 0 ? lang_index(arena, type->kind, mpz_get_ui(n)) : NULL;
    default:
        return NULL;
    }
}

static const struct lang_value *integer_value(struct arena *arena, const struct lang_symbol *symbol,
                                              const struct sexpr *sexpr)
{
    mpz_t n;
    mpz_init(n);
    const struct lang_value *value = answer_integer(sexpr, n) ? whole_value(arena, symbol, n) : NULL;
    mpz_clear(n);
    return value;
}

static const struct lang_value *real_value(struct arena *arena, const struct sexpr *sexpr)
{
    mpq_t q;
    mpq_init(q);
    const struct lang_value *value = answer_real(sexpr, q) ? lang_real(arena, q) : NULL;
    mpq_clear(q);
    return value;
}

const struct lang_value *answer_value(struct arena *arena, const struct lang_symbol *symbol, const struct sexpr *sexpr)
{
    if (symbol->type->kind == LANG_REAL)
        return real_value(arena, sexpr);
    if (symbol->type->kind != LANG_BOOLEAN)
        return integer_value(arena, symbol, sexpr);
    if (!sexpr_is(sexpr, "true") && !sexpr_is(sexpr, "false"))
        return NULL;
    return lang_boolean(arena, sexpr_is(sexpr, "true"));
}
