/* Functions and spaces of one unit.  A function is declared in many places: its
 * definition, when there is one, says how it is called and where it stands; but a
 * header that was given says what its parameters are called. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/c/reading.h"

#define RANGE_MARK "assay in " /* as in include/assay.h; more of them in marks.c */
#define SPACE_MARK "assay space "

struct source_file {
    const char *path; /* as given on the command line, where it was */
    bool given;       /* is one of FILE… */
};

struct place {
    const struct source_file *file;
    int line, column;
};

static struct source_file *resolve_file(struct reading *reading, const char *name)
{
    struct source_file *file = arena_alloc(&reading->program->arena, sizeof *file);
    char *real = realpath(name, NULL);
    const char *const *listed = map_get(&reading->given_files, real ? real : name);
    free(real);
    file->path = listed ? *listed : arena_strdup(&reading->program->arena, name);
    file->given = listed && (size_t)(listed - reading->options->files) < reading->options->given_files;
    return file;
}

static struct place place_of(struct reading *reading, CXCursor cursor)
{
    CXFile handle;
    unsigned line, column;
    reading->clang.getFileLocation(reading->clang.getCursorLocation(cursor), &handle, &line, &column, NULL);
    CXString string = reading->clang.getFileName(handle);
    const char *name = reading->clang.getCString(string);
    struct source_file *file = map_get(&reading->source_files, name ? name : "");
    if (!file) {
        file = resolve_file(reading, name ? name : "");
        map_put(&reading->source_files, name ? name : "", file);
    }
    reading->clang.disposeString(string);
    return (struct place){file, (int)line, (int)column};
}

/* --- parameters --- */

/* NULL where the declaration gives none. */
static const char *parameter_name(struct reading *reading, CXCursor cursor)
{
    const char *name = clang_text(&reading->clang, &reading->program->arena, reading->clang.getCursorSpelling(cursor));
    return *name ? name : NULL;
}

static void note_range(struct reading *reading, struct function *function, size_t index, CXCursor cursor)
{
    const char *text = marks_text(reading, cursor, RANGE_MARK);
    const char *end = text ? strchr(text, '\n') : NULL;
    if (!end)
        return;
    struct place place = place_of(reading, cursor);
    struct range range = {
        .function = function,
        .parameter = index,
        .lo = arena_strndup(&reading->program->arena, text, (size_t)(end - text)),
        .hi = end + 1,
        .file = place.file->path,
        .line = place.line,
        .column = place.column,
    };
    vector_push(&reading->ranges, range);
}

/* An array is spelled as the pointer it decays to. */
static const char *parameter_spelling(struct reading *reading, CXCursor argument, const struct type *type)
{
    const struct clang *clang = &reading->clang;
    CXType written = clang->getCursorType(argument);
    enum CXTypeKind kind = clang->getCanonicalType(written).kind;
    if (kind != CXType_Pointer && kind != CXType_Record)
        return type->name;
    return clang_text(clang, &reading->program->arena, clang->getTypeSpelling(clang->getUnqualifiedType(written)));
}

/* The n of "int [n]"; NULL for [n + 1]. */
static const char *bound_of(struct reading *reading, CXType written)
{
    const char *spelling =
        clang_text(&reading->clang, &reading->program->arena, reading->clang.getTypeSpelling(written));
    const char *open = strchr(spelling, '['), *close = open ? strchr(open, ']') : NULL;
    if (!close || strchr(close, '['))
        return NULL;
    size_t length = (size_t)(close - open) - 1;
    for (size_t i = 0; i < length; i++)
        if (!isalnum((unsigned char)open[1 + i]) && open[1 + i] != '_')
            return NULL;
    return arena_format(&reading->program->arena, "%.*s", (int)length, open + 1);
}

/* The 8 of "int cells[8]", or the n: to C it is a pointer only. */
static void note_written_length(struct reading *reading, CXCursor argument, struct parameter *parameter)
{
    CXType written = reading->clang.getCanonicalType(reading->clang.getCursorType(argument));
    parameter->is_restrict = reading->clang.isRestrictQualifiedType(written);
    long long length = written.kind == CXType_ConstantArray ? reading->clang.getArraySize(written) : 0;
    parameter->cells = length > 0 ? (size_t)length : 0;
    parameter->has_variable_length = written.kind == CXType_VariableArray;
    parameter->bound = parameter->has_variable_length ? bound_of(reading, written) : NULL;
    parameter->is_array = length > 0 || parameter->has_variable_length || written.kind == CXType_IncompleteArray;
}

static bool is_header(const char *path)
{
    size_t length = strlen(path);
    return length > 2 && strcmp(path + length - 2, ".h") == 0;
}

/* What the header of a library says stays, whatever its source says: users read the header. */
static bool is_of_header(const struct function *function, struct place place)
{
    return !place.file->given && function->given_file && is_header(function->given_file);
}

