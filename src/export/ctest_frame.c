/* What stands around the cases of a C test: how to build it, the user's file,
 * helpers. */
#include <ctype.h>
#include <string.h>
#include "base/file.h"
#include "export/ctest_parts.h"
#include "target/harness.h"

/* ---- comments ---- */

void ctest_add_comment(const char *text, const char *indent, struct text *out)
{
    for (const char *at = text; *at;) {
        size_t length = strcspn(at, "\n");
        text_addf(out, "%s%s", indent, length ? " " : "");
        for (size_t i = 0; i < length; i++) {
            bool is_mark = i > 0 && ((at[i - 1] == '*' && at[i] == '/') || (at[i - 1] == '/' && at[i] == '*'));
            text_add(out, is_mark ? " " : "");
            text_add_char(out, at[i] == '\\' && i + 1 == length ? '/' : at[i]); /* would join lines */
        }
        text_add_char(out, '\n');
        at += length + (at[length] == '\n');
    }
}

/* ---- the command line ---- */

static void add_word(const char *word, struct text *out)
{
    bool plain = *word != '\0';
    for (const char *c = word; *c; c++)
        plain = plain && (isalnum((unsigned char)*c) || strchr("-_./=+,:@%", *c));
    text_add_char(out, ' ');
    if (plain) {
        text_add(out, word);
        return;
    }
    text_add_char(out, '\'');
    for (const char *c = word; *c; c++)
        if (*c == '\'')
            text_add(out, "'\\''");
        else
            text_add_char(out, *c);
    text_add_char(out, '\'');
}

/* gcc leaves float-cast-overflow out of undefined; pointer-overflow complains of NULL + 0. */
#define UNDEFINED "undefined,float-cast-overflow -fno-sanitize=pointer-overflow -fno-sanitize-recover=all"

/* needs: one, or several with commas between. */
static const char *flags_for(const char *needs)
{
    bool is_memory = strstr(needs, "asan") || strstr(needs, "leak");
    if (is_memory && strstr(needs, "ubsan"))
        return " -fsanitize=address," UNDEFINED;
    if (is_memory)
        return " -fsanitize=address";
    if (strstr(needs, "ubsan"))
        return " -fsanitize=" UNDEFINED;
    return strstr(needs, "msan") ? " -fsanitize=memory" : "";
}

void ctest_add_flags(const char *needs, bool has_offsets, struct text *out)
{
    const char *flags = flags_for(needs);
    text_addf(out, "%s%s", flags, has_offsets && strstr(flags, "undefined") ? " -fno-sanitize=null,object-size" : "");
}

/* A linker takes from a library what files before it need. */
static bool is_library(const char *flag)
{
    return strncmp(flag, "-l", 2) == 0;
}

static bool has_flag(const char *const *flags, const char *wanted)
{
    for (size_t i = 0; flags && flags[i]; i++)
        if (strcmp(flags[i], wanted) == 0)
            return true;
    return false;
}

static void add_command(const struct ctest_build *build, const struct ctest_framework *framework, const char *compiler,
                        const char *path, struct text *out)
{
    const char *base = path_base(path);
    size_t length = strlen(base);
    char *program = mem_strndup(base, length > 2 && strcmp(base + length - 2, ".c") == 0 ? length - 2 : length);
    char *run = mem_format("./%s", program);
    struct text command = TEXT_INIT;
    text_addf(&command, "%s -g", compiler);
    ctest_add_flags(build->needs ? build->needs : "", build->has_offsets, &command);
    text_add(&command, build->includes_assay ? " $(pkg-config --cflags assay)" : "");
    for (size_t i = 0; build->cflags && build->cflags[i]; i++)
        if (!is_library(build->cflags[i]))
            add_word(build->cflags[i], &command);
    add_word(base, &command);
    for (size_t i = 0; build->sources && build->sources[i]; i++)
        add_word(build->sources[i], &command);
    for (size_t i = 0; build->cflags && build->cflags[i]; i++)
        if (is_library(build->cflags[i]))
            add_word(build->cflags[i], &command);
    bool adds_math = build->uses_math && !has_flag(build->cflags, "-lm");
    text_addf(&command, "%s%s -o", framework->libraries, adds_math ? " -lm" : "");
    add_word(program, &command);
    text_add(&command, " &&");
    add_word(run, &command);
    ctest_add_comment(command.s, " *    ", out);
    text_release(&command);
    mem_free(run);
    mem_free(program);
}

/* ---- the header ---- */

const char *ctest_what_it_needs(const char *needs)
{
    bool is_leak = strstr(needs, "leak"), is_memory = strstr(needs, "asan") || is_leak;
    if (is_memory && strstr(needs, "ubsan"))
        return "It fails under AddressSanitizer and UndefinedBehaviorSanitizer";
    if (is_leak)
        return "It fails under LeakSanitizer (a part of AddressSanitizer; ASAN_OPTIONS must not say detect_leaks=0)";
    if (is_memory)
        return "It fails under AddressSanitizer";
    if (strstr(needs, "ubsan"))
        return "It fails under UndefinedBehaviorSanitizer";
    if (strstr(needs, "msan"))
        return "It fails under MemorySanitizer, which clang has";
    return "It fails without sanitizers";
}

void ctest_add_commands(const struct ctest_build *build, const struct ctest_framework *framework, const char *path,
                        struct text *out)
{
    bool only_clang = build->needs && strcmp(build->needs, "msan") == 0;
    text_add(out, " * In the folder of this file:\n *\n");
    if (!only_clang)
        add_command(build, framework, "gcc", path, out);
    add_command(build, framework, "clang-19", path, out);
}

