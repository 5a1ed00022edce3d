#include "front/lang/term.h"

#include <ctype.h>
#include <string.h>

static const struct lang_value *number(struct evaluation *e, long long n)
{
    return lang_integer_small(e->arena, n);
}

static const struct lang_value *concat(struct evaluation *e, const struct lang_value **args, size_t count)
{
    struct text text = TEXT_INIT;
    for (size_t i = 0; i < count; i++)
        text_add_bytes(&text, args[i]->string.s, args[i]->string.length);
    const struct lang_value *value = lang_string(e->arena, text.s, text.length);
    text_release(&text);
    return value;
}

static bool stands_at(const struct lang_value *s, size_t offset, const struct lang_value *t)
{
    return t->string.length <= s->string.length && offset <= s->string.length - t->string.length &&
           memcmp(s->string.s + offset, t->string.s, t->string.length) == 0;
}

static bool stands_at_end(const struct lang_value *s, const struct lang_value *t)
{
    return t->string.length <= s->string.length && stands_at(s, s->string.length - t->string.length, t);
}

/* A position, cut to 0 .. limit. */
static size_t clipped(const struct lang_value *n, size_t limit)
{
    return mpz_sgn(n->integer) < 0 ? 0 : mpz_cmp_ui(n->integer, limit) > 0 ? limit : mpz_get_ui(n->integer);
}

static bool inside(const struct lang_value *n, size_t limit)
{
    return mpz_sgn(n->integer) >= 0 && mpz_cmp_ui(n->integer, limit) <= 0;
}

/* As SMT-LIB's str.indexof: -1 also where the start is no position of s. */
static long long index_of(const struct lang_value *s, const struct lang_value *t, const struct lang_value *from)
{
    size_t length = string_length(s);
    if (!inside(from, length))
        return -1;
    for (size_t i = mpz_get_ui(from->integer), offset = string_offset(s, i); i <= length; i++) {
        if (stands_at(s, offset, t))
            return (long long)i;
        do
            offset++;
        while (offset < s->string.length && (s->string.s[offset] & 0xc0) == 0x80);
    }
    return -1;
}

static const struct lang_value *slice(struct evaluation *e, const struct lang_value *s, size_t from, size_t to)
{
    size_t start = string_offset(s, from), end = string_offset(s, to);
    return start < end ? lang_string(e->arena, s->string.s + start, end - start) : lang_string(e->arena, "", 0);
}

static const struct lang_value *to_number(struct evaluation *e, const struct lang_value *s)
{
    size_t i = s->string.length > 0 && s->string.s[0] == '-', start = i;
    while (i < s->string.length && isdigit((unsigned char)s->string.s[i]))
        i++;
    if (i == start || i < s->string.length)
        return NULL;
    mpz_t n;
    mpz_init_set_str(n, s->string.s, 10);
    const struct lang_value *value = lang_integer(e->arena, n);
    mpz_clear(n);
    return value;
}

static const struct lang_value *to_string(struct evaluation *e, const struct lang_value *n)
{
    char *digits = mem_alloc(mpz_sizeinbase(n->integer, 10) + 2);
    mpz_get_str(digits, 10, n->integer);
    const struct lang_value *value = lang_string(e->arena, digits, strlen(digits));
    mem_free(digits);
    return value;
}

/* ---- edit distance ---- */

static uint32_t *characters(const struct lang_value *s, size_t *count)
{
    uint32_t *all = mem_array(s->string.length + 1, sizeof *all);
    *count = 0;
    for (size_t i = 0; i < s->string.length;) {
        size_t bytes = utf8_decode(s->string.s + i, s->string.length - i, &all[*count]);
        if (bytes == 0)
            BUG("a string is not UTF-8");
        i += bytes;
        (*count)++;
    }
    return all;
}

static size_t least(size_t a, size_t b, size_t c)
{
    size_t ab = a < b ? a : b;
    return ab < c ? ab : c;
}

static long long edit_distance(const struct lang_value *a, const struct lang_value *b)
{
    size_t n, m;
    uint32_t *x = characters(a, &n), *y = characters(b, &m);
    size_t *row = mem_array(m + 1, sizeof *row);
    for (size_t j = 0; j <= m; j++)
        row[j] = j;
    for (size_t i = 1; i <= n; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= m; j++) {
            size_t above = row[j];
            row[j] = least(above + 1, row[j - 1] + 1, diagonal + (x[i - 1] != y[j - 1]));
            diagonal = above;
        }
    }
    long long distance = (long long)row[m];
    mem_free(row);
    mem_free(x);
    mem_free(y);
    return distance;
}

/* ---- regexes ---- */

static const struct lang_value *matches(struct evaluation *e, const struct lang_value *s,
                                        const struct lang_regex *regex)
{
    bool yes = false;
    if (!regex_matches(regex->regex, s->string.s, s->string.length, &yes, e->error))
        e->failed = true;
    return lang_boolean(e->arena, yes);
}

static const struct lang_value *cover_class(struct evaluation *e, const struct lang_value *s,
                                            const struct lang_cover *cover)
{
    struct cover_class class = COVER_CLASS_INIT;
    const struct lang_value *value = NULL;
    enum cover_found found = cover_class_of(cover->cover, s->string.s, s->string.length, &class, e->error);
    if (found == COVER_FOUND) {
        mpz_t index;
        mpz_init(index);
        cover_class_index(cover->cover, &class, index);
        value = lang_integer(e->arena, index);
        mpz_clear(index);
    }
    e->failed = e->failed || found == COVER_UNKNOWN;
    cover_class_release(&class);
    return value;
}

const struct lang_value *evaluate_string(struct evaluation *e, const struct lang_term *term,
                                         const struct lang_value **args)
{
    size_t length;
    switch (term->op) {
    case LANG_LENGTH:
        return number(e, (long long)string_length(args[0]));
    case LANG_CONCAT:
        return concat(e, args, term->count);
    case LANG_PREFIX:
        return lang_boolean(e->arena, stands_at(args[0], 0, args[1]));
    case LANG_SUFFIX:
        return lang_boolean(e->arena, stands_at_end(args[0], args[1]));
    case LANG_CONTAINS:
        return lang_boolean(e->arena, memmem(args[0]->string.s, args[0]->string.length, args[1]->string.s,
                                             args[1]->string.length) != NULL);
    case LANG_INDEX:
        return number(e, index_of(args[0], args[1], args[2]));
    case LANG_AT:
        length = string_length(args[0]);
        if (length == 0 || !inside(args[1], length - 1))
            return NULL;
        return slice(e, args[0], mpz_get_ui(args[1]->integer), mpz_get_ui(args[1]->integer) + 1);
    case LANG_SUBSTRING:
        length = string_length(args[0]);
        return slice(e, args[0], clipped(args[1], length), clipped(args[2], length));
    case LANG_NUMBER_TO_STRING:
        return to_string(e, args[0]);
    case LANG_STRING_TO_NUMBER:
        return to_number(e, args[0]);
    case LANG_MATCHES:
        return matches(e, args[0], args[1]->regex);
    case LANG_EDIT_DISTANCE:
        return number(e, edit_distance(args[0], args[1]));
    case LANG_COVER_CLASS:
        return cover_class(e, args[0], term->cover);
    default:
        BUG("operator '%s' is none of strings", lang_op_name(term->op));
    }
}
