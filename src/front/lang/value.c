#include "front/lang/value.h"

#include <string.h>

/* ---- making ---- */

static struct lang_value *make(struct arena *arena, enum lang_kind kind)
{
    struct lang_value *value = arena_alloc(arena, sizeof *value);
    value->kind = kind;
    return value;
}

/* GMP reads limbs from anywhere, so numbers need no release. */
static void keep(struct arena *arena, mpz_ptr out, mpz_srcptr n)
{
    size_t count = mpz_size(n);
    mp_limb_t *limbs = arena_alloc(arena, (count + 1) * sizeof *limbs);
    if (count > 0)
        memcpy(limbs, mpz_limbs_read(n), count * sizeof *limbs);
    mpz_roinit_n(out, limbs, mpz_sgn(n) < 0 ? -(mp_size_t)count : (mp_size_t)count);
}

const char *keep_bytes(struct arena *arena, const char *s, size_t length)
{
    char *copy = arena_alloc(arena, length + 1);
    if (length > 0)
        memcpy(copy, s, length);
    return copy;
}

const struct lang_value *lang_boolean(struct arena *arena, bool b)
{
    static const struct lang_value values[] = {{.kind = LANG_BOOLEAN, .boolean = false},
                                               {.kind = LANG_BOOLEAN, .boolean = true}};
    (void)arena;
    return &values[b];
}

const struct lang_value *lang_moment(struct arena *arena, enum lang_kind kind, const mpz_t n)
{
    struct lang_value *value = make(arena, kind);
    keep(arena, value->integer, n);
    return value;
}

const struct lang_value *lang_integer(struct arena *arena, const mpz_t n)
{
    return lang_moment(arena, LANG_INTEGER, n);
}

const struct lang_value *lang_integer_small(struct arena *arena, long long n)
{
    mpz_t big;
    mpz_init_set_si(big, n);
    const struct lang_value *value = lang_integer(arena, big);
    mpz_clear(big);
    return value;
}

const struct lang_value *lang_real(struct arena *arena, const mpq_t q)
{
    struct lang_value *value = make(arena, LANG_REAL);
    keep(arena, mpq_numref(value->real), mpq_numref(q));
    keep(arena, mpq_denref(value->real), mpq_denref(q));
    return value;
}

const struct lang_value *lang_string(struct arena *arena, const char *s, size_t length)
{
    struct lang_value *value = make(arena, LANG_STRING);
    value->string.s = keep_bytes(arena, s, length);
    value->string.length = length;
    return value;
}

const struct lang_value *lang_index(struct arena *arena, enum lang_kind kind, size_t index)
{
    struct lang_value *value = make(arena, kind);
    value->index = index;
    return value;
}

const struct lang_value *lang_items(struct arena *arena, enum lang_kind kind, const struct lang_value **items,
                                    size_t count)
{
    struct lang_value *value = make(arena, kind);
    value->list.items = arena_alloc(arena, (count + 1) * sizeof *items);
    if (count > 0)
        memcpy(value->list.items, items, count * sizeof *items);
    value->list.count = count;
    return value;
}

const struct lang_value *lang_option(struct arena *arena, const struct lang_value *content)
{
    struct lang_value *value = make(arena, LANG_OPTION);
    value->option = content;
    return value;
}

const struct lang_value *value_regex(struct arena *arena, const struct lang_regex *regex)
{
    struct lang_value *value = make(arena, LANG_REGEX);
    value->regex = regex;
    return value;
}

const struct lang_value *lang_value_copy(struct arena *arena, const struct lang_value *value)
{
    struct lang_value *copy;
    switch (value->kind) {
    case LANG_INTEGER:
    case LANG_DATE:
    case LANG_TIME:
        return lang_moment(arena, value->kind, value->integer);
    case LANG_REAL:
        return lang_real(arena, value->real);
    case LANG_STRING:
        return lang_string(arena, value->string.s, value->string.length);
    case LANG_OPTION:
        return lang_option(arena, value->option ? lang_value_copy(arena, value->option) : NULL);
    case LANG_LIST:
    case LANG_OBJECT:
        copy = (struct lang_value *)lang_items(arena, value->kind, value->list.items, value->list.count);
        for (size_t i = 0; i < copy->list.count; i++)
            copy->list.items[i] = lang_value_copy(arena, copy->list.items[i]);
        return copy;
    default:
        copy = make(arena, value->kind);
        *copy = *value;
        return copy;
    }
}

