/* The numbers of ASSAY_IN.  libclang shows an annotation's text but not the
 * values of its expressions.  Where these are more than literals, the file is
 * read a second time, without the bodies of functions and with one variable
 * for each expression at its end, and libclang evaluates those. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "front/c/reading.h"

#define VARIABLE "assay_range_value_"

enum value_state { VALUE_UNKNOWN, VALUE_KNOWN, VALUE_NOT_INTEGER, VALUE_TOO_LARGE };

struct value {
    long long number;
    enum value_state state;
    const char *complaint; /* the compiler's, where it had one */
};

/* Two values for each range: lo, hi. */
struct evaluation {
    struct reading *reading;
    struct value *values;
    unsigned first_line; /* where the variables start in the text that is read again */
    CXTranslationUnit unit;
};

static const char *expression(const struct reading *reading, size_t index)
{
    const struct range *range = &reading->ranges.items[index / 2];
    return index % 2 ? range->hi : range->lo;
}

static bool is_suffix(const char *s)
{
    return strspn(s, "uUlL") == strlen(s);
}

static struct value literal(const char *s)
{
    char *end;
    errno = 0;
    long long number = strtoll(s, &end, 0);
    if (end == s || errno || !is_suffix(end))
        return (struct value){.state = VALUE_UNKNOWN};
    return (struct value){.state = VALUE_KNOWN, .number = number};
}

/* --- reading the file again --- */

static void add_variables(struct evaluation *evaluation, struct text *source)
{
    const struct reading *reading = evaluation->reading;
    evaluation->first_line = 2;
    for (size_t i = 0; i < source->length; i++)
        evaluation->first_line += source->s[i] == '\n';
    text_add_char(source, '\n');
    for (size_t i = 0; i < 2 * reading->ranges.count; i++) {
        const char *e = expression(reading, i);
        text_addf(source, "static const __typeof__((%s)) " VARIABLE "%zu = (%s);\n", e, i, e);
    }
}

static bool parse_again(struct evaluation *evaluation, const struct text *source)
{
    struct reading *reading = evaluation->reading;
    struct CXUnsavedFile file = {reading->file, source->s, source->length};
    enum CXErrorCode code = reading->clang.parseTranslationUnit2(
        reading->index, reading->file, reading->arguments, (int)reading->argument_count, &file, 1,
        CXTranslationUnit_SkipFunctionBodies, &evaluation->unit);
    if (code != CXError_Success)
        return error_set(reading->error, ERROR_SYSTEM, "cannot evaluate the ASSAY_IN expressions of '%s'",
                         reading->file);
    return true;
}

static void take_complaint(struct evaluation *evaluation, CXDiagnostic diagnostic)
{
    struct reading *reading = evaluation->reading;
    CXSourceLocation location = reading->clang.getDiagnosticLocation(diagnostic);
    unsigned line;
    reading->clang.getFileLocation(location, NULL, &line, NULL, NULL);
    if (!reading->clang.Location_isFromMainFile(location) || line < evaluation->first_line ||
        reading->clang.getDiagnosticSeverity(diagnostic) < CXDiagnostic_Error)
        return;
    size_t index = line - evaluation->first_line;
    if (index < 2 * reading->ranges.count && !evaluation->values[index].complaint)
        evaluation->values[index].complaint =
            clang_text(&reading->clang, &reading->program->arena, reading->clang.getDiagnosticSpelling(diagnostic));
}

static void take_complaints(struct evaluation *evaluation)
{
    const struct clang *clang = &evaluation->reading->clang;
    for (unsigned i = 0; i < clang->getNumDiagnostics(evaluation->unit); i++) {
        CXDiagnostic diagnostic = clang->getDiagnostic(evaluation->unit, i);
        take_complaint(evaluation, diagnostic);
        clang->disposeDiagnostic(diagnostic);
    }
}

static struct value evaluate(const struct clang *clang, CXCursor variable)
{
    struct value value = {.state = VALUE_NOT_INTEGER};
    CXEvalResult result = clang->Cursor_Evaluate(variable);
    if (!result)
        return value;
    if (clang->EvalResult_getKind(result) == CXEval_Int) {
        value.state = VALUE_KNOWN;
        value.number = clang->EvalResult_getAsLongLong(result);
        if (clang->EvalResult_isUnsignedInt(result) && value.number < 0)
            value.state = VALUE_TOO_LARGE;
    }
    clang->EvalResult_dispose(result);
    return value;
}

