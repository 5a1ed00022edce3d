/* The policy, asked about a library that is made up: a function says what comes
 * of each sequence. */
#include <time.h>
#include "oracle/policy_case.h"
#include "sequence_bench.h"

#define LIBRARY                                                                                    \
    "#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n"                             \
    "struct list; struct cursor; struct value;\nenum kind { NUMBER, TEXT };\n"                     \
    "struct list *list_new(int shape);\nvoid list_free(struct list *l);\n"                         \
    "bool list_add(struct list *l, const char *name);\nsize_t list_count(const struct list *l);\n" \
    "int list_at(const struct list *l, size_t index);\n"                                           \
    "void list_append(struct list *to, struct list *from);\n"                                      \
    "void list_merge(struct list *to, const struct list *from);\n"                                 \
    "void list_clear(struct list *l);\nbool list_valid(const struct list *l);\n"                   \
    "struct list *list_copy(const struct list *l);\n"                                              \
    "struct cursor *cursor_new(const struct list *l);\nvoid cursor_free(struct cursor *c);\n"      \
    "bool cursor_next(struct cursor *c);\n"                                                        \
    "struct value *value_number(int n);\nstruct value *value_text(const char *t);\n"               \
    "void value_free(struct value *v);\nint value_text_length(const struct value *v);\n"           \
    "enum kind value_kind(const struct value *v);\n"                                               \
    "void encode(const uint8_t *bytes, size_t length, char *out);\n"                               \
    "void scale(double *cells, unsigned many_there_are);\n"

struct fake;
typedef void decide(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome);

struct fake {
    unsigned hangs; /* that were waited for */
    struct sequence_bench *bench;
    struct policy policy;
    struct symbols symbols;
    decide *decide;
    unsigned tries;
    struct ruling ruling;
    struct sequence sequence;
};

/* ---- what can happen ---- */

static void breaks(struct sequence_outcome *outcome, uint32_t call, enum sequence_stage stage, const char *said)
{
    outcome->outcome = TRIAL_BROKE;
    outcome->said = mem_strdup(said);
    outcome->failure = (struct trial_failure){.said = outcome->said, .note = "", .image = "", .status = 120 << 8};
    outcome->fault.call = call;
    outcome->fault.stage = stage;
}

static void meets_null(struct sequence_outcome *outcome, uint32_t call)
{
    breaks(outcome, call, STAGE_CALLING,
           "l.c:3:5: runtime error: member access within null pointer of type 'struct l'\n");
}

static void meets(struct sequence_outcome *outcome, uint32_t call, const char *what, enum sequence_region region,
                  enum sequence_owner owner)
{
    char *said = mem_format("==1==ERROR: AddressSanitizer: %s on address 0x1000\nREAD of size 4\n\n", what);
    breaks(outcome, call, STAGE_CALLING, said);
    mem_free(said);
    outcome->fault.region = region;
    outcome->fault.owner = owner;
}

static void leaks(struct sequence_outcome *outcome, uint32_t by, uint64_t blocks)
{
    breaks(outcome, SEQUENCE_NONE, STAGE_LEAKS, "");
    outcome->failure.end = (struct trial_end){.kind = TRIAL_END_LEAK, .number = (int64_t)blocks, .address = 8};
    outcome->fault.leak_call = by;
    outcome->live_blocks = blocks;
}

static void asserts(struct sequence_outcome *outcome, uint32_t call, const char *expression, const char *file, int line)
{
    breaks(outcome, call, STAGE_CALLING, "");
    struct trial_end *end = &outcome->failure.end;
    end->kind = TRIAL_END_ASSERT;
    end->line = (uint32_t)line;
    snprintf(end->text, sizeof end->text, "%s", expression);
    snprintf(end->file, sizeof end->file, "%s", file);
    snprintf(end->function, sizeof end->function, "list_add");
}

/* ---- looking ---- */

static bool calls(const struct fake *fake, const struct sequence *sequence, size_t call, const char *name)
{
    const struct sequence_plan *plan = &fake->bench->plan;
    return strcmp(sequence_plan_operation(plan, sequence_operation_of(sequence, call))->function->name, name) == 0;
}

static uint64_t word(const struct fake *fake, const struct sequence *sequence, size_t call, size_t place)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(sequence, &fake->bench->plan, call, &places);
    uint64_t found = sequence->words.items[places.items[place].word];
    vector_release(&places);
    return found;
}

static uint32_t find(const struct fake *fake, const struct sequence *sequence, const char *name)
{
    for (uint32_t i = 0; i < sequence->calls.count; i++)
        if (calls(fake, sequence, i, name))
            return i;
    return SEQUENCE_NONE;
}

static bool try_fake(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                     struct sequence_outcome *outcomes, struct error *error)
{
    struct fake *fake = data;
    (void)seconds, (void)error;
    for (size_t i = 0; i < count; i++) {
        outcomes[i] = (struct sequence_outcome){.outcome = TRIAL_PASSED, .refused = SEQUENCE_NONE};
        struct sequence_fault *fault = &outcomes[i].fault;
        fault->call = fault->contract = fault->allocated_by = fault->freed_by = fault->argument = SEQUENCE_NONE;
        fault->leak_call = SEQUENCE_NONE;
        fake->tries++;
        fake->decide(fake, &trials[i], &outcomes[i]);
    }
    return true;
}