/* ---- comparing ---- */

static int compare_sizes(size_t a, size_t b)
{
    return a < b ? -1 : a > b;
}

/* The order of UTF-8's bytes is the order of code points. */
static int compare_bytes(const char *a, size_t a_length, const char *b, size_t b_length)
{
    int order = memcmp(a, b, a_length < b_length ? a_length : b_length);
    return order ? order : compare_sizes(a_length, b_length);
}

static int compare_items(const struct lang_value *a, const struct lang_value *b)
{
    for (size_t i = 0; i < a->list.count && i < b->list.count; i++) {
        int order = lang_value_compare(a->list.items[i], b->list.items[i]);
        if (order)
            return order;
    }
    return compare_sizes(a->list.count, b->list.count);
}

int lang_value_compare(const struct lang_value *a, const struct lang_value *b)
{
    if (a->kind != b->kind)
        BUG("values of kinds %d and %d are compared", (int)a->kind, (int)b->kind);
    switch (a->kind) {
    case LANG_BOOLEAN:
        return (int)a->boolean - (int)b->boolean;
    case LANG_INTEGER:
    case LANG_DATE:
    case LANG_TIME:
        return mpz_cmp(a->integer, b->integer);
    case LANG_REAL:
        return mpq_cmp(a->real, b->real);
    case LANG_STRING:
        return compare_bytes(a->string.s, a->string.length, b->string.s, b->string.length);
    case LANG_ENUM:
    case LANG_ROW:
        return compare_sizes(a->index, b->index);
    case LANG_LIST:
    case LANG_OBJECT:
        return compare_items(a, b);
    case LANG_OPTION:
        if (!a->option || !b->option)
            return (a->option != NULL) - (b->option != NULL);
        return lang_value_compare(a->option, b->option);
    case LANG_REGEX:
        return compare_bytes(a->regex->pattern, a->regex->length, b->regex->pattern, b->regex->length);
    }
    BUG("a value of kind %d", (int)a->kind);
}

bool lang_value_equal(const struct lang_value *a, const struct lang_value *b)
{
    return lang_value_compare(a, b) == 0;
}

bool is_utf8(const char *s, size_t length)
{
    for (size_t i = 0; i < length;) {
        uint32_t c;
        size_t bytes = utf8_decode(s + i, length - i, &c);
        if (bytes == 0)
            return false;
        i += bytes;
    }
    return true;
}

static bool items_have_types(const struct lang_value *value, const struct lang_type *type)
{
    if (type->kind == LANG_OBJECT && value->list.count != type->count)
        return false;
    for (size_t i = 0; i < value->list.count; i++)
        if (!value->list.items[i] ||
            !lang_value_has_type(value->list.items[i], type->kind == LANG_LIST ? type->element : type->fields[i].type))
            return false;
    return true;
}

bool lang_value_has_type(const struct lang_value *value, const struct lang_type *type)
{
    if (value->kind != type->kind)
        return false;
    switch (value->kind) {
    case LANG_STRING:
        return is_utf8(value->string.s, value->string.length);
    case LANG_ENUM:
        return value->index < type->count;
    case LANG_ROW:
        return value->index < type->table->row_count;
    case LANG_OPTION:
        return !value->option || lang_value_has_type(value->option, type->element);
    case LANG_LIST:
    case LANG_OBJECT:
        return items_have_types(value, type);
    case LANG_DATE:
    case LANG_TIME:
        return moment_in_range(value->kind, value->integer);
    default:
        return true;
    }
}
