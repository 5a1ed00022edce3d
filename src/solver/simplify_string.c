#include "solver/simplify_rules.h"

#include <string.h>

static const struct lang_term *made_string(struct simplifier *s, const char *bytes, size_t length)
{
    return made_constant(s, type_plain(LANG_STRING), lang_string(s->arena, bytes, length));
}

static bool is_text(const struct lang_term *term)
{
    return term->op == LANG_CONSTANT;
}

static bool is_empty(const struct lang_term *term)
{
    return is_text(term) && term->value->string.length == 0;
}

/* ---- concat ---- */

/* What it is put together of: no concat in it, no two constants side by side, no empty one. */
static void add_pieces(struct simplifier *s, struct terms *pieces, const struct lang_term *term)
{
    if (term->op == LANG_CONCAT) {
        for (size_t i = 0; i < term->count; i++)
            add_pieces(s, pieces, term->args[i]);
        return;
    }
    if (is_empty(term))
        return;
    const struct lang_term *last = pieces->count > 0 ? pieces->items[pieces->count - 1] : NULL;
    if (last && is_text(last) && is_text(term)) {
        const struct lang_term *both[] = {last, term};
        pieces->items[pieces->count - 1] = made_of(s, LANG_CONCAT, term->type, both, 2);
    } else {
        vector_push(pieces, term);
    }
}

static const struct lang_term *joined(struct simplifier *s, const struct lang_term *const *pieces, size_t count)
{
    return count == 0   ? made_string(s, "", 0)
           : count == 1 ? pieces[0]
                        : made_of(s, LANG_CONCAT, type_plain(LANG_STRING), pieces, count);
}

static const struct lang_term *concatenated(struct simplifier *s, const struct lang_term *const *args, size_t count)
{
    struct terms pieces = VECTOR_INIT;
    for (size_t i = 0; i < count; i++)
        add_pieces(s, &pieces, args[i]);
    const struct lang_term *result = joined(s, pieces.items, pieces.count);
    vector_release(&pieces);
    return result;
}

static const struct lang_term *length_of_pieces(struct simplifier *s, const struct lang_term *concat)
{
    struct terms lengths = VECTOR_INIT;
    for (size_t i = 0; i < concat->count; i++)
        vector_push(&lengths, simple_of(s, LANG_LENGTH, type_plain(LANG_INTEGER), &concat->args[i], 1));
    const struct lang_term *result = simple_of(s, LANG_ADD, type_plain(LANG_INTEGER), lengths.items, lengths.count);
    vector_release(&lengths);
    return result;
}

/* ---- beginnings and ends that are known ---- */

enum stripping { STRIPPED_SAME, STRIPPED_DIFFERENT, STRIPPED_UNKNOWN };

/* Pieces from..to of a concat, of which the ends have been looked at. */
struct stretch {
    struct terms pieces;
    size_t from;
};

static const struct lang_term **end_of(struct stretch *a, bool front)
{
    return &a->pieces.items[front ? a->from : a->pieces.count - 1];
}

static void drop(struct stretch *a, bool front)
{
    if (front)
        a->from++;
    else
        a->pieces.count--;
}

static bool used_up(const struct stretch *a)
{
    return a->from == a->pieces.count;
}

/* Takes `bytes` from that end of a constant piece. */
static void shorten(struct simplifier *s, struct stretch *a, bool front, size_t bytes)
{
    const struct lang_value *text = (*end_of(a, front))->value;
    if (bytes == text->string.length)
        drop(a, front);
    else
        *end_of(a, front) = made_string(s, text->string.s + (front ? bytes : 0), text->string.length - bytes);
}

/* Two equal ends are taken away; of a term that may be undefined, guards say that it is not. */
static enum stripping strip_end(struct simplifier *s, struct stretch *a, struct stretch *b, bool front,
                                struct terms *guards)
{
    const struct lang_term *x = *end_of(a, front), *y = *end_of(b, front);
    if (x == y) {
        vector_push(guards, simple_defined(s, x));
        drop(a, front);
        drop(b, front);
        return STRIPPED_SAME;
    }
    if (!is_text(x) || !is_text(y))
        return STRIPPED_UNKNOWN;
    size_t m = x->value->string.length, n = y->value->string.length, least = m < n ? m : n;
    const char *p = x->value->string.s + (front ? 0 : m - least), *q = y->value->string.s + (front ? 0 : n - least);
    if (memcmp(p, q, least) != 0)
        return STRIPPED_DIFFERENT;
    shorten(s, a, front, least);
    shorten(s, b, front, least);
    return STRIPPED_SAME;
}

static enum stripping strip(struct simplifier *s, struct stretch *a, struct stretch *b, bool front,
                            struct terms *guards)
{
    enum stripping state = STRIPPED_SAME;
    while (!used_up(a) && !used_up(b) && state == STRIPPED_SAME)
        state = strip_end(s, a, b, front, guards);
    return state;
}

static const struct lang_term *rest_of(struct simplifier *s, const struct stretch *a)
{
    return joined(s, a->pieces.items + a->from, a->pieces.count - a->from);
}

