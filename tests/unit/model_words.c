/* Words of names, lists of words. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "model/words.h"

/* ---- letters and lists ---- */

static void a_name_ends_where_its_letters_end(void **state)
{
    (void)state;
    assert_int_equal(name_length("item_2->next"), 6);
    assert_int_equal(name_length("42 + n"), 2);
    assert_int_equal(name_length("->next"), 0);
    assert_int_equal(name_length("\xc3\xa4"), 0); /* letters of C only */
    assert_string_equal(skip_blanks(" \t\n x "), "x ");
}

static void an_identifier_is_a_name_and_nothing_else(void **state)
{
    (void)state;
    assert_true(is_identifier("_x1"));
    assert_false(is_identifier("1x"));
    assert_false(is_identifier("a-b"));
    assert_false(is_identifier(""));
    assert_false(is_identifier(NULL));
}

static void a_list_has_its_words_and_no_parts_of_them(void **state)
{
    (void)state;
    static const char list[] = " push  pop_all ";
    const char *at = list;
    struct word word;
    assert_true(word_next(&at, &word));
    assert_memory_equal(word.s, "push", (size_t)word.length);
    assert_true(word_next(&at, &word));
    assert_int_equal(word.length, 7);
    assert_false(word_next(&at, &word));
    assert_true(word_is_in("push(x)", 4, list));
    assert_false(word_is_in("pus", 3, list));
    assert_false(word_is_in("pop", 3, list));
    assert_false(word_is_in("", 0, list));
}

/* ---- names ---- */

static void a_name_is_a_list_of_its_words(void **state)
{
    (void)state;
    char words[NAME_WORDS_ROOM];
    name_words("XML_ParserFree", words);
    assert_string_equal(words, "xml parser free");
    name_words("__utf8Next_", words);
    assert_string_equal(words, "utf8 next");
    name_words("", words);
    assert_string_equal(words, "");
}

static void the_first_word_of_a_function_is_whose_it_is(void **state)
{
    (void)state;
    assert_true(name_does("list_pop", "push pop"));
    assert_true(name_does("ListPopFront", "push pop"));
    assert_true(name_does("pop", "push pop"));
    assert_false(name_does("pop_count", "push pop"));
    assert_false(name_does("list_popular", "push pop"));
    assert_false(name_does("", "pop"));
    assert_false(name_does("list_pop", ""));
}

static void a_part_may_stand_anywhere(void **state)
{
    (void)state;
    assert_true(name_has_part("datalen", "size len"));
    assert_true(name_has_part("maxLength", "size len"));
    assert_false(name_has_part("item", "size len"));
    assert_false(name_has_part("", "len"));
    assert_false(name_has_part("len", ""));
}

static void an_end_may_belong_to_a_beginning(void **state)
{
    (void)state;
    assert_true(name_ends_what("writer_end_row", "writer_begin_row"));
    assert_true(name_ends_what("section_leave", "section_enter"));
    assert_true(name_ends_what("WriterCloseTag", "WriterOpenTag"));
    assert_false(name_ends_what("writer_end_row", "writer_begin_table"));
    assert_false(name_ends_what("writer_close", "writer_new"));
}

static void words_are_found_however_they_are_joined(void **state)
{
    (void)state;
    assert_true(name_has("stack_new", "new"));
    assert_true(name_has("stackNew", "new"));
    assert_true(name_has("StackNew", "new"));
    assert_true(name_has("XML_ParserCreate_MM", "create"));
    assert_true(name_has("cJSON_Delete", "delete"));
    assert_true(name_has("JSONParse", "parse"));
    assert_true(name_has("to_string", "to_string"));
    assert_true(name_has("stackToString", "to_string"));
    assert_false(name_has("stack_newest", "new"));
    assert_false(name_has("renew", "new"));
    assert_false(name_has("", "new"));
    assert_false(name_has("stack_new", ""));
}

