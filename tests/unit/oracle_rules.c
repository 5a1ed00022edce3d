/* Learned rules: names, what they do to a plan, and the file that a person reads. */
#include <sys/wait.h>

#include "oracle/rules.h"
#include "sequence_bench.h"

#define STACK                                                                        \
    "#include <stdbool.h>\n#include <stddef.h>\n"                                    \
    "struct stack;\nenum state { EMPTY, FULL };\nstruct range { int low, high; };\n" \
    "struct stack *stack_new(size_t capacity);\nvoid stack_free(struct stack *s);\n" \
    "void stack_push(struct stack *s, int value);\n"                                 \
    "void stack_move(struct stack *to, struct stack *from);\n"                       \
    "struct stack *stack_reverse(const struct stack *s);\n"                          \
    "enum state stack_state(const struct stack *s);\n"                               \
    "size_t stack_size(const struct stack *s);\n"                                    \
    "int stack_at(const struct stack *s, size_t index);\n"                           \
    "int range_clip(const struct range *r, int value);\n"                            \
    "void stack_fill(struct stack *s, int *cells, unsigned many, int step);\n"

static struct rule *add(struct sequence_bench *bench, struct rules *rules, enum rule_kind kind, const char *name,
                        size_t first, size_t second, const char *expression)
{
    return rules_add(rules, &bench->plan, kind, number_of(bench, name), first, second, expression);
}

static void says(struct sequence_bench *bench, const struct rule *rule, const char *id, const char *declaration,
                 const char *sentence)
{
    char *declared = rule_declaration(rule, &bench->plan), *said = rule_sentence(rule, &bench->plan);
    assert_string_equal(rule->id, id);
    assert_string_equal(declared, declaration);
    assert_string_equal(said, sentence);
    mem_free(declared);
    mem_free(said);
}

static void a_rule_has_one_id_and_words(void **state)
{
    struct sequence_bench *bench = *state;
    struct rules rules = RULES_INIT;
    open_library(bench, STACK, NULL);
    struct rule *nonnull = add(bench, &rules, RULE_NONNULL, "stack_push", 0, 0, NULL);
    says(bench, nonnull, "nonnull_stack_push_s", "ASSAY_NONNULL(stack_push, s)", "'s' of stack_push must not be NULL");
    says(bench, add(bench, &rules, RULE_CONSUMES, "stack_move", 1, 0, NULL), "consumes_stack_move_from",
         "ASSAY_CONSUMES(stack_move, from)", "'from' is gone after stack_move");
    says(bench, add(bench, &rules, RULE_LENGTH, "stack_fill", 1, 2, NULL), "length_stack_fill_cells_many",
         "ASSAY_LENGTH(stack_fill, cells, many)", "'cells' of stack_fill has 'many' elements");
    says(bench, add(bench, &rules, RULE_LIFETIME, "stack_reverse", 0, 0, NULL), "lifetime_stack_reverse_s",
         "ASSAY_REQUIRES(stack_reverse, 1)",
         "what stack_reverse gives must not be used after a call that ends or changes 's'");
    says(bench, add(bench, &rules, RULE_INSIDE, "stack_move", 1, 0, NULL), "inside_stack_move_from",
         "ASSAY_REQUIRES(stack_move, 1)", "'from' of stack_move must be part of what is passed with it");
    says(bench, add(bench, &rules, RULE_LENDS, "stack_reverse", 0, 0, NULL), "lends_stack_reverse",
         "ASSAY_REQUIRES(stack_reverse, 1)", "what stack_reverse gives is part of what it gets, which destroys it");
    says(bench, add(bench, &rules, RULE_ANEW, "stack_push", 0, 0, NULL), "anew_stack_push",
         "ASSAY_REQUIRES(stack_push, 1)", "'s' of stack_push must hold nothing: it is filled, whatever is in it");
    assert_ptr_equal(add(bench, &rules, RULE_NONNULL, "stack_push", 0, 0, NULL), nonnull);
    assert_ptr_equal(rules_find(&rules, "nonnull_stack_push_s"), nonnull);
    assert_null(rules_find(&rules, "nonnull_stack_push_value"));
    assert_int_equal(rules.items.count, 7);
    rules_release(&rules);
}

