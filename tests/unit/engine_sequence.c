/* Sequences as Assay holds them: words, changes, the gate, and text. */
#include <glob.h>

#include "sequence_bench.h"

struct three {
    struct sequence a, b, c;
};

static void release(struct three *sequences)
{
    sequence_release(&sequences->a);
    sequence_release(&sequences->b);
    sequence_release(&sequences->c);
}

/* ---- words ---- */

static bool reads(const struct sequence_bench *bench, struct sequence *sequence, const uint64_t *words, size_t count)
{
    return sequence_read_words(sequence, &bench->plan, words, count);
}

static void words_are_read_as_calls(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    open_library(bench, EVERYTHING, NULL);
    uint32_t new = number_of(bench, "stack_new"), push = number_of(bench, "stack_push");
    const uint64_t words[] = {SEQUENCE_CALL(new, 1), 3, SEQUENCE_CALL(push, 2), SEQUENCE_REFERENCE(0, 0), 7};
    assert_true(reads(bench, &sequence, words, 5));
    assert_int_equal(sequence.calls.count, 2);
    assert_int_equal(sequence.calls.items[1], 2);
    assert_int_equal(sequence_operation_of(&sequence, 1), push);
    is_text(bench, &sequence, "stack1 = stack_new(3)\nstack_push(stack1, 7)\n");
    sequence_release(&sequence);
}

static void damaged_words_are_no_sequence(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    open_library(bench, EVERYTHING, NULL);
    uint32_t new = number_of(bench, "stack_new"), push = number_of(bench, "stack_push");
    uint32_t log = number_of(bench, "log_line"), strings = number_of(bench, "fill");
    const uint64_t null = SEQUENCE_HEAD(HEAD_NULL, 0), text = SEQUENCE_HEAD(HEAD_VALUE, 9);
    const uint64_t wrong[][5] = {
        {SEQUENCE_CALL(new, 4), 3, 3, 3, 3},                                   /* more words than it takes */
        {SEQUENCE_CALL(new, 0), SEQUENCE_CALL(new, 1), 3, SEQUENCE_CALL(new, 0), 3},
        {SEQUENCE_CALL(new, UINT32_MAX), 3, 3, 3, 3},
        {SEQUENCE_CALL(UINT32_MAX, 4), 3, 3, 3, 3},
        {SEQUENCE_CALL(log, 4), 3, 3, 3, 3},                                   /* cannot be called */
        {SEQUENCE_CALL(push, 2), SEQUENCE_REFERENCE(0, 0), 3, SEQUENCE_CALL(new, 1), 3}, /* itself */
        {SEQUENCE_CALL(new, 1), 3, SEQUENCE_CALL(push, 2), SEQUENCE_REFERENCE(0, 1), 7}, /* no such output */
        {SEQUENCE_CALL(new, 1), 3, SEQUENCE_CALL(push, 2), (uint64_t)9 << 60, 7},        /* no such tag */
        {SEQUENCE_CALL(push, 2), null, 3, SEQUENCE_CALL(strings, 1), text},              /* cells are missing */
        {SEQUENCE_CALL(push, 2), null, 3, SEQUENCE_CALL(strings, 1), SEQUENCE_HEAD(HEAD_VALUE, UINT32_MAX)},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (reads(bench, &sequence, wrong[i], 5))
            fail_msg("number %zu was read", i);
    assert_int_equal(sequence.words.count, 0);
    sequence_release(&sequence);
}

/* Whatever a wild pointer left: read or refused, and what is read can be used. */
static void damage_anywhere_is_survived(void **state)
{
    struct sequence_bench *bench = *state;
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    struct dice dice = dice_of(3, 4);
    size_t read = 0;
    open_library(bench, EVERYTHING, NULL);
    for (uint64_t seed = 0; seed < 4000; seed++) {
        draw_sequence(bench, &all.a, seed, 6);
        for (uint64_t i = 0; i < 1 + seed % 3; i++) {
            uint64_t *word = &all.a.words.items[dice_below(&dice, all.a.words.count)];
            *word = seed % 2 ? *word ^ 1ull << dice_below(&dice, 64) : dice_roll(&dice);
        }
        if (!reads(bench, &all.b, all.a.words.items, all.a.words.count))
            continue;
        read++;
        struct text out = TEXT_INIT;
        sequence_print(&all.b, &bench->plan, &out);
        mem_free(sequence_gate(&all.b, &bench->plan));
        parse(bench, &all.c, out.s);
        assert_true(sequence_is_same(&all.b, &all.c));
        text_release(&out);
    }
    assert_in_range(read, 100, 3900);
    release(&all);
}

static void what_a_word_does_not_mean_is_zero(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    open_library(bench, EVERYTHING, NULL);
    uint32_t fill = number_of(bench, "fill");
    const uint64_t words[] = {SEQUENCE_CALL(fill, 2), SEQUENCE_HEAD(HEAD_VALUE, 1), 0xdeadbeef41,
                              SEQUENCE_CALL(fill, 1), SEQUENCE_HEAD(HEAD_NULL, 5)};
    assert_true(reads(bench, &sequence, words, 5));
    assert_int_equal(sequence.words.items[2], 0x41);
    assert_int_equal(sequence.words.items[4], 0);
    is_text(bench, &sequence, "fill(\"A\")\nfill(NULL)\n");
    sequence_release(&sequence);
}

static void hashes_tell_sequences_apart(void **state)
{
    struct sequence_bench *bench = *state;
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &all.a, "s = stack_new(3)");
    parse(bench, &all.b, "t = stack_new(3)");
    parse(bench, &all.c, "s = stack_new(4)");
    assert_true(sequence_hash(&all.a) == sequence_hash(&all.b));
    assert_true(sequence_hash(&all.a) != sequence_hash(&all.c));
    release(&all);
}

