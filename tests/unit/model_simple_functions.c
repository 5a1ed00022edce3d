/* Simple functions: what stands for a pointer to a function, as C and in words. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/memory.h"
#include "model/simple_functions.h"

static const struct type void_type = {.kind = TYPE_VOID, .name = "void"};
static const struct type int_type = {.kind = TYPE_INTEGER, .name = "int", .size = 4, .is_signed = true};
static const struct type bool_type = {.kind = TYPE_BOOL, .name = "_Bool", .size = 1};
static const struct type double_type = {.kind = TYPE_FLOAT, .name = "double", .size = 8};
static const struct type void_pointer = {.kind = TYPE_POINTER, .name = "void *", .size = 8, .target = &void_type};
static const struct type int_pointer = {.kind = TYPE_POINTER, .name = "int *", .size = 8, .target = &int_type};
static const struct type pair_type = {.kind = TYPE_STRUCT, .name = "struct pair", .size = 8};

/* The words of all functions of a type, one a line. */
static void expect_words(const struct type *result, const struct type *first, const struct type *second,
                         const char *expected)
{
    const struct type *arguments[] = {first, second};
    struct type function = {.kind = TYPE_FUNCTION,
                            .name = "f",
                            .target = result,
                            .arguments = arguments,
                            .argument_count = second  ? 2
                                              : first ? 1
                                                      : 0};
    struct simple_functions list;
    struct text words = TEXT_INIT;
    simple_functions_make(&list, &function);
    for (size_t i = 0; i < list.items.count; i++)
        text_addf(&words, "%s\n", list.items.items[i].words);
    simple_functions_release(&list);
    assert_string_equal(words.s, expected);
    text_release(&words);
}

static void numbers_are_constants_arguments_and_mixtures_of_them(void **state)
{
    (void)state;
    expect_words(&int_type, NULL, NULL, "return 0\nreturn 1\nreturn -1\n");
    expect_words(&int_type, &int_type, NULL,
                 "return 0\nreturn 1\nreturn -1\nreturn a\nreturn ~a\nreturn a hash of a, 0 to 15\n");
    expect_words(&double_type, &double_type, NULL, "return 0\nreturn 1\nreturn -1\nreturn a\nreturn -a\n");
}

static void two_of_a_kind_are_compared(void **state)
{
    (void)state;
    expect_words(&int_type, &int_pointer, &int_pointer, "return 0\nreturn 1\ncompare *a with *b\ncompare *b with *a\n");
    expect_words(&int_type, &void_pointer, &void_pointer, "return 0\nreturn 1\ncompare a with b\ncompare b with a\n");
    expect_words(&bool_type, &double_type, &double_type,
                 "return false\nreturn true\nreturn a\nreturn -a\nreturn a < b\nreturn a == b\n");
}

static void other_results_are_nothing_or_an_argument(void **state)
{
    (void)state;
    expect_words(&void_type, &int_type, NULL, "do nothing\n");
    expect_words(&void_pointer, &int_type, &void_pointer, "return NULL\nreturn b\n");
    expect_words(&pair_type, NULL, NULL, "return all zeros\n");
}

static void the_body_is_c_that_does_what_the_words_say(void **state)
{
    (void)state;
    const struct type *arguments[] = {&int_pointer, &int_pointer};
    struct type function = {.kind = TYPE_FUNCTION, .target = &int_type, .arguments = arguments, .argument_count = 2};
    struct simple_functions list;
    simple_functions_make(&list, &function);
    assert_string_equal(list.items.items[1].body, "return (int)1;");
    assert_string_equal(list.items.items[3].body,
                        "return (int)(((a0 ? *(const int *)a0 : (int)0) < (a1 ? *(const int *)a1 : (int)0)) - "
                        "((a0 ? *(const int *)a0 : (int)0) > (a1 ? *(const int *)a1 : (int)0)));");
    simple_functions_release(&list);
}

static void a_number_that_the_type_does_not_have_is_just_a_function(void **state)
{
    (void)state;
    struct type function = {.kind = TYPE_FUNCTION, .target = &void_type};
    struct text out = TEXT_INIT;
    simple_function_print(&function, 0, &out);
    text_add(&out, ", ");
    simple_function_print(&function, 1, &out);
    assert_string_equal(out.s, "a function: do nothing, a function");
    text_release(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_constants_arguments_and_mixtures_of_them),
        cmocka_unit_test(two_of_a_kind_are_compared),
        cmocka_unit_test(other_results_are_nothing_or_an_argument),
        cmocka_unit_test(the_body_is_c_that_does_what_the_words_say),
        cmocka_unit_test(a_number_that_the_type_does_not_have_is_just_a_function),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