static void a_condition_is_the_same_however_it_is_laid_out(void **state)
{
    struct sequence_bench *bench = *state;
    struct rules rules = RULES_INIT;
    open_library(bench, STACK, NULL);
    struct rule *one = add(bench, &rules, RULE_REQUIRES, "stack_at", 0, 0, "index<stack_size(s)");
    assert_ptr_equal(add(bench, &rules, RULE_REQUIRES, "stack_at", 0, 0, "index < stack_size(s)"), one);
    assert_ptr_not_equal(add(bench, &rules, RULE_REQUIRES, "stack_at", 0, 0, "index <= stack_size(s)"), one);
    rules_release(&rules);
}

static bool is_expressible(struct sequence_bench *bench, const char *function, const char *expression)
{
    struct rules rules = RULES_INIT;
    bool is_one = rule_is_expressible(add(bench, &rules, RULE_REQUIRES, function, 0, 0, expression), &bench->plan);
    rules_release(&rules);
    return is_one;
}

static void what_a_caller_cannot_ask_is_not_written_as_a_condition(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, STACK, NULL);
    assert_true(is_expressible(bench, "stack_at", "index < stack_size(s)"));
    assert_true(is_expressible(bench, "stack_push", "s != NULL && stack_state(s) != FULL"));
    assert_true(is_expressible(bench, "range_clip", "r->low <= r->high"));
    assert_false(is_expressible(bench, "stack_push", "s->size < 10"));     /* the header does not show it */
    assert_false(is_expressible(bench, "stack_push", "is_full(s)"));       /* nor this */
    assert_false(is_expressible(bench, "stack_push", "place == first"));   /* local variables */
    assert_false(is_expressible(bench, "range_clip", "r->middle"));
    assert_false(is_expressible(bench, "stack_push", "s != NULL && \"a text\""));
}

static void a_rule_changes_what_the_plan_allows(void **state)
{
    struct sequence_bench *bench = *state;
    struct rules rules = RULES_INIT;
    open_library(bench, STACK, NULL);
    rule_apply(add(bench, &rules, RULE_NONNULL, "stack_push", 0, 0, NULL), &bench->plan);
    rule_apply(add(bench, &rules, RULE_CONSUMES, "stack_move", 1, 0, NULL), &bench->plan);
    rule_apply(add(bench, &rules, RULE_REQUIRES, "stack_new", 0, 0, "capacity != 0"), &bench->plan);
    rule_apply(add(bench, &rules, RULE_REQUIRES, "stack_fill", 0, 0, "step > 0"), &bench->plan);
    rule_apply(add(bench, &rules, RULE_REQUIRES, "stack_push", 0, 0, "value <= 99"), &bench->plan);
    rule_apply(add(bench, &rules, RULE_REQUIRES, "stack_at", 0, 0, "index < stack_size(s)"), &bench->plan);
    assert_int_equal(node(bench, "stack_push", 0)->null, SEQ_NULL_NEVER);
    assert_int_not_equal(node(bench, "stack_move", 0)->null, SEQ_NULL_NEVER);
    assert_true(node(bench, "stack_move", 1)->flags & ARGUMENT_CONSUMED);
    assert_false(node(bench, "stack_move", 0)->flags & ARGUMENT_CONSUMED);
    assert_int_equal(node(bench, "stack_new", 0)->lo, 1);
    assert_int_equal(node(bench, "stack_fill", 3)->lo, 1);
    assert_int_equal((int64_t)node(bench, "stack_push", 1)->hi, 99);
    assert_int_equal(node(bench, "stack_at", 1)->lo, 0);
    rules_release(&rules);
}

