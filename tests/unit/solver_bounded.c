/* How much work solutions take: counted, never more than so much, and left when nobody wants it any more. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "solver/flatten.h"
#include "solver/native/store.h"

/* A program's first block, flattened and compiled. */
struct compiled_block {
    struct lang_program *program;
    struct arena arena;
    struct flat flat;
    struct solutions *solutions;
    struct solver_options solver_options;
    unsigned long long asked; /* whether it must end */
    unsigned long long patience; /* so often it need not */
};

static bool runs_out(void *data)
{
    struct compiled_block *block = data;
    return block->asked++ >= block->patience;
}

static void compile(struct compiled_block *block, const char *source, unsigned long long patience)
{
    struct error error = ERROR_INIT;
    *block = (struct compiled_block){.patience = patience};
    block->program = lang_parse("test.assay", source, strlen(source), &error);
    if (!block->program)
        fail_msg("%s", error.message.s);
    const struct lang_block *first = &block->program->blocks[0];
    block->solver_options = (struct solver_options){.interrupted = runs_out, .data = block};
    struct solutions_options options = {.alphabet = STRINGS_READABLE, .solver_options = &block->solver_options};
    flatten(&block->flat, &block->arena, first->symbols, first->symbol_count, first->assertions,
            first->assertion_count);
    block->solutions = solutions_of(block->flat.symbols, block->flat.symbol_count, block->flat.assertions.items,
                                    block->flat.assertions.count, &options, &error);
    assert_int_equal(error.kind, ERROR_NONE);
}

static void release(struct compiled_block *block)
{
    solutions_free(block->solutions);
    flat_release(&block->flat);
    arena_release(&block->arena);
    lang_free(block->program);
}

/* ---- nested choices ---- */

#define LEAVES 256
#define DEPTH 8

static const char nested[] = "(define (leaves s a b)"
                             "  (if (= (- b a) 1)"
                             "      (enumerate* (list (= s a)) (list never))"
                             "      (enumerate* (list trueA trueA)"
                             "                  (list (leaves s a (div (+ a b) 2)) (leaves s (div (+ a b) 2) b)))))"
                             "(program p (generate some 10 (declare x ?Integer)"
                             "  (constrain-solutions x (leaves x 0 256))))";

static size_t cells(const struct solutions *solutions)
{
    size_t all = solutions->own_count;
    for (size_t k = 0; k < solutions->part_count; k++)
        for (size_t i = 0; i < solutions->parts[k].case_count; i++)
            all += cells(solutions->parts[k].cases[i]);
    return all;
}

static const struct lang_symbol *symbol_named(const struct compiled_block *block, const char *name)
{
    for (size_t i = 0; i < block->flat.symbol_count; i++)
        if (strcmp(block->flat.symbols[i]->name, name) == 0)
            return block->flat.symbols[i];
    fail_msg("no symbol '%s'", name);
    return NULL;
}

/* Every drawn one satisfies the assertions, whatever was in the values before. */
static void check_draws(struct compiled_block *block, struct solutions *solutions, const struct lang_symbol *x,
                        size_t wanted)
{
    bool seen[LEAVES] = {0};
    const struct lang_value **values = mem_array(block->flat.symbol_count + 1, sizeof *values);
    for (size_t i = 0; i < wanted; i++) {
        struct arena arena = ARENA_INIT;
        struct error error = ERROR_INIT;
        assert_true(solutions_draw(solutions, 5, i, &arena, values));
        for (size_t k = 0; k < block->flat.assertions.count; k++) {
            const struct lang_value *holds =
                lang_evaluate(&arena, block->flat.assertions.items[k], values, NULL, &error);
            assert_true(holds && holds->boolean);
        }
        size_t value = mpz_get_ui(values[x->index]->integer);
        assert_true(value < LEAVES && !seen[value]);
        seen[value] = true;
        for (size_t k = 0; k < block->flat.symbol_count; k++) /* as if it were from another plan */
            values[k] = NULL;
        arena_release(&arena);
    }
    mem_free(values);
}

static const struct lang_term *equation(struct arena *arena, const struct lang_symbol *symbol,
                                        const struct lang_value *value)
{
    return term_binary(arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), term_symbol(arena, symbol),
                       term_constant(arena, symbol->type, value));
}

static void a_case_has_room_for_its_own_symbols_only(void **state)
{
    (void)state;
    struct compiled_block block;
    compile(&block, nested, UINT64_MAX);
    const struct lang_symbol *x = symbol_named(&block, "x");
    mpz_t count;
    mpz_init(count);
    assert_true(solutions_count(block.solutions, count));
    assert_int_equal(mpz_get_ui(count), LEAVES);
    assert_true(cells(block.solutions) <= (size_t)4 * LEAVES * (DEPTH + 2));
    check_draws(&block, block.solutions, x, 200);
    mpz_clear(count);
    release(&block);
}

/* Down to a leaf, choice by choice: each half is half as large, and is what it would be without the other. */
static void narrowing_to_a_case_leaves_the_others_behind(void **state)
{
    (void)state;
    struct compiled_block block;
    compile(&block, nested, UINT64_MAX);
    const struct lang_symbol *x = symbol_named(&block, "x");
    struct solutions *at = block.solutions;
    VECTOR(struct solutions *) path = VECTOR_INIT;
    mpz_t count;
    mpz_init(count);
    for (size_t left = LEAVES / 2; left >= 2; left /= 2) {
        assert_int_equal(at->part_count, 1);
        assert_int_equal(at->parts[0].kind, PART_CASES);
        const struct solutions *second = at->parts[0].cases[1];
        struct error error = ERROR_INIT;
        size_t i = 0; /* the choice that this case is */
        while (!second->fixed[i] || second->own[i]->kind != LANG_CHOICE)
            i++;
        at = solutions_narrow(at, equation(&block.arena, second->own[i], second->fixed[i]), &error);
        vector_push(&path, at);
        assert_int_equal(at->state, SOLUTIONS_SOME);
        assert_true(at->own_count <= 2 * left + DEPTH);
        assert_true(solutions_count(at, count));
        assert_int_equal(mpz_get_ui(count), left);
        check_draws(&block, at, x, left < 20 ? left : 20);
    }
    for (size_t i = path.count; i-- > 0;)
        solutions_free(path.items[i]);
    vector_release(&path);
    mpz_clear(count);
    release(&block);
}

