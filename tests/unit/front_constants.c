/* Constants of sources: what a library compares with. */
#include "front/c/constants.h"
#include "front/c/literal.h"
#include "front_bench.h"

static struct constants mine(struct bench *bench, const char *text, size_t most)
{
    struct constants constants;
    if (text)
        put_and_use(bench, "file.c", text);
    struct reader_options options = {.files = bench->files, .given_files = bench->given};
    if (!constants_read(&constants, &options, most, &bench->error))
        fail_msg("%s", bench->error.message.s);
    return constants;
}

static void assert_numbers(const struct constants *constants, const int64_t *wanted, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        assert_true(i < constants->numbers.count);
        assert_int_equal(constants->numbers.items[i], wanted[i]);
    }
}

static void integers_of_every_base_are_found(void **state)
{
    struct constants constants = mine(
        *state, "long a = 4711, b = 0x10, c = 0755, d = 0b101u, e = 70000ull, f = 0xFFFFFFFFFFFFFFFF, g = 0;", 100);
    assert_numbers(&constants, (const int64_t[]){4711, 16, 493, 5, 70000, -1, 0}, 7);
    constants_release(&constants);
}

static void numbers_have_their_neighbours_behind_them_all(void **state)
{
    struct constants constants = mine(*state, "int a = 10, b = 20, c = 10, d = 11;", 100);
    const int64_t wanted[] = {10, 20, 11, 9, 19, 21, 12};
    assert_int_equal(constants.numbers.count, 7);
    assert_numbers(&constants, wanted, 7);
    constants_release(&constants);
}

static void signs_products_and_shifts_belong_to_the_number(void **state)
{
    struct constants constants =
        mine(*state, "#define FIRST (-7)\nint f(int x) { return x - 3 == -9 ? 64 * 1024 : 1 << 20; }", 6);
    assert_numbers(&constants, (const int64_t[]){-7, 3, -9, 65536, 1048576}, 5);
    constants_release(&constants);
}

static void floating_numbers_are_none(void **state)
{
    struct constants constants = mine(*state, "double a = 1.5, b = 1e9, c = 0x1p3, d = 2.f;", 100);
    assert_int_equal(constants.numbers.count, 0);
    constants_release(&constants);
}

static void characters_are_numbers_and_texts(void **state)
{
    struct constants constants = mine(
        *state, "int f(char c) { switch (c) { case 'a': case '\\n': case '\\x7f': case '\\0': return '\\''; } }", 100);
    assert_numbers(&constants, (const int64_t[]){'a', '\n', 0x7f, 0, '\''}, 5);
    const char *const wanted[] = {"a", "\n", "\x7f", "'"};
    assert_int_equal(constants.texts.count, 4);
    for (size_t i = 0; i < 4; i++)
        assert_string_equal(constants.texts.items[i], wanted[i]);
    constants_release(&constants);
}

static void strings_are_decoded_joined_and_distinct(void **state)
{
    struct constants constants =
        mine(*state,
             "#define NAME \"one\"\nconst char *a = \"t\\two\" \"\\101\", *b = \"one\", *c = \"\", *d = u8\"\\u00fc\";",
             100);
    assert_int_equal(constants.texts.count, 3);
    assert_string_equal(constants.texts.items[0], "one");
    assert_string_equal(constants.texts.items[1], "t\twoA");
    assert_string_equal(constants.texts.items[2], "\xc3\xbc");
    constants_release(&constants);
}

static void formats_come_last_and_names_of_files_not_at_all(void **state)
{
    struct bench *bench = *state;
    put(bench, "other.h", "const char *hidden = \"hidden\"; int number = 99;\n");
    struct constants constants =
        mine(bench,
             "#include \"other.h\"\n#include <stdio.h>\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n#pragma GCC "
             "diagnostic ignored \"-Wall\"\nconst char *a = \"%d of\", *b = \"plain\"; // \"remark\" 5\n",
             100);
    assert_int_equal(constants.texts.count, 2);
    assert_string_equal(constants.texts.items[0], "plain");
    assert_string_equal(constants.texts.items[1], "%d of");
    assert_int_equal(constants.numbers.count, 0);
    constants_release(&constants);
}

/* ---- examples of texts ---- */

static void assert_examples(const struct constants *constants, const char *const *wanted)
{
    for (size_t i = 0; wanted[i]; i++) {
        assert_true(i < constants->examples.count);
        assert_string_equal(constants->examples.items[i], wanted[i]);
    }
    size_t count = 0;
    while (wanted[count])
        count++;
    assert_int_equal(constants->examples.count, count);
}