/* ---- looking ---- */

static void every_node_that_takes_words_has_a_place(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    sequence_places places = VECTOR_INIT;
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &sequence,
          "board({1, 2, 3, 4, 5, 6, 7, 8, 9})\nwords({\"a\", NULL}, 2)\n"
          "grow(&{.x = 1, .y = 2, .tiny = 3, .tinier = -4})\n");
    sequence_look(&sequence, &bench->plan, 0, &places);
    assert_int_equal(places.count, 1);
    assert_int_equal(places.items[0].word_count, 1 + 36 / 8 + 1);
    sequence_look(&sequence, &bench->plan, 1, &places);
    assert_int_equal(places.count, 3);
    assert_int_equal(places.items[1].depth, 1);
    assert_int_equal(places.items[1].word_count, 2);
    assert_int_equal(places.items[2].word, places.items[1].word + 2);
    sequence_look(&sequence, &bench->plan, 2, &places);
    assert_int_equal(places.count, 5);
    assert_int_equal(places.items[4].depth, 2);
    vector_release(&places);
    sequence_release(&sequence);
}

/* ---- changing ---- */

#define STACKS                                                                                     \
    "stack1 = stack_new(3)\nstack2 = stack_new(4)\nstack_push(stack2, 7)\nstack_push(stack1, 8)\n" \
    "stack3 = stack_copy(stack2)\n"

static void calls_go_and_references_follow(void **state)
{
    struct sequence_bench *bench = *state;
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &all.a, STACKS);
    assert_true(sequence_without(&all.b, &all.a, &bench->plan, (bool[]){true, false, false, true, false}));
    is_text(bench, &all.b, "stack1 = stack_new(4)\nstack_push(stack1, 7)\nstack2 = stack_copy(stack1)\n");
    assert_false(sequence_without(&all.b, &all.a, &bench->plan, (bool[]){true, false, false, false, false}));
    release(&all);
}

static void a_slice_is_what_belongs_together(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    bool is_needed[6];
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &sequence, STACKS "stack_push(stack1, 1)\n");
    sequence_slice(&sequence, &bench->plan, 4, is_needed);
    assert_memory_equal(is_needed, ((bool[]){false, true, true, false, true, false}), sizeof is_needed);
    sequence_slice(&sequence, &bench->plan, 3, is_needed);
    assert_memory_equal(is_needed, ((bool[]){true, false, false, true, false, false}), sizeof is_needed);
    sequence_release(&sequence);
}

