/* Texts that name files: which parameters a body passes to fopen() or the like,
 * by itself or through functions that it calls, and whether the file is read then. */
#include <string.h>

#include "front/c/bodies.h"

#define PASSED_DEEP 6
#define WRITES_ONLY 1 /* O_WRONLY, of the two bits that say how */

static const char *text_of(const struct reading *reading, CXCursor literal)
{
    const struct clang *clang = &reading->clang;
    bool is_literal = clang->getCursorKind(literal) == CXCursor_StringLiteral;
    return is_literal ? clang_text(clang, &reading->program->arena, clang->getCursorSpelling(literal)) : NULL;
}

/* fopen(path, "rb"); a mode that is not there to be read may be any. */
static enum file_use use_by_mode(const struct reading *reading, CXCursor mode)
{
    const char *text = text_of(reading, body_bare(reading, mode));
    if (!text)
        return FILE_READ;
    text += *text == '"';
    return *text != 'r' ? FILE_NAMED : strchr(text, 'b') ? FILE_READ_BYTES : FILE_READ;
}

static enum file_use use_by_flags(const struct reading *reading, CXCursor flags)
{
    const struct clang *clang = &reading->clang;
    CXEvalResult result = clang->Cursor_Evaluate(flags);
    bool is_known = result && clang->EvalResult_getKind(result) == CXEval_Int;
    bool only_writes = is_known && (clang->EvalResult_getAsLongLong(result) & 3) == WRITES_ONLY;
    if (result)
        clang->EvalResult_dispose(result);
    return only_writes ? FILE_NAMED : FILE_READ;
}

static bool is_one_of(const char *name, const char *const *names)
{
    while (*names && strcmp(*names, name) != 0)
        names++;
    return *names;
}

enum file_use file_use_of_call(const struct reading *reading, CXCursor call, const char *name, size_t argument)
{
    static const char *const by_mode[] = {"fopen", "fopen64", "freopen", "gzopen", NULL};
    static const char *const by_flags[] = {"open", "open64", NULL};
    static const char *const named[] = {"stat",   "lstat",    "access", "creat",  "unlink",
                                        "remove", "truncate", "chmod",  "rename", NULL};
    int count = reading->clang.Cursor_getNumArguments(call);
    bool is_at = strcmp(name, "openat") == 0;
    if (argument != (size_t)is_at || count < 1)
        return argument == 1 && strcmp(name, "rename") == 0 ? FILE_NAMED : FILE_UNKNOWN;
    if (is_one_of(name, by_mode) && count > 1)
        return use_by_mode(reading, reading->clang.Cursor_getArgument(call, 1));
    if ((is_at || is_one_of(name, by_flags)) && count > 1 + is_at)
        return use_by_flags(reading, reading->clang.Cursor_getArgument(call, 1u + is_at));
    return is_one_of(name, named) ? FILE_NAMED : FILE_UNKNOWN;
}

static enum file_use use_there(const struct reading *reading, const struct function *function, size_t parameter,
                               unsigned deep)
{
    const struct body *body = function && deep ? body_of(reading, function) : NULL;
    enum file_use use = FILE_UNKNOWN;
    for (size_t i = 0; body && i < body->steps.count; i++) {
        const struct step *step = &body->steps.items[i];
        if (step->kind != STEP_PASSED || step->parameter != parameter || step->member)
            continue;
        enum file_use there =
            step->function ? use_there(reading, step->function, step->argument, deep - 1) : step->file;
        use = there > use ? there : use;
    }
    return use;
}

enum file_use file_use_of_parameter(const struct reading *reading, const struct function *function, size_t parameter)
{
    const struct type *type = parameter < function->parameter_count ? function->parameters[parameter].type : NULL;
    bool is_text = type && type->kind == TYPE_POINTER && type->target->is_char;
    return is_text ? use_there(reading, function, parameter, PASSED_DEEP) : FILE_UNKNOWN;
}
