/* Errors in the user's file.  libclang knows that there are some; the compiler
 * prints them best, with source lines and carets. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "base/file.h"
#include "base/process.h"
#include "front/c/reading.h"
#include "front/c/system_headers.h"

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

/* ---- what to do about it ---- */

/* Headers of the system that would declare what the compiler does not know; each once. */
struct missing_headers {
    VECTOR(char *) names;
};

static void add_header(struct missing_headers *missing, const char *name, size_t length)
{
    for (size_t i = 0; i < missing->names.count; i++)
        if (strlen(missing->names.items[i]) == length && strncmp(missing->names.items[i], name, length) == 0)
            return;
    vector_push(&missing->names, mem_strndup(name, length));
}

/* True: the file includes it itself, so that something else is wrong. */
static bool is_included(const char *source, const char *name, size_t length)
{
    for (const char *at = source; (at = memmem(at, strlen(at), name, length)); at++)
        if (at > source && strchr("<\"", at[-1]) && strchr(">\"", at[length]))
            return true;
    return false;
}

static void find_missing(const char *output, const char *source, struct missing_headers *missing)
{
    static const char *const words[] = {"unknown type name '", "use of undeclared identifier '",
                                        "call to undeclared function '", "call to undeclared library function '"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        for (const char *at = output; (at = strstr(at, words[i]));) {
            at += strlen(words[i]);
            const char *header = system_header_of(at, strcspn(at, "'"));
            if (header && !is_included(source, header, strlen(header)))
                add_header(missing, header, strlen(header));
        }
    static const char note[] = "include the header <"; /* clang knows some more */
    for (const char *at = output; (at = strstr(at, note));) {
        at += strlen(note);
        size_t length = strcspn(at, ">\n");
        if (at[length] == '>' && !is_included(source, at, length))
            add_header(missing, at, length);
    }
}

static void add_missing(const char *output, const char *file, struct text *out)
{
    struct missing_headers missing = {VECTOR_INIT};
    struct text source = TEXT_INIT;
    struct error ignored = ERROR_INIT;
    bool is_read = file_read(file, &source, &ignored);
    find_missing(output, is_read && source.length ? source.s : "", &missing);
    for (size_t i = 0; i < missing.names.count; i++)
        text_addf(out, "%s-include %s", i ? " " : "\nwhat the C library declares is not included: --cflags \"",
                  missing.names.items[i]);
    text_add(out, missing.names.count ? "\" includes it" : "");
    for (size_t i = 0; i < missing.names.count; i++)
        mem_free(missing.names.items[i]);
    vector_release(&missing.names);
    error_release(&ignored);
    text_release(&source);
}

/* "#ifndef DO_NOT_USE_CONFIG" in the line before: the name, in a text of its own; NULL: it is always included. */
static char *name_without(const char *source, unsigned line)
{
    static const char condition[] = "#ifndef ";
    const char *at = source, *before = NULL;
    for (; line > 1 && at; line--) {
        before = at;
        at = strchr(at, '\n');
        at = at ? at + 1 : NULL;
    }
    if (!at || !before)
        return NULL;
    before += strspn(before, " \t");
    if (strncmp(before, condition, strlen(condition)) != 0)
        return NULL;
    before += strlen(condition) + strspn(before + strlen(condition), " \t");
    return mem_strndup(before, strcspn(before, " \t\r\n/"));
}

/* "config_defaults.h:61:14: fatal error: 'config.h' file not found", where a macro leaves it out. */
static bool add_left_out(const char *output, struct text *out)
{
    const char *found = strstr(output, "' file not found"), *start = found;
    char *path = NULL;
    unsigned line = 0;
    while (start && start > output && start[-1] != '\n')
        start--;
    if (!found || sscanf(start, "%m[^:\n]:%u:", &path, &line) != 2) {
        free(path);
        return false;
    }
    struct text source = TEXT_INIT;
    struct error ignored = ERROR_INIT;
    char *name = file_read(path, &source, &ignored) && source.length ? name_without(source.s, line) : NULL;
    if (name)
        text_addf(out, "\n--cflags -D%s leaves it out; or give its folder with --cflags \"-I FOLDER\"", name);
    bool is_left_out = name;
    mem_free(name);
    free(path);
    text_release(&source);
    error_release(&ignored);
    return is_left_out;
}

/* By words of the compiler, the first that fits. */
static const char *hint_for(const char *output)
{
    static const struct {
        const char *words, *hint;
    } hints[] = {
        {"config.h' file not found", "\nthe project's own build writes this file: run its configure, cmake or the like "
                                     "first, and give the folder with --cflags \"-I FOLDER\""},
        {"file not found", "\ngive the folders of headers with --cflags \"-I FOLDER\", or -p compile_commands.json"},
        {"call to undeclared ", "\na function of the system may need --cflags -D_GNU_SOURCE; -p "
                                "compile_commands.json takes the flags of the project's own build"},
    };
    for (size_t i = 0; i < sizeof hints / sizeof *hints; i++)
        if (strstr(output, hints[i].words))
            return hints[i].hint;
    return "";
}

/* Includes alone do not help where some function stays that none of them declares. */
static bool is_all_missing(const char *output)
{
    static const char words[] = "call to undeclared function '";
    for (const char *at = output; (at = strstr(at, words));) {
        at += strlen(words);
        if (!system_header_of(at, strcspn(at, "'")))
            return false;
    }
    return !strstr(output, "file not found");
}

static void add_hints(const char *output, const char *file, struct text *out)
{
    add_missing(output, file, out);
    if (!add_left_out(output, out) && (!out->length || !is_all_missing(output)))
        text_add(out, hint_for(output));
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
    if (length) {
        struct text hints = TEXT_INIT;
        add_hints(output.s, reading->file, &hints);
        error_set(reading->error, ERROR_INPUT, "%.*s%s", (int)length, output.s, hints.length ? hints.s : "");
        text_release(&hints);
    } else {
        error_set(reading->error, ERROR_SYSTEM, "cannot read '%s': libclang-19 failed (error %d)", reading->file,
                  (int)code);
    }
    text_release(&output);
    return false;
}
