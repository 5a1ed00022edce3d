/* Types of one unit, from libclang into drafts: all but structs, unions and
 * enums, which are in tags.c. */
#include <stdio.h>
#include <string.h>

#include "front/c/reading.h"

const char *types_spelling(struct reading *reading, CXType type)
{
    struct clang *clang = &reading->clang;
    return clang_text(clang, &reading->program->arena, clang->getTypeSpelling(clang->getUnqualifiedType(type)));
}

void types_measure(struct reading *reading, CXType type, struct type *out)
{
    long long size = reading->clang.Type_getSizeOf(type);
    long long align = reading->clang.Type_getAlignOf(type);
    out->complete = size >= 0;
    out->size = size > 0 ? (size_t)size : 0;
    out->align = size >= 0 && align > 0 ? (size_t)align : 0;
}

struct draft *types_intern(struct map *table, struct arena *arena, const struct type *pattern)
{
    struct text key = TEXT_INIT;
    text_addf(&key, "%d %p %d %zu %d %s", pattern->kind, (const void *)pattern->target, pattern->target_const,
              pattern->length, pattern->flexible, pattern->name);
    for (size_t i = 0; i < pattern->argument_count; i++) /* their names do not tell units apart */
        text_addf(&key, " %p", (const void *)pattern->arguments[i]);
    struct draft *draft = map_get(table, key.s);
    if (!draft) {
        draft = arena_alloc(arena, sizeof *draft);
        draft->type = *pattern;
        map_put(table, key.s, draft);
    }
    text_release(&key);
    return draft;
}

static const struct type *intern(struct reading *reading, const struct type *pattern)
{
    return &types_intern(&reading->derived, &reading->program->arena, pattern)->type;
}

/* --- names of derived types --- */

/* Where C puts the declarator into a type's name: "int[3]" has it before the
 * "[", "int (*)(char)" behind the "*". */
static size_t declarator_place(const char *name)
{
    const char *inner = strstr(name, "(*");
    if (!inner) {
        size_t place = strcspn(name, "[(");
        return place && name[place - 1] == ' ' ? place - 1 : place;
    }
    inner += 2;
    for (;;) {
        if (*inner == '*')
            inner++;
        else if (strncmp(inner, "const", 5) == 0)
            inner += 5 + (inner[5] == ' ');
        else
            return (size_t)(inner - name);
    }
}

static const char *with_declarator(struct arena *arena, const char *name, const char *declarator)
{
    size_t place = declarator_place(name);
    const char *rest = name + place + (name[place] == ' ');
    const char *space = strstr(name, "(*") || declarator[0] == '[' || name[place - 1] == '*' ? "" : " ";
    return arena_format(arena, "%.*s%s%s%s", (int)place, name, space, declarator, rest);
}

static const char *pointer_name(struct arena *arena, const struct type *target, bool is_const)
{
    bool is_variable_array = target->kind == TYPE_OTHER && strchr(target->name, '[');
    if (target->kind == TYPE_FUNCTION || target->kind == TYPE_ARRAY || is_variable_array)
        return with_declarator(arena, target->name, "(*)");
    if (target->kind == TYPE_POINTER)
        return with_declarator(arena, target->name, is_const ? "const *" : "*");
    return arena_format(arena, "%s%s *", is_const ? "const " : "", target->name);
}

static const char *array_name(struct arena *arena, const struct type *array)
{
    char length[32] = "[]";
    if (!array->flexible)
        snprintf(length, sizeof length, "[%zu]", array->length);
    return with_declarator(arena, array->target->name, length);
}

static const char *function_name(struct arena *arena, const struct type *function, bool has_prototype)
{
    struct text arguments = TEXT_INIT;
    text_add_char(&arguments, '(');
    for (size_t i = 0; i < function->argument_count; i++) {
        text_add(&arguments, i ? ", " : "");
        text_add(&arguments, function->arguments[i]->name);
    }
    if (function->is_variadic)
        text_add(&arguments, function->argument_count ? ", ..." : "...");
    else if (function->argument_count == 0 && has_prototype)
        text_add(&arguments, "void");
    text_add_char(&arguments, ')');
    const char *name = with_declarator(arena, function->target->name, arguments.s);
    text_release(&arguments);
    return name;
}

/* --- derived and basic types --- */

static const struct type *pointer_to(struct reading *reading, CXType pointee, bool is_const)
{
    struct type pattern = {.kind = TYPE_POINTER, .size = sizeof(void *), .align = sizeof(void *), .complete = true};
    pattern.target = types_of(reading, pointee);
    pattern.target_const = is_const;
    pattern.name = pointer_name(&reading->program->arena, pattern.target, pattern.target_const);
    return intern(reading, &pattern);
}

static bool is_const(struct reading *reading, CXType type)
{
    return reading->clang.isConstQualifiedType(reading->clang.getCanonicalType(type));
}

static const struct type *pointer_type(struct reading *reading, CXType pointee)
{
    return pointer_to(reading, pointee, is_const(reading, pointee));
}

