/* The engine: what it gives out is right whoever proposed it, and what it says
 * about the end is true; with solvers that lie, die and hang. */
#include "lang_fixture.h"

#include <sys/stat.h>
#include <unistd.h>

#include "engine/solve/solve.h"
#include "solver/solver.h"

struct run {
    struct lang_program *program;
    const struct lang_block *block;
    struct arena arena;
    const struct lang_value **inputs[200];
    size_t count, refuse_from; /* refuse_from: the output breaks there; 0: never */
    struct text printed, warnings;
    struct solve_options options;
    struct solve_result result;
    bool interrupt;
};

static bool take(void *data, const struct lang_block *block, const struct lang_value *const *solution)
{
    struct run *run = data;
    struct error error = ERROR_INIT;
    bool yes;
    if (run->refuse_from && run->count == run->refuse_from)
        return false;
    assert_true(lang_holds(block, solution, &yes, NULL, &error));
    assert_true(yes);
    for (size_t i = 0; i < run->count && i < 200; i++) {
        assert_true(lang_different(block, run->inputs[i], solution, &yes, &error));
        assert_true(yes);
    }
    if (run->count < 200) {
        const struct lang_value **copy = arena_alloc(&run->arena, (block->symbol_count + 1) * sizeof *copy);
        for (size_t i = 0; i < block->symbol_count; i++)
            copy[i] = lang_value_copy(&run->arena, solution[i]);
        run->inputs[run->count] = copy;
        assert_true(lang_print_solution(block, solution, &run->printed, &error));
        text_add_char(&run->printed, '\n');
    }
    run->count++;
    return true;
}

static void warn(void *data, const char *message)
{
    struct run *run = data;
    text_addf(&run->warnings, "%s\n", message);
}

static bool interrupted(void *data)
{
    return ((struct run *)data)->interrupt;
}

static void run_open(struct run *run, const char *solver, size_t n, const char *statements)
{
    struct text source = TEXT_INIT;
    text_addf(&source, "(program p (generate g %zu %s))", n, statements);
    *run = (struct run){.program = program_of(source.s), .options = {.solver = solver, .solver_timeout = 20}};
    run->block = &run->program->blocks[0];
    text_init(&run->printed);
    text_init(&run->warnings);
    text_release(&source);
}

static bool run_now(struct run *run, struct error *error)
{
    struct solve_services services = {.data = run, .input = take, .warning = warn, .interrupted = interrupted};
    return solve_run(run->block, &run->options, &services, &run->result, error);
}

static void run_well(struct run *run)
{
    struct error error = ERROR_INIT;
    if (!run_now(run, &error))
        fail_msg("%s", error.message.s);
    assert_int_equal(run->count, run->result.found);
}

static void run_close(struct run *run)
{
    solve_result_release(&run->result);
    text_release(&run->printed);
    text_release(&run->warnings);
    arena_release(&run->arena);
    lang_free(run->program);
}

/* reason NULL: all of them came. */
static void gives(const char *solver, size_t n, const char *statements, size_t found, const char *reason)
{
    struct run run;
    if (!solver_available(solver) && strcmp(solver, "auto") != 0)
        skip();
    run_open(&run, solver, n, statements);
    run_well(&run);
    const char *why = run.result.reason ? run.result.reason : "all", *wanted = reason ? reason : "all";
    if (run.count != found || strcmp(why, wanted) != 0 || run.warnings.length > 0)
        fail_msg("%s: %s: %zu (%s, %s, by %s), not %zu (%s); %s", statements, solver, run.count, why, run.result.why.s,
                 run.result.way, found, wanted, run.warnings.s);
    run_close(&run);
}

/* libz3 works in a copy of this process, which under valgrind takes minutes; the program z3 is not looked at. */
static const char *z3(void)
{
    return getenv("ASSAY_UNDER_VALGRIND") ? "smtlib:z3" : "z3";
}

#define WAYS 4
static const char *way_at(size_t i)
{
    return i == 0 ? "auto" : i == 1 ? "native" : i == 2 ? z3() : "smtlib:cvc5";
}