static int open_fake(void **state)
{
    struct fake *fake = mem_alloc(sizeof *fake);
    open_bench((void **)&fake->bench);
    open_library(fake->bench, LIBRARY, NULL);
    fake->policy = (struct policy){.plan = &fake->bench->plan,
                                   .symbols = &fake->symbols,
                                   .services = {.data = fake, .try = try_fake},
                                   .call_seconds = 1};
    policy_init(&fake->policy);
    *state = fake;
    return 0;
}

static int close_fake(void **state)
{
    struct fake *fake = *state;
    ruling_release(&fake->ruling);
    sequence_release(&fake->sequence);
    policy_release(&fake->policy);
    close_bench((void **)&fake->bench);
    mem_free(fake);
    return 0;
}

/* Runs the sequence once, and judges. */
static void judge(struct fake *fake, decide *decide, const char *text)
{
    struct sequence_outcome outcome;
    struct error error = ERROR_INIT;
    ruling_release(&fake->ruling);
    sequence_clear(&fake->sequence);
    fake->decide = decide;
    parse(fake->bench, &fake->sequence, text);
    try_fake(fake, &(struct sequence_trial){.sequence = &fake->sequence, .skip_destroy_of = SEQUENCE_NONE}, 1, 0,
             &outcome, &error);
    if (!policy_judge(&fake->policy, &fake->sequence, &outcome, &fake->ruling, &error))
        fail_msg("%s", error.message.s);
    sequence_outcome_release(&outcome);
}

static void is_ruled(const struct fake *fake, enum ruling_kind kind, unsigned by)
{
    if (fake->ruling.kind != kind || fake->ruling.by != by)
        fail_msg("%s by %u, not %s by %u: %s", ruling_kind_name(fake->ruling.kind), fake->ruling.by,
                 ruling_kind_name(kind), by, fake->ruling.why);
}

static void learned(const struct fake *fake, const char *id)
{
    assert_non_null(fake->ruling.rule);
    assert_string_equal(fake->ruling.rule->id, id);
}

/* ---- rule 1 and 12 ---- */

static void never(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    (void)fake, (void)trial, (void)outcome;
}

static void every_second_time(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    (void)trial;
    if (fake->tries % 2)
        meets_null(outcome, 0);
}

static void with_the_first_fill(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    (void)fake;
    if (!(trial->flags & GIVEN_OTHER_FILL))
        meets(outcome, 0, "heap-buffer-overflow", REGION_HEAP, BLOCK_LIBRARY);
}

static bool watch_memory(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                         struct sequence_outcome *outcomes, struct error *error)
{
    (void)data, (void)trials, (void)count, (void)seconds, (void)error;
    outcomes[0] = (struct sequence_outcome){0};
    breaks(&outcomes[0], 0, STAGE_CALLING, "==1==WARNING: MemorySanitizer: use-of-uninitialized-value\n    #0 0x1\n\n");
    return true;
}

static void what_comes_back_is_expected(void **state)
{
    judge(*state, never, "list1 = list_new(1)\n");
    is_ruled(*state, RULING_EXPECTED, 12);
}

static void what_does_not_break_every_time_is_flaky(void **state)
{
    judge(*state, every_second_time, "list1 = list_new(1)\n");
    is_ruled(*state, RULING_FLAKY, 1);
}

static void what_depends_on_unwritten_memory_is_a_suspect_until_it_is_seen(void **state)
{
    struct fake *fake = *state;
    judge(fake, with_the_first_fill, "list1 = list_new(1)\n");
    is_ruled(fake, RULING_SUSPECT, 1);
    fake->policy.services.try_memory = watch_memory;
    fake->policy.services.memory_symbols = &fake->symbols;
    judge(fake, with_the_first_fill, "list1 = list_new(2)\n");
    is_ruled(fake, RULING_ERROR, 2);
    assert_int_equal(fake->ruling.verdict.kind, VERDICT_UNINITIALISED);
}

static void with_every_fill(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    (void)fake, (void)trial;
    meets(outcome, 0, "heap-buffer-overflow", REGION_HEAP, BLOCK_LIBRARY);
}

/* What is read beyond a block was never written either. */
static void unwritten_memory_is_told_where_nothing_else_breaks(void **state)
{
    struct fake *fake = *state;
    struct sequence_outcome outcome = {0};
    fake->policy.services.try_memory = watch_memory;
    fake->policy.services.memory_symbols = &fake->symbols;
    judge(fake, with_every_fill, "list1 = list_new(1)\n");
    is_ruled(fake, RULING_ERROR, 2);
    assert_int_equal(fake->ruling.verdict.kind, VERDICT_ADDRESS);
    struct error error = ERROR_INIT;
    watch_memory(NULL, NULL, 1, 0, &outcome, NULL);
    struct ruling ruling = {0};
    assert_true(policy_judge_memory(&fake->policy, &fake->ruling.sequence, &outcome, &ruling, &error));
    assert_int_equal(ruling.kind, RULING_EXPECTED);
    ruling_release(&ruling);
    sequence_outcome_release(&outcome);
}

/* ---- rule 5 ---- */