static void what_stands_apart_in_a_comment_is_an_example(void **state)
{
    struct constants constants = mine(*state,
                                      "/*\n * A little macro processor.\n *\n"
                                      " *   {name}          is replaced by the expansion of name's text\n"
                                      " *   {name:=text}    defines name (anew).  Braces in text\n"
                                      " *                   nest, and it is not expanded before\n"
                                      " *     key = value\n"
                                      " *\n * A name has 1 to 31 letters.\n */\n"
                                      "//   10:30 AM\n",
                                      100);
    assert_examples(&constants,
                    (const char *const[]){"{name}", "{name:=text}", "key = value", "10:30 AM", "10:30", NULL});
    constants_release(&constants);
}

static void what_is_quoted_in_a_comment_is_an_example(void **state)
{
    struct constants constants = mine(*state,
                                      "/* Ranges as \"0-9:2/4\", a list `a,b` of `names`, the caller's 'x=1', two\n"
                                      "   \"a\\tb\" or \"words of prose that say nothing\"; isn't it? */\n",
                                      100);
    assert_examples(&constants, (const char *const[]){"0-9:2/4", "a,b", "x=1", "a\tb", NULL});
    constants_release(&constants);
}

static void words_of_prose_that_look_like_code_are_examples_and_c_is_none(void **state)
{
    struct constants constants =
        mine(*state,
             "/* Fills in {who}, at (10:30).  See list[i], find(x), `item->next`, \"<stdio.h>\", `*out`, n == {0};\n"
             " *     struct list *list = list_new();\n"
             " *     list_add(list, \"k=v\");\n"
             " * and/or @param[in] x */\n",
             100);
    assert_examples(&constants, (const char *const[]){"{who}", "10:30", "{0}", "k=v", NULL});
    constants_release(&constants);
}

static void sources_have_no_examples_and_none_comes_twice(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.h", "/* `{x}` and `{x}` */\n");
    put_and_use(bench, "b.c", "/* `{y}` */\n");
    struct constants constants;
    struct reader_options options = {.files = bench->files, .given_files = 1};
    assert_true(constants_read(&constants, &options, 10, &bench->error));
    assert_examples(&constants, (const char *const[]){"{x}", NULL});
    constants_release(&constants);
}

static void long_texts_are_left_out(void **state)
{
    struct constants constants =
        mine(*state,
             "const char *a = \"0123456789012345678901234567890123456789012345678901234567890123\", *b = "
             "\"01234567890123456789012345678901234567890123456789012345678901234\";",
             100);
    assert_int_equal(constants.texts.count, 1);
    assert_int_equal(strlen(constants.texts.items[0]), 64);
    constants_release(&constants);
}

static void there_are_never_more_than_wanted(void **state)
{
    struct constants constants =
        mine(*state, "int a[] = {1, 2, 3, 4, 5, 6}; const char *b[] = {\"a\", \"b\", \"c\"};", 2);
    assert_int_equal(constants.numbers.count, 2);
    assert_int_equal(constants.texts.count, 2);
    constants_release(&constants);
}

static void all_files_are_read_even_those_with_errors(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.h", "#include \"nowhere.h\"\nint f(unknown_t x, int n); enum { A = 31 };\n");
    put_and_use(bench, "b.c", "int f(unknown_t x, int n) { return n == 37; }\n");
    struct constants constants = mine(bench, NULL, 100);
    assert_numbers(&constants, (const int64_t[]){31, 37}, 2);
    constants_release(&constants);
}

static void a_file_that_is_not_there_is_an_error(void **state)
{
    struct bench *bench = *state;
    use(bench, "absent.c");
    struct constants constants;
    struct reader_options options = {.files = bench->files, .given_files = 1};
    assert_false(constants_read(&constants, &options, 10, &bench->error));
    assert_non_null(strstr(bench->error.message.s, "absent.c"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(integers_of_every_base_are_found),
        TEST(numbers_have_their_neighbours_behind_them_all),
        TEST(signs_products_and_shifts_belong_to_the_number),
        TEST(floating_numbers_are_none),
        TEST(characters_are_numbers_and_texts),
        TEST(strings_are_decoded_joined_and_distinct),
        TEST(formats_come_last_and_names_of_files_not_at_all),
        TEST(what_stands_apart_in_a_comment_is_an_example),
        TEST(what_is_quoted_in_a_comment_is_an_example),
        TEST(words_of_prose_that_look_like_code_are_examples_and_c_is_none),
        TEST(sources_have_no_examples_and_none_comes_twice),
        TEST(long_texts_are_left_out),
        TEST(there_are_never_more_than_wanted),
        TEST(all_files_are_read_even_those_with_errors),
        TEST(a_file_that_is_not_there_is_an_error),
    };
    return cmocka_run_group_tests_name("constants", tests, NULL, NULL);
}