static void a_number_with_a_sign_that_must_not_be_zero_may_be_any_other(void **state)
{
    struct sequence_bench *bench = *state;
    struct rules rules = RULES_INIT;
    struct sequence sequence = SEQUENCE_INIT;
    open_library(bench, STACK, NULL);
    parse(bench, &sequence, "s1 = stack_new(1)\nstack_push(s1, 0)");
    assert_null(sequence_gate(&sequence, &bench->plan));
    rule_apply(add(bench, &rules, RULE_REQUIRES, "stack_push", 0, 0, "value != 0"), &bench->plan);
    char *reason = sequence_gate(&sequence, &bench->plan);
    assert_non_null(reason);
    mem_free(reason);
    sequence_clear(&sequence);
    parse(bench, &sequence, "s1 = stack_new(1)\nstack_push(s1, -1)");
    assert_null(sequence_gate(&sequence, &bench->plan));
    sequence_release(&sequence);
    rules_release(&rules);
}

static void a_result_that_is_the_callers_is_destroyed(void **state)
{
    struct sequence_bench *bench = *state;
    struct rules rules = RULES_INIT;
    open_library(bench, STACK, NULL);
    assert_true(node(bench, "stack_reverse", NO_PARAMETER)->flags & ARGUMENT_BORROWED);
    rule_apply(add(bench, &rules, RULE_GIVES, "stack_reverse", 0, 0, NULL), &bench->plan);
    assert_false(node(bench, "stack_reverse", NO_PARAMETER)->flags & ARGUMENT_BORROWED);
    rules_release(&rules);
}

static void rules_about_owners_are_in_the_plan(void **state)
{
    struct sequence_bench *bench = *state;
    struct rules rules = RULES_INIT;
    open_library(bench, STACK, NULL);
    rule_apply(add(bench, &rules, RULE_CONSUMES, "stack_move", 1, 0, NULL), &bench->plan);
    rule_apply(add(bench, &rules, RULE_INSIDE, "stack_move", 0, 0, NULL), &bench->plan);
    rule_apply(add(bench, &rules, RULE_ANEW, "stack_push", 0, 0, NULL), &bench->plan);
    rule_apply(add(bench, &rules, RULE_LIFETIME, "stack_reverse", 0, 0, NULL), &bench->plan);
    assert_true(node(bench, "stack_move", 1)->flags & ARGUMENT_ADOPTED);
    assert_true(node(bench, "stack_move", 0)->flags & ARGUMENT_INSIDE);
    assert_true(node(bench, "stack_push", 0)->flags & ARGUMENT_EMPTY);
    assert_true(node(bench, "stack_reverse", NO_PARAMETER)->flags & ARGUMENT_FLEETING);
    rule_apply(add(bench, &rules, RULE_LENDS, "stack_new", 0, 0, NULL), &bench->plan);
    assert_true(node(bench, "stack_new", NO_PARAMETER)->flags & ARGUMENT_BORROWED);
    rules_release(&rules);
}

/* ---- the file ---- */

static void learn_some(struct sequence_bench *bench, struct rules *rules)
{
    struct rule *rule = add(bench, rules, RULE_NONNULL, "stack_push", 0, 0, NULL);
    rule->evidence = mem_strdup("crashed in 5 of 5");
    rule->witness = mem_strdup("stack_push(NULL, 0)\nstack_push(\"*/ \\\n");
    add(bench, rules, RULE_REQUIRES, "stack_at", 0, 0, "index < stack_size(s)");
    add(bench, rules, RULE_REQUIRES, "stack_push", 0, 0, "s->size < s->capacity");
    add(bench, rules, RULE_LIFETIME, "stack_reverse", 0, 0, NULL);
    add(bench, rules, RULE_GIVES, "stack_reverse", 0, 0, NULL);
    add(bench, rules, RULE_INSIDE, "stack_move", 1, 0, NULL);
    for (size_t i = 0; i < rules->items.count; i++)
        rules->items.items[i]->is_certain = true;
}

static void the_file_compiles_without_warnings(void **state)
{
    struct sequence_bench *bench = *state;
    struct rules rules = RULES_INIT;
    struct text text = TEXT_INIT;
    const char *headers[] = {"header.h", NULL};
    open_library(bench, STACK, NULL);
    learn_some(bench, &rules);
    rules_write(&rules, &bench->plan, headers, &text);
    assert_non_null(strstr(text.s, "// evidence: crashed in 5 of 5\n//   stack_push(NULL, 0)\n"));
    assert_non_null(strstr(text.s, "ASSAY_LEARNED(nonnull_stack_push_s, ASSAY_NONNULL(stack_push, s));\n"));
    assert_non_null(strstr(text.s, "// stack_push requires: s->size < s->capacity\n"));
    put(bench->bench, "rules.c", text.s);
    char *unit = here();
    char *command =
        mem_format("gcc -std=c17 -Wall -Wextra -Wpedantic -Werror -fsyntax-only -I%s/../../include %s/rules.c", unit,
                   bench->bench->directory);
    assert_int_equal(system(command), 0);
    mem_free(command);
    mem_free(unit);
    text_release(&text);
    rules_release(&rules);
}

