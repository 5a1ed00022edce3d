#include "export/ctest.h"

#include <string.h>
#include "export/ctest_parts.h"

static const struct ctest_framework *const frameworks[] = {&ctest_plain, &ctest_cmocka, &ctest_check, &ctest_criterion};

const char *const *ctest_frameworks(void)
{
    static const char *const names[] = {"plain", "cmocka", "check", "criterion", NULL};
    return names;
}

const struct ctest_framework *ctest_find_framework(const char *name)
{
    for (size_t i = 0; i < sizeof frameworks / sizeof *frameworks; i++)
        if (strcmp(frameworks[i]->name, name) == 0)
            return frameworks[i];
    BUG("no framework '%s'", name);
}

/* Cases may be called alike, and like something of the user's. */
static char **name_cases(const struct ctest *ctest)
{
    char **names = mem_array(ctest->case_count + 1, sizeof *names);
    for (size_t i = 0; i < ctest->case_count; i++) {
        bool alone = true;
        for (size_t k = 0; k < ctest->case_count; k++)
            alone = alone && (k == i || strcmp(ctest->cases[k].name, ctest->cases[i].name) != 0);
        names[i] = alone ? mem_format("assay_test_%s", ctest->cases[i].name)
                         : mem_format("assay_test_%s_%zu", ctest->cases[i].name, i + 1);
    }
    return names;
}

static bool returns_result(const struct function *property)
{
    return property->result && property->result->kind != TYPE_VOID;
}

static bool is_about_leaks(const struct ctest *ctest)
{
    return ctest->id && ctest->needs && strcmp(ctest->needs, "leak") == 0;
}

static void add_comment(const struct ctest_case *one, struct text *out)
{
    if (!one->comment || !*one->comment)
        return;
    text_add(out, "/*\n");
    ctest_add_comment(one->comment, " *", out);
    text_add(out, " */\n");
}

/* Pointers that a function leaves behind on the stack would hide what is lost: the input is built and used in a
 * function of its own, and its part of the stack is overwritten before anybody looks. */
static void add_leak_case(const struct building *building, const struct ctest *ctest,
                          const struct ctest_framework *framework, const char *name)
{
    bool checks = returns_result(ctest->property);
    text_addf(building->out, "__attribute__((noinline)) static int %s_input(void)\n{\n", name);
    ctest_add_input(building);
    text_add(building->out, checks ? "    return " : "    ");
    ctest_add_call(building);
    text_addf(building->out, "%s;\n%s}\n\n", checks ? " != 0" : "", checks ? "" : "    return 1;\n");
    framework->begin_case(ctest->property->name, name, building->out);
    text_addf(building->out, "    int passed = %s_input();\n    assay_forget();\n", name);
    text_addf(building->out, "%spassed && !assay_leaks()%s%s", framework->check_before, framework->check_behind,
              framework->end_case);
}

static void add_case(const struct building *building, const struct ctest *ctest,
                     const struct ctest_framework *framework, const char *name)
{
    bool checks = returns_result(ctest->property);
    framework->begin_case(ctest->property->name, name, building->out);
    ctest_add_input(building);
    text_add(building->out, checks ? framework->check_before : "    ");
    ctest_add_call(building);
    text_add(building->out, checks && framework->compares ? " != 0" : "");
    text_add(building->out, checks ? framework->check_behind : ";\n");
    if (!checks && framework == &ctest_plain)
        text_add(building->out, "    return 1;\n");
    text_add(building->out, framework->end_case);
}

void ctest_write(const struct ctest *ctest, const char *path, struct text *out)
{
    const struct ctest_framework *framework = ctest_find_framework(ctest->framework);
    struct ctest_needs needs = {0};
    struct text cases = TEXT_INIT;
    char **names = name_cases(ctest);
    needs.leaks = is_about_leaks(ctest);
    for (size_t i = 0; i < ctest->case_count; i++) {
        struct building building = {ctest->cases[i].input, ctest->property, NULL, &needs, &cases};
        add_comment(&ctest->cases[i], &cases);
        (needs.leaks ? add_leak_case : add_case)(&building, ctest, framework, names[i]);
    }
    ctest_add_header(ctest, framework, path, out);
    ctest_add_helpers(&needs, out);
    text_add_bytes(out, cases.s, cases.length);
    framework->end_file(ctest->property->name, names, out);
    for (size_t i = 0; names[i]; i++)
        mem_free(names[i]);
    mem_free(names);
    vector_release(&needs.functions);
    text_release(&cases);
}
