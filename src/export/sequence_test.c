#include "export/sequence_test.h"

#include <ctype.h>
#include <string.h>
#include "base/file.h"
#include "export/sequence_test_parts.h"

/* ---- one test ---- */

static const char *needs_of(const struct sequence_tests *tests, const struct sequence_case *one)
{
    const char *needs = one->needs ? one->needs : tests->needs;
    return needs ? needs : "plain";
}

static void list_outputs(struct test_writing *writing)
{
    for (uint32_t call = 0; call < writing->sequence->calls.count; call++) {
        uint32_t operation = sequence_operation_of(writing->sequence, call);
        for (uint32_t i = 0; i < writing->plan->items.items[operation].outputs; i++)
            vector_push(&writing->outputs,
                        ((struct test_output){
                            .call = call, .output = i, .node = sequence_plan_output(writing->plan, operation, i)}));
    }
}

static void writing_init(struct test_writing *writing, struct test_file *file, const struct sequence_case *one,
                         struct text *out)
{
    const char *needs = needs_of(file->tests, one);
    uint32_t contract = one->contract;
    bool is_const = contract != SEQUENCE_NONE && file->tests->plan->contracts.items[contract].kind == CONTRACT_CONST;
    *writing = (struct test_writing){
        .file = file,
        .plan = file->tests->plan,
        .one = one,
        .sequence = one->sequence,
        .record = SEQUENCE_RECORD_INIT,
        .is_exact = is_const || (one->is_error && strstr(needs, "asan")),
        .out = out,
    };
    if (one->record &&
        !sequence_record_read(&writing->record, one->sequence, writing->plan, one->record, one->record_count))
        sequence_record_release(&writing->record);
    list_outputs(writing);
    test_find_wanted(writing);
}

static void writing_release(struct test_writing *writing)
{
    for (size_t i = 0; i < writing->outputs.count; i++)
        mem_free(writing->outputs.items[i].name);
    for (size_t i = 0; i < writing->names.count; i++)
        mem_free(writing->names.items[i].word);
    for (size_t i = 0; i < writing->blocks.count; i++) {
        mem_free(writing->blocks.items[i].name);
        mem_free(writing->blocks.items[i].size);
    }
    for (size_t i = 0; i < writing->allocated.count; i++)
        mem_free(writing->allocated.items[i]);
    vector_release(&writing->outputs);
    vector_release(&writing->names);
    vector_release(&writing->blocks);
    vector_release(&writing->allocated);
    sequence_record_release(&writing->record);
    mem_free(writing->anything);
}

static bool is_of_model(const struct sequence_tests *tests, const struct operation *operation)
{
    return tests->model && operation->file && strcmp(path_base(operation->file), path_base(tests->model)) == 0;
}

static void add_calls(struct test_writing *writing)
{
    const struct sequence_case *one = writing->one;
    for (uint32_t call = 0; call < one->sequence->calls.count; call++) {
        uint32_t operation = sequence_operation_of(one->sequence, call);
        if (is_of_model(writing->file->tests, sequence_plan_operation(writing->plan, operation)))
            writing->file->uses_model = true;
        test_add_call(writing, call);
        if (one->contract_call == call)
            test_add_contract(writing);
    }
    if (one->contract_call == SEQUENCE_NONE)
        test_add_contract(writing);
}

static void add_body(struct test_writing *writing)
{
    struct text *out = writing->out, calls = TEXT_INIT;
    writing->out = &calls;
    bool asked_before = writing->file->empty_directory;
    writing->file->empty_directory = false;
    add_calls(writing);
    test_add_end(writing);
    writing->file->alarm = writing->file->alarm || writing->one->seconds;
    if (writing->one->seconds)
        text_addf(out, INDENT "alarm(%u); /* it does not end now */\n", writing->one->seconds);
    if (writing->file->empty_directory)
        text_add(out, INDENT "enter_empty_directory();\n");
    text_add_bytes(out, calls.s, calls.length);
    if (writing->file->empty_directory)
        text_add(out, INDENT "leave_directory();\n");
    writing->file->empty_directory = writing->file->empty_directory || asked_before;
    text_release(&calls);
    writing->out = out;
}

