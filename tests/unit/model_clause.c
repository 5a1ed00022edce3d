/* What sentences of headers ask of a caller. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "model/clause.h"

static struct clause first(const char *text)
{
    struct clause clause = {0};
    assert_true(clause_next(&text, &clause));
    return clause;
}

static void what_needs_to_be_is_a_duty(void **state)
{
    (void)state;
    assert_true(first("sentence needs to be a validated NMEA sentence string.").asks & ASKS_DUTY);
    assert_true(first("All cells need to be initialised").asks & ASKS_DUTY);
    struct clause clause = first("Grows the table if it needs to be larger.");
    assert_false(clause_is_plain(&clause));
    clause = first("The cells that need to be there are made.");
    assert_false(clause_is_plain(&clause));
    clause = first("It does not need to be sorted.");
    assert_false(clause_is_plain(&clause));
}

static void numbers_in_digits_are_read(void **state)
{
    (void)state;
    struct clause clause = first("Modulus: 2 to 30000.");
    assert_true(clause.has_least && clause.has_most);
    assert_int_equal(clause.least, 2);
    assert_int_equal(clause.most, 30000);
    assert_true(clause_excludes(&clause, 1) && clause_excludes(&clause, 30001) && !clause_excludes(&clause, 2));
    clause = first("The capacity must be at least 1");
    assert_true(clause.has_least && !clause.has_most && clause.least == 1);
    clause = first("n must be less than 64");
    assert_true(clause.has_most && clause.most == 63);
    clause = first("a step, 1 or more");
    assert_true(clause.has_least && clause.least == 1);
    clause = first("no more than 8 at a time; never 0");
    assert_true(clause.has_most && clause.most == 8 && !clause.has_least);
    clause = first("STEP must not be 0.");
    assert_true(clause.not_zero && clause_excludes(&clause, 0) && !clause_excludes(&clause, -1));
    assert_true(first("There is none of 0.").not_zero);
    assert_true(first("There is no logarithm to base 2 of zero").not_zero);
    assert_true(first("There is none of 0.  It returns -1 if x is 0.").is_handled);
    assert_true(first("The sign is not defined for 0").not_zero);
    assert_false(first("NULL when there is none for 0 or more of them").not_zero);
    assert_false(first("There is no limit, and a rate of 0.5 is slow").not_zero);
    clause = first("count is positive");
    assert_true(clause.has_least && clause.least == 1);
    clause = first("1 to BITGRID_SIDE");
    assert_true(clause.has_least && clause.least == 1 && !clause.has_most);
}

static void what_nobody_has_to_do_is_no_duty(void **state)
{
    (void)state;
    static const char *const relief[] = {"Arrays do not have to be the same length.", "The text need not be terminated",
                                         "You don't need to lock it first",
                                         "Callers are not required to check the range",
                                         "There is no need to call init before"};
    for (size_t i = 0; i < sizeof relief / sizeof *relief; i++) {
        struct clause clause = first(relief[i]);
        assert_false(clause.asks & ASKS_DUTY);
        assert_false(clause_is_plain(&clause));
        assert_true(clause.reading.duty < -2);
    }
    assert_true(first("Arrays have to be the same length.").asks & ASKS_DUTY);
    assert_true(first("The text need not be terminated, but n must be its length").asks & ASKS_DUTY);
}

static void numbers_that_say_when_something_happens_are_not_asked_for(void **state)
{
    (void)state;
    struct clause clause = first("@param rows of the table, taken as 1 below 1 and as ROWS_MOST above it");
    assert_false(clause_has_digits(&clause) || clause.asks & ASKS_DUTY);
    clause = first("Scroll by n digits, to the left for n > 0, to the right for n < 0");
    assert_false(clause_has_digits(&clause) || clause.asks & ASKS_DUTY);
    clause = first("Less than 0, 0 or more than 0, as they stand in the list");
    assert_false(clause_has_digits(&clause));
    clause = first("Volumes above 1 are accepted, the mixer clips");
    assert_false(clause_has_digits(&clause));
    clause = first("level 0 to 9, taken as 9 above 9");
    assert_true(clause.has_least && clause.least == 0 && clause.has_most && clause.most == 9);
    clause = first("n must be above 0 and below 64");
    assert_true(clause.asks & ASKS_DUTY && clause.least == 1 && clause.most == 63);
    clause = first("no less than 16");
    assert_true(clause.has_least && clause.least == 16 && !clause.has_most);
}

static void who_says_what_happens_otherwise_asks_for_nothing(void **state)
{
    (void)state;
    assert_int_equal(first("The index must be below the count, otherwise NULL").asks, 0);
    assert_int_equal(first("NULL when the capacity is above 1024").asks, 0);
    struct clause clause = first("1 to 1024; otherwise NULL");
    assert_false(clause_has_digits(&clause));
    assert_false(first("Ids have four characters. When the buffer is full the rest is dropped.").is_handled);
    assert_true(first("A pool of 1 to 256 messages. NULL for the rest.").is_handled);
    assert_true(
        first("Names must not be empty; paths must not have spaces. What is not like that is refused.").is_handled);
    assert_false(first("Names must not be empty. It counts them. What is not like that is refused.").is_handled);
    assert_true(first("The index must be below the count.").asks & ASKS_DUTY);
    assert_true(first("The width must be even").asks & ASKS_OTHER);
    assert_true(first("The width must be even, even when it is small").asks & ASKS_OTHER);
    assert_false(first("This holds even if the call fails").asks & ASKS_OTHER);
    assert_true(first("It is undefined otherwise").asks & ASKS_DUTY);
}

static void what_a_call_returns_is_no_duty(void **state)
{
    (void)state;
    struct clause clause = first("False, and no change, when the size is below 0 or the separator is a digit");
    assert_true(clause.is_handled && clause.asks == 0 && !clause_has_digits(&clause));
    assert_true(first("E_RANGE for an index that is too large").is_handled);
    assert_true(first("Removing one that is not there is no error").is_handled);
    assert_false(first("*value is set on SHEET_OK only").asks & ASKS_DUTY);
    assert_true(first("0 must not be passed for it").asks & ASKS_DUTY);
    assert_false(first("@param[in,out] parser A parser object").asks & ASKS_DUTY);
    assert_false(first("These functions check the type of an item").asks & ASKS_DUTY);
    assert_true(first("@param parser A parser that must have been set up").asks & ASKS_DUTY);
}

static void a_duty_has_a_topic(void **state)
{
    (void)state;
    assert_int_equal(first("The caller must keep it until the list is freed").reading.topic, TOPIC_LIFE);
    assert_int_equal(first("n must be at least 1 and at most 64").reading.topic, TOPIC_VALUES);
    assert_int_equal(first("Has to be called before all other functions").reading.topic, TOPIC_ORDER);
    assert_int_equal(first("The two buffers must not overlap").reading.topic, TOPIC_TOGETHER);
}

static void a_function_of_something_is_computed(void **state)
{
    (void)state;
    struct clause clause = first("must have room for padded(length, block) bytes");
    assert_true(clause_computes(&clause));
    clause = first("must have room for length bytes (see pad())");
    assert_false(clause_computes(&clause));
}

static void clauses_end_at_full_stops_and_semicolons(void **state)
{
    (void)state;
    const char *at = "The value (e.g.x) DEPTH below; no check of the depth. More.";
    struct clause clause;
    assert_true(clause_next(&at, &clause));
    assert_false(clause.asks & ASKS_DUTY);
    assert_true(clause_names(&clause, "depth"));
    assert_true(clause_next(&at, &clause));
    assert_true(clause.asks & ASKS_DUTY);
    assert_true(clause_next(&at, &clause));
    assert_int_equal(clause.length, 4);
    assert_false(clause_next(&at, &clause));
    at = " ;. ";
    assert_false(clause_next(&at, &clause));
    clause = first("Names must not have '=' or ';', nor \"a; b\"; more");
    assert_true(clause_names(&clause, "nor") && clause.s[clause.length] == ';' && clause.s[clause.length - 1] == '"');
    clause = first("At most 3\" wide; \"more\"");
    assert_false(clause_names(&clause, "more"));
}

static void clauses_end_before_tags(void **state)
{
    (void)state;
    const char *at = "Takes @p item over. @param month 1 to 12 @param day 1 to 31";
    struct clause clause = first(at);
    assert_true(clause_names(&clause, "item over"));
    clause = first(at + 20);
    assert_true(clause_names(&clause, "month") && !clause_names(&clause, "day"));
    assert_int_equal(clause.most, 12);
    clause = first("@item: at least 2 @count: at least 3");
    assert_int_equal(clause.least, 2);
    clause = first("n is 1 to 5 Returns: 7 to 9");
    assert_int_equal(clause.most, 5);
}

static void a_result_that_refuses_numbers_speaks_of_all_of_them(void **state)
{
    (void)state;
    struct clause clause =
        first("@param month 1 to 12 @param day 1 to 31. @return a rule, or NULL if an argument is out of its range");
    assert_false(clause_has_digits(&clause));
    clause = first("@param month 1 to 12 @return a rule, or NULL if memory is out");
    assert_true(clause_has_digits(&clause));
    clause = first("@param month 1 to 12 @brief Another. @return NULL if an argument is out of its range");
    assert_true(clause_has_digits(&clause));
}

static void each_parameter_has_its_own_range(void **state)
{
    (void)state;
    struct parameter parameters[] = {{.name = "width"}, {.name = "height"}, {.name = "depth"}};
    struct function function = {.parameters = parameters, .parameter_count = 3};
    struct clause clause = first("Width and height 5 to 1000, depth 0 to 50"), about;
    about = clause_about(&clause, &function, "depth");
    assert_int_equal(about.least, 0);
    assert_int_equal(about.most, 50);
    about = clause_about(&clause, &function, "width");
    assert_int_equal(about.least, 5);
    assert_int_equal(about.most, 1000);
    clause = first("Of 1 to 4096 depth, which sets 1 to 16 of them");
    about = clause_about(&clause, &function, "depth");
    assert_int_equal(about.most, 4096);
    clause = first("1 to 8 is the range of depth");
    about = clause_about(&clause, &function, "depth");
    assert_int_equal(about.most, 8);
}

static void functions_are_named_whole_or_by_their_last_word(void **state)
{
    (void)state;
    struct clause clause = first("To be called outside of all begin and end pairs.");
    assert_true(clause_names_function(&clause, "scratch_begin"));
    assert_false(clause_names_function(&clause, "scratch_beginning"));
    assert_false(clause_names_function(&clause, "pool_to"));
    assert_true(clause.asks & ASKS_DUTY);
    clause = first("A pending timer must be stopped before it is freed");
    assert_true(clause_names_function(&clause, "timer_stop") && clause_names_function(&clause, "timer_clock_free"));
    clause = first("for nodes that it has");
    assert_false(clause_names_function(&clause, "graph_remove_node"));
}

static void what_is_not_there_is_no_prohibition(void **state)
{
    (void)state;
    assert_int_equal(first("All of these are false, and do nothing, for nodes that do not exist").asks, 0);
    assert_true(first("Do not call it twice").asks & ASKS_NOT);
}

static void nobody_may_is_a_prohibition(void **state)
{
    (void)state;
    const unsigned forbids = ASKS_DUTY | ASKS_NOT;
    assert_int_equal(first("no write may be open").asks & forbids, forbids);
    assert_int_equal(first("Neither a read nor a write may be open").asks & forbids, forbids);
    assert_int_equal(first("It may have no name").asks & forbids, 0);
}

static void an_exception_is_not_what_happens_otherwise(void **state)
{
    (void)state;
    assert_true(first("They must be of the same size unless noted otherwise").asks & ASKS_DUTY);
    assert_true(first("They can be the same, but must not overlap otherwise").asks & ASKS_DUTY);
    assert_int_equal(first("It must not be empty, NULL otherwise").asks, 0);
    assert_true(first("The index must be below the count, otherwise NULL").is_handled);
}

static void what_something_else_is_put_in_the_place_of_is_allowed(void **state)
{
    (void)state;
    assert_int_equal(first("If this is <= 0, then it will be set to the least size, of 1 page.").asks, 0);
    assert_true(first("If this is <= 0, then it will be set to the least size, of 1 page.").is_handled);
    struct clause clause = first("If the size is less than 4, it defaults to 4");
    assert_true(clause.is_handled && !clause_has_digits(&clause));
    assert_true(first("A capacity of 16 is assumed if it is zero").is_handled);
    assert_true(first("negative values are treated as 0 when they are passed").is_handled);
    /* what has to be done is asked for all the same */
    assert_true(first("If the flag is set to 0, the size must be at least 4").asks & ASKS_DUTY);
    assert_true(first("The size must be at least 4 when the flag is set to 1").asks & ASKS_DUTY);
    assert_false(first("Call it when the flag is set to 1").is_handled);
}