static void dies_of_null_list(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    for (uint32_t i = 0; i < trial->sequence->calls.count; i++)
        if (calls(fake, trial->sequence, i, "list_add") &&
            SEQUENCE_TAG(word(fake, trial->sequence, i, 0)) != HEAD_REFERENCE) { /* or a guard */
            meets_null(outcome, i);
            return;
        }
}

/* Only when something is in it already. */
static void dies_of_null_name(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    for (uint32_t i = 0; i < trial->sequence->calls.count; i++)
        if (calls(fake, trial->sequence, i, "list_add") && trial->sequence->calls.count < 5 &&
            SEQUENCE_TAG(word(fake, trial->sequence, i, 1)) == HEAD_NULL) {
            meets_null(outcome, i);
            return;
        }
}

static void dies_in_count(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t call = find(fake, trial->sequence, "list_count");
    if (call != SEQUENCE_NONE && find(fake, trial->sequence, "list_add") < call)
        meets_null(outcome, call);
}

static void a_null_that_always_crashes_is_a_rule_at_once(void **state)
{
    struct fake *fake = *state;
    judge(fake, dies_of_null_list, "list1 = list_new(1)\nlist_count(list1)\nlist_add(NULL, \"a\")\n");
    is_ruled(fake, RULING_INVALID, 5);
    learned(fake, "nonnull_list_add_l");
    is_text(fake->bench, &fake->ruling.sequence, "list_add(NULL, \"a\")\n");
    assert_string_equal(fake->ruling.rule->witness, "list_add(NULL, \"a\")\n");
    assert_int_equal(node(fake->bench, "list_add", 0)->null, SEQ_NULL_NEVER);
    judge(fake, dies_of_null_list, "list_add(NULL, \"b\")\n"); /* by the gate, without a question */
    is_ruled(fake, RULING_INVALID, 0);
}

static void a_null_that_sometimes_comes_back_is_a_suspect(void **state)
{
    struct fake *fake = *state;
    judge(fake, dies_of_null_name, "list1 = list_new(1)\nlist_add(list1, NULL)\n");
    is_ruled(fake, RULING_SUSPECT, 5);
    learned(fake, "nonnull_list_add_name");
    assert_true(fake->ruling.rule->is_mixed);
}

static void a_null_pointer_that_nobody_passed_is_an_error(void **state)
{
    struct fake *fake = *state;
    judge(fake, dies_in_count, "list1 = list_new(1)\nlist_add(list1, \"a\")\nlist_count(list1)\n");
    is_ruled(fake, RULING_ERROR, 5);
    judge(fake, dies_in_count, "list1 = list_new(1)\nlist_add(list1, NULL)\nlist_count(list1)\n"); /* not its fault */
    is_ruled(fake, RULING_ERROR, 5);
}

static void a_rule_that_was_flipped_makes_errors(void **state)
{
    struct fake *fake = *state;
    struct rule *rule = rules_add(&fake->policy.rules, &fake->bench->plan, RULE_NONNULL,
                                  number_of(fake->bench, "list_add"), 0, 0, NULL);
    rule->is_bug = rule->is_old = true;
    judge(fake, dies_of_null_list, "list_add(NULL, \"a\")\n");
    is_ruled(fake, RULING_ERROR, 5);
    assert_int_not_equal(node(fake->bench, "list_add", 0)->null, SEQ_NULL_NEVER);
}

static void the_same_is_not_asked_about_for_ever(void **state)
{
    struct fake *fake = *state;
    for (unsigned i = 0; i < policy_numbers.remembered; i++)
        judge(fake, dies_in_count, "list1 = list_new(1)\nlist_add(list1, \"a\")\nlist_count(list1)\n");
    unsigned tries = fake->tries;
    judge(fake, dies_in_count, "list1 = list_new(2)\nlist_add(list1, \"b\")\nlist_count(list1)\n");
    is_ruled(fake, RULING_ERROR, 5);
    assert_int_equal(fake->tries, tries + 1);
}

/* ---- rule 2, and indices ---- */

/* limit: what it looks for itself; 0: it does not. */
static void at(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome, uint64_t limit)
{
    uint32_t call = find(fake, trial->sequence, "list_at");
    uint64_t index = call == SEQUENCE_NONE ? 0 : word(fake, trial->sequence, call, 1);
    if (index < 3 || (limit && index > limit))
        return;
    meets(outcome, call, "heap-buffer-overflow", REGION_HEAP, BLOCK_LIBRARY);
    outcome->fault.has_address = 1;
    outcome->fault.address = 0x10000 + 4 * index;
}

static void at_unchecked(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    at(fake, trial, outcome, 0);
}

static void at_off_by_one(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    at(fake, trial, outcome, 3);
}

static void an_index_that_is_off_by_one_is_an_error_and_one_that_nobody_looks_at_is_none(void **state)
{
    struct fake *fake = *state;
    judge(fake, at_off_by_one, "list1 = list_new(1)\nlist_at(list1, 3)\n");
    is_ruled(fake, RULING_ERROR, 2);
}

static void an_index_that_is_followed_anywhere_is_the_callers(void **state)
{
    struct fake *fake = *state;
    judge(fake, at_unchecked, "list1 = list_new(1)\nlist_at(list1, 3)\n");
    is_ruled(fake, RULING_SUSPECT, 2);
    assert_int_equal(fake->ruling.rule->kind, RULE_REQUIRES);
}