static void add_comment(const struct sequence_case *one, struct text *out)
{
    if (!one->comment || !*one->comment)
        return;
    bool is_line = !strchr(one->comment, '\n') && strlen(one->comment) < 110;
    text_add(out, is_line ? "/*" : "/*\n");
    ctest_add_comment(one->comment, is_line ? "" : " *", out);
    if (is_line)
        text_cut(out, out->length - 1);
    text_add(out, " */\n");
}

/* Pointers that a function leaves behind on the stack would hide what is lost: calls are made in a function of its
 * own, and its part of the stack is overwritten before anybody looks. */
static void add_leak_case(struct test_writing *writing, const char *suite, const char *name)
{
    const struct check_forms *forms = writing->file->forms;
    struct text *out = writing->out;
    writing->file->helpers.leaks = true;
    text_addf(out, "__attribute__((noinline)) static void %s_once(void)\n{\n", name);
    add_body(writing);
    text_add(out, "}\n\n");
    forms->framework->begin_case(suite, name, out);
    if (writing->one->repeat > 1)
        text_addf(out, INDENT "for (int i = 0; i < %u; i++)\n" INDENT, writing->one->repeat);
    text_addf(out, INDENT "%s_once();\n" INDENT "assay_forget();\n", name);
    test_add_check(writing, &forms->falsehood, "assay_leaks()", "");
    text_add(out, forms->framework->end_case);
}

static void add_case(struct test_file *file, const struct sequence_case *one, const char *suite, const char *name,
                     struct text *out)
{
    struct test_writing writing;
    writing_init(&writing, file, one, out);
    add_comment(one, out);
    if (one->repeat) {
        add_leak_case(&writing, suite, name);
    } else {
        file->forms->framework->begin_case(suite, name, out);
        add_body(&writing);
        text_add(out, file->forms->framework->end_case);
    }
    writing_release(&writing);
}

/* ---- names ---- */

char **sequence_test_names(const struct sequence_case *cases, size_t count)
{
    char **names = mem_array(count + 1, sizeof *names);
    for (size_t i = 0; i < count; i++) {
        size_t same = 0;
        for (size_t k = 0; k < i; k++)
            same += strcmp(cases[k].name, cases[i].name) == 0;
        names[i] = same ? mem_format("test_%s_%zu", cases[i].name, same + 1) : mem_format("test_%s", cases[i].name);
    }
    names[count] = NULL;
    return names;
}

/* "stack" of "../src/stack.h" */
static char *name_suite(const struct sequence_tests *tests)
{
    struct text name = TEXT_INIT;
    for (const char *c = tests->headers[0] ? path_base(tests->headers[0]) : "library"; *c && *c != '.'; c++)
        text_add_char(&name, isalnum((unsigned char)*c) ? *c : '_');
    if (!name.length || isdigit((unsigned char)name.s[0]))
        text_add(&name, "_tests");
    return text_detach(&name);
}

/* ---- the file ---- */

static bool any_needs(const struct sequence_tests *tests, const char *what)
{
    for (size_t i = 0; i < tests->case_count; i++)
        if (tests->cases[i].is_error && strstr(needs_of(tests, &tests->cases[i]), what))
            return true;
    return tests->needs && strstr(tests->needs, what);
}

/* All that some case needs: "asan,ubsan". */
static char *all_needs(const struct sequence_tests *tests)
{
    static const char *const known[] = {"asan", "leak", "ubsan", "msan"};
    struct text needs = TEXT_INIT;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (any_needs(tests, known[i]))
            text_addf(&needs, "%s%s", needs.length ? "," : "", known[i]);
    text_add(&needs, needs.length ? "" : "plain");
    return text_detach(&needs);
}