static void what_becomes_of_numbers_outside_is_told(void **state)
{
    (void)state;
    struct clause clause = first("Nothing happens if there is no such row.");
    assert_true(clause_stands_outside(&clause));
    clause = first("false when the index is out of range");
    assert_true(clause_stands_outside(&clause));
    clause = first("The index must not be out of range.");
    assert_false(clause_stands_outside(&clause));
    clause = first("NULL if memory is out");
    assert_false(clause_stands_outside(&clause));
    clause = first("Outside of the grid it is undefined, otherwise fine");
    assert_false(clause_stands_outside(&clause));
}

static void a_function_looks_at_what_the_whole_header_asks_for(void **state)
{
    (void)state;
    struct clause duty = first("For this coordinates must lie in -LIMIT .. LIMIT; others are told.");
    assert_memory_equal(duty.s + duty.length - strlen(".. LIMIT"), ".. LIMIT", strlen(".. LIMIT"));
    struct clause clause = first("NULL if a coordinate is out of range.");
    assert_true(clause_looks_at(&clause, &duty));
    clause = first("NULL if an index is out of range.");
    assert_false(clause_looks_at(&clause, &duty));
    clause = first("NULL if there are no coordinates and memory is out");
    assert_false(clause_looks_at(&clause, &duty));
}