static bool is_named_by_header(const struct function *function, size_t parameter, struct place place)
{
    if (!is_of_header(function, place) || parameter >= function->parameter_count ||
        !function->parameters[parameter].name)
        return false;
    char numbered[32];
    snprintf(numbered, sizeof numbered, "arg%zu", parameter + 1);
    return strcmp(function->parameters[parameter].name, numbered) != 0;
}

/* A range given in an earlier declaration stays. */
static void read_parameters(struct reading *reading, struct function *function, CXCursor cursor, struct place place)
{
    int arguments = reading->clang.Cursor_getNumArguments(cursor);
    size_t count = arguments > 0 ? (size_t)arguments : 0;
    struct parameter *parameters = arena_alloc(&reading->program->arena, count * sizeof *parameters);
    for (size_t i = 0; i < count; i++) {
        CXCursor argument = reading->clang.Cursor_getArgument(cursor, (unsigned)i);
        if (i < function->parameter_count)
            parameters[i] = function->parameters[i];
        if (!is_named_by_header(function, i, place))
            parameters[i].name = parameter_name(reading, argument);
        parameters[i].type = types_of_parameter(reading, reading->clang.getCursorType(argument));
        parameters[i].spelling = parameter_spelling(reading, argument, parameters[i].type);
        if (!is_of_header(function, place) || i >= function->parameter_count)
            parameters[i].alias = aliases_of(reading, reading->clang.getCursorType(argument));
        note_written_length(reading, argument, &parameters[i]);
    }
    function->parameters = parameters;
    function->parameter_count = count;
}

/* What a further declaration adds: ranges, sources, and names where there were none. */
static bool add_to_parameters(struct reading *reading, struct function *function, CXCursor cursor)
{
    int count = reading->clang.Cursor_getNumArguments(cursor);
    for (int i = 0; i < count && (size_t)i < function->parameter_count; i++) {
        struct parameter *parameter = (struct parameter *)&function->parameters[i];
        CXCursor argument = reading->clang.Cursor_getArgument(cursor, (unsigned)i);
        if (!parameter->name)
            parameter->name = parameter_name(reading, argument);
        note_range(reading, function, (size_t)i, argument);
        if (!marks_of_parameter(reading, parameter, argument))
            return false;
    }
    return true;
}

static void number_unnamed_parameters(struct reading *reading)
{
    for (size_t i = 0; i < reading->functions.count; i++) {
        struct parameter *parameters = (struct parameter *)reading->functions.items[i]->parameters;
        for (size_t k = 0; k < reading->functions.items[i]->parameter_count; k++)
            if (!parameters[k].name)
                parameters[k].name = arena_format(&reading->program->arena, "arg%zu", k + 1);
    }
}

/* --- functions --- */

static struct function *known_function(struct reading *reading, const char *key)
{
    return map_get(&reading->function_of_key, key);
}

static struct function *add_function(struct reading *reading, const char *name)
{
    struct function *function = arena_alloc(&reading->program->arena, sizeof *function);
    function->name = name;
    vector_push(&reading->functions, function);
    return function;
}

static bool stands_at(const struct function *function, struct place place)
{
    return function->line == place.line && strcmp(function->file, place.file->path) == 0;
}

/* A static function belongs to its unit, but one that stands in a header is the
 * same in all units that include it. */
static struct function *find_static(struct reading *reading, const char *name, struct place place, bool is_definition)
{
    struct arena *arena = &reading->program->arena;
    const char *in_unit = arena_format(arena, "%s in unit %u", name, reading->unit);
    const char *at_place = arena_format(arena, "%s at %s:%d", name, place.file->path, place.line);
    struct function *function = known_function(reading, in_unit);
    if (!function)
        function = known_function(reading, at_place);
    if (!function || (is_definition && function->defined && !stands_at(function, place)))
        function = add_function(reading, name);
    map_put(&reading->function_of_key, in_unit, function);
    map_put(&reading->function_of_key, at_place, function);
    return function;
}

static struct function *find_external(struct reading *reading, const char *name)
{
    struct function *function = known_function(reading, name);
    if (!function) {
        function = add_function(reading, name);
        map_put(&reading->function_of_key, name, function);
    }
    return function;
}

static void describe(struct reading *reading, struct function *function, CXCursor cursor, struct place place)
{
    function->file = place.file->path;
    function->line = place.line;
    function->column = place.column;
    function->result = types_of(reading, reading->clang.getCursorResultType(cursor));
    if (!is_of_header(function, place))
        function->result_alias = aliases_of(reading, reading->clang.getCursorResultType(cursor));
    function->is_variadic = reading->clang.Cursor_isVariadic(cursor);
    read_parameters(reading, function, cursor, place);
}

