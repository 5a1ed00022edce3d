/* JSON as a tree: strings are bytes, numbers stay text, errors have a place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/json.h"

static struct arena arena;

static const struct json *parsed(const char *text)
{
    struct error error = ERROR_INIT;
    const struct json *json = json_parse(&arena, text, strlen(text), &error);
    if (!json)
        fail_msg("%s: %s", text, error.message.s);
    return json;
}

static void must_not_parse(const char *text, const char *message)
{
    struct error error = ERROR_INIT;
    assert_null(json_parse(&arena, text, strlen(text), &error));
    assert_string_equal(error.message.s, message);
    assert_int_equal(error.kind, ERROR_INPUT);
    error_release(&error);
}

static void strings_are_bytes(void **state)
{
    (void)state;
    assert_string_equal(parsed("\"\\u00e9\\ud83d\\ude00\\/\\b\\f\\n\\r\\t\\\"\\\\\"")->text,
                        "\xc3\xa9\xf0\x9f\x98\x80/\b\f\n\r\t\"\\");
    assert_string_equal(parsed("\"\\udcff\\udc80\"")->text, "\xff\x80");
    assert_int_equal(parsed("\"a\\u0000b\"")->length, 3);
    struct text text = TEXT_INIT;
    char every[256];
    for (int i = 1; i < 256; i++)
        every[i - 1] = (char)i;
    every[255] = '\0';
    text_add_json(&text, every);
    assert_string_equal(parsed(text.s)->text, every);
    text_release(&text);
    arena_release(&arena);
}

static void trees_keep_order_and_places(void **state)
{
    (void)state;
    const struct json *json = parsed(" {\"b\": [1, -2.5e+10, true],\n  \"a\": {\"x\": null}}\n");
    assert_int_equal(json->kind, JSON_OBJECT);
    assert_int_equal(json->count, 2);
    assert_string_equal(json->items[0].key, "b");
    assert_string_equal(json->items[0].items[1].text, "-2.5e+10");
    const struct json *inner = json_member(json_member(json, "a"), "x");
    assert_int_equal(inner->kind, JSON_NULL);
    assert_int_equal(inner->line, 2);
    assert_int_equal(inner->column, 14);
    assert_null(json_member(json, "c"));
    assert_null(json_member(inner, "c"));
    arena_release(&arena);
}

static void errors_have_a_place(void **state)
{
    char deep[500];
    (void)state;
    must_not_parse("", "line 1, column 1: a value is expected here");
    must_not_parse("[1,\n 2,]", "line 2, column 4: a value is expected here");
    must_not_parse("{\"a\" 1}", "line 1, column 6: ':' is expected behind a key");
    must_not_parse("{\"a\":1,\"a\":2}", "line 1, column 11: this key was given before");
    must_not_parse("{a:1}", "line 1, column 2: a key in double quotes is expected here");
    must_not_parse("01", "line 1, column 3: this is not a number as JSON has it");
    must_not_parse("1 2", "line 1, column 3: the end is expected here");
    must_not_parse("\"a", "line 1, column 3: the string does not end");
    must_not_parse("\"\t\"", "line 1, column 2: a control character stands in a string: write it as \\uXXXX");
    must_not_parse("\"\\q\"", "line 1, column 3: this escape is not known to JSON");
    must_not_parse("\"\\u12\"", "line 1, column 6: four hexadecimal digits must follow \\u");
    must_not_parse("\"\\ud800x\"", "line 1, column 8: the second half of a surrogate pair is missing");
    must_not_parse("\"\\udc00\"", "line 1, column 8: the first half of a surrogate pair is missing");
    memset(deep, '[', sizeof deep - 1);
    deep[sizeof deep - 1] = '\0';
    must_not_parse(deep, "line 1, column 202: brackets are nested too deeply");
    arena_release(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(strings_are_bytes),
        cmocka_unit_test(trees_keep_order_and_places),
        cmocka_unit_test(errors_have_a_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