static void one_behind_the_other_keeps_its_own_objects(void **state)
{
    struct sequence_bench *bench = *state;
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &all.a, "a = stack_new(1)\nstack_push(a, 1)");
    parse(bench, &all.b, "b = stack_new(2)\nstack_push(b, 2)");
    sequence_append(&all.a, &bench->plan, &all.b);
    is_text(bench, &all.a,
            "stack1 = stack_new(1)\nstack_push(stack1, 1)\nstack2 = stack_new(2)\nstack_push(stack2, 2)\n");
    release(&all);
}

static void an_argument_is_replaced_with_its_children(void **state)
{
    struct sequence_bench *bench = *state;
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    sequence_places places = VECTOR_INIT;
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &all.a, "words({\"long enough text\", \"b\"}, 2)\narray({1}, 1)\n");
    sequence_look(&all.a, &bench->plan, 0, &places);
    const uint64_t null = SEQUENCE_HEAD(HEAD_NULL, 0), text[] = {SEQUENCE_HEAD(HEAD_VALUE, 1), 'x'};
    sequence_replace(&all.b, &all.a, &bench->plan, &places.items[0], &null, 1);
    is_text(bench, &all.b, "words(NULL, 0)\narray({1}, 1)\n");
    sequence_replace(&all.c, &all.a, &bench->plan, &places.items[1], text, 2);
    is_text(bench, &all.c, "words({\"x\", \"b\"}, 2)\narray({1}, 1)\n");
    vector_release(&places);
    release(&all);
}

static void references_can_be_redirected(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &sequence, STACKS);
    sequence_redirect(&sequence, &bench->plan, 1, 0, SEQUENCE_REFERENCE(0, 0), 3);
    is_text(bench, &sequence,
            "stack1 = stack_new(3)\nstack2 = stack_new(4)\nstack_push(stack2, 7)\nstack_push(stack1, 8)\n"
            "stack3 = stack_copy(stack1)\n");
    sequence_release(&sequence);
}

/* ---- the gate ---- */

/* reason NULL: it passes. */
static void gate_says(struct sequence_bench *bench, const char *text, const char *reason)
{
    struct sequence sequence = SEQUENCE_INIT;
    parse(bench, &sequence, text);
    char *said = sequence_gate(&sequence, &bench->plan);
    if (reason && said)
        assert_string_equal(said, reason);
    else if (reason || said)
        fail_msg("%s: %s", text, said ? said : "passed");
    mem_free(said);
    sequence_release(&sequence);
}

static bool is_in_order(struct sequence_bench *bench, const char *text)
{
    struct sequence sequence = SEQUENCE_INIT;
    parse(bench, &sequence, text);
    bool is = sequence_is_in_order(&sequence, &bench->plan);
    sequence_release(&sequence);
    return is;
}

static void what_has_to_come_first_is_missed_before_it_and_behind_its_end(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench,
                 "/* Has to be called before any other function. */\nvoid lib_init(void);\nvoid lib_quit(void);\n\n"
                 "int lib_get(int n);\n",
                 NULL);
    assert_true(is_in_order(bench, "lib_init()\nlib_get(1)\nlib_quit()\nlib_init()\nlib_get(1)"));
    assert_true(is_in_order(bench, "lib_init()\nlib_init()\nlib_get(1)")); /* the first may have failed */
    assert_false(is_in_order(bench, "lib_get(1)\nlib_init()"));
    assert_false(is_in_order(bench, "lib_quit()\nlib_init()"));
    assert_false(is_in_order(bench, "lib_init()\nlib_quit()\nlib_get(1)"));
    assert_false(is_in_order(bench, "lib_init()\nlib_get(1)\nlib_init()"));
}