static bool read_function(struct reading *reading, CXCursor cursor)
{
    const char *name = clang_text(&reading->clang, &reading->program->arena, reading->clang.getCursorSpelling(cursor));
    struct place place = place_of(reading, cursor);
    bool is_definition = reading->clang.isCursorDefinition(cursor);
    bool is_static = reading->clang.getCursorLinkage(cursor) == CXLinkage_Internal;
    struct function *function =
        is_static ? find_static(reading, name, place, is_definition) : find_external(reading, name);
    bool is_new = function->file == NULL;
    if (is_new || (is_definition && !function->defined)) {
        describe(reading, function, cursor, place);
        function->is_static = is_static;
        function->defined = is_definition;
        function->in_given_file = is_definition && place.file->given;
        if (is_definition) {
            vector_push(&reading->bodies, function);
            bodies_read(reading, function, cursor);
        }
    }
    /* what a source makes a header declare, by a macro that it defines, is no part of what users see */
    if (place.file->given && !function->given_file && !reading->is_source) {
        function->given_file = place.file->path;
        function->given_line = place.line;
    }
    if (!place.file->given && !function->other_header && is_header(place.file->path))
        function->other_header = place.file->path;
    return marks_of_function(reading, function, cursor) && add_to_parameters(reading, function, cursor);
}

/* --- spaces --- */

static bool read_space(struct reading *reading, CXCursor cursor, const char *predicate)
{
    struct place place = place_of(reading, cursor);
    for (size_t i = 0; i < reading->program->spaces.count; i++) {
        const struct space_function *other = reading->program->spaces.items[i];
        if (strcmp(other->predicate, predicate) != 0)
            continue;
        if (other->line == place.line && strcmp(other->file, place.file->path) == 0)
            return true; /* in a header that several units include */
        return error_set(reading->error, ERROR_INPUT, "%s:%d: ASSAY_SPACE(%s) is there already: see %s:%d",
                         place.file->path, place.line, predicate, other->file, other->line);
    }
    struct space_function *space = arena_alloc(&reading->program->arena, sizeof *space);
    space->predicate = predicate;
    space->symbol = clang_text(&reading->clang, &reading->program->arena, reading->clang.getCursorSpelling(cursor));
    space->file = place.file->path;
    space->line = place.line;
    vector_push(&reading->program->spaces, space);
    return true;
}

static bool read_function_or_space(struct reading *reading, CXCursor cursor)
{
    const char *predicate = marks_text(reading, cursor, SPACE_MARK);
    if (!predicate)
        return read_function(reading, cursor);
    return !reading->clang.isCursorDefinition(cursor) || read_space(reading, cursor, predicate);
}

/* --- the whole unit --- */

static void read_remark(struct reading *reading, CXCursor cursor)
{
    struct place place = place_of(reading, cursor);
    remarks_add(reading, cursor, place.file->path, place.line, place.column);
}

static enum CXChildVisitResult read_declaration(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct reading *reading = data;
    if (reading->clang.Location_isInSystemHeader(reading->clang.getCursorLocation(cursor)))
        return CXChildVisit_Continue;
    switch (reading->clang.getCursorKind(cursor)) {
    case CXCursor_FunctionDecl:
        return read_function_or_space(reading, cursor) ? CXChildVisit_Continue : CXChildVisit_Break;
    case CXCursor_StructDecl:
    case CXCursor_UnionDecl:
    case CXCursor_EnumDecl:
    case CXCursor_TypedefDecl:
        types_of(reading, reading->clang.getCursorType(cursor));
        return CXChildVisit_Continue;
    case CXCursor_StaticAssert:
        read_remark(reading, cursor);
        return CXChildVisit_Continue;
    default:
        return CXChildVisit_Continue;
    }
}

/* Typedefs of system headers count too, where their struct is in use. */
static enum CXChildVisitResult read_typedef(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct reading *reading = data;
    if (reading->clang.getCursorKind(cursor) != CXCursor_TypedefDecl)
        return CXChildVisit_Continue;
    struct draft *draft = tags_known(reading, reading->clang.getCursorType(cursor));
    if (!draft)
        return CXChildVisit_Continue;
    struct named named = {
        .name = clang_text(&reading->clang, &reading->program->arena, reading->clang.getCursorSpelling(cursor)),
        .draft = draft,
    };
    vector_push(&reading->typedefs, named);
    return CXChildVisit_Continue;
}

bool functions_read(struct reading *reading)
{
    CXCursor unit = reading->clang.getTranslationUnitCursor(reading->translation_unit);
    if (reading->clang.visitChildren(unit, read_declaration, reading))
        return false;
    number_unnamed_parameters(reading);
    tags_finish(reading);
    reading->clang.visitChildren(unit, read_typedef, reading);
    return true;
}
