/* Errors in the user's file.  libclang knows that there are some; the compiler
 * prints them best, with source lines and carets. */
#include <string.h>
#include "base/process.h"
#include "front/c/reading.h"

static bool has_errors(struct reading *reading)
{
    const struct clang *clang = &reading->clang;
    bool found = false;
    for (unsigned i = 0; !found && i < clang->getNumDiagnostics(reading->translation_unit); i++) {
        CXDiagnostic diagnostic = clang->getDiagnostic(reading->translation_unit, i);
        found = clang->getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error;
        clang->disposeDiagnostic(diagnostic);
    }
    return found;
}

/* False when the compiler cannot be run, or finds no fault. */
static bool ask_compiler(struct reading *reading, struct text *out)
{
    VECTOR(const char *) command = VECTOR_INIT;
    vector_push(&command, "clang-19");
    vector_push(&command, "-fsyntax-only");
    vector_push(&command, "-fno-color-diagnostics");
    for (size_t i = 0; i < reading->argument_count; i++)
        vector_push(&command, reading->arguments[i]);
    vector_push(&command, "--");
    vector_push(&command, reading->file);
    vector_push(&command, NULL);
    struct process_result result = {.output = TEXT_INIT};
    struct error ignored = ERROR_INIT;
    bool asked = process_run(command.items, 60, &result, &ignored) && result.status != 0;
    if (asked)
        text_add_bytes(out, result.output.s, result.output.length);
    process_result_release(&result);
    error_release(&ignored);
    vector_release(&command);
    return asked && out->length;
}

/* libclang's own words, when the compiler is not there to ask. */
static void list_errors(struct reading *reading, struct text *out)
{
    const struct clang *clang = &reading->clang;
    unsigned count = reading->translation_unit ? clang->getNumDiagnostics(reading->translation_unit) : 0;
    for (unsigned i = 0; i < count; i++) {
        CXDiagnostic diagnostic = clang->getDiagnostic(reading->translation_unit, i);
        if (clang->getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error) {
            CXString line = clang->formatDiagnostic(diagnostic, clang->defaultDiagnosticDisplayOptions());
            text_add(out, clang->getCString(line));
            text_add_char(out, '\n');
            clang->disposeString(line);
        }
        clang->disposeDiagnostic(diagnostic);
    }
}

/* What to do about it, by words of the compiler; the first that fits. */
static const char *hint_for(const char *output)
{
    static const struct {
        const char *words, *hint;
    } hints[] = {
        {"config.h' file not found", "\nthe project's own build writes this file: run its configure, cmake or the like "
                                     "first, and give the folder with --cflags \"-I FOLDER\""},
        {"file not found", "\ngive the folders of headers with --cflags \"-I FOLDER\", or -p compile_commands.json"},
        {"call to undeclared function", "\na function of the system may need --cflags -D_GNU_SOURCE; -p "
                                        "compile_commands.json takes the flags of the project's own build"},
    };
    for (size_t i = 0; i < sizeof hints / sizeof *hints; i++)
        if (strstr(output, hints[i].words))
            return hints[i].hint;
    return "";
}

bool diagnose_unit(struct reading *reading, enum CXErrorCode code)
{
    if (code == CXError_Success && !has_errors(reading))
        return true;
    struct text output = TEXT_INIT;
    if (!ask_compiler(reading, &output))
        list_errors(reading, &output);
    size_t length = output.length;
    while (length && output.s[length - 1] == '\n')
        length--;
    if (length)
        error_set(reading->error, ERROR_INPUT, "%.*s%s", (int)length, output.s, hint_for(output.s));
    else
        error_set(reading->error, ERROR_SYSTEM, "cannot read '%s': libclang-19 failed (error %d)", reading->file,
                  (int)code);
    text_release(&output);
    return false;
}