static void a_part_of_a_sequence_begins_as_the_whole_did(void **state)
{
    struct sequence_bench *bench = *state;
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    open_library(bench, "void log_init(void);\nint log_get(int n);\n", NULL);
    parse(bench, &all.a, "log_init()\nlog_get(1)\nlog_get(2)");
    parse(bench, &all.b, "log_init()\nlog_get(2)");
    parse(bench, &all.c, "log_get(2)");
    assert_true(sequence_keeps_order(&all.b, &all.a, &bench->plan));
    assert_false(sequence_keeps_order(&all.c, &all.a, &bench->plan));
    assert_true(sequence_keeps_order(&all.c, &all.c, &bench->plan));
    bool is_needed[3];
    sequence_slice(&all.a, &bench->plan, 2, is_needed);
    assert_true(is_needed[0] && !is_needed[1] && is_needed[2]);
    release(&all);
}

static void what_was_taken_is_not_passed_again(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    gate_says(bench, "s = stack_new(1)\nstack_push(s, 1)\nstack_free(s)", NULL);
    gate_says(bench, "s = stack_new(1)\nstack_free(s)\nstack_push(s, 1)",
              "call 3, argument 's' of 'stack_push': an earlier call took it");
    gate_says(bench, "s = stack_new(1)\np = stack_parent(s)\nstack_free(s)\nh = stack_hash(p)",
              "call 4, argument 's' of 'stack_hash': an earlier call took it");
    gate_says(bench, "s = stack_new(1)\nt = stack_copy(s)\nstack_free(s)\nh = stack_hash(t)", NULL);
    gate_says(bench, "session_open(\"\", &s)\nsession_destroy(&s)\nsession_destroy(&s)",
              "call 3, argument 's' of 'session_destroy': an earlier call took it");
    gate_says(bench, "t = roles_strdup(\"a\")\nroles_free(t)\nu = roles_strdup(t)",
              "call 3, argument 's' of 'roles_strdup': an earlier call took it");
    gate_says(bench, "name_of(1, (n = NULL))\nstrings(n, NULL, NULL)",
              "call 2, argument 'name' of 'strings': it is made by no earlier call");
}

static void what_is_const_stays_const(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    gate_says(bench, "s = stack_new(1)\np = stack_parent(s)\nh = stack_hash(p)", NULL);
    gate_says(bench, "s = stack_new(1)\np = stack_parent(s)\nstack_push(p, 1)",
              "call 3, argument 's' of 'stack_push': it must not be changed");
}

static void null_is_refused_where_the_plan_says_never(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    gate_says(bench, "stack_push(NULL, 1)", NULL);
    node(bench, "stack_push", 0)->null = SEQ_NULL_NEVER;
    gate_says(bench, "stack_push(NULL, 1)", "call 1, argument 's' of 'stack_push': it must not be NULL");
    gate_says(bench, "sort_by(NULL)", NULL);
    node(bench, "sort_by", 0)->null = SEQ_NULL_NEVER;
    gate_says(bench, "sort_by(NULL)", "call 1, argument 'order' of 'sort_by': it must not be NULL");
    gate_says(bench, "door_close(NULL)", "call 1, argument 'door' of 'door_close': it must not be NULL");
    gate_says(bench, "stack_push(GUARD, 1)", NULL);
}

static void numbers_stay_in_their_ranges(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    gate_says(bench, "stack_push(NULL, -5)", NULL);
    node(bench, "stack_push", 1)->lo = 0;
    gate_says(bench, "stack_push(NULL, -5)", "call 1, argument 'value' of 'stack_push': it is out of range");
    gate_says(bench, "enums(GREEN, RIGHT_READ | RIGHT_RUN)", NULL);
    gate_says(bench, "enums(3, 0)", "call 1, argument 'c' of 'enums': it is none of the constants");
    gate_says(bench, "enums(RED, 8)", "call 1, argument 'r' of 'enums': it has bits that are no flags");
}

static void lengths_stay_in_their_limits(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING "void at(const int *values, size_t count, size_t index);\n", NULL);
    gate_says(bench, "board({1, 2})",
              "call 1, argument 'cells' of 'board': it has another number of cells than declared");
    gate_says(bench, "at({1, 2}, 2, 3)", NULL);
    node(bench, "at", 2)->limit = (uint32_t)(node(bench, "at", 0) - bench->plan.nodes.items);
    gate_says(bench, "at({1, 2}, 2, 3)", "call 1, argument 'index' of 'at': it is more than there are cells");
    gate_says(bench, "at({1, 2}, 2, 2)", NULL);
}