static void every_way_finds_what_there_is(void **state)
{
    (void)state;
    for (size_t i = 0; i < WAYS; i++) {
        gives(way_at(i), 20, "(declare x ?Integer)", 20, NULL);
        gives(way_at(i), 10, "(declare x ?Integer) (constrain-solutions x (numeric-distance 10))", 10, NULL);
        gives(way_at(i), 10, "(declare x ?Integer) (specify x (gte 0) (lt 5))", 5, "impossible");
        gives(way_at(i), 1, "(declare x ?Integer) (specify x (gte 0) (lt 0))", 0, "impossible");
        gives(way_at(i), 5,
              "(declare s ?String) (specify s (matches \"a{2,4}\")) (constrain-solutions s different-lengths)", 3,
              "impossible");
        gives(way_at(i), 6, "(declare b ?Boolean) (declare c ?(Enum X Y Z))", 6, NULL);
        gives(way_at(i), 4, "(declare o ?(Option Boolean))", 3, "impossible");
    }
}

static void coupled_strings_take_a_solver(void **state)
{
    (void)state;
    gives(
        "auto", 5,
        "(declare s ?String) (declare t ?String) (specify s (matches \"[ab]{2,3}\")) (specify t (matches \"[bc]{3}\"))"
        " (specify s (prefix t))",
        1, "impossible");
    gives("auto", 3,
          "(declare s ?String) (declare t ?String) (specify s (matches \"[a-c]+\")) (specify t (contains s))", 3, NULL);
}

/* What one question for all cannot have, is given as far as it goes. */
static void fewer_than_asked_for_at_once_still_come(void **state)
{
    (void)state;
    static const char *const encodings[] = {"all", "distinct", "auto", "one"};
    if (!solver_available(z3()))
        skip();
    for (size_t i = 0; i < 4; i++) {
        struct run run;
        run_open(&run, z3(), 8, "(declare x ?Integer) (specify x (gte 0) (lt 5))");
        run.options.encoding = encodings[i];
        run_well(&run);
        assert_int_equal(run.count, 5);
        assert_string_equal(run.result.reason, "impossible");
        assert_string_equal(run.result.capacity.s, "5");
        assert_string_equal(run.warnings.s, "");
        run_close(&run);
    }
}

static void capacity_is_told(void **state)
{
    (void)state;
    for (size_t i = 0; i < 3; i++) {
        struct run run;
        if (i > 0 && !solver_available(way_at(i)))
            skip();
        run_open(&run, way_at(i), 9, "(declare x ?Integer) (specify x (gte 0) (lt 5))");
        run_well(&run);
        assert_string_equal(run.result.reason, "impossible");
        assert_string_equal(run.result.capacity.s, "5");
        run_close(&run);
    }
}

static void lists_without_bounds_prove_nothing(void **state)
{
    (void)state;
    struct run run;
    run_open(&run, "native", 100000, "(declare l ?(List Boolean)) (specify l sorted)");
    run_well(&run);
    assert_true(run.count > 2);
    assert_string_equal(run.result.reason, "unknown");
    assert_true(run.result.why.length > 0);
    run_close(&run);
}

static void limits_end_a_run(void **state)
{
    (void)state;
    struct run run;
    run_open(&run, "auto", 100, "(declare x ?Integer)");
    run.options.limit = 7;
    run_well(&run);
    assert_int_equal(run.count, 7);
    assert_string_equal(run.result.reason, "limit");
    run_close(&run);

    run_open(&run, "auto", 100, "(declare x ?Integer)");
    run.refuse_from = 5;
    run_well(&run);
    assert_int_equal(run.count, 5);
    assert_string_equal(run.result.reason, "output");
    run_close(&run);

    run_open(&run, "auto", 100000000, "(declare x ?Integer)");
    run.interrupt = true;
    run_well(&run);
    assert_string_equal(run.result.reason, "interrupted");
    run_close(&run);

    run_open(&run, "auto", 100000000, "(declare x ?Integer)");
    run.options.seconds = 0.1;
    run_well(&run);
    assert_string_equal(run.result.reason, "time");
    run_close(&run);
}