static void hangs(struct sequence_outcome *outcome, uint32_t call)
{
    breaks(outcome, call, STAGE_CALLING, "");
    outcome->failure.timed_out = true;
    outcome->failure.limit_seconds = 5;
}

/* The list is made as large as it is said to be, and nothing of its size is looked at. */
static void grows_for_ever(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    at_off_by_one(fake, trial, outcome);
    for (uint32_t i = 0; i < trial->sequence->calls.count; i++)
        if (calls(fake, trial->sequence, i, "list_new") && (int)word(fake, trial->sequence, i, 0) > 1000000) {
            sequence_outcome_release(outcome);
            hangs(outcome, i);
            fake->hangs++;
            return;
        }
}

static void numbers_that_take_all_the_time_are_asked_about_once(void **state)
{
    struct fake *fake = *state;
    judge(fake, grows_for_ever, "list1 = list_new(1)\nlist_at(list1, 3)\n");
    is_ruled(fake, RULING_ERROR, 2);
    assert_int_equal(fake->hangs, 1);
    judge(fake, grows_for_ever, "list1 = list_new(2)\nlist_at(list1, 3)\n");
    assert_int_equal(fake->hangs, 1);
}

/* ---- rule 3 ---- */

static void encodes(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t call = find(fake, trial->sequence, "encode");
    meets(outcome, call, "heap-buffer-overflow", REGION_HEAP, BLOCK_CALLER);
    outcome->fault.allocated_by = call;
    outcome->fault.argument = sequence_plan_node(&fake->bench->plan, number_of(fake->bench, "encode"), 2);
}

static void encodes_bytes(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    encodes(fake, trial, outcome);
    outcome->fault.argument = sequence_plan_node(&fake->bench->plan, number_of(fake->bench, "encode"), 0);
}

static void a_buffer_of_unknown_size_proves_nothing_and_one_of_known_size_does(void **state)
{
    struct fake *fake = *state;
    judge(fake, encodes, "encode({1, 2}, 2, {0, 0, 0})\n");
    is_ruled(fake, RULING_INVALID, 3);
    judge(fake, encodes_bytes, "encode({1, 2}, 2, {0, 0, 0})\n");
    is_ruled(fake, RULING_ERROR, 3);
}

/* ---- rule 4 ---- */

/* The second list is gone after list_append. */
static void appends(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t call = find(fake, trial->sequence, "list_append");
    if (call == SEQUENCE_NONE)
        return;
    uint32_t taken = SEQUENCE_REFERENCE_CALL(word(fake, trial->sequence, call, 1));
    bool is_consumed = node(fake->bench, "list_append", 1)->flags & ARGUMENT_CONSUMED;
    if (taken == trial->skip_destroy_of || is_consumed)
        return;
    meets(outcome, SEQUENCE_NONE, "attempting double-free", REGION_FREED, BLOCK_LIBRARY);
    outcome->fault.stage = STAGE_DESTROYING;
}

/* list_merge keeps what it must only look at: left alone, that is lost. */
static void merges(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    if (find(fake, trial->sequence, "list_merge") == SEQUENCE_NONE)
        return;
    meets(outcome, SEQUENCE_NONE, "attempting double-free", REGION_FREED, BLOCK_LIBRARY);
    outcome->fault.stage = STAGE_DESTROYING;
}

static void clears(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t clear = find(fake, trial->sequence, "list_clear"), next = find(fake, trial->sequence, "cursor_next");
    uint32_t made = find(fake, trial->sequence, "cursor_new");
    if (next == SEQUENCE_NONE || clear == SEQUENCE_NONE)
        return;
    if (SEQUENCE_REFERENCE_CALL(word(fake, trial->sequence, next, 0)) > clear)
        return;
    meets(outcome, next, "heap-use-after-free", REGION_FREED, BLOCK_LIBRARY);
    outcome->fault.freed_by = clear;
    outcome->fault.allocated_by = made;
}

static void an_object_that_is_handed_over_is_gone(void **state)
{
    struct fake *fake = *state;
    judge(fake, appends, "list1 = list_new(1)\nlist2 = list_new(1)\nlist_append(list1, list2)\n");
    is_ruled(fake, RULING_SUSPECT, 4);
    learned(fake, "consumes_list_append_from");
    assert_true(node(fake->bench, "list_append", 1)->flags & ARGUMENT_CONSUMED);
    assert_false(node(fake->bench, "list_append", 0)->flags & ARGUMENT_CONSUMED);
}

static void what_is_only_looked_at_cannot_be_handed_over(void **state)
{
    struct fake *fake = *state;
    judge(fake, merges, "list1 = list_new(1)\nlist2 = list_new(1)\nlist_merge(list1, list2)\n");
    is_ruled(fake, RULING_ERROR, 4);
}

static void what_was_derived_before_a_change_may_be_gone(void **state)
{
    struct fake *fake = *state;
    judge(fake, clears, "list1 = list_new(1)\ncursor1 = cursor_new(list1)\nlist_clear(list1)\ncursor_next(cursor1)\n");
    is_ruled(fake, RULING_SUSPECT, 4);
    learned(fake, "lifetime_cursor_new_l");
}

/* ---- kinds ---- */