/* ---- text ---- */

static void text_is_read_and_written_again(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    static const char text[] =
        "numbers(true, 'x', 18446744073709551615, 0.1, -INFINITY, -128)\n"
        "numbers(2, '\\'', 0, 1.0, NAN, 0xffffffffff)\n"
        "enums(GREEN, RIGHT_READ | RIGHT_RUN)\n"
        "enums(9, 64)\n"
        "strings(\"a\\\"b'\\n\\001\\3770\", NULL, GUARD)\n"
        "array({1, -2, 2147483647}, 3)\n"
        "bytes({0, 255}, 2, \"abc\", &3)\n"
        "fill(\"\\000x\")\n"
        "read_items({1, 4294967295}, 4, 2)\n"
        "range({}, end)\n"
        "arguments(2, {\"a\", \"b\"})\n"
        "middle({.x = 1, .y = -2, .tiny = 7, .tinier = -16}, {.x = 0, .y = 0, .tiny = 0, .tinier = 0})\n"
        "where(&result1)\n"
        "where(NULL)\n"
        "name_of(3, &name1)\n"
        "strings(name1, \"x\", NULL)\n"
        "add_chunk(&{.text = \"ab\", .kind = 3})\n"
        "queue_init(&queue1)\n"
        "queue_add(queue1, 3)\n"
        "session_open(\"\", &session1)\n"
        "session_destroy(&session1)\n"
        "session_destroy(&NULL)\n"
        "cell_push(&(cell1 = NULL), 1)\n"
        "cell_push(&(cell2 = cell1), 2)\n"
        "door1 = door_open(1)\n"
        "door_close(door1)\n"
        "text1 = roles_strdup(\"a\")\n"
        "roles_free(text1)\n"
        "stack1 = stack_new(3)\n"
        "stack_keep(stack1, &data[3])\n"
        "stack_keep(stack1, stack1)\n"
        "stack_join({stack1, NULL, stack1}, 3)\n"
        "stack_format(stack1, buffer1[9], 9)\n"
        "convert(&{1, 65535}, &2, &out1[3], &3)\n"
        "convert(NULL, &0, &out2[0], &0)\n"
        "scan(&\"a b\", end)\n"
        "edit(&\"ab\", 2)\n"
        "edit(NULL, 0)\n";
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &sequence, text);
    is_text(bench, &sequence, text);
    struct text call = TEXT_INIT;
    sequence_print_call(&sequence, &bench->plan, 25, &call);
    assert_string_equal(call.s, "door_close(door1)");
    text_release(&call);
    sequence_release(&sequence);
}

static void asks(struct sequence_bench *bench, const struct sequence *sequence, struct sequence_fault fault,
                 uint32_t kind, bool is_broken, const char *expected)
{
    struct text own = TEXT_INIT;
    fault.stage = STAGE_CONTRACTS;
    fault.contract = 0;
    while (bench->plan.contracts.items[fault.contract].kind != kind)
        fault.contract++;
    sequence_print_own(sequence, &bench->plan, &fault, is_broken, &own);
    assert_string_equal(own.s, expected);
    text_release(&own);
}