/* ---- candidates ---- */

#define ASKED_MOST 20000 /* it asks every sixteenth time, before each candidate */

static void check_count(const char *source, enum solutions_state wanted, unsigned long count)
{
    struct compiled_block block;
    compile(&block, source, UINT64_MAX);
    if (block.solutions->state != wanted)
        fail_msg("%s: %s", source, block.solutions->why.s);
    mpz_t number;
    mpz_init(number);
    if (wanted != SOLUTIONS_UNKNOWN) {
        assert_true(block.solutions->exact);
        assert_true(solutions_count(block.solutions, number));
        if (mpz_cmp_ui(number, count) != 0)
            fail_msg("%s: counted %lu", source, mpz_get_ui(number));
    }
    mpz_clear(number);
    if (block.asked >= ASKED_MOST)
        fail_msg("%s: asked %llu times", source, block.asked);
    release(&block);
}

#define STRING "(program p (generate b 2 (declare x ?String) (specify x "
#define NUMBER "(program p (generate b 2 (declare x ?Integer) (specify x "

static void what_is_cheap_is_decided(void **state)
{
    (void)state;
    check_count(STRING "(matches #rx\"c(b)+1\") (suffix (number->string (length x)) \"ba\"))))", SOLUTIONS_NONE, 0);
    check_count(STRING "(prefix (substring x 1 1) x))))", SOLUTIONS_SOME, 1);
    check_count(NUMBER "(prefix \"-120\" (number->string x)))))", SOLUTIONS_SOME, 3);
    check_count(NUMBER "(suffix \"0120\" (number->string x)))))", SOLUTIONS_SOME, 3);
    check_count(NUMBER "(contains \"0120\" (number->string x)))))", SOLUTIONS_SOME, 6);
    check_count(NUMBER "(prefix (number->string x) \"-0\"))))", SOLUTIONS_NONE, 0);
    check_count(NUMBER "(contains (number->string x) \"1-\"))))", SOLUTIONS_NONE, 0);
    /* a few strings, one by one: of lengths 1 to 4 those that end in their length */
    check_count(STRING "(matches #rx\"[1-4]{1,4}\") (suffix x (number->string (length x))))))", SOLUTIONS_SOME,
                1 + 4 + 16 + 64);
}

/* Not a try more than the budget of them all, in however many cases. */
static void what_is_not_is_left_soon(void **state)
{
    (void)state;
    check_count(STRING "(matches #rx\"c(b)+1\") (suffix x (number->string (* 7 (length x)))))))", SOLUTIONS_UNKNOWN, 0);
    check_count("(define (leaves s a b)"
                "  (if (= (- b a) 1)"
                "      (enumerate* (list (and (matches s #rx\"[a-c]+x\")"
                "                             (contains s (number->string (+ (* 7 (length s)) a))))) (list never))"
                "      (enumerate* (list trueA trueA)"
                "                  (list (leaves s a (div (+ a b) 2)) (leaves s (div (+ a b) 2) b)))))"
                "(program p (generate some 4 (declare x ?String) (constrain-solutions x (leaves x 0 16))))",
                SOLUTIONS_UNKNOWN, 0);
}

/* ---- interruption ---- */

static void an_interruption_proves_nothing(void **state)
{
    (void)state;
    static const char *const sources[] = {
        nested,
        STRING "(matches #rx\"[1-4]{1,4}\") (suffix x (number->string (length x))))))",
        STRING "(matches #rx\"([a-z]+)-\\1\") (!= (length x) 5))))",
    };
    size_t interrupted = 0;
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
        for (unsigned long long patience = 0; patience < 40; patience += 1 + patience / 3) {
            struct compiled_block block;
            compile(&block, sources[i], patience);
            bool over = block.solutions->state == SOLUTIONS_UNKNOWN;
            assert_int_not_equal(block.solutions->state, SOLUTIONS_NONE);
            if (over) {
                assert_string_equal(block.solutions->why.s, "interrupted");
                assert_false(block.solutions->exact);
            }
            interrupted += over;
            release(&block);
        }
    assert_true(interrupted > 10);
}

static void drawing_ends_when_it_is_interrupted(void **state)
{
    (void)state;
    struct compiled_block block;
    compile(&block, STRING "(matches #rx\"([a-z]+)-\\1\") (!= (length x) 5))))", UINT64_MAX);
    assert_int_equal(block.solutions->state, SOLUTIONS_SOME);
    const struct lang_value *values[4] = {0};
    size_t drawn = 0;
    for (; drawn < 100000 && solutions_draw(block.solutions, 1, drawn, &block.arena, values); drawn++)
        if (drawn == 50)
            block.patience = 0;
    assert_in_range(drawn, 51, 1000);
    assert_false(block.solutions->exact);
    release(&block);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_case_has_room_for_its_own_symbols_only),
        cmocka_unit_test(narrowing_to_a_case_leaves_the_others_behind),
        cmocka_unit_test(what_is_cheap_is_decided),
        cmocka_unit_test(what_is_not_is_left_soon),
        cmocka_unit_test(an_interruption_proves_nothing),
        cmocka_unit_test(drawing_ends_when_it_is_interrupted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