void sequence_tests_add_flags(const struct sequence_tests *tests, struct text *out)
{
    char *needs = all_needs(tests);
    ctest_add_flags(needs, tests->has_offsets, out);
    mem_free(needs);
}

/* The model is a source of its own unless it is included. */
static const char **list_sources(const struct test_file *file)
{
    size_t count = 0, kept = 0;
    while (file->tests->sources && file->tests->sources[count])
        count++;
    const char **sources = mem_array(count + 1, sizeof *sources);
    for (size_t i = 0; i < count; i++)
        if (!file->uses_model || strcmp(file->tests->sources[i], file->tests->model) != 0)
            sources[kept++] = file->tests->sources[i];
    return sources;
}

static bool has_model(const struct test_file *file)
{
    bool found = file->uses_model;
    for (size_t i = 0; file->tests->model && file->tests->sources && file->tests->sources[i]; i++)
        found = found || strcmp(file->tests->sources[i], file->tests->model) == 0;
    return found;
}

static void add_purpose(const struct sequence_tests *tests, const char *needs, struct text *out)
{
    bool fails = false;
    for (size_t i = 0; i < tests->case_count; i++)
        fails = fails || tests->cases[i].is_error;
    text_add(out, " *\n");
    if (!fails)
        text_add(out, " * All tests pass.\n");
    else
        text_addf(out, " * %s.\n", ctest_what_it_needs(needs));
}

static void add_header(const struct test_file *file, const char *path, struct text *out)
{
    const struct sequence_tests *tests = file->tests;
    char *needs = all_needs(tests), *first = mem_format("%s  Written by Assay.", tests->title ? tests->title : "");
    const char **sources = list_sources(file);
    text_add(out, "/*");
    ctest_add_comment(first, "", out);
    add_purpose(tests, needs, out);
    ctest_add_commands(
        &(struct ctest_build){needs, tests->cflags, sources, has_model(file), tests->uses_math, tests->has_offsets},
        file->forms->framework, path, out);
    text_add(out, " */\n");
    mem_free(sources);
    mem_free(needs);
    mem_free(first);
}

/* Standard headers, where something of them is used. */
#define WORDS_MOST 8
static const struct {
    const char *name, *words[WORDS_MOST];
} standard[] = {
    {"limits.h", {"INT_M", "LONG_M", "SHRT_M"}},
    {"math.h", {"isnan(", "NAN", "INFINITY"}},
    {"stdbool.h", {"bool ", "true", "false", "bool["}},
    {"stdint.h", {"int8_t", "int16_t", "int32_t", "int64_t", "INT32_M", "INT64_M", "SIZE_MAX"}},
    {"stdio.h", {"printf("}},
    {"stdlib.h", {"malloc", "free(", "realloc", "calloc", "exit(", "EXIT_", "abort("}},
    {"string.h", {"strcmp(", "strlen(", "memcmp(", "memcpy(", "memchr(", "memset(", "strcpy("}},
};

static bool uses(const char *body, const char *const *words)
{
    for (size_t i = 0; i < WORDS_MOST && words[i]; i++)
        if (strstr(body, words[i]))
            return true;
    return false;
}

static void add_standard_includes(const struct test_file *file, const char *body, struct text *out)
{
    for (size_t i = 0; i < sizeof standard / sizeof *standard; i++)
        if (uses(body, standard[i].words) && !strstr(file->forms->framework->includes, standard[i].name))
            text_addf(out, "#include <%s>\n", standard[i].name);
}

/* What a compiler may mind of the library's own attributes. */
static void add_pragmas(const char *body, struct text *out)
{
    if (strstr(body, INDENT "(void)"))
        text_add(out, "#pragma GCC diagnostic ignored \"-Wunused-result\"\n");
    if (strstr(body, "(NULL") || strstr(body, ", NULL"))
        text_add(out, "#pragma GCC diagnostic ignored \"-Wnonnull\"\n");
    text_add(out, "#pragma GCC diagnostic ignored \"-Wdeprecated-declarations\" /* they are tested, too */\n\n");
}

