/* Texts and bytes that are drawn for a call. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "imagined.h"
#include "runtime/sequence/calling.h"
#include "runtime/sequence/writing.h"

static const struct imagined_rooms rooms = {.components = 64, .words = 4096, .seen = 1 << 10, .states = 1 << 10};
static const struct sequence_node *string, *buffer;

/* Characters that the imagined sources compare with: '<', '>' and "|\n". */
static void mine_texts(void)
{
    static const char listed[] = "<>|\n";
    uint32_t at = (uint32_t)sizeof *sequences + 128;
    struct sequence_text *texts = in_block(at + 8);
    memcpy(in_block(at), listed, sizeof listed);
    texts[0] = (struct sequence_text){at, 1};
    texts[1] = (struct sequence_text){at + 1, 1};
    texts[2] = (struct sequence_text){at + 2, 2};
    sequences->texts = at + 8;
    sequences->text_count = 3;
    characters_start();
}

static void open_texts(void)
{
    imagined_open(&rooms);
    mine_texts();
    sequence_seed(1, 1);
    values_begin();
    characters_begin();
    extent = (struct extent){0};
    string = &nodes[operations[BOX_PUT].parameters + 1];
    buffer = &nodes[operations[BOX_FIND].parameters + 1];
}

static void test_short_texts_of_what_sources_compare_with_are_all_drawn(void **state)
{
    (void)state;
    static const char *const wanted[] = {"<|>", "\n\n<", "><>|", "||\n|", "<\n<\n<"};
    bool has_drawn[sizeof wanted / sizeof *wanted] = {0};
    unsigned found = 0;
    open_texts();
    for (uint64_t i = 0; i < 40000; i++) {
        char text[64];
        struct writing out = {.to = text, .most = sizeof text};
        characters_begin();
        write_of_alphabet(&out, string);
        assert_in_range(out.size, 1, 12);
        for (unsigned k = 0; k < sizeof wanted / sizeof *wanted; k++)
            if (out.size == strlen(wanted[k]) && memcmp(text, wanted[k], out.size) == 0)
                has_drawn[k] = true;
    }
    for (unsigned k = 0; k < sizeof wanted / sizeof *wanted; k++)
        found += has_drawn[k];
    assert_int_equal(found, sizeof wanted / sizeof *wanted);
    imagined_close();
}

static void test_a_sequence_keeps_to_few_characters(void **state)
{
    (void)state;
    open_texts();
    for (unsigned sequence = 0; sequence < 100; sequence++) {
        bool is_in[256] = {0};
        unsigned distinct = 0;
        characters_begin();
        for (unsigned i = 0; i < 50; i++) {
            char text[64];
            struct writing out = {.to = text, .most = sizeof text};
            write_of_alphabet(&out, string);
            for (uint32_t k = 0; k < out.size; k++) {
                distinct += !is_in[(unsigned char)text[k]];
                is_in[(unsigned char)text[k]] = true;
            }
        }
        assert_in_range(distinct, 1, 5);
    }
    imagined_close();
}

static void test_a_changed_text_fits_and_a_string_has_no_end_in_it(void **state)
{
    (void)state;
    open_texts();
    for (unsigned i = 0; i < 50000; i++) {
        char text[40] = "<a|12>";
        uint32_t most = 6 + below(26), size = i % 16 ? 6 : 0;
        text[most] = '$';
        uint32_t changed = draw_text_like(i % 2 ? string : buffer, text, size, most);
        assert_true(changed <= most);
        assert_int_equal(text[most], '$');
        if (i % 2)
            assert_null(memchr(text, 0, changed));
    }
    imagined_close();
}

static void test_what_reached_something_is_drawn_again_and_changed(void **state)
{
    (void)state;
    uint64_t words[] = {SEQUENCE_REFERENCE(0, 0), SEQUENCE_HEAD(HEAD_VALUE, 6), 0, 7};
    char text[SEQUENCE_BYTES_MOST];
    unsigned near = 0;
    uint32_t size = 0;
    open_texts();
    known_texts_forget();
    assert_null(known_text(string, &size));
    memcpy(&words[2], "<abc|>", 6);
    uint64_t *kept = in_block(sequences->component_words);
    memcpy(kept, words, sizeof words);
    known_texts_learn(BOX_PUT, kept, 4);
    assert_non_null(known_text(string, &size));
    assert_int_equal(size, 6);
    assert_memory_equal(known_text(buffer, &size), "<abc|>", 6); /* others may be read in the same way */
    for (unsigned i = 0; i < 1000; i++) {
        size = draw_text(string, text, sizeof text);
        near += size >= 4 && size <= 8 && (memcmp(text, "<abc", 4) == 0 || memcmp(text + size - 4, "bc|>", 4) == 0);
    }
    assert_in_range(near, 100, 400);
    known_texts_forget();
    assert_null(known_text(string, &size));
    imagined_close();
}