static void what_can_be_anything_is_not_asked_for(void **state)
{
    (void)state;
    struct clause clause = first("n can be anything, but only for a prime n it is promised that a root is found.");
    assert_true(clause.is_handled && clause.asks == 0 && clause_stands_outside(&clause));
    assert_true(first("The bytes may be anything").is_handled);
    assert_false(first("n can be anything but 0").is_handled);
    assert_false(first("a can be anything, b is even").is_handled);
    assert_true(first("n can be any number, but it must be below the count").asks & ASKS_DUTY);
}

/* "-1 and no change: the name is empty; count is above 100": the library looks at all of it. */
static void a_list_of_what_is_refused_is_one_sentence(void **state)
{
    (void)state;
    const char *at = "0, or -1 and no change: the name is empty; count is above 100; the map is full. Names are kept.";
    struct clause clause;
    assert_true(clause_next(&at, &clause));
    assert_true(clause.is_handled && clause.asks == 0 && !clause_has_digits(&clause));
    assert_true(clause_names(&clause, "map"));
    assert_true(clause_next(&at, &clause) && !clause_names(&clause, "map") && clause_names(&clause, "Names"));
    at = "-1 if the map is full; count must be below 100";
    assert_true(clause_next(&at, &clause) && clause.is_handled && !clause_names(&clause, "count"));
    assert_true(clause_next(&at, &clause) && clause.asks & ASKS_DUTY && clause.most == 99);
    /* nothing is refused before the colon */
    at = "The map: names and counts; count must be below 100";
    assert_true(clause_next(&at, &clause) && !clause_names(&clause, "count"));
    /* a duty is no case of what is refused */
    at = "-1 and no change: the map is full; the name is empty; count must be below 100";
    assert_true(clause_next(&at, &clause) && clause.is_handled && clause_names(&clause, "empty"));
    assert_true(clause_next(&at, &clause) && clause.asks & ASKS_DUTY && clause.most == 99);
}

