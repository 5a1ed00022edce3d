/* How each framework says that something must be so; and a program that runs
 * tests by itself. */
#include <string.h>
#include "export/sequence_test_parts.h"

/* ---- plain: each test in a process of its own, so that a crash ends only that one ---- */

static void plain_begin(const char *suite, const char *name, struct text *out)
{
    (void)suite;
    text_addf(out, "static void %s(void)\n{\n", name);
}

static void plain_end(const char *suite, char *const *names, struct text *out)
{
    (void)suite;
    text_add(out, "static const struct test {\n    const char *name;\n    void (*run)(void);\n} tests[] = {\n");
    for (size_t i = 0; names[i]; i++)
        text_addf(out, "    {\"%s\", %s},\n", names[i], names[i]);
    text_add(out, "};\n\n"
                  "static int passes(const struct test *test)\n{\n"
                  "    int status = 0;\n"
                  "    fflush(stdout);\n"
                  "    int child = fork();\n"
                  "    if (child == 0) {\n"
                  "        alarm(60); /* what does not end fails as well */\n"
                  "        test->run();\n"
                  "        exit(0);\n"
                  "    }\n"
                  "    if (child < 0 || waitpid(child, &status, 0) != child)\n"
                  "        return 0;\n"
                  "    if (status & 127)\n"
                  "        printf(\"%s: signal %d\\n\", test->name, status & 127);\n"
                  "    return status == 0;\n}\n\n"
                  "/* Runs all tests, or the one that is named: in this process, for a debugger. */\n"
                  "int main(int count, char **arguments)\n{\n"
                  "    int failed = 0;\n"
                  "    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {\n"
                  "        if (count > 1) {\n"
                  "            if (strcmp(arguments[1], tests[i].name) == 0)\n"
                  "                return tests[i].run(), 0;\n"
                  "            continue;\n"
                  "        }\n"
                  "        int passed = passes(&tests[i]);\n"
                  "        printf(\"%s: %s\\n\", tests[i].name, passed ? \"passed\" : \"FAILED\");\n"
                  "        failed += !passed;\n"
                  "    }\n"
                  "    return failed || count > 1;\n}\n");
}

static const struct ctest_framework plain = {
    .name = "plain",
    .includes = "",
    .libraries = "",
    .begin_case = plain_begin,
    .end_case = "}\n\n",
    .end_file = plain_end,
};

/* ---- cmocka runs all tests in one process ---- */

static void cmocka_end_apart(char *const *names, struct text *out)
{
    text_add(out, "/* The library has variables of its own: each test begins in a new process, where these are as at\n"
                  " * first. */\n"
                  "int main(void)\n{\n    const struct CMUnitTest tests[] = {\n");
    for (size_t i = 0; names[i]; i++)
        text_addf(out, "        cmocka_unit_test(%s),\n", names[i]);
    text_add(out, "    };\n"
                  "    int failed = 0;\n"
                  "    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {\n"
                  "        const struct CMUnitTest one[] = {tests[i]};\n"
                  "        int status = 0, child = fork();\n"
                  "        if (child == 0)\n"
                  "            exit(cmocka_run_group_tests_name(tests[i].name, one, NULL, NULL));\n"
                  "        failed += child < 0 || waitpid(child, &status, 0) != child || status != 0;\n"
                  "    }\n"
                  "    return failed;\n}\n");
}

void check_forms_end_file(const struct check_forms *used, bool is_apart, const char *suite, char *const *names,
                          struct text *out)
{
    if (is_apart && used->framework == &ctest_cmocka)
        cmocka_end_apart(names, out);
    else
        used->framework->end_file(suite, names, out);
}

/* ---- forms ---- */

static const struct check_forms forms[] = {
    {
        .framework = &plain,
        .truth = {"CHECK(", "", ")"},
        .falsehood = {"CHECK(!", "", ")"},
        .number = {"CHECK(", " == ", ")"},
        .natural = {"CHECK(", " == ", ")"},
        .text = {"CHECK(strcmp(", ", ", ") == 0)"},
        .null = {"CHECK(", " == NULL", ")"},
        .nonnull = {"CHECK(", " != NULL", ")"},
        .same = {"CHECK(", " == ", ")"},
    },
    {
        .framework = &ctest_cmocka,
        .truth = {"assert_true(", "", ")"},
        .falsehood = {"assert_false(", "", ")"},
        .number = {"assert_int_equal(", ", ", ")"},
        .natural = {"assert_int_equal(", ", ", ")"},
        .text = {"assert_string_equal(", ", ", ")"},
        .null = {"assert_null(", "", ")"},
        .nonnull = {"assert_non_null(", "", ")"},
        .same = {"assert_ptr_equal(", ", ", ")"},
    },
    {
        .framework = &ctest_check,
        .truth = {"ck_assert(", "", ")"},
        .falsehood = {"ck_assert(!", "", ")"},
        .number = {"ck_assert_int_eq(", ", ", ")"},
        .natural = {"ck_assert_uint_eq(", ", ", ")"},
        .text = {"ck_assert_str_eq(", ", ", ")"},
        .null = {"ck_assert_ptr_null(", "", ")"},
        .nonnull = {"ck_assert_ptr_nonnull(", "", ")"},
        .same = {"ck_assert_ptr_eq(", ", ", ")"},
    },
    {
        .framework = &ctest_criterion,
        .truth = {"cr_assert(", "", ")"},
        .falsehood = {"cr_assert_not(", "", ")"},
        .number = {"cr_assert_eq(", ", ", ")"},
        .natural = {"cr_assert_eq(", ", ", ")"},
        .text = {"cr_assert_str_eq(", ", ", ")"},
        .null = {"cr_assert_null(", "", ")"},
        .nonnull = {"cr_assert_not_null(", "", ")"},
        .same = {"cr_assert_eq(", ", ", ")"},
    },
};

const struct check_forms *check_forms_find(const char *framework)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (strcmp(forms[i].framework->name, framework) == 0)
            return &forms[i];
    BUG("no framework '%s'", framework);
}

void check_forms_add_helpers(const struct check_forms *used, bool is_apart, struct text *out)
{
    if (used->framework == &plain || (is_apart && used->framework == &ctest_cmocka))
        text_add(out, "int fork(void);\n"
                      "unsigned alarm(unsigned seconds);\n"
                      "int waitpid(int process, int *status, int options);\n");
    if (used->framework != &plain)
        return;
    text_add(out, "void _exit(int status) __attribute__((noreturn));\n\n"
                  "#undef CHECK\n"
                  "#define CHECK(condition) ((condition) ? (void)0 : check_failed(#condition, __LINE__))\n"
                  "__attribute__((unused)) static void check_failed(const char *condition, int line)\n{\n"
                  "    printf(\"%s:%d: does not hold: %s\\n\", __FILE__, line, condition);\n"
                  "    fflush(stdout);\n"
                  "    _exit(1);\n}\n\n");
}