/* "#include "../stack.h"", or in angle brackets. */
static bool includes(const char *text, const char *base)
{
    size_t length = strlen(base);
    for (const char *at = text; at && (at = strstr(at, base)); at++) {
        bool is_whole = strchr("/\"<", at == text ? ' ' : at[-1]) && strchr("\">", at[length]) && at[length];
        const char *line = at;
        while (line > text && line[-1] != '\n')
            line--;
        if (is_whole && strncmp(line, "#include", strlen("#include")) == 0)
            return true;
    }
    return false;
}

static void add_includes(const struct test_file *file, const char *body, struct text *out)
{
    const struct sequence_tests *tests = file->tests;
    if (file->uses_model)
        ctest_add_user_file(tests->model, out);
    for (size_t i = 0; tests->headers[i]; i++)
        if (!file->uses_model || !includes(tests->model_text, path_base(tests->headers[i])))
            text_addf(out, "#include \"%s\"\n", tests->headers[i]);
    text_addf(out, "\n%s", file->forms->framework->includes);
    add_standard_includes(file, body, out);
    text_add_char(out, '\n');
    add_pragmas(body, out);
}

static void add_functions(const struct test_file *file, struct text *out)
{
    if (!file->functions.count)
        return;
    text_add(out, "/* Functions that are passed to the library. */\n"
                  "#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n");
    test_declare_within(file, out);
    for (size_t i = 0; i < file->functions.count; i++) {
        const struct test_function *function = &file->functions.items[i];
        stubs_write_function(file->tests->plan->stubs, function->pool, function->number, function->name, out);
        text_add(out, out->length && out->s[out->length - 1] == '\n' ? "" : "\n");
    }
    text_add(out, "#pragma GCC diagnostic pop\n\n");
}

static bool is_apart(const struct test_file *file)
{
    return file->tests->plan->has_globals || test_takes_turns(file);
}

#define LARGE_DIGITS 5

/* A number that may be, or be multiplied to, more memory than ASan gives: "SIZE_MAX", "-1", "1048577". */
static bool has_large_number(const char *cases)
{
    for (const char *at = cases; *at; at++) {
        size_t digits = strspn(at, "0123456789");
        bool is_begun = at > cases && (isalnum((unsigned char)at[-1]) || at[-1] == '_');
        if (digits >= LARGE_DIGITS || (*at == '-' && isdigit((unsigned char)at[1])))
            return true;
        if (is_begun && (strncmp(at, "_MAX", 4) == 0 || strncmp(at, "_MIN", 4) == 0))
            return true;
        at += digits ? digits - 1 : 0;
    }
    return false;
}

