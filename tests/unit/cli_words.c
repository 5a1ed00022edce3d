#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "cli/words.h"

/* The words joined by '|'. */
static void assert_split(const char *line, const char *expected)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct words words = {0};
    struct text joined = TEXT_INIT;
    assert_true(words_split(line, &arena, &words, &error));
    for (size_t i = 0; i < words.count; i++)
        text_addf(&joined, "%s%s", i ? "|" : "", words.items[i]);
    assert_string_equal(joined.s, expected);
    text_release(&joined);
    vector_release(&words);
    arena_release(&arena);
}

static void words_are_split_as_a_shell_does(void **state)
{
    (void)state;
    assert_split("", "");
    assert_split("  \t ", "");
    assert_split("-I a -DX=1", "-I|a|-DX=1");
    assert_split("-DNAME='a b' \"-Ic d\"", "-DNAME=a b|-Ic d");
    assert_split("a\\ b \"q\\\"r\" '\\n'", "a b|q\"r|\\n");
    assert_split("\"a\\b\"", "a\\b");
    assert_split("'' x", "|x");
    assert_split("end\\", "end\\");
}

static void an_open_quote_is_an_error(void **state)
{
    (void)state;
    static const char *const lines[] = {"'a", "a \"b", "x 'y' \""};
    for (size_t i = 0; i < 3; i++) {
        struct arena arena = ARENA_INIT;
        struct error error = ERROR_INIT;
        struct words words = {0};
        assert_false(words_split(lines[i], &arena, &words, &error));
        assert_int_equal(error.kind, ERROR_INPUT);
        error_release(&error);
        vector_release(&words);
        arena_release(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_split_as_a_shell_does),
        cmocka_unit_test(an_open_quote_is_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