static void what_is_only_suspected_stands_in_a_comment(void **state)
{
    struct sequence_bench *bench = *state;
    struct rules rules = RULES_INIT;
    struct text text = TEXT_INIT;
    open_library(bench, STACK, NULL);
    struct rule *rule = add(bench, &rules, RULE_REQUIRES, "stack_push", 0, 0, "there must be room");
    rules_write(&rules, &bench->plan, NULL, &text);
    char *lines =
        mem_format("// ASSAY_LEARNED(%s, ASSAY_REQUIRES(stack_push, 1));\n// ASSAY_BUG(%s);\n", rule->id, rule->id);
    assert_non_null(strstr(text.s, lines));
    mem_free(lines);
    text_release(&text);
    rules_release(&rules);
}

static void what_is_written_is_read_again(void **state)
{
    struct sequence_bench *bench = *state, again = {.bench = NULL};
    struct rules rules = RULES_INIT, read = RULES_INIT;
    struct text text = TEXT_INIT;
    const char *headers[] = {"header.h", NULL};
    open_library(bench, STACK, NULL);
    learn_some(bench, &rules);
    rules_write(&rules, &bench->plan, headers, &text);
    text_add(&text, "ASSAY_BUG(requires_stack_at_");
    const char *id = strstr(rules.items.items[1]->id, "_at_") + strlen("_at_");
    text_addf(&text, "%s);\n", id);
    set_up((void **)&again.bench);
    open_library(&again, STACK, text.s);
    rules_read(&read, &again.plan);
    assert_int_equal(read.items.count, 6);
    for (size_t i = 0; i < 6; i++) {
        struct rule *rule = rules_find(&read, rules.items.items[i]->id);
        assert_non_null(rule);
        assert_int_equal(rule->kind, rules.items.items[i]->kind);
        assert_true(rule->is_old);
        assert_int_equal(rule->is_bug, i == 1);
        assert_int_equal(rule->is_certain, i != 1);
    }
    assert_int_equal(rules_find(&read, "inside_stack_move_from")->parameters[0], 1); /* which its id tells */
    /* found again by what it says, though the file has no words for it */
    struct rule *rule = add(&again, &read, RULE_REQUIRES, "stack_push", 0, 0, "s->size < s->capacity");
    assert_true(rule->is_old);
    assert_string_equal(rule->expression, "s->size < s->capacity");
    text_clear(&text);
    rules_write(&read, &again.plan, NULL, &text);
    assert_string_equal(text.s, ""); /* nothing is new */
    rules_release(&read);
    sequence_plan_release(&again.plan);
    stubs_release(&again.stubs);
    operations_release(&again.operations);
    tear_down((void **)&again.bench);
    text_release(&text);
    rules_release(&rules);
}

#define RULE_TEST(function) cmocka_unit_test_setup_teardown(function, open_bench, close_bench)

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(a_rule_has_one_id_and_words),
        RULE_TEST(a_condition_is_the_same_however_it_is_laid_out),
        RULE_TEST(what_a_caller_cannot_ask_is_not_written_as_a_condition),
        RULE_TEST(a_rule_changes_what_the_plan_allows),
        RULE_TEST(a_number_with_a_sign_that_must_not_be_zero_may_be_any_other),
        RULE_TEST(a_result_that_is_the_callers_is_destroyed),
        RULE_TEST(rules_about_owners_are_in_the_plan),
        RULE_TEST(the_file_compiles_without_warnings),
        RULE_TEST(what_is_only_suspected_stands_in_a_comment),
        RULE_TEST(what_is_written_is_read_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