static void measures_number(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t call = find(fake, trial->sequence, "value_text_length");
    if (call == SEQUENCE_NONE)
        return;
    uint32_t made = SEQUENCE_REFERENCE_CALL(word(fake, trial->sequence, call, 0));
    if (!calls(fake, trial->sequence, made, "value_text"))
        meets_null(outcome, call);
}

static void a_function_for_one_kind_of_object_need_not_stand_another(void **state)
{
    struct fake *fake = *state;
    judge(fake, measures_number, "value1 = value_number(0)\nvalue_text_length(value1)\n");
    is_ruled(fake, RULING_SUSPECT, 5);
    assert_int_equal(fake->ruling.rule->operation, number_of(fake->bench, "value_text_length"));
}

/* ---- rule 6 ---- */

#define SOURCE                                                                                         \
    "int find(struct list *l)\n{\n"                                                                    \
    "    /* } */ const char *end = \"}\", c = '{';\n"                                                  \
    "    struct node *first = l->first;\n"                                                             \
    "    assert(first != 0);\n"                                                                        \
    "    if (l == 0)\n        return -1;\n"                                                            \
    "    assert(l->count > 0);\n"                                                                      \
    "    int grid[2] = {1, 2};\n"                                                                      \
    "    check(l);\n"                                                                                  \
    "    assert(l->count > 1);\n"                                                                      \
    "    for (int i = 0; i < l->count; i++) {\n"                                                       \
    "        assert(l->items[i] != 0);\n"                                                              \
    "    }\n}\n"                                                                                       \
    "int search(struct list *l)\n{\n    for (int i = 0; i < 9; i++) {\n        assert(l);\n    }\n}\n" \
    "int next(struct list *l)\n{\n    int a = find(l);\n    return find(l) + a;\n}\n"

static void an_assertion_is_asked_of_the_caller_only_before_anything_is_done(void **state)
{
    struct fake *fake = *state;
    put(fake->bench->bench, "list.c", SOURCE);
    char *path = path_join(fake->bench->bench->directory, "list.c");
    assert_true(source_is_at_head(path, 5));
    assert_true(source_is_at_head(path, 8));
    assert_true(source_is_at_head(path, 10));
    assert_false(source_is_at_head(path, 11)); /* behind a call */
    assert_false(source_is_at_head(path, 13)); /* in a loop */
    assert_false(source_is_at_head(path, 19));
    assert_true(source_is_at_head(path, 25));
    assert_false(source_is_at_head(path, 2)); /* in no function */
    assert_false(source_is_at_head(path, 99));
    assert_false(source_is_at_head("/nowhere.c", 1));
    mem_free(path);
}

#define BRANCHES                                       \
    "void pause(struct list *l)\n{\n"                  \
    "    struct {\n        int a;\n    } context;\n"   \
    "    if (l->count) {\n        l->count--;\n"       \
    "    } else {\n        assert(0);\n    }\n"        \
    "    if (l->count)\n        return;\n"             \
    "    if (l->next) {\n        l->count++;\n    }\n" \
    "    assert(l->count);\n}\n"

static void an_assertion_in_the_other_branch_comes_before_anything_is_done(void **state)
{
    struct fake *fake = *state;
    put(fake->bench->bench, "list.c", BRANCHES);
    char *path = path_join(fake->bench->bench->directory, "list.c");
    assert_true(source_is_at_head(path, 7));  /* behind a type and a condition */
    assert_true(source_is_at_head(path, 9));
    assert_false(source_is_at_head(path, 16)); /* a block may have run */
    mem_free(path);
}

/* ---- 0 or 1 ---- */

static void what_fills_a_struct_with_1_and_leaves_it_blank_with_0_succeeds_with_1(void **state)
{
    struct fake *fake = *state;
    uint32_t count = (uint32_t)fake->policy.plan->items.count, operation = 0;
    while (operation < count && fake->policy.plan->items.items[operation].success != SEQ_SUCCESS_UNKNOWN)
        operation++;
    assert_true(operation < count);
    assert_false(policy_learn_success(&fake->policy, operation, (uint64_t[]){1, 0, 0, 0}));
    assert_false(policy_learn_success(&fake->policy, operation, (uint64_t[]){1, 1, 0, 9}));
    assert_false(policy_learn_success(&fake->policy, operation, (uint64_t[]){0, 0, 0, 9}));
    assert_true(policy_learn_success(&fake->policy, operation, (uint64_t[]){1, 0, 0, 9}));
    assert_int_equal(fake->policy.plan->items.items[operation].success, SEQ_SUCCESS_CONSTANT);
    assert_int_equal(fake->policy.plan->items.items[operation].success_value, 1);
    assert_false(policy_learn_success(&fake->policy, operation, (uint64_t[]){1, 0, 0, 9}));
}

static char *assert_file;
static int assert_line;

static void asserts_in_add(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t call = find(fake, trial->sequence, "list_add");
    if (call != SEQUENCE_NONE)
        asserts(outcome, call, "l->count > 0", assert_file, assert_line);
}

static void an_assertion_at_the_head_is_a_rule_and_any_other_is_an_error(void **state)
{
    struct fake *fake = *state;
    put(fake->bench->bench, "list.c", SOURCE);
    assert_file = path_join(fake->bench->bench->directory, "list.c");
    assert_line = 8;
    judge(fake, asserts_in_add, "list1 = list_new(1)\nlist_add(list1, \"a\")\n");
    is_ruled(fake, RULING_INVALID, 6);
    assert_string_equal(fake->ruling.rule->expression, "l->count > 0");
    policy_release(&fake->policy);
    policy_init(&fake->policy);
    assert_line = 13;
    judge(fake, asserts_in_add, "list1 = list_new(1)\nlist_add(list1, \"a\")\n");
    is_ruled(fake, RULING_ERROR, 6);
    mem_free(assert_file);
}