static enum CXChildVisitResult take_value(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct evaluation *evaluation = data;
    struct reading *reading = evaluation->reading;
    if (reading->clang.getCursorKind(cursor) != CXCursor_VarDecl)
        return CXChildVisit_Continue;
    CXString string = reading->clang.getCursorSpelling(cursor);
    const char *name = reading->clang.getCString(string);
    if (strncmp(name, VARIABLE, sizeof VARIABLE - 1) == 0) {
        size_t index = strtoul(name + sizeof VARIABLE - 1, NULL, 10);
        if (index < 2 * reading->ranges.count && !evaluation->values[index].complaint)
            evaluation->values[index] = evaluate(&reading->clang, cursor);
    }
    reading->clang.disposeString(string);
    return CXChildVisit_Continue;
}

static bool read_again(struct evaluation *evaluation)
{
    struct reading *reading = evaluation->reading;
    struct text source = TEXT_INIT;
    bool done = file_read(reading->file, &source, reading->error);
    if (done) {
        add_variables(evaluation, &source);
        done = parse_again(evaluation, &source);
    }
    text_release(&source);
    if (!done)
        return false;
    take_complaints(evaluation);
    reading->clang.visitChildren(reading->clang.getTranslationUnitCursor(evaluation->unit), take_value, evaluation);
    reading->clang.disposeTranslationUnit(evaluation->unit);
    return true;
}

/* --- using the values --- */

static bool fail(struct reading *reading, const struct range *range, const char *what)
{
    return error_set(reading->error, ERROR_INPUT, "%s:%d:%d: ASSAY_IN(%s, %s) of '%s' %s", range->file, range->line,
                     range->column, range->lo, range->hi, range->function->parameters[range->parameter].name, what);
}

static bool check_value(struct reading *reading, size_t index, const struct value *value)
{
    const struct range *range = &reading->ranges.items[index / 2];
    const char *text = expression(reading, index);
    struct arena *arena = &reading->program->arena;
    if (value->complaint)
        return fail(reading, range, arena_format(arena, "cannot be evaluated: %s", value->complaint));
    if (value->state == VALUE_TOO_LARGE)
        return fail(reading, range, arena_format(arena, "is too large: '%s' does not fit a long long", text));
    if (value->state != VALUE_KNOWN)
        return fail(reading, range, arena_format(arena, "needs integers, and '%s' is none", text));
    return true;
}

static bool takes_range(const struct type *type)
{
    return type->kind == TYPE_BOOL || type->kind == TYPE_INTEGER || type->kind == TYPE_ENUM || type->kind == TYPE_FLOAT;
}

static bool fits_type(const struct type *type, long long number)
{
    if (type->kind == TYPE_BOOL)
        return number == 0 || number == 1;
    if (type->kind == TYPE_FLOAT)
        return true;
    if (!type->is_signed && number < 0)
        return false;
    unsigned bits = (unsigned)(8 * type->size) - (type->is_signed ? 1 : 0);
    if (bits >= 63)
        return true;
    long long most = (1LL << bits) - 1;
    return number <= most && number >= -most - 1;
}

static bool apply(struct reading *reading, const struct range *range, long long lo, long long hi)
{
    struct parameter *parameter = (struct parameter *)&range->function->parameters[range->parameter];
    struct arena *arena = &reading->program->arena;
    if (!takes_range(parameter->type))
        return fail(reading, range, arena_format(arena, "is for numbers, and its type is '%s'", parameter->type->name));
    if (lo > hi)
        return fail(reading, range, "is empty: the first number must not be above the second");
    if (!fits_type(parameter->type, lo) || !fits_type(parameter->type, hi))
        return fail(reading, range, arena_format(arena, "has numbers that do not fit '%s'", parameter->type->name));
    parameter->has_range = true;
    parameter->lo = lo;
    parameter->hi = hi;
    return true;
}

bool ranges_evaluate(struct reading *reading)
{
    size_t count = 2 * reading->ranges.count;
    struct value *values = arena_alloc(&reading->program->arena, count * sizeof *values);
    bool literals = true;
    for (size_t i = 0; i < count; i++) {
        values[i] = literal(expression(reading, i));
        literals = literals && values[i].state == VALUE_KNOWN;
    }
    struct evaluation evaluation = {.reading = reading, .values = values};
    bool done = literals || read_again(&evaluation);
    for (size_t i = 0; done && i < count; i++)
        done = check_value(reading, i, &values[i]);
    for (size_t i = 0; done && i < count; i += 2)
        done = apply(reading, &reading->ranges.items[i / 2], values[i].number, values[i + 1].number);
    reading->ranges.count = 0;
    return done;
}
