/* Numbers and texts as a person would write them in C. */
#include <limits.h>
#include <math.h>
#include <string.h>
#include "export/sequence_test_parts.h"
#include "model/type_kinds.h"

/* ---- names of extreme values ---- */

struct extremes {
    const char *type, *low, *high;
};

static const struct extremes known[] = {
    {"size_t", NULL, "SIZE_MAX"},
    {"int32_t", "INT32_MIN", "INT32_MAX"},
    {"uint32_t", NULL, "UINT32_MAX"},
    {"int64_t", "INT64_MIN", "INT64_MAX"},
    {"uint64_t", NULL, "UINT64_MAX"},
    {"short", "SHRT_MIN", "SHRT_MAX"},
    {"unsigned short", NULL, "USHRT_MAX"},
    {"int", "INT_MIN", "INT_MAX"},
    {"unsigned int", NULL, "UINT_MAX"},
    {"long", "LONG_MIN", "LONG_MAX"},
    {"unsigned long", NULL, "ULONG_MAX"},
    {"long long", "LLONG_MIN", "LLONG_MAX"},
    {"unsigned long long", NULL, "ULLONG_MAX"},
};

static const char *extreme_of(const char *type, bool is_low)
{
    for (size_t i = 0; type && i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].type, type) == 0)
            return is_low ? known[i].low : known[i].high;
    return NULL;
}

static const char *extreme(const struct type *type, const struct alias *alias, int64_t value)
{
    if (type->size < 2 || type->size > 8)
        return NULL;
    unsigned bits = (unsigned)type->size * 8;
    bool is_signed = type_is_negative(type);
    uint64_t high = is_signed ? ((uint64_t)1 << (bits - 1)) - 1 : bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
    bool is_low = is_signed && value == -(int64_t)high - 1;
    if (!is_low && (uint64_t)value != high)
        return NULL;
    const char *by_alias = alias && alias->depth == 0 ? extreme_of(alias->name, is_low) : NULL;
    return by_alias ? by_alias : extreme_of(type->name, is_low);
}

/* ---- enums ---- */

static const struct constant *constant_of(const struct type *type, int64_t value)
{
    for (size_t i = 0; i < type->constant_count; i++)
        if (type->constants[i].value == value)
            return &type->constants[i];
    return NULL;
}

/* All bits by name, or nothing. */
static bool add_flags(const struct type *type, int64_t value, struct text *out)
{
    size_t start = out->length;
    int64_t left = value;
    for (size_t i = 0; i < type->constant_count; i++) {
        int64_t flag = type->constants[i].value;
        if (!flag || (left & flag) != flag)
            continue;
        text_addf(out, "%s%s", out->length > start ? " | " : "", type->constants[i].name);
        left &= ~flag;
    }
    if (left || out->length == start)
        text_cut(out, start);
    return out->length > start;
}

static void add_enum(const struct role *role, int64_t value, struct text *out)
{
    const struct constant *constant = constant_of(role->type, value);
    if (constant)
        text_add(out, constant->name);
    else if (role->kind != ROLE_FLAGS || !add_flags(role->type, value, out)) {
        if (!strchr(role->type->name, '<'))
            text_addf(out, "(%s)", role->type->name);
        text_addf(out, value < 0 ? "(%lld)" : "%lld", (long long)value);
    }
}

/* ---- numbers ---- */

static void add_character(int64_t value, struct text *out)
{
    if (value == '\n' || value == '\t' || value == 0)
        text_add(out, value == '\n' ? "'\\n'" : value == '\t' ? "'\\t'" : "'\\0'");
    else if (value >= ' ' && value < 0x7f)
        text_addf(out, value == '\'' || value == '\\' ? "'\\%c'" : "'%c'", (int)value);
    else
        text_addf(out, "%d", (int)value);
}

static void add_integer(const struct type *type, int64_t value, struct text *out)
{
    if (type_is_negative(type)) {
        text_addf(out, "%lld%s", (long long)value, value > INT_MAX || value <= INT_MIN ? "ll" : "");
        return;
    }
    uint64_t natural = (uint64_t)value;
    text_addf(out, "%llu%s", (unsigned long long)natural, natural > UINT_MAX ? "ull" : natural > INT_MAX ? "u" : "");
}

void test_add_number(const struct role *role, const struct alias *alias, int64_t value, struct text *out)
{
    const struct type *type = role->type;
    const char *name = type->kind == TYPE_INTEGER ? extreme(type, alias, value) : NULL;
    if (type->kind == TYPE_BOOL)
        text_add(out, value ? "true" : "false");
    else if (type->kind == TYPE_ENUM)
        add_enum(role, value, out);
    else if (type->is_char && strcmp(type->name, "char") == 0)
        add_character(value, out);
    else if (name)
        text_add(out, name);
    else
        add_integer(type, value, out);
}

void test_add_operand(const struct role *role, const struct alias *alias, int64_t value, struct text *out)
{
    struct text number = TEXT_INIT;
    test_add_number(role, alias, value, &number);
    bool is_union = strchr(number.s, '|') && number.s[0] != '\'';
    text_addf(out, is_union ? "(%s)" : "%s", number.s);
    text_release(&number);
}

void test_add_float(double value, size_t size, struct text *out)
{
    if (isnan(value))
        text_add(out, "NAN");
    else if (isinf(value))
        text_add(out, value < 0 ? "-INFINITY" : "INFINITY");
    else
        ctest_add_real(out, size == sizeof(float) ? (float)value : value, size);
}

/* ---- texts ---- */

/* Octal escapes have at most three digits, so what follows cannot become part of one; "?\?" is no trigraph. */
void test_add_text(const char *bytes, size_t size, struct text *out)
{
    text_add_char(out, '"');
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)bytes[i];
        bool is_digit_next = i + 1 < size && bytes[i + 1] >= '0' && bytes[i + 1] <= '7';
        if (c == '"' || c == '\\' || (c == '?' && i > 0 && bytes[i - 1] == '?'))
            text_addf(out, "\\%c", c);
        else if (c == '\n' || c == '\t' || c == '\r')
            text_add(out, c == '\n' ? "\\n" : c == '\t' ? "\\t" : "\\r");
        else if (c < ' ' || c >= 0x7f)
            text_addf(out, is_digit_next ? "\\%03o" : "\\%o", c);
        else
            text_add_char(out, (char)c);
    }
    text_add_char(out, '"');
}

void test_add_arguments(struct test_writing *writing, uint32_t call, struct text *expression)
{
    uint32_t count = writing->plan->items.items[sequence_operation_of(writing->sequence, call)].parameter_count;
    struct text *each = mem_array(count + 1, sizeof *each);
    for (uint32_t i = 0; i < count; i++)
        text_init(&each[i]);
    test_add_each_argument(writing, call, each);
    for (uint32_t i = 0; i < count; i++) {
        text_addf(expression, "%s%s", i ? ", " : "", each[i].s);
        text_release(&each[i]);
    }
    mem_free(each);
}
