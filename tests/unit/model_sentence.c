/* What sentences of headers say. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "model/sentence.h"

static struct sentence read_one(const char *s)
{
    return sentence_read(s, strlen(s));
}

static void a_duty_is_told_from_what_is_handled(void **state)
{
    (void)state;
    struct sentence duty = read_one("The index must be below the count"),
                    handled = read_one("Returns false when the index is out of range"),
                    told = read_one("Number of entries in the table");
    assert_true(duty.duty > 0 && duty.handled < 0);
    assert_true(handled.handled > 0 && handled.duty < 0);
    assert_true(told.duty < 0 && told.handled < 0);
}

static void duties_without_a_word_of_duty_are_seen(void **state)
{
    (void)state;
    assert_true(read_one("text has room for n + 1 characters").duty > 0);
    assert_true(read_one("The functions are made for inner loops and do not know where a buffer ends").duty > 0);
    assert_true(read_one("Values outside of the range are counted as such").handled > 0);
}

static void topics_are_told_apart(void **state)
{
    (void)state;
    assert_int_equal(read_one("n is at least 1").topic, TOPIC_VALUES);
    assert_int_equal(read_one("Not before list_init() was called").topic, TOPIC_ORDER);
    assert_int_equal(read_one("Valid until the list is freed").topic, TOPIC_LIFE);
    assert_int_equal(read_one("The buffers must not overlap").topic, TOPIC_TOGETHER);
    assert_int_equal(read_one("The visitor must not change the map").topic, TOPIC_CALLBACK);
}

static void names_of_a_library_do_not_matter(void **state)
{
    (void)state;
    double one = read_one("below stack_count()").duty, other = read_one("below TreeSize()").duty;
    assert_true(one == other);
}

static void anything_can_be_read(void **state)
{
    (void)state;
    char longest[5000];
    memset(longest, 'a', sizeof longest);
    for (size_t i = 0; i < sizeof longest; i += 3)
        longest[i] = "  (<\"\\@-9\377"[i % 10];
    sentence_read(longest, sizeof longest);
    sentence_read("", 0);
    sentence_read("-", 1);
    sentence_read("\\", 1);
}

static void weights_are_in_order(void **state)
{
    (void)state;
    for (size_t i = 1; i < sentence_weight_count; i++)
        assert_true(strcmp(sentence_weights[i - 1].feature, sentence_weights[i].feature) < 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_duty_is_told_from_what_is_handled), cmocka_unit_test(duties_without_a_word_of_duty_are_seen),
        cmocka_unit_test(topics_are_told_apart),               cmocka_unit_test(names_of_a_library_do_not_matter),
        cmocka_unit_test(anything_can_be_read),                cmocka_unit_test(weights_are_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