static const struct type *array_type(struct reading *reading, CXType type)
{
    long long length = reading->clang.getArraySize(type);
    struct type pattern = {.kind = TYPE_ARRAY, .complete = true, .flexible = length <= 0};
    pattern.target = types_of(reading, reading->clang.getArrayElementType(type));
    pattern.length = length > 0 ? (size_t)length : 0;
    pattern.name = array_name(&reading->program->arena, &pattern);
    pattern.size = pattern.length * pattern.target->size;
    pattern.align = pattern.target->align;
    return intern(reading, &pattern);
}

/* Ends although a struct may hold a function that takes that struct: a draft of
 * a struct is there before its fields are. */
static const struct type *function_type(struct reading *reading, CXType type)
{
    bool has_prototype = type.kind == CXType_FunctionProto;
    struct type pattern = {.kind = TYPE_FUNCTION};
    pattern.target = types_of(reading, reading->clang.getResultType(type));
    pattern.is_variadic = has_prototype && reading->clang.isFunctionTypeVariadic(type);
    int count = has_prototype ? reading->clang.getNumArgTypes(type) : 0;
    const struct type **arguments = arena_alloc(&reading->program->arena, (size_t)count * sizeof *arguments);
    for (int i = 0; i < count; i++)
        arguments[i] = types_of_parameter(reading, reading->clang.getArgType(type, (unsigned)i));
    pattern.arguments = arguments;
    pattern.argument_count = (size_t)count;
    pattern.name = function_name(&reading->program->arena, &pattern, has_prototype);
    return intern(reading, &pattern);
}

static bool is_integer(enum CXTypeKind kind)
{
    switch (kind) {
    case CXType_Char_U: case CXType_UChar: case CXType_UShort: case CXType_UInt:
    case CXType_ULong: case CXType_ULongLong: case CXType_Char_S: case CXType_SChar:
    case CXType_Short: case CXType_Int: case CXType_Long: case CXType_LongLong:
        return true;
    default:
        return false;
    }
}

static bool is_signed(enum CXTypeKind kind)
{
    switch (kind) {
    case CXType_Char_S: case CXType_SChar: case CXType_Short: case CXType_Int: case CXType_Long: case CXType_LongLong:
        return true;
    default:
        return false;
    }
}

static bool is_char(enum CXTypeKind kind)
{
    return kind == CXType_Char_U || kind == CXType_UChar || kind == CXType_Char_S || kind == CXType_SChar;
}

static enum type_kind basic_kind(enum CXTypeKind kind)
{
    if (is_integer(kind))
        return TYPE_INTEGER;
    switch (kind) {
    case CXType_Void:
        return TYPE_VOID;
    case CXType_Bool:
        return TYPE_BOOL;
    case CXType_Float: case CXType_Double: case CXType_LongDouble:
        return TYPE_FLOAT;
    default:
        return TYPE_OTHER;
    }
}

static const struct type *basic_type(struct reading *reading, CXType type)
{
    struct type pattern = {.kind = basic_kind(type.kind)};
    pattern.is_signed = is_signed(type.kind);
    pattern.is_char = is_char(type.kind);
    pattern.name = types_spelling(reading, type);
    if (pattern.kind != TYPE_VOID)
        types_measure(reading, type, &pattern);
    return intern(reading, &pattern);
}

/* _Atomic may widen a struct of odd size; then it is known by its size only. */
static const struct type *atomic_type(struct reading *reading, CXType type)
{
    CXType value = reading->clang.Type_getValueType(type);
    if (reading->clang.Type_getSizeOf(value) != reading->clang.Type_getSizeOf(type))
        return basic_type(reading, type);
    return types_of(reading, value);
}

const struct type *types_of(struct reading *reading, CXType type)
{
    CXType canonical = reading->clang.getCanonicalType(type);
    switch (canonical.kind) {
    case CXType_Record: case CXType_Enum:
        return tags_of(reading, canonical);
    case CXType_Pointer:
        return pointer_type(reading, reading->clang.getPointeeType(canonical));
    case CXType_ConstantArray: case CXType_IncompleteArray:
        return array_type(reading, canonical);
    case CXType_FunctionProto: case CXType_FunctionNoProto:
        return function_type(reading, canonical);
    case CXType_Atomic:
        return atomic_type(reading, canonical);
    default:
        return basic_type(reading, canonical);
    }
}

const struct type *types_of_parameter(struct reading *reading, CXType type)
{
    CXType canonical = reading->clang.getCanonicalType(type);
    switch (canonical.kind) {
    case CXType_ConstantArray: case CXType_IncompleteArray: case CXType_VariableArray:
        return pointer_to(reading, reading->clang.getArrayElementType(canonical), is_const(reading, canonical));
    case CXType_FunctionProto: case CXType_FunctionNoProto:
        return pointer_type(reading, canonical);
    default:
        return types_of(reading, canonical);
    }
}