/* ---- what calls wrote ---- */

/* A call of BOX_TAKE, which gives this number, has filled a buffer. */
static void write_out(char *bytes, size_t size, int32_t told, uint32_t flags)
{
    static struct passed_block block;
    struct sequence_node *node = (struct sequence_node *)buffer; /* for once, one to fill */
    uint32_t before = node->flags;
    node->flags = ARGUMENT_RAW | flags;
    block = (struct passed_block){bytes, size, (uint32_t)(buffer - nodes)};
    passed = &block;
    passed_count = 1;
    calls[0] = (struct call){.operation = BOX_TAKE, .result = (char *)&told};
    written_begin();
    written_meet(0);
    passed_count = 0;
    node->flags = before;
}

static unsigned count_written(const struct sequence_node *node, const char *wanted, uint32_t length)
{
    unsigned count = 0;
    for (unsigned i = 0; i < 1000; i++) {
        char text[64] = {0};
        count += draw_text(node, text, sizeof text) == length && memcmp(text, wanted, length) == 0;
    }
    return count;
}

static void test_what_a_call_wrote_is_passed_on_now_and_then(void **state)
{
    (void)state;
    char header[64] = "\x7fSND\0\0\x18";
    open_texts();
    written_begin();
    assert_false(written_any());
    assert_int_equal(count_written(buffer, header, 7), 0);
    write_out(header, sizeof header, 0, ARGUMENT_OUT);
    assert_true(written_any());
    assert_in_range(count_written(buffer, header, 7), 30, 250); /* without the zeros behind it */
    assert_in_range(count_written(string, "\x7fSND", 4), 30, 250);
    write_out(header, sizeof header, 9, ARGUMENT_OUT);
    assert_in_range(count_written(buffer, header, 9), 30, 250); /* as many as it says */
    memcpy(header, "abc\0~~~~", 8);
    write_out(header, 8, 0, ARGUMENT_OUT | ARGUMENT_TERMINATED);
    assert_in_range(count_written(buffer, header, 3), 30, 250);
    written_begin();
    assert_false(written_any());
    imagined_close();
}

static void test_what_a_call_wrote_is_changed_a_little(void **state)
{
    (void)state;
    char header[8] = "\x7fSND\1\2\3\4";
    unsigned other = 0, cut = 0, more = 0;
    open_texts();
    write_out(header, sizeof header, 0, ARGUMENT_OUT);
    for (unsigned i = 0; i < 1000; i++) {
        char bytes[16];
        uint32_t size = draw_written(buffer, bytes, sizeof bytes), same = 0;
        assert_true(size <= sizeof bytes);
        while (same < size && same < sizeof header && bytes[same] == header[same])
            same++;
        other += size == 8 && same < 8;
        cut += size < 8 && same == size;
        more += size == 9 && same == 8;
    }
    assert_in_range(other, 100, 400);
    assert_in_range(cut, 50, 300);
    assert_in_range(more, 50, 300);
    imagined_close();
}

/* ---- examples of the header ---- */

static void mine_template(const char *text)
{
    uint32_t at = (uint32_t)sizeof *sequences + 192;
    struct sequence_text *templates = in_block(at);
    templates[0] = (struct sequence_text){at + 8, (uint32_t)strlen(text)};
    memcpy(in_block(at + 8), text, strlen(text));
    sequences->templates = at;
    sequences->template_count = 1;
}

/* One of so many draws is this. */
static bool is_written(const char *wanted)
{
    for (unsigned i = 0; i < 2000000; i++) {
        char text[64];
        struct writing out = {.to = text, .most = sizeof text};
        write_template(&out);
        assert_true(out.size <= sizeof text);
        if (out.size == strlen(wanted) && memcmp(text, wanted, out.size) == 0)
            return true;
    }
    return false;
}

static void test_an_example_gets_other_names_and_stands_within_itself(void **state)
{
    (void)state;
    open_texts();
    mine_template("{name:=text}");
    memcpy(sequences->words, "key", 3);
    values_meet_text(0, 3);
    static const char *const wanted[] = {"{name:=text}", "{key:=text}", "{key:=b}", "{key:={key:=a}}",
                                         "{key:=key}{key:=a}"};
    for (unsigned i = 0; i < sizeof wanted / sizeof *wanted; i++)
        assert_true(is_written(wanted[i]));
    assert_false(is_written("{name:text}")); /* its signs stay */
    imagined_close();
}

static void test_an_example_gets_other_numbers(void **state)
{
    (void)state;
    open_texts();
    mine_template("0-9:12");
    static const char *const wanted[] = {"0-9:12", "0-9:0", "0-10:12", "1-8:12", "0-9:4294967295", "0-9:13"};
    for (unsigned i = 0; i < sizeof wanted / sizeof *wanted; i++)
        assert_true(is_written(wanted[i]));
    imagined_close();
}

