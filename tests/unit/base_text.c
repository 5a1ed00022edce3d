#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/map.h"
#include "base/memo.h"
#include "base/memory.h"
#include "base/text.h"

static void a_text_is_never_null_and_always_terminated(void **state)
{
    (void)state;
    struct text text = TEXT_INIT;
    assert_string_equal(text.s, "");
    text_clear(&text);
    text_add(&text, "");
    assert_string_equal(text.s, "");
    for (int i = 0; i < 1000; i++)
        text_add_char(&text, 'x');
    assert_int_equal(strlen(text.s), 1000);
    assert_int_equal(text.length, 1000);
    text_clear(&text);
    assert_string_equal(text.s, "");
    text_release(&text);
    text_release(&text);
    assert_string_equal(text.s, "");
}

static void a_detached_text_belongs_to_the_caller(void **state)
{
    (void)state;
    struct text text = TEXT_INIT;
    char *nothing = text_detach(&text);
    assert_string_equal(nothing, "");
    text_addf(&text, "%s-%04d", "a", 7);
    char *some = text_detach(&text);
    assert_string_equal(some, "a-0007");
    assert_string_equal(text.s, "");
    mem_free(nothing);
    mem_free(some);
}

static void integers_are_written_to_their_limits(void **state)
{
    (void)state;
    struct text text = TEXT_INIT;
    const long long numbers[] = {0, 1, -1, 9, 10, -10, 99, 100, LLONG_MAX, LLONG_MIN};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        char expected[32];
        snprintf(expected, sizeof expected, "%lld", numbers[i]);
        text_clear(&text);
        text_add_integer(&text, numbers[i]);
        assert_string_equal(text.s, expected);
    }
    text_clear(&text);
    text_add_unsigned(&text, ULLONG_MAX);
    assert_string_equal(text.s, "18446744073709551615");
    text_release(&text);
}

static void json_is_escaped_and_valid_utf8(void **state)
{
    static const struct {
        const char *in, *out;
    } cases[] = {
        {"", "\"\""},
        {"plain", "\"plain\""},
        {"a\"b\\c", "\"a\\\"b\\\\c\""},
        {"\b\f\n\r\t", "\"\\b\\f\\n\\r\\t\""},
        {"\x01\x1f\x7f", "\"\\u0001\\u001f\\u007f\""},
        {"é€😀", "\"é€😀\""},
        {"\xff", "\"\\udcff\""},
        {"\xc0\xaf", "\"\\udcc0\\udcaf\""},                         /* overlong '/' */
        {"\xed\xa0\x80", "\"\\udced\\udca0\\udc80\""},              /* surrogate */
        {"\xf4\x90\x80\x80", "\"\\udcf4\\udc90\\udc80\\udc80\""},   /* behind U+10FFFF */
        {"\xe2\x82", "\"\\udce2\\udc82\""},                         /* cut short */
        {"\xe2\x82g", "\"\\udce2\\udc82g\""},
        {"\x80x", "\"\\udc80x\""},
    };
    (void)state;
    struct text text = TEXT_INIT;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        text_clear(&text);
        text_add_json(&text, cases[i].in);
        assert_string_equal(text.s, cases[i].out);
    }
    text_release(&text);
}

static void the_first_error_stays(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    assert_false(error_set(&error, ERROR_INPUT, "cannot read '%s'\n\n", "x"));
    assert_false(error_set(&error, ERROR_SYSTEM, "later"));
    assert_int_equal(error.kind, ERROR_INPUT);
    assert_string_equal(error.message.s, "cannot read 'x'");
    error_release(&error);
    assert_int_equal(error.kind, ERROR_NONE);
}

static void a_map_finds_what_was_put_last(void **state)
{
    (void)state;
    struct map map = MAP_INIT;
    static int values[500];
    assert_null(map_get(&map, "nothing"));
    for (int i = 0; i < 500; i++) {
        char *key = mem_format("key %d", i);
        map_put(&map, key, &values[0]);
        map_put(&map, key, &values[i]);
        mem_free(key);
    }
    assert_int_equal(map.count, 500);
    for (int i = 0; i < 500; i++) {
        char *key = mem_format("key %d", i);
        assert_ptr_equal(map_get(&map, key), &values[i]);
        mem_free(key);
    }
    assert_null(map_get(&map, "key 500"));
    map_put(&map, "", &values[1]);
    assert_ptr_equal(map_get(&map, ""), &values[1]);
    map_release(&map);
    assert_null(map_get(&map, "key 1"));
}

static void hash_list(const char *const *strings, char out[HASH_TEXT_SIZE])
{
    struct hash hash;
    hash_init(&hash);
    for (; *strings; strings++)
        hash_add_string(&hash, *strings);
    hash_finish(&hash, out);
}

static void hashes_tell_lists_apart(void **state)
{
    (void)state;
    char empty[HASH_TEXT_SIZE], one[HASH_TEXT_SIZE], two[HASH_TEXT_SIZE], again[HASH_TEXT_SIZE];
    struct hash hash;
    hash_init(&hash);
    hash_finish(&hash, empty);
    assert_string_equal(empty, "99aa06d3014798d86001c324468d497f"); /* XXH3-128 of nothing */
    hash_list((const char *const[]){"ab", "c", NULL}, one);
    hash_list((const char *const[]){"a", "bc", NULL}, two);
    hash_list((const char *const[]){"ab", "c", NULL}, again);
    assert_string_not_equal(one, two);
    assert_string_equal(one, again);
}

MEMO(lengths, size_t, 8);

static void a_memo_knows_what_it_was_told_until_its_place_is_taken(void **state)
{
    (void)state;
    bool is_known = true;
    size_t *place = memo_slot(&lengths, "abc", 3, &is_known);
    assert_false(is_known);
    *place = 3;
    assert_int_equal(*(size_t *)memo_slot(&lengths, "abcd", 3, &is_known), 3);
    assert_true(is_known);
    unsigned known = 0;
    for (char c = 0; c < 100; c++) { /* 100 texts in 8 places: each is right or not known */
        place = memo_slot(&lengths, &c, 1, &is_known);
        assert_false(is_known);
        *place = (size_t)c;
    }
    for (char c = 0; c < 100; c++) {
        place = memo_slot(&lengths, &c, 1, &is_known);
        if (is_known)
            assert_int_equal(*place, c);
        *place = (size_t)c;
        known += is_known;
    }
    assert_in_range(known, 0, 8);
    place = memo_slot(&lengths, "", 0, &is_known);
    assert_false(is_known);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_memo_knows_what_it_was_told_until_its_place_is_taken),
        cmocka_unit_test(a_text_is_never_null_and_always_terminated),
        cmocka_unit_test(a_detached_text_belongs_to_the_caller),
        cmocka_unit_test(integers_are_written_to_their_limits),
        cmocka_unit_test(json_is_escaped_and_valid_utf8),
        cmocka_unit_test(the_first_error_stays),
        cmocka_unit_test(a_map_finds_what_was_put_last),
        cmocka_unit_test(hashes_tell_lists_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