static void what_assay_calls_itself_is_told(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    struct sequence_fault two = {.call = SEQUENCE_NONE, .objects = {0, 1 << 16, SEQUENCE_NONE}};
    struct sequence_fault one = {.call = 0, .objects = {0, SEQUENCE_NONE, SEQUENCE_NONE}};
    struct sequence_fault end = {.call = SEQUENCE_NONE,
                                 .stage = STAGE_DESTROYING,
                                 .contract = SEQUENCE_NONE,
                                 .objects = {1 << 16, SEQUENCE_NONE, SEQUENCE_NONE}};
    struct sequence_fault call = {.call = 1, .stage = STAGE_CALLING, .contract = SEQUENCE_NONE};
    struct text own = TEXT_INIT;
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &sequence, "stack1 = stack_new(3)\nstack2 = stack_new(4)\n");
    asks(bench, &sequence, two, CONTRACT_EQUAL_REFLEXIVE, false,
         "  and then Assay asks\nstack_equal(stack1, stack2)\n");
    asks(bench, &sequence, two, CONTRACT_EQUAL_SYMMETRIC, true,
         "  and then Assay asks\nstack_equal(stack1, stack2)\nstack_equal(stack2, stack1)\n");
    asks(bench, &sequence, two, CONTRACT_COMPARE_REFLEXIVE, false,
         "  and then Assay asks\nstack_compare(stack1, stack2)\n");
    asks(bench, &sequence, two, CONTRACT_HASH, true,
         "  and then Assay asks\nstack_equal(stack1, stack2)\nstack_hash(stack1)\nstack_hash(stack2)\n");
    asks(bench, &sequence, one, CONTRACT_HASH, false, "  and behind call 1 Assay asks\nstack_hash(stack1)\n");
    asks(bench, &sequence, one, CONTRACT_EQUAL_NULL, true,
         "  and behind call 1 Assay asks\nstack_equal(stack1, NULL)\n");
    sequence_print_own(&sequence, &bench->plan, &call, false, &own);
    assert_string_equal(own.s, "");
    sequence_print_own(&sequence, &bench->plan, &end, false, &own);
    assert_string_equal(own.s, "  and in the end\nstack_free(stack2)\n");
    text_release(&own);
    sequence_release(&sequence);
}

/* As in C, what is left out at the end of an array is 0. */
static void zeros_at_the_end_of_a_long_array_are_left_out(void **state)
{
    struct sequence_bench *bench = *state;
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    open_library(bench,
                 "struct board { int rows[9]; short few[8]; double reals[10]; int last; };\n"
                 "void play(struct board board);\n",
                 NULL);
    const char *text = "play({.rows = {0, 7}, .few = {1, 0, 0, 0, 0, 0, 0, 0}, .reals = {0.0}, .last = 5})\n";
    parse(
        bench, &all.a,
        "play({.rows = {0, 7, 0, 0, 0, 0, 0, 0, 0}, .few = {1}, .reals = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, .last = 5})");
    is_text(bench, &all.a, text);
    parse(bench, &all.b, text);
    assert_true(sequence_is_same(&all.a, &all.b));
    const char *full = "play({.rows = {1, 2, 3, 4, 5, 6, 7, 8, 9}, .few = {0, 0, 0, 0, 0, 0, 0, 0}, "
                       ".reals = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5}, .last = 0})\n";
    parse(bench, &all.c, full);
    is_text(bench, &all.c, full);
    release(&all);
}

static void people_may_write_it_their_way(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence sequence = SEQUENCE_INIT;
    open_library(bench, EVERYTHING, NULL);
    parse(bench, &sequence, "\n// a comment\n  mine = stack_new( 0x10 ) ;\n\nstack_push(mine,-1)\narray({1},99)");
    is_text(bench, &sequence, "stack1 = stack_new(16)\nstack_push(stack1, -1)\narray({1}, 1)\n");
    sequence_release(&sequence);
}

static void functions_are_called_by_what_they_do(void **state)
{
    struct sequence_bench *bench = *state;
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    open_library(bench, EVERYTHING, NULL);
    uint32_t operation = number_of(bench, "sort_by"), functions = node(bench, "sort_by", 0)->cells;
    for (uint64_t i = 0; i <= functions; i++) {
        const uint64_t words[] = {SEQUENCE_CALL(operation, 1), i};
        struct text out = TEXT_INIT;
        assert_true(reads(bench, &all.a, words, 2));
        sequence_print(&all.a, &bench->plan, &out);
        parse(bench, &all.b, out.s);
        assert_true(sequence_is_same(&all.a, &all.b));
        text_release(&out);
    }
    parse(bench, &all.c, "sort_by(<#1>)");
    assert_int_equal(all.c.words.items[1], 1);
    release(&all);
}

static void wrong(struct sequence_bench *bench, const char *text, const char *message)
{
    struct sequence sequence = SEQUENCE_INIT;
    struct error error = ERROR_INIT;
    assert_false(sequence_parse(&sequence, &bench->plan, text, &error));
    assert_string_equal(error.message.s, message);
    assert_int_equal(sequence.words.count, 0);
    error_release(&error);
    sequence_release(&sequence);
}