/* Headers of POSIX have many names, and the library may have the same. */
static void add_helpers(const struct test_file *file, const char *cases, struct text *out)
{
    if (strstr(cases, INDENT "ASSAY_CALL("))
        text_add(out, "/* Said to have no effect: without a use of its result a compiler leaves the call out. */\n"
                      "#define ASSAY_CALL(call)                          \\\n"
                      "    do {                                          \\\n"
                      "        __typeof__(call) volatile given = (call); \\\n"
                      "        (void)given;                              \\\n"
                      "    } while (0)\n\n");
    if (file->alarm)
        text_add(out, "unsigned alarm(unsigned seconds);\n");
    if (file->empty_directory)
        text_add(out,
                 "char *mkdtemp(char *name);\nchar *getcwd(char *name, size_t size);\nint chdir(const char *path);\n");
    if (any_needs(file->tests, "asan") || has_large_number(cases))
        text_add(out,
                 "const char *__asan_default_options(void);\n"
                 "const char *__asan_default_options(void)\n{\n"
                 "    return \"allocator_may_return_null=1\"; /* who asks for too much gets NULL, as without ASan */\n"
                 "}\n\n");
    check_forms_add_helpers(file->forms, is_apart(file), out);
    if (file->copy)
        text_add(out, "/* A heap block of exactly these bytes, so that a sanitizer sees what goes beyond. */\n"
                      "static void *assay_copy(const void *bytes, size_t size)\n{\n"
                      "    void *block = malloc(size);\n"
                      "    if (!block)\n        abort();\n"
                      "    return memcpy(block, bytes, size);\n}\n\n");
    if (file->nothing)
        text_add(out, "/* A heap block without any bytes.  A sanitizer would give it one: nobody may touch that. */\n"
                      "void __asan_poison_memory_region(const volatile void *start, size_t size) "
                      "__attribute__((weak));\n"
                      "static void *assay_nothing(void)\n{\n"
                      "    void *block = calloc(1, 1);\n"
                      "    if (!block)\n        abort();\n"
                      "    if (__asan_poison_memory_region)\n        __asan_poison_memory_region(block, 1);\n"
                      "    return block;\n}\n\n");
    if (file->data)
        text_addf(out,
                  "/* Data that the library only passes on: byte 8 * n of it is n.  The library may free\n"
                  " * it, so nobody else does; it stays reachable, so it is no leak. */\n"
                  "static char *assay_data(void)\n{\n"
                  "    static char *blocks[64];\n"
                  "    static unsigned count;\n"
                  "    char *block = calloc(1, %d);\n"
                  "    if (!block)\n        abort();\n"
                  "    for (int i = 0; i < %d; i += 8)\n        block[i] = (char)(i / 8);\n"
                  "    return blocks[count++ %% 64] = block;\n}\n\n",
                  SEQUENCE_ANY_BYTES, SEQUENCE_ANY_BYTES);
    if (file->empty_directory)
        text_add(
            out,
            "/* Files are made in a folder of their own, which goes when the test has passed. */\n"
            "static char assay_home[4096], assay_folder[32];\n\n"
            "static void enter_empty_directory(void)\n{\n"
            "    strcpy(assay_folder, \"/tmp/assay-test-XXXXXX\");\n"
            "    if (!getcwd(assay_home, sizeof assay_home) || !mkdtemp(assay_folder) || chdir(assay_folder) != 0)\n"
            "        abort();\n}\n\n"
            "static void leave_directory(void)\n{\n"
            "    char command[64];\n"
            "    snprintf(command, sizeof command, \"rm -rf %s\", assay_folder);\n"
            "    if (chdir(assay_home) != 0 || system(command) != 0)\n        abort();\n}\n\n");
    ctest_add_helpers(&file->helpers, out);
    add_functions(file, out);
}

void sequence_tests_write(const struct sequence_tests *tests, const char *path, struct text *out)
{
    struct test_file file = {.tests = tests, .forms = check_forms_find(tests->framework)};
    struct text cases = TEXT_INIT, body = TEXT_INIT;
    char **names = sequence_test_names(tests->cases, tests->case_count), *suite = name_suite(tests);
    for (size_t i = 0; i < tests->case_count; i++)
        add_case(&file, &tests->cases[i], suite, names[i], &cases);
    add_helpers(&file, cases.length ? cases.s : "", &body);
    text_add_bytes(&body, cases.s, cases.length);
    check_forms_end_file(file.forms, is_apart(&file), suite, names, &body);
    add_header(&file, path, out);
    add_includes(&file, body.s, out);
    text_add_bytes(out, body.s, body.length);
    for (size_t i = 0; names[i]; i++)
        mem_free(names[i]);
    for (size_t i = 0; i < file.functions.count; i++)
        mem_free(file.functions.items[i].name);
    vector_release(&file.functions);
    arena_release(&file.arena);
    vector_release(&file.helpers.functions);
    mem_free(names);
    mem_free(suite);
    text_release(&cases);
    text_release(&body);
}