static void what_may_be_done_as_often_as_one_likes_is_no_duty(void **state)
{
    (void)state;
    assert_int_equal(first("Call it as often as you like before the first read").asks, 0);
    assert_int_equal(first("It can be called any number of times, at the end or before").asks, 0);
    assert_true(first("Call it before the first read").asks & ASKS_DUTY);
    assert_true(first("It must be called before the first read, as often as you like").asks & ASKS_DUTY);
    assert_true(first("Do not call it at any time before open()").asks != 0);
    assert_true(first("Call it as often as you like, but only before the first read").asks & ASKS_DUTY);
}

static void numbers_of_a_kind_are_asked_for_by_a_duty_only(void **state)
{
    (void)state;
    assert_true(first("The offset must be even").asks & ASKS_OTHER);
    assert_true(first("The modulus has to be a prime").asks & ASKS_OTHER);
    assert_false(first("The middle one, or the smaller of the two when their number is even").asks & ASKS_OTHER);
    assert_true(first("The size is a power of two").asks & ASKS_OTHER);
}

static void how_things_are_is_no_duty(void **state)
{
    (void)state;
    assert_false(first("After that it is silent, until it is set again").asks & ASKS_DUTY);
    assert_true(first("The text is good until the list changes").asks & ASKS_DUTY);
    assert_false(first("visit is called by walk() only").asks & ASKS_DUTY);
    assert_true(first("Only for a timer that is pending").asks & ASKS_DUTY);
}