static void test_capitals_stand_for_something_else(void **state)
{
    (void)state;
    open_texts();
    mine_template("v X NAME");
    memcpy(sequences->words, "key", 3);
    values_meet_text(0, 3);
    static const char *const wanted[] = {"v 7 key", "v 1 b", "v 0 0"};
    for (unsigned i = 0; i < sizeof wanted / sizeof *wanted; i++)
        assert_true(is_written(wanted[i]));
    mine_template("%d");
    assert_true(is_written("%d%d"));
    assert_true(is_written("%d\n%d"));
    imagined_close();
}

static void test_texts_without_examples_keep_most_of_the_room(void **state)
{
    (void)state;
    unsigned count = 0;
    open_texts();
    mine_template("{:=}");
    for (unsigned i = 0; i < 1000; i++) {
        char text[64];
        uint32_t size = draw_text(string, text, sizeof text);
        count += size >= 4 && memmem(text, size, "{:=}", 4) != NULL;
    }
    assert_in_range(count, 100, 350);
    imagined_close();
}

/* ---- what was compared ---- */

void __sanitizer_cov_trace_const_cmp4(int32_t constant, int32_t number);
void __sanitizer_cov_trace_cmp8(int64_t left, int64_t right);
void __sanitizer_weak_hook_strcmp(void *place, const char *left, const char *right, int result);

/* A call of BOX_PUT as it was, but for one thing; true: it was drawn. */
static bool solve(const char *key, uint64_t value)
{
    uint64_t words[] = {SEQUENCE_REFERENCE(0, 0), SEQUENCE_HEAD(HEAD_VALUE, strlen(key)), 0, value};
    memcpy(&words[2], key, strlen(key));
    sequences->call_count = 1;
    sequences->word_count = 2;
    return draw_solved(BOX_PUT, words, 4);
}

static bool solves(const char *key, uint64_t value, const char *other_key, uint64_t other_value)
{
    for (unsigned i = 0; i < 200; i++) {
        const uint64_t *drawn = sequences->words + 3;
        if (solve(key, value) && SEQUENCE_COUNT(drawn[1]) == strlen(other_key) &&
            memcmp(&drawn[2], other_key, strlen(other_key)) == 0 && drawn[3] == other_value)
            return true;
    }
    return false;
}

static void test_one_side_of_a_comparison_takes_the_place_of_the_other(void **state)
{
    (void)state;
    open_texts();
    compared_begin(true);
    assert_false(compared_any());
    assert_false(solve("<a>", 5));
    __sanitizer_cov_trace_const_cmp4('|', '<');
    assert_true(solves("<a>", 5, "|a>", 5));
    assert_false(solves("<a>", 5, "<|>", 5));
    compared_begin(true);
    __sanitizer_cov_trace_cmp8(123456, 5);
    assert_true(solves("<a>", 5, "<a>", 123456));
    assert_true(solves("<a>", 5, "<a>", 123457)); /* just beside it, too */
    assert_true(solves("<5>", 7, "<123456>", 7));
    compared_begin(true);
    __sanitizer_cov_trace_cmp8(0xd800, 0x12ab);
    assert_true(solves("u12ab", 7, "ud800", 7));
    compared_begin(true);
    __sanitizer_weak_hook_strcmp(NULL, "abc", "other", 1);
    assert_true(solves("<abc>", 5, "<other>", 5));
    imagined_close();
}

static void test_nothing_is_noted_of_what_is_equal_or_not_asked_for(void **state)
{
    (void)state;
    open_texts();
    compared_begin(true);
    __sanitizer_cov_trace_const_cmp4('<', '<');
    __sanitizer_weak_hook_strcmp(NULL, "abc", "abc", 0);
    assert_false(compared_any());
    compared_begin(false);
    __sanitizer_cov_trace_const_cmp4('|', '<');
    assert_false(compared_any());
    imagined_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_short_texts_of_what_sources_compare_with_are_all_drawn),
        cmocka_unit_test(test_a_sequence_keeps_to_few_characters),
        cmocka_unit_test(test_a_changed_text_fits_and_a_string_has_no_end_in_it),
        cmocka_unit_test(test_what_reached_something_is_drawn_again_and_changed),
        cmocka_unit_test(test_what_a_call_wrote_is_passed_on_now_and_then),
        cmocka_unit_test(test_what_a_call_wrote_is_changed_a_little),
        cmocka_unit_test(test_an_example_gets_other_names_and_stands_within_itself),
        cmocka_unit_test(test_an_example_gets_other_numbers),
        cmocka_unit_test(test_capitals_stand_for_something_else),
        cmocka_unit_test(test_texts_without_examples_keep_most_of_the_room),
        cmocka_unit_test(test_one_side_of_a_comparison_takes_the_place_of_the_other),
        cmocka_unit_test(test_nothing_is_noted_of_what_is_equal_or_not_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