/* ---- equality ---- */

static const struct lang_term *all_empty(struct simplifier *s, const struct stretch *a)
{
    struct terms all = VECTOR_INIT;
    const struct lang_term *empty = made_string(s, "", 0);
    for (size_t i = a->from; i < a->pieces.count; i++)
        vector_push(&all, simple_compare(s, LANG_EQUAL, a->pieces.items[i], empty));
    const struct lang_term *result = simple_connect(s, LANG_AND, all.items, all.count);
    vector_release(&all);
    return result;
}

/* The number that is written so; NULL: none is. */
static const struct lang_term *written_number(struct simplifier *s, const struct lang_value *text)
{
    const struct lang_term *string = made_constant(s, type_plain(LANG_STRING), text);
    const struct lang_term *number = made_of(s, LANG_STRING_TO_NUMBER, type_plain(LANG_INTEGER), &string, 1);
    if (number->op != LANG_CONSTANT)
        return NULL;
    const struct lang_term *again = made_of(s, LANG_NUMBER_TO_STRING, type_plain(LANG_STRING), &number, 1);
    return again == string ? number : NULL;
}

static const struct lang_term *equal_pair(struct simplifier *s, const struct lang_term *a, const struct lang_term *b)
{
    if (a->op != LANG_NUMBER_TO_STRING && b->op == LANG_NUMBER_TO_STRING) {
        const struct lang_term *swap = a;
        a = b;
        b = swap;
    }
    if (a->op != LANG_NUMBER_TO_STRING)
        return NULL;
    if (b->op == LANG_NUMBER_TO_STRING)
        return simple_compare(s, LANG_EQUAL, a->args[0], b->args[0]);
    if (!is_text(b))
        return NULL;
    const struct lang_term *number = written_number(s, b->value);
    return number ? simple_compare(s, LANG_EQUAL, a->args[0], number) : made_boolean(s, false);
}

const struct lang_term *simple_string_equal(struct simplifier *s, const struct lang_term *a, const struct lang_term *b)
{
    if (a->op != LANG_CONCAT && b->op != LANG_CONCAT)
        return equal_pair(s, a, b);
    struct stretch x = {0}, y = {0};
    struct terms guards = VECTOR_INIT;
    add_pieces(s, &x.pieces, a);
    add_pieces(s, &y.pieces, b);
    const struct lang_term *result;
    if (strip(s, &x, &y, true, &guards) == STRIPPED_DIFFERENT || strip(s, &x, &y, false, &guards) == STRIPPED_DIFFERENT)
        result = made_boolean(s, false);
    else if (used_up(&x) || used_up(&y))
        result = all_empty(s, used_up(&x) ? &y : &x);
    else {
        const struct lang_term *left = rest_of(s, &x), *right = rest_of(s, &y);
        bool same = left->op == LANG_CONCAT || right->op == LANG_CONCAT;
        const struct lang_term *args[] = {is_text(left) ? right : left, is_text(left) ? left : right};
        result = same ? made_of(s, LANG_EQUAL, type_plain(LANG_BOOLEAN), args, 2)
                      : simple_compare(s, LANG_EQUAL, left, right);
    }
    vector_push(&guards, result);
    result = simple_connect(s, LANG_AND, guards.items, guards.count);
    vector_release(&guards);
    vector_release(&x.pieces);
    vector_release(&y.pieces);
    return result;
}

/* ---- prefix, suffix, contains ---- */

/* Can a number that is written down have this in it, at that end? */
static bool is_in_numbers(enum lang_op op, const struct lang_value *text)
{
    for (size_t i = 0; i < text->string.length; i++) {
        bool sign = text->string.s[i] == '-' && i == 0;
        if (!sign && (text->string.s[i] < '0' || text->string.s[i] > '9'))
            return false;
    }
    bool zero = op == LANG_PREFIX && text->string.length > 1 && text->string.s[text->string.s[0] == '-'] == '0';
    return !zero; /* 0, but neither 07 nor -0 */
}

#define NUMBERS_LONGEST 20 /* text whose numbers are listed */

/* The number is one of those that are written in the text there. */
static const struct lang_term *number_in(struct simplifier *s, enum lang_op op, const struct lang_value *text,
                                         const struct lang_term *number)
{
    struct terms any = VECTOR_INIT;
    size_t length = text->string.length;
    for (size_t from = 0; from < length; from++)
        for (size_t to = from + 1; to <= length; to++) {
            if ((op == LANG_PREFIX && from > 0) || (op == LANG_SUFFIX && to < length))
                continue;
            const struct lang_term *one = written_number(s, lang_string(s->arena, text->string.s + from, to - from));
            if (one)
                vector_push(&any, simple_compare(s, LANG_EQUAL, number, one));
        }
    const struct lang_term *result = simple_connect(s, LANG_OR, any.items, any.count);
    vector_release(&any);
    return result;
}