void ctest_add_user_file(const char *file, struct text *out)
{
    text_addf(out,
              "#pragma GCC diagnostic push\n"
              "#pragma GCC diagnostic ignored \"-Wunused-function\"\n"
              "#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n"
              "#pragma GCC diagnostic ignored \"-Wunused-variable\"\n"
              "#define main assay_users_main\n"
              "#include \"%s\"\n"
              "#undef main\n"
              "#pragma GCC diagnostic pop\n\n",
              file);
}

/* The user's file comes first: it may say which functions of the system it wants. */
void ctest_add_header(const struct ctest *ctest, const struct ctest_framework *framework, const char *path,
                      struct text *out)
{
    struct text first = TEXT_INIT;
    if (ctest->id)
        text_addf(&first, "%s: an input that %s (%s) fails on, written by Assay.", ctest->id, ctest->property->name,
                  ctest->property_file);
    else
        text_addf(&first, "Inputs of %s (%s), on all of which it passes; written by Assay.", ctest->property->name,
                  ctest->property_file);
    text_add(out, "/*");
    ctest_add_comment(first.s, "", out);
    text_add(out, " *\n");
    if (ctest->id)
        text_addf(out, " * %s.\n", ctest_what_it_needs(ctest->needs ? ctest->needs : "plain"));
    ctest_add_commands(&(struct ctest_build){ctest->needs, ctest->cflags, ctest->sources, true, false, false},
                       framework, path, out);
    text_add(out, " */\n");
    ctest_add_user_file(ctest->property_file, out);
    text_addf(out, "%s#include <stdlib.h>\n#include <string.h>\n\n", framework->includes);
    text_release(&first);
}

/* ---- helpers ---- */

/* Of all functions of the pool, the one that is used: each stands in a line of its own. */
static void add_function(const struct ctest_function *function, struct text *out)
{
    struct text pool = TEXT_INIT;
    struct error ignored = ERROR_INIT; /* a type without a name: then no input has such a function */
    char *name = mem_format("assay_function_%u_%u(", function->pool, function->number);
    bool written = harness_write_pool(&pool, function->type, function->pool, &ignored);
    const char *found = written ? strstr(pool.s, name) : NULL;
    const char *line = found;
    while (line && line > pool.s && line[-1] != '\n')
        line--;
    const char *start = line ? strstr(line, "static ") : NULL;
    if (start && start < found)
        text_add_bytes(out, start, strcspn(start, "\n") + 1);
    mem_free(name);
    text_release(&pool);
    error_release(&ignored);
}

static void add_functions(const struct ctest_needs *needs, struct text *out)
{
    if (!needs->functions.count)
        return;
    text_add(out, "#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n");
    for (size_t i = 0; i < needs->functions.count; i++)
        add_function(&needs->functions.items[i], out);
    text_add(out, "#pragma GCC diagnostic pop\n\n");
}

void ctest_add_leak_check(struct text *out)
{
    text_add(out, "#if defined(__SANITIZE_ADDRESS__)\n#define ASSAY_FINDS_LEAKS 1\n"
                  "#elif defined(__has_feature)\n#if __has_feature(address_sanitizer)\n#define ASSAY_FINDS_LEAKS 1\n"
                  "#endif\n#endif\n"
                  "#ifdef ASSAY_FINDS_LEAKS\n"
                  "#include <sanitizer/lsan_interface.h>\n"
                  "static int assay_leaks(void)\n{\n    return __lsan_do_recoverable_leak_check();\n}\n"
                  "#else\n"
                  "static int assay_leaks(void)\n{\n    return 0; /* nobody looks */\n}\n"
                  "#endif\n\n"
                  "/* Overwrites what functions left on the stack: it would hide what is lost. */\n"
                  "__attribute__((noinline)) static void assay_forget(void)\n{\n"
                  "    volatile char stack[65536];\n"
                  "    for (size_t i = 0; i < sizeof stack; i++)\n        stack[i] = 0;\n}\n\n");
}

void ctest_add_helpers(const struct ctest_needs *needs, struct text *out)
{
    if (needs->roots)
        text_addf(out,
                  "/* What the arguments lead to belongs to the test, which never frees it: the code\n"
                  " * under test may have done so.  It stays reachable, so it is no leak. */\n"
                  "static void *volatile assay_roots[%zu];\n\n",
                  needs->roots);
    if (needs->memory)
        text_add(out, "/* A block of its own for each object, zero at first. */\n"
                      "static void *assay_memory(size_t size)\n{\n"
                      "    void *block = calloc(1, size);\n"
                      "    if (!block)\n        abort();\n"
                      "    return block;\n}\n\n");
    if (needs->aligned)
        text_add(out, "static void *assay_aligned(size_t align, size_t size)\n{\n"
                      "    void *block = aligned_alloc(align, size);\n"
                      "    if (!block)\n        abort();\n"
                      "    return memset(block, 0, size);\n}\n\n");
    if (needs->string)
        text_add(out, "static char *assay_string(const char *text)\n{\n"
                      "    size_t size = strlen(text) + 1;\n"
                      "    char *copy = malloc(size);\n"
                      "    if (!copy)\n        abort();\n"
                      "    return memcpy(copy, text, size);\n}\n\n");
    if (needs->leaks)
        ctest_add_leak_check(out);
    add_functions(needs, out);
}