static void becomes(struct sequence_bench *bench, const char *read, const char *written)
{
    struct sequence sequence = SEQUENCE_INIT;
    parse(bench, &sequence, read);
    is_text(bench, &sequence, written);
    sequence_release(&sequence);
}

static void zeros_of_large_structs_are_left_out(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench,
                 EVERYTHING "struct sheet { int a, b; struct point at; double c; const char *name; int d; };\n"
                            "void lay(const struct sheet *sheet);\n",
                 NULL);
    static const char *const same[] = {
        "lay(&{.name = NULL})\n",
        "lay(&{.a = 1, .b = -2, .c = 0.5, .name = \"x\", .d = 3})\n",
        "lay(&{.b = 2, .at = {.x = 0, .y = 1, .tiny = 0, .tinier = 0}, .name = \"\"})\n",
        "lay(&{.name = NULL, .d = 1})\n",
    };
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        becomes(bench, same[i], same[i]);
    becomes(bench, "lay(&{.a = 0, .b = 0, .at = {.x = 0, .y = 0, .tiny = 0, .tinier = 0}, .c = 0, .name = NULL, .d = 7})\n",
            "lay(&{.name = NULL, .d = 7})\n");
    wrong(bench, "lay(&{.a = 1})\n", "line 1: expected the members in their order, found '})'");
    wrong(bench, "lay(&{.d = 1, .name = NULL})\n", "line 1: expected the members in their order, found '.d = 1, .name = NULL})'");
    wrong(bench, "lay(&{.unknown = 1, .name = NULL})\n",
          "line 1: expected the members in their order, found '.unknown = 1, .name = NULL})'");
}

static void errors_name_the_line(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    wrong(bench, "s = stack_new(1)\nstack_shove(s)", "line 2: the library has no function 'stack_shove'");
    wrong(bench, "log_line(\"a\")",
          "line 1: 'log_line' cannot be called: it is variadic: nobody can tell how many arguments it needs, and of "
          "which types");
    wrong(bench, "stack_push(s, 1)",
          "line 1: expected a value, or the name of what an earlier call gave, found 's, 1)'");
    wrong(bench, "queue_init(&q)\nstack_push(q, 1)", "line 2: 'q' is not what parameter 1 takes");
    wrong(bench, "a = stack_new(1)\n\nstack_push(a)", "line 3: expected ',', found ')'");
    wrong(bench, "a = stack_new(1", "line 1: expected ')', found ''");
    wrong(bench, "a = stack_new(99999999999999999999)",
          "line 1: expected a number of 64 bits, found '99999999999999999999)'");
    wrong(bench, "strings(\"abc", "line 1: expected the end of a text, found ''");
    wrong(bench, "board({1}) x", "line 1: expected the end of the line, found 'x'");
    wrong(bench, "middle({.y = 1, .x = 2}, {})", "line 1: expected the members in their order, found '.x = 2}, {})'");
}

static void any_sequence_is_read_again_as_it_was(void **state)
{
    struct sequence_bench *bench = *state;
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    open_library(bench, EVERYTHING, NULL);
    for (uint64_t seed = 0; seed < 1500; seed++) {
        struct text out = TEXT_INIT;
        draw_sequence(bench, &all.a, seed, 1 + seed % 30);
        if (!reads(bench, &all.b, all.a.words.items, all.a.words.count))
            fail_msg("seed %llu is not read", (unsigned long long)seed);
        sequence_print(&all.b, &bench->plan, &out);
        parse(bench, &all.c, out.s);
        if (!sequence_is_same(&all.b, &all.c))
            fail_msg("seed %llu:\n%s", (unsigned long long)seed, out.s);
        text_release(&out);
    }
    release(&all);
}