/* A number that is written down, and a constant; NULL: it is something else. */
static const struct lang_term *about_number(struct simplifier *s, const struct lang_term *like)
{
    const struct lang_term *whole = like->args[0], *part = like->args[1];
    if (whole->op == LANG_NUMBER_TO_STRING && is_text(part) && !is_in_numbers(like->op, part->value))
        return made_boolean(s, false);
    if (is_text(whole) && part->op == LANG_NUMBER_TO_STRING && whole->value->string.length <= NUMBERS_LONGEST)
        return number_in(s, like->op, whole->value, part->args[0]);
    return NULL;
}

static const struct lang_term *begins(struct simplifier *s, const struct lang_term *like)
{
    bool front = like->op == LANG_PREFIX;
    struct stretch x = {0}, y = {0};
    struct terms guards = VECTOR_INIT;
    add_pieces(s, &x.pieces, like->args[0]);
    add_pieces(s, &y.pieces, like->args[1]);
    enum stripping state = strip(s, &x, &y, front, &guards);
    const struct lang_term *result, *args[2];
    if (state == STRIPPED_DIFFERENT) {
        result = made_boolean(s, false);
    } else if (used_up(&y)) {
        result = simple_all_defined(s, x.pieces.items + x.from, x.pieces.count - x.from);
    } else if (used_up(&x)) {
        result = all_empty(s, &y);
    } else {
        args[0] = rest_of(s, &x);
        args[1] = rest_of(s, &y);
        result = made_of(s, like->op, like->type, args, 2);
    }
    vector_push(&guards, result);
    result = simple_connect(s, LANG_AND, guards.items, guards.count);
    vector_release(&guards);
    vector_release(&x.pieces);
    vector_release(&y.pieces);
    return result;
}

static const struct lang_term *contained(struct simplifier *s, const struct lang_term *like)
{
    const struct lang_term *whole = like->args[0], *part = like->args[1];
    if (is_empty(part) || whole == part)
        return simple_defined(s, whole);
    for (size_t i = 0; i < whole->count && whole->op == LANG_CONCAT && is_text(part); i++)
        if (is_text(whole->args[i]) && memmem(whole->args[i]->value->string.s, whole->args[i]->value->string.length,
                                              part->value->string.s, part->value->string.length))
            return simple_defined(s, whole);
    return NULL;
}

/* ---- the others ---- */

/* Nothing is between a place and itself, or one before it. */
static const struct lang_term *cut_out(struct simplifier *s, const struct lang_term *like)
{
    const struct lang_term *from = like->args[1], *to = like->args[2];
    bool nothing = is_empty(like->args[0]) || from == to ||
                   (to->op == LANG_CONSTANT && mpz_sgn(to->value->integer) <= 0) ||
                   (from->op == LANG_CONSTANT && to->op == LANG_CONSTANT &&
                    mpz_cmp(from->value->integer, to->value->integer) >= 0);
    for (size_t i = 0; i < like->count && nothing; i++)
        nothing = !may_be_undefined(s, like->args[i]);
    return nothing ? made_string(s, "", 0) : NULL;
}

/* A character of the constant that a concat begins with. */
static const struct lang_term *character(struct simplifier *s, const struct lang_term *like)
{
    const struct lang_term *whole = like->args[0], *place = like->args[1];
    if (whole->op != LANG_CONCAT || !is_text(whole->args[0]) || place->op != LANG_CONSTANT)
        return NULL;
    const struct lang_term *args[] = {whole->args[0], place};
    const struct lang_term *one = made_of(s, LANG_AT, like->type, args, 2);
    return one->op == LANG_CONSTANT && !may_be_undefined(s, whole) ? one : NULL;
}

static const struct lang_term *distance(struct simplifier *s, const struct lang_term *like)
{
    const struct lang_term *a = like->args[0], *b = like->args[1];
    if (a == b && !may_be_undefined(s, a))
        return simple(s, term_integer(s->arena, 0));
    if (is_empty(a) || is_empty(b))
        return simple_of(s, LANG_LENGTH, like->type, is_empty(a) ? &b : &a, 1);
    return NULL;
}

const struct lang_term *simple_string(struct simplifier *s, const struct lang_term *like)
{
    const struct lang_term *known;
    switch (like->op) {
    case LANG_CONCAT:
        return concatenated(s, like->args, like->count);
    case LANG_LENGTH:
        return like->args[0]->op == LANG_CONCAT ? length_of_pieces(s, like->args[0]) : NULL;
    case LANG_PREFIX:
    case LANG_SUFFIX:
        known = about_number(s, like);
        return known ? known : begins(s, like);
    case LANG_CONTAINS:
        known = about_number(s, like);
        return known ? known : contained(s, like);
    case LANG_SUBSTRING:
        return cut_out(s, like);
    case LANG_AT:
        return character(s, like);
    case LANG_EDIT_DISTANCE:
        return distance(s, like);
    case LANG_STRING_TO_NUMBER:
        return like->args[0]->op == LANG_NUMBER_TO_STRING ? like->args[0]->args[0] : NULL;
    default:
        return NULL;
    }
}