static void of_several_phrases_the_first_in_the_sentence_is_found(void **state)
{
    (void)state;
    struct clause clause = first("Frees the node, which must not be used again. It has to be made anew.");
    assert_true(clause_has_any(&clause, "has to|must not"));
    assert_false(clause_has_any(&clause, "has to|have to")); /* in the next one */
    assert_false(clause_has_any(&clause, "free|use"));       /* whole words */
    assert_false(clause_has_any(&clause, ""));
    assert_ptr_equal(clause_find_first(&clause, clause.s, "must|node|again"), clause_find(&clause, "node"));
    assert_ptr_equal(clause_find_first(&clause, clause_find(&clause, "which"), "again|node|must"),
                     clause_find(&clause, "must"));
    assert_null(clause_find_first(&clause, clause.s, "anew"));
}

static void no_more_than_something_asks_for_nothing_larger(void **state)
{
    (void)state;
    struct clause clause = first("The hash must have no more than q+r bits.");
    assert_true(clause.asks & ASKS_SMALLER);
    assert_false(clause.asks & ASKS_LARGER);
    clause = first("The hash must have more than q+r bits.");
    assert_true(clause.asks & ASKS_LARGER);
    assert_false(clause.asks & ASKS_SMALLER);
    clause = first("n must be not above the size.");
    assert_true(clause.asks & ASKS_SMALLER);
    assert_false(clause.asks & ASKS_LARGER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_something_else_is_put_in_the_place_of_is_allowed),
        cmocka_unit_test(what_becomes_of_numbers_outside_is_told),
        cmocka_unit_test(of_several_phrases_the_first_in_the_sentence_is_found),
        cmocka_unit_test(what_needs_to_be_is_a_duty),
        cmocka_unit_test(numbers_in_digits_are_read),
        cmocka_unit_test(numbers_that_say_when_something_happens_are_not_asked_for),
        cmocka_unit_test(what_nobody_has_to_do_is_no_duty),
        cmocka_unit_test(who_says_what_happens_otherwise_asks_for_nothing),
        cmocka_unit_test(what_a_call_returns_is_no_duty),
        cmocka_unit_test(a_duty_has_a_topic),
        cmocka_unit_test(a_function_of_something_is_computed),
        cmocka_unit_test(clauses_end_at_full_stops_and_semicolons),
        cmocka_unit_test(clauses_end_before_tags),
        cmocka_unit_test(a_result_that_refuses_numbers_speaks_of_all_of_them),
        cmocka_unit_test(each_parameter_has_its_own_range),
        cmocka_unit_test(functions_are_named_whole_or_by_their_last_word),
        cmocka_unit_test(what_is_not_there_is_no_prohibition),
        cmocka_unit_test(nobody_may_is_a_prohibition),
        cmocka_unit_test(an_exception_is_not_what_happens_otherwise),
        cmocka_unit_test(how_things_are_is_no_duty),
        cmocka_unit_test(a_function_looks_at_what_the_whole_header_asks_for),
        cmocka_unit_test(what_can_be_anything_is_not_asked_for),
        cmocka_unit_test(a_list_of_what_is_refused_is_one_sentence),
        cmocka_unit_test(what_may_be_done_as_often_as_one_likes_is_no_duty),
        cmocka_unit_test(numbers_of_a_kind_are_asked_for_by_a_duty_only),
        cmocka_unit_test(no_more_than_something_asks_for_nothing_larger),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