static void what_an_assertion_is_about_shows_in_its_words(void **state)
{
    struct fake *fake = *state;
    struct policy_case judged = {.policy = &fake->policy, .plan = &fake->bench->plan};
    const struct function *at = NULL;
    for (uint32_t i = 0; i < judged.plan->items.count; i++)
        if (strcmp(sequence_plan_operation(judged.plan, i)->function->name, "list_at") == 0)
            at = sequence_plan_operation(judged.plan, i)->function;
    assert_true(expression_names_numbers(at, "index < 4096 && is_even(index)"));
    assert_false(expression_names_numbers(at, "index < l->count"));
    assert_false(expression_names_numbers(at, "l"));
    assert_false(expression_names_numbers(at, "depth > 0"));
    assert_true(expression_is_invariant(&judged, "l->count <= l->capacity"));
    assert_true(expression_is_invariant(&judged, "l->capacity>=l->count"));
    assert_true(expression_is_invariant(&judged, "(l->head == NULL) == (l->tail == NULL)"));
    assert_true(expression_is_invariant(&judged, "l->tail->next == NULL"));
    assert_true(expression_is_invariant(&judged, "list_valid(l)"));
    assert_false(expression_is_invariant(&judged, "l->count < l->capacity"));
    assert_false(expression_is_invariant(&judged, "a->rows <= b->rows"));
    assert_false(expression_is_invariant(&judged, "l->depth == 0"));
    assert_true(expression_is_constant("!\"unknown mode\""));
    assert_true(expression_is_constant("0 && \"not reached\""));
    assert_true(expression_is_constant("false"));
    assert_false(expression_is_constant("l->count"));
    assert_non_null(expression_number_kept(at, "f.index >= 1 && f.index <= 32"));
    assert_null(expression_number_kept(at, "f.index <= l->count"));
    assert_null(expression_number_kept(at, "f.depth >= 1"));
    assert_null(expression_number_kept(at, "check(f.index)"));
    assert_non_null(expression_number_held(at, "l->labels[index] <= l->count"));
    assert_non_null(expression_number_held(at, "at < l->count && l->heap[at] == index"));
    assert_null(expression_number_held(at, "index <= l->count"));
    assert_null(expression_number_held(at, "l->labels[at] <= l->count"));
}

static void exits(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    (void)fake, (void)trial;
    breaks(outcome, 0, STAGE_CALLING, "");
    outcome->failure.end = (struct trial_end){.kind = TRIAL_END_EXIT, .number = 70};
}

static void who_ends_the_process_is_a_suspect(void **state)
{
    judge(*state, exits, "list1 = list_new(1)\n");
    is_ruled(*state, RULING_SUSPECT, 6);
}

/* ---- rules 7 to 9 ---- */

static void overflows(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    if ((int64_t)word(fake, trial->sequence, 0, 0) > 70000)
        breaks(outcome, 0, STAGE_CALLING, "l.c:3:5: runtime error: signed integer overflow: 1 + 2 cannot be\n");
}

static void divides(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    for (uint32_t i = 0; i < trial->sequence->calls.count; i++)
        if (calls(fake, trial->sequence, i, "list_new") && word(fake, trial->sequence, i, 0) == 0) {
            breaks(outcome, i, STAGE_CALLING, "l.c:3:5: runtime error: division by zero\n");
            return;
        }
}

static void hangs_with_large(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    if (word(fake, trial->sequence, 0, 0) > 100000)
        hangs(outcome, 0);
}

static void hangs_always(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t call = find(fake, trial->sequence, "list_count");
    if (call != SEQUENCE_NONE)
        hangs(outcome, call);
}

static void undefined_behaviour_is_an_error_and_of_low_severity_with_extreme_numbers(void **state)
{
    struct fake *fake = *state;
    judge(fake, overflows, "list1 = list_new(2147483647)\n");
    is_ruled(fake, RULING_ERROR, 7);
    assert_true(fake->ruling.is_low);
    judge(fake, overflows, "list1 = list_new(80000)\n");
    is_ruled(fake, RULING_ERROR, 7);
    assert_false(fake->ruling.is_low);
}

static void a_zero_that_is_divided_by_is_a_rule(void **state)
{
    struct fake *fake = *state;
    judge(fake, divides, "list1 = list_new(0)\n");
    is_ruled(fake, RULING_INVALID, 8);
    assert_string_equal(fake->ruling.rule->expression, "shape != 0");
}

static void divides_later(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t call = find(fake, trial->sequence, "list_add"), made = find(fake, trial->sequence, "list_new");
    if (call != SEQUENCE_NONE && word(fake, trial->sequence, made, 0) == 0)
        breaks(outcome, call, STAGE_CALLING, "l.c:3:5: runtime error: division by zero\n");
}