static void verbs_may_end_a_word(void **state)
{
    (void)state;
    assert_true(name_says("gzclose", "close"));
    assert_true(name_says("gzclose_r", "close"));
    assert_true(name_says("gzopen", "open"));
    assert_false(name_has("gzopen", "open"));
    assert_false(name_says("gzopen_r", "open")); /* four letters: only at the very end */
    assert_false(name_says("weekend", "end"));   /* three never */
    assert_false(name_says("closely", "close"));
}

static void the_first_word_of_the_list_counts(void **state)
{
    (void)state;
    struct word word = name_word("list_free_copy", "copy free");
    assert_int_equal(word.length, 4);
    assert_memory_equal(word.s, "copy", 4);
    assert_null(name_word("list_size", "copy free").s);
}

static void what_stands_behind_a_verb_can_be_the_object_only(void **state)
{
    (void)state;
    assert_non_null(name_ending("XXH32_freeState", "free", "XXH32_state_t *").s);
    assert_non_null(name_ending("code_free_8", "free", "code *").s);
    assert_non_null(name_ending("stack_free", "free", "struct stack *").s);
    assert_null(name_ending("db_release_memory", "release", "db *").s);
    assert_null(name_ending("db_size", "release", "db *").s);
    assert_true(name_ends("event_end_initialize", "initialize"));
    assert_false(name_ends("set_free_func", "free"));
}

static void names_of_any_length_are_read(void **state)
{
    (void)state;
    char name[1000];
    memset(name, 'A', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    assert_false(name_has(name, "new"));
    for (size_t i = 0; i < sizeof name - 1; i += 2)
        name[i] = 'x';
    assert_false(name_says(name, "close"));
    memset(name, '_', sizeof name - 1);
    assert_false(name_says(name, "close"));
    assert_null(name_ending(name, "close", name).s);
    assert_false(name_ends("_", "close"));
}

static void a_length_is_that_of_its_array_only(void **state)
{
    (void)state;
    assert_true(length_fits("len", "anything"));
    assert_true(length_fits("n", "keys"));
    assert_true(length_fits("key_len", "key"));
    assert_true(length_fits("dictLength", "dictionary"));
    assert_true(length_fits("buffer_length", "value"));
    assert_true(length_fits("nitems", "array"));
    assert_true(length_fits("maxLen", "name"));
    assert_false(length_fits("stream_size", "version"));
    assert_false(length_fits("block_count", "name"));
}

static void what_goes_left_takes_nothing_out(void **state)
{
    (void)state;
    assert_true(name_moves_all("bitset_shift_left"));
    assert_true(name_moves_all("RowRotateRight"));
    assert_false(name_moves_all("queue_shift"));
    assert_false(name_moves_all("tree_left"));
}

static void sizes_of_a_librarys_own_are_amounts(void **state)
{
    (void)state;
    assert_true(name_is_of_amount("lib_size_t"));
    assert_true(name_is_of_amount("ring_sz_t"));
    assert_false(name_is_of_amount("lib_handle_t"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_goes_left_takes_nothing_out),
        cmocka_unit_test(sizes_of_a_librarys_own_are_amounts),
        cmocka_unit_test(a_name_ends_where_its_letters_end),
        cmocka_unit_test(an_identifier_is_a_name_and_nothing_else),
        cmocka_unit_test(a_list_has_its_words_and_no_parts_of_them),
        cmocka_unit_test(a_name_is_a_list_of_its_words),
        cmocka_unit_test(the_first_word_of_a_function_is_whose_it_is),
        cmocka_unit_test(a_part_may_stand_anywhere),
        cmocka_unit_test(an_end_may_belong_to_a_beginning),
        cmocka_unit_test(words_are_found_however_they_are_joined),
        cmocka_unit_test(verbs_may_end_a_word),
        cmocka_unit_test(the_first_word_of_the_list_counts),
        cmocka_unit_test(what_stands_behind_a_verb_can_be_the_object_only),
        cmocka_unit_test(names_of_any_length_are_read),
        cmocka_unit_test(a_length_is_that_of_its_array_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