static void the_seed_fixes_the_output(void **state)
{
    (void)state;
    struct run runs[3];
    for (size_t i = 0; i < 3; i++) {
        run_open(&runs[i], "auto", 30, "(declare x ?Integer) (declare s ?String) (specify s (matches \"[a-z]+\"))");
        runs[i].options.seed = i == 2 ? 8 : 7;
        run_well(&runs[i]);
    }
    assert_string_equal(runs[0].printed.s, runs[1].printed.s);
    assert_string_not_equal(runs[0].printed.s, runs[2].printed.s);
    for (size_t i = 0; i < 3; i++)
        run_close(&runs[i]);
}

/* ---- wrong questions ---- */

static void refused(const char *solver, const char *encoding, const char *message)
{
    struct run run;
    struct error error = ERROR_INIT;
    run_open(&run, solver, 3, "(declare x ?Integer) (constrain-solutions x (numeric-distance 10))");
    run.options.encoding = encoding;
    assert_false(run_now(&run, &error));
    if (!strstr(error.message.s, message))
        fail_msg("'%s' is not in '%s'", message, error.message.s);
    error_release(&error);
    run_close(&run);
}

static void questions_that_cannot_be_asked_are_errors(void **state)
{
    (void)state;
    refused("magic", NULL, "magic");
    refused("auto", "backwards", "unknown encoding 'backwards'");
    refused("smtlib:no-such-program-here", NULL, "no-such-program-here");
    if (solver_available("z3"))
        refused("z3", "distinct", "cannot be said with distinct");
}

/* ---- solvers that are none ---- */

/* A program that talks like a solver: answers check-sat and get-value with these. */
static char *fake_solver(const char *check, const char *values)
{
    char path[] = "/tmp/assay-fake-XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    dprintf(fd,
            "#!/bin/sh\nwhile IFS= read -r line; do case \"$line\" in\n"
            "*'(check-sat)'*) %s ;;\n'(get-value'*) echo '%s' ;;\n"
            "'(echo '*) line=${line#*\\\"}; echo \"${line%%%%\\\"*}\" ;;\nesac; done\n",
            check, values);
    fchmod(fd, 0700);
    close(fd);
    return mem_format("smtlib:%s", path);
}

static void fake_free(char *fake)
{
    unlink(fake + strlen("smtlib:"));
    mem_free(fake);
}

/* All come in the end, and a warning says who failed. */
static void survives(const char *check, const char *values, const char *warning)
{
    struct run run;
    char *fake = fake_solver(check, values);
    run_open(&run, fake, 12, "(declare x ?Integer) (specify x (gte 10))");
    run.options.encoding = "one";
    run.options.solver_timeout = 0.3;
    run_well(&run);
    assert_int_equal(run.count, 12);
    assert_null(run.result.reason);
    if (!strstr(run.warnings.s, warning) || !strstr(run.warnings.s, fake + strlen("smtlib:")))
        fail_msg("'%s' is not in '%s'", warning, run.warnings.s);
    run_close(&run);
    fake_free(fake);
}

static void solvers_that_lie_die_or_hang_are_left(void **state)
{
    (void)state;
    survives("echo sat", "((s0 42))", "gave a wrong answer"); /* right once, and then the same again */
    survives("echo sat", "((s0 3))", "gave a wrong answer");  /* less than 10 */
    survives("echo unsat", "", "gave a wrong answer");
    survives("echo sat", "((s0 many))", "was left");
    survives("echo maybe", "", "was left");
    survives("exit 1", "", "was left");
    survives("exec sleep 10", "", "was left");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_way_finds_what_there_is),
        cmocka_unit_test(coupled_strings_take_a_solver),
        cmocka_unit_test(fewer_than_asked_for_at_once_still_come),
        cmocka_unit_test(capacity_is_told),
        cmocka_unit_test(lists_without_bounds_prove_nothing),
        cmocka_unit_test(limits_end_a_run),
        cmocka_unit_test(the_seed_fixes_the_output),
        cmocka_unit_test(questions_that_cannot_be_asked_are_errors),
        cmocka_unit_test(solvers_that_lie_die_or_hang_are_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