static void a_zero_of_an_earlier_call_is_the_callers_too(void **state)
{
    struct fake *fake = *state;
    judge(fake, divides_later, "list1 = list_new(0)\nlist_add(list1, \"a\")\n");
    is_ruled(fake, RULING_SUSPECT, 8);
    assert_string_equal(fake->ruling.rule->expression, "shape != 0");
}

static void a_hang_counts_only_with_small_numbers(void **state)
{
    struct fake *fake = *state;
    judge(fake, hangs_with_large, "list1 = list_new(1000000)\n");
    is_ruled(fake, RULING_INVALID, 9);
    judge(fake, hangs_always, "list1 = list_new(2)\nlist_count(list1)\n");
    is_ruled(fake, RULING_ERROR, 9);
}

static void hangs_with_one(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    if (word(fake, trial->sequence, 0, 0) == 150000)
        hangs(outcome, 0);
}

static void hangs_below(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    if ((int)word(fake, trial->sequence, 0, 0) < -100000)
        hangs(outcome, 0);
}

static void hangs_far_up(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    int number = (int)word(fake, trial->sequence, 0, 0);
    if (number > 2000000000 || number < 0)
        hangs(outcome, 0);
}

static void takes_longer(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    struct timespec long_enough = {.tv_nsec = 80000000};
    hangs_with_large(fake, trial, outcome);
    if (outcome->outcome == TRIAL_PASSED && word(fake, trial->sequence, 0, 0) > 4096)
        nanosleep(&long_enough, NULL);
}

static void a_hang_with_a_large_number_counts_when_half_of_it_ends_at_once(void **state)
{
    struct fake *fake = *state;
    judge(fake, hangs_with_large, "list1 = list_new(150000)\n");
    is_ruled(fake, RULING_ERROR, 9);
    judge(fake, hangs_below, "list1 = list_new(-150000)\n");
    is_ruled(fake, RULING_ERROR, 9);
    judge(fake, hangs_far_up, "list1 = list_new(2147483647)\n");
    is_ruled(fake, RULING_ERROR, 9);
}

static void grows_with_number(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    struct timespec long_enough = {.tv_nsec = 80000000};
    if (word(fake, trial->sequence, 0, 0) > 3000)
        hangs(outcome, 0);
    else if (word(fake, trial->sequence, 0, 0) > 1000)
        nanosleep(&long_enough, NULL);
}

static void what_grows_is_known_by_the_first_number_that_shows_it(void **state)
{
    struct fake *fake = *state;
    judge(fake, grows_with_number, "list1 = list_new(4000)\n");
    is_ruled(fake, RULING_INVALID, 9);
    assert_true(fake->tries < 10);
}

static void a_hang_with_a_large_number_may_be_slow_or_by_chance(void **state)
{
    struct fake *fake = *state;
    judge(fake, hangs_with_one, "list1 = list_new(150000)\n");
    is_ruled(fake, RULING_INVALID, 9);
    judge(fake, takes_longer, "list1 = list_new(150000)\n");
    is_ruled(fake, RULING_INVALID, 9);
}

/* ---- rules 10 and 11 ---- */

static void leaks_each_time(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t call = find(fake, trial->sequence, "list_add");
    if (call != SEQUENCE_NONE)
        leaks(outcome, call, trial->repeat ? trial->repeat : 1);
}

static void leaks_once(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t call = find(fake, trial->sequence, "list_add");
    if (call != SEQUENCE_NONE)
        leaks(outcome, call, 3);
}

static void leaks_objects(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    leaks_each_time(fake, trial, outcome);
    outcome->fault.undestroyed = 1;
}

static void a_leak_must_grow(void **state)
{
    struct fake *fake = *state;
    judge(fake, leaks_each_time, "list1 = list_new(1)\nlist_add(list1, \"a\")\n");
    is_ruled(fake, RULING_ERROR, 10);
}

static void what_is_kept_once_is_no_leak(void **state)
{
    struct fake *fake = *state;
    judge(fake, leaks_once, "list1 = list_new(1)\nlist_add(list1, \"a\")\n");
    is_ruled(fake, RULING_EXPECTED, 10);
}

static void objects_that_nobody_can_destroy_make_suspects(void **state)
{
    struct fake *fake = *state;
    judge(fake, leaks_objects, "list1 = list_new(1)\nlist_add(list1, \"a\")\n");
    is_ruled(fake, RULING_SUSPECT, 10);
}

static void breaks_contract(struct fake *fake, const struct sequence_trial *trial, struct sequence_outcome *outcome)
{
    uint32_t call = find(fake, trial->sequence, "list_add");
    if (call == SEQUENCE_NONE)
        return;
    breaks(outcome, call, STAGE_CONTRACTS, "");
    outcome->failure.end = (struct trial_end){.kind = TRIAL_END_CONTRACT, .text = "it is false"};
    outcome->fault.contract = 0;
}

static void a_contract_that_is_broken_is_an_error_with_its_name(void **state)
{
    struct fake *fake = *state;
    assert_true(fake->bench->plan.contracts.count > 0);
    judge(fake, breaks_contract, "list1 = list_new(1)\nlist_add(list1, \"a\")\n");
    is_ruled(fake, RULING_ERROR, 11);
    char *name = sequence_contract_name(&fake->bench->plan, 0);
    assert_non_null(strstr(fake->ruling.verdict.cause, name));
    mem_free(name);
}