/* The libraries of tests/corpus are like those that people write. */
static void so_is_any_sequence_of_the_corpus(void **state)
{
    struct sequence_bench *bench = *state;
    char *unit = here(), *pattern = path_join(unit, "../corpus/open/*/*/*.h");
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    struct text header = TEXT_INIT, out = TEXT_INIT;
    glob_t found;
    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        text_clear(&header);
        assert_true(file_read(found.gl_pathv[i], &header, &bench->bench->error));
        open_library(bench, header.s, NULL);
        for (uint64_t seed = 0; seed < 50; seed++) {
            draw_sequence(bench, &all.a, seed, 10);
            assert_true(reads(bench, &all.b, all.a.words.items, all.a.words.count));
            text_clear(&out);
            sequence_print(&all.b, &bench->plan, &out);
            parse(bench, &all.c, out.s);
            assert_true(sequence_is_same(&all.b, &all.c));
        }
        void *old = bench;
        close_bench(&old);
        open_bench(state);
        bench = *state;
    }
    assert_in_range(found.gl_pathc, 10, 1000);
    globfree(&found);
    text_release(&header);
    text_release(&out);
    mem_free(pattern);
    mem_free(unit);
    release(&all);
}

static void text_that_is_cut_or_changed_is_survived(void **state)
{
    struct sequence_bench *bench = *state;
    struct three all = {SEQUENCE_INIT, SEQUENCE_INIT, SEQUENCE_INIT};
    struct dice dice = dice_of(5, 6);
    open_library(bench, EVERYTHING, NULL);
    for (uint64_t seed = 0; seed < 3000; seed++) {
        struct text out = TEXT_INIT;
        struct error error = ERROR_INIT;
        draw_sequence(bench, &all.a, seed, 4);
        assert_true(reads(bench, &all.b, all.a.words.items, all.a.words.count));
        sequence_print(&all.b, &bench->plan, &out);
        size_t at = dice_below(&dice, out.length);
        if (seed % 2)
            text_cut(&out, at);
        else
            out.s[at] = (char)(1 + dice_below(&dice, 255));
        bool done = sequence_parse(&all.c, &bench->plan, out.s, &error);
        assert_int_equal(done, error.kind == ERROR_NONE);
        error_release(&error);
        text_release(&out);
    }
    release(&all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SEQUENCE_TEST(words_are_read_as_calls),
        SEQUENCE_TEST(damaged_words_are_no_sequence),
        SEQUENCE_TEST(damage_anywhere_is_survived),
        SEQUENCE_TEST(what_a_word_does_not_mean_is_zero),
        SEQUENCE_TEST(hashes_tell_sequences_apart),
        SEQUENCE_TEST(every_node_that_takes_words_has_a_place),
        SEQUENCE_TEST(calls_go_and_references_follow),
        SEQUENCE_TEST(a_slice_is_what_belongs_together),
        SEQUENCE_TEST(one_behind_the_other_keeps_its_own_objects),
        SEQUENCE_TEST(an_argument_is_replaced_with_its_children),
        SEQUENCE_TEST(references_can_be_redirected),
        SEQUENCE_TEST(what_was_taken_is_not_passed_again),
        SEQUENCE_TEST(what_is_const_stays_const),
        SEQUENCE_TEST(null_is_refused_where_the_plan_says_never),
        SEQUENCE_TEST(numbers_stay_in_their_ranges),
        SEQUENCE_TEST(lengths_stay_in_their_limits),
        SEQUENCE_TEST(text_is_read_and_written_again),
        SEQUENCE_TEST(zeros_of_large_structs_are_left_out),
        SEQUENCE_TEST(what_assay_calls_itself_is_told),
        SEQUENCE_TEST(zeros_at_the_end_of_a_long_array_are_left_out),
        SEQUENCE_TEST(people_may_write_it_their_way),
        SEQUENCE_TEST(functions_are_called_by_what_they_do),
        SEQUENCE_TEST(what_has_to_come_first_is_missed_before_it_and_behind_its_end),
        SEQUENCE_TEST(a_part_of_a_sequence_begins_as_the_whole_did),
        SEQUENCE_TEST(errors_name_the_line),
        SEQUENCE_TEST(any_sequence_is_read_again_as_it_was),
        SEQUENCE_TEST(so_is_any_sequence_of_the_corpus),
        SEQUENCE_TEST(text_that_is_cut_or_changed_is_survived),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
