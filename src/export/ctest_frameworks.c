/* The frameworks a C test can be written for, each as its users write it. */
#include "export/ctest_parts.h"

/* ---- plain: a program, exit status 0 or 1 ---- */

static void plain_begin(const char *suite, const char *name, struct text *out)
{
    (void)suite;
    text_addf(out, "static int %s(void)\n{\n", name);
}

static void plain_end(const char *suite, char *const *names, struct text *out)
{
    (void)suite;
    text_add(out, "static int assay_run(const char *name, int (*test)(void))\n{\n"
                  "    printf(\"%s\\n\", name);\n"
                  "    fflush(stdout);\n"
                  "    int passed = test();\n"
                  "    printf(\"%s: %s\\n\", name, passed ? \"passed\" : \"FAILED\");\n"
                  "    return passed;\n}\n\n"
                  "int main(void)\n{\n    int passed = 1;\n");
    for (size_t i = 0; names[i]; i++)
        text_addf(out, "    passed &= assay_run(\"%s\", %s);\n", names[i], names[i]);
    text_add(out, "    return passed ? 0 : 1;\n}\n");
}

const struct ctest_framework ctest_plain = {
    .name = "plain",
    .includes = "#include <stdio.h>\n",
    .libraries = "",
    .begin_case = plain_begin,
    .check_before = "    return ",
    .check_behind = ";\n",
    .compares = true,
    .end_case = "}\n\n",
    .end_file = plain_end,
};

/* ---- cmocka ---- */

static void cmocka_begin(const char *suite, const char *name, struct text *out)
{
    (void)suite;
    text_addf(out, "static void %s(void **state)\n{\n    (void)state;\n", name);
}

static void cmocka_end(const char *suite, char *const *names, struct text *out)
{
    (void)suite;
    text_add(out, "int main(void)\n{\n    const struct CMUnitTest tests[] = {\n");
    for (size_t i = 0; names[i]; i++)
        text_addf(out, "        cmocka_unit_test(%s),\n", names[i]);
    text_add(out, "    };\n    return cmocka_run_group_tests(tests, NULL, NULL);\n}\n");
}

const struct ctest_framework ctest_cmocka = {
    .name = "cmocka",
    .includes = "#include <setjmp.h>\n#include <stdarg.h>\n#include <stddef.h>\n#include <stdint.h>\n"
                "#include <cmocka.h>\n",
    .libraries = " -lcmocka",
    .begin_case = cmocka_begin,
    .check_before = "    assert_true(",
    .check_behind = ");\n",
    .end_case = "}\n\n",
    .end_file = cmocka_end,
};

/* ---- check ---- */

static void check_begin(const char *suite, const char *name, struct text *out)
{
    (void)suite;
    text_addf(out, "START_TEST(%s)\n{\n", name);
}

static void check_end(const char *suite, char *const *names, struct text *out)
{
    text_addf(out,
              "int main(void)\n{\n"
              "    Suite *suite = suite_create(\"%s\");\n"
              "    TCase *cases = tcase_create(\"assay\");\n",
              suite);
    for (size_t i = 0; names[i]; i++)
        text_addf(out, "    tcase_add_test(cases, %s);\n", names[i]);
    text_add(out, "    suite_add_tcase(suite, cases);\n"
                  "    SRunner *runner = srunner_create(suite);\n"
                  "    srunner_run_all(runner, CK_NORMAL);\n"
                  "    int failed = srunner_ntests_failed(runner);\n"
                  "    srunner_free(runner);\n"
                  "    return failed ? EXIT_FAILURE : EXIT_SUCCESS;\n}\n");
}

const struct ctest_framework ctest_check = {
    .name = "check",
    .includes = "#include <check.h>\n",
    .libraries = " $(pkg-config --cflags --libs check)",
    .begin_case = check_begin,
    .check_before = "    ck_assert(",
    .check_behind = ");\n",
    .end_case = "}\nEND_TEST\n\n",
    .end_file = check_end,
};

/* ---- criterion: it has its own main ---- */

static void criterion_begin(const char *suite, const char *name, struct text *out)
{
    text_addf(out, "Test(%s, %s)\n{\n", suite, name);
}

static void criterion_end(const char *suite, char *const *names, struct text *out)
{
    (void)suite, (void)names, (void)out;
}

const struct ctest_framework ctest_criterion = {
    .name = "criterion",
    .includes = "#include <criterion/criterion.h>\n",
    .libraries = " $(pkg-config --cflags --libs criterion)",
    .begin_case = criterion_begin,
    .check_before = "    cr_assert(",
    .check_behind = ");\n",
    .end_case = "}\n\n",
    .end_file = criterion_end,
};
