/* Values of an input as C expressions. */
#include <math.h>
#include <string.h>
#include "export/ctest_parts.h"
#include "model/number.h"
#include "model/type_kinds.h"

/* A variable of the test must not hide the function it calls. */
void ctest_add_name(const struct building *building, size_t block)
{
    const char *name = building->input->blocks.items[block].name;
    text_addf(building->out, "%s%s", name, strcmp(name, building->property->name) == 0 ? "_" : "");
}

/* Octal escapes have at most three digits, so what follows cannot become part of one. */
void ctest_add_bytes(const struct building *building, size_t at, size_t size)
{
    text_add_char(building->out, '"');
    for (size_t i = 0; i < size; i++)
        text_addf(building->out, "\\%03o", building->block->bytes[at + i]);
    text_add_char(building->out, '"');
}

/* ---- numbers ---- */

static void add_wide(__int128 value, bool is_unsigned, struct text *out)
{
    unsigned __int128 bits = (unsigned __int128)value;
    text_addf(out, "(%s)((unsigned __int128)0x%llxull << 64 | 0x%llxull)",
              is_unsigned ? "unsigned __int128" : "__int128", (unsigned long long)(bits >> 64),
              (unsigned long long)bits);
}

static const char *constant_name(const struct type *type, __int128 value)
{
    for (size_t i = 0; type->kind == TYPE_ENUM && i < type->constant_count; i++)
        if (type->constants[i].value == value)
            return type->constants[i].name;
    return NULL;
}

static void add_integer(const struct type *type, __int128 value, struct text *out)
{
    const char *constant = constant_name(type, value);
    bool is_plain_char = type->is_char && strcmp(type->name, "char") == 0;
    if (constant)
        text_add(out, constant);
    else if (is_plain_char && value >= ' ' && value < 0x7f)
        text_addf(out, value == '\'' || value == '\\' ? "'\\%c'" : "'%c'", (int)value);
    else if (value == INT64_MIN || value == INT32_MIN)
        text_add(out, value == INT32_MIN ? "-2147483647 - 1" : "-9223372036854775807ll - 1");
    else if (value < INT64_MIN || value > UINT64_MAX)
        add_wide(value, type->kind == TYPE_OTHER && !type_is_negative(type), out);
    else {
        input_add_integer(value, false, out);
        if (value > INT32_MAX || value < INT32_MIN)
            text_add(out, value > INT64_MAX ? "ull" : type_is_negative(type) ? "ll" : "ull");
    }
}

bool ctest_real_is_exact(const struct input_block *block, struct input_place place)
{
    const double quiet = __builtin_nan("");
    const float narrow = __builtin_nanf("");
    const void *same = place.type->size == sizeof narrow ? (const void *)&narrow : &quiet;
    if (!isnan(input_real(block, place)))
        return true;
    return place.type->size <= sizeof quiet && memcmp(block->bytes + place.at, same, place.type->size) == 0;
}

void ctest_add_real(struct text *out, long double value, size_t size)
{
    size_t start = out->length;
    if (isinf(value)) {
        text_add(out, value < 0 ? "-__builtin_inf()" : "__builtin_inf()");
        return;
    }
    number_add_real(out, value, size);
    if (!strpbrk(out->s + start, ".e"))
        text_add(out, ".0");
    if (size != sizeof(double))
        text_add_char(out, size == sizeof(float) ? 'f' : 'L');
}

/* ---- pointers ---- */

static void note_function(const struct building *building, const struct input_function *function,
                          const struct type *type)
{
    for (size_t i = 0; i < building->needs->functions.count; i++) {
        const struct ctest_function *known = &building->needs->functions.items[i];
        if (known->pool == function->pool && known->number == function->number)
            return;
    }
    vector_push(&building->needs->functions, ((struct ctest_function){type, function->pool, function->number}));
}

static void add_function(const struct building *building, const struct input_function *function,
                         const struct type *type)
{
    bool is_known = type && type->kind == TYPE_POINTER && type->target->kind == TYPE_FUNCTION;
    if (is_known)
        note_function(building, function, type->target);
    if (is_known)
        text_addf(building->out, "(void *)assay_function_%u_%u", function->pool, function->number);
    else
        text_addf(building->out, "NULL /* function %u of a pool */", function->number);
}

/* type: of the pointer; NULL in memory without types. */
static void add_pointer(const struct building *building, const struct input_pointer *pointer, const struct type *type)
{
    const struct input_block *target = &building->input->blocks.items[pointer->block];
    const struct type *wanted = type && type->kind == TYPE_POINTER ? type->target : NULL;
    size_t cell = target->type ? target->type->size : 1;
    const char *before = type && type->kind == TYPE_INTEGER ? "(__UINTPTR_TYPE__)" : "";
    bool same = wanted && wanted == target->type;
    if (pointer->block == 0) { /* nobody can say where a compiler puts these */
        text_add(building->out, "0 /* into the arguments */");
        return;
    }
    if (pointer->offset % cell == 0) {
        bool is_void = !wanted || wanted->kind == TYPE_VOID;
        text_addf(building->out, "%s%s", before, same || is_void ? "" : "(void *)");
        text_add(building->out, pointer->offset && !same && !is_void ? "(" : "");
        text_add(building->out, *before && pointer->offset ? "(" : "");
        ctest_add_name(building, pointer->block);
        if (pointer->offset)
            text_addf(building->out, " + %zu", pointer->offset / cell);
        text_add(building->out, *before && pointer->offset ? ")" : "");
        text_add(building->out, pointer->offset && !same && !is_void ? ")" : "");
        return;
    }
    text_addf(building->out, "%s(void *)((char *)", before);
    ctest_add_name(building, pointer->block);
    text_addf(building->out, " + %zu)", pointer->offset);
}

static bool add_link(const struct building *building, struct input_place place)
{
    const struct input_pointer *pointer = input_pointer_at(building->block, place.at);
    const struct input_function *function = input_function_at(building->block, place.at);
    if (pointer)
        add_pointer(building, pointer, place.type);
    else if (function)
        add_function(building, function, place.type);
    return pointer || function;
}

/* ---- any of them ---- */

bool ctest_value_is_zero(const struct building *building, struct input_place place)
{
    if (place.bit_width)
        return input_integer(building->block, place) == 0;
    return input_is_zero(building->block, place.at, place.type->size);
}

bool ctest_add_value(const struct building *building, struct input_place place)
{
    bool may_link =
        !place.bit_width && (!place.type || place.type->kind == TYPE_POINTER || place.type->kind == TYPE_INTEGER);
    if (may_link && add_link(building, place))
        return true;
    if (!place.type)
        return false;
    switch (place.type->kind) {
    case TYPE_POINTER: {
        unsigned long long address = (unsigned long long)input_integer(building->block, place);
        if (address)
            text_addf(building->out, "(void *)0x%llxull", address);
        else
            text_add(building->out, "NULL");
        return true;
    }
    case TYPE_FLOAT:
        if (isnan(input_real(building->block, place))) {
            text_add(building->out, "__builtin_nan(\"\")");
            return true;
        }
        ctest_add_real(building->out, input_real(building->block, place), place.type->size);
        return true;
    default:
        if (!type_is_discrete(place.type))
            return false;
        add_integer(place.type, input_integer(building->block, place), building->out);
        return true;
    }
}