static void an_inferred_contract_must_have_held(void **state)
{
    struct fake *fake = *state;
    fake->bench->plan.contracts.items[0].is_inferred = 1;
    fake->bench->plan.contracts.items[0].kind = CONTRACT_INVARIANT;
    assert_false(policy_believes(&fake->policy, 0, 0, 5));
    assert_false(policy_believes(&fake->policy, 0, 100, 100));
    assert_true(policy_believes(&fake->policy, 0, 100, 1));
    fake->bench->plan.contracts.items[0].is_inferred = 0;
    assert_true(policy_believes(&fake->policy, 0, 0, 5));
}

/* ---- shrinking ---- */

static bool stays(struct fake *fake, const char *text)
{
    struct sequence sequence = SEQUENCE_INIT;
    struct sequence_outcome outcome;
    parse(fake->bench, &sequence, text);
    try_fake(fake, &(struct sequence_trial){.sequence = &sequence, .skip_destroy_of = SEQUENCE_NONE}, 1, 0, &outcome,
             NULL);
    bool is_same = policy_is_same(&fake->policy, &fake->ruling, &sequence, &outcome);
    sequence_outcome_release(&outcome);
    sequence_release(&sequence);
    return is_same;
}

static void shrinking_keeps_to_the_same_cause_and_does_not_slip_into_misuse(void **state)
{
    struct fake *fake = *state;
    judge(fake, dies_in_count, "list1 = list_new(3)\nlist_add(list1, \"abc\")\nlist_count(list1)\n");
    assert_true(stays(fake, "list1 = list_new(0)\nlist_add(list1, \"\")\nlist_count(list1)\n"));
    assert_false(stays(fake, "list1 = list_new(0)\nlist_count(list1)\n"));                      /* it passes */
    assert_false(stays(fake, "list1 = list_new(0)\nlist_add(list1, NULL)\nlist_count(list1)\n")); /* a NULL came in */
    fake->decide = dies_of_null_list;
    assert_false(stays(fake, "list_add(NULL, \"\")\n")); /* another call */
}

#define POLICY_TEST(function) cmocka_unit_test_setup_teardown(function, open_fake, close_fake)

int main(void)
{
    const struct CMUnitTest tests[] = {
        POLICY_TEST(what_comes_back_is_expected),
        POLICY_TEST(what_does_not_break_every_time_is_flaky),
        POLICY_TEST(what_depends_on_unwritten_memory_is_a_suspect_until_it_is_seen),
        POLICY_TEST(unwritten_memory_is_told_where_nothing_else_breaks),
        POLICY_TEST(a_null_that_always_crashes_is_a_rule_at_once),
        POLICY_TEST(a_null_that_sometimes_comes_back_is_a_suspect),
        POLICY_TEST(a_null_pointer_that_nobody_passed_is_an_error),
        POLICY_TEST(a_rule_that_was_flipped_makes_errors),
        POLICY_TEST(the_same_is_not_asked_about_for_ever),
        POLICY_TEST(an_index_that_is_off_by_one_is_an_error_and_one_that_nobody_looks_at_is_none),
        POLICY_TEST(an_index_that_is_followed_anywhere_is_the_callers),
        POLICY_TEST(numbers_that_take_all_the_time_are_asked_about_once),
        POLICY_TEST(a_buffer_of_unknown_size_proves_nothing_and_one_of_known_size_does),
        POLICY_TEST(an_object_that_is_handed_over_is_gone),
        POLICY_TEST(what_is_only_looked_at_cannot_be_handed_over),
        POLICY_TEST(what_was_derived_before_a_change_may_be_gone),
        POLICY_TEST(a_function_for_one_kind_of_object_need_not_stand_another),
        POLICY_TEST(an_assertion_is_asked_of_the_caller_only_before_anything_is_done),
        POLICY_TEST(an_assertion_in_the_other_branch_comes_before_anything_is_done),
        POLICY_TEST(what_fills_a_struct_with_1_and_leaves_it_blank_with_0_succeeds_with_1),
        POLICY_TEST(an_assertion_at_the_head_is_a_rule_and_any_other_is_an_error),
        POLICY_TEST(what_an_assertion_is_about_shows_in_its_words),
        POLICY_TEST(who_ends_the_process_is_a_suspect),
        POLICY_TEST(undefined_behaviour_is_an_error_and_of_low_severity_with_extreme_numbers),
        POLICY_TEST(a_zero_that_is_divided_by_is_a_rule),
        POLICY_TEST(a_zero_of_an_earlier_call_is_the_callers_too),
        POLICY_TEST(a_hang_counts_only_with_small_numbers),
        POLICY_TEST(a_hang_with_a_large_number_counts_when_half_of_it_ends_at_once),
        POLICY_TEST(what_grows_is_known_by_the_first_number_that_shows_it),
        POLICY_TEST(a_hang_with_a_large_number_may_be_slow_or_by_chance),
        POLICY_TEST(a_leak_must_grow),
        POLICY_TEST(what_is_kept_once_is_no_leak),
        POLICY_TEST(objects_that_nobody_can_destroy_make_suspects),
        POLICY_TEST(a_contract_that_is_broken_is_an_error_with_its_name),
        POLICY_TEST(an_inferred_contract_must_have_held),
        POLICY_TEST(shrinking_keeps_to_the_same_cause_and_does_not_slip_into_misuse),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
