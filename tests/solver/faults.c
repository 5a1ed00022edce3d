/* Solvers that lie, hang, die, shout and eat: the answer is SOLVER_UNKNOWN with
 * a reason, in bounded time, and nothing of them is left behind. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/process.h"
#include "front/lang/term.h"
#include "solver/solver.h"

#define COLOURS 3

struct bench {
    struct arena arena;
    struct solver *solver;
    struct text why;
    struct lang_symbol x, flag, colour, name, choice, day;
    const struct lang_value *values[6];
    size_t files;
};

static size_t open_files(void)
{
    size_t count = 0;
    DIR *folder = opendir("/proc/self/fd");
    while (readdir(folder))
        count++;
    closedir(folder);
    return count;
}

static void assert_no_child(void)
{
    int status;
    assert_int_equal(waitpid(-1, &status, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
}

static struct lang_symbol symbol_of(const char *name, const struct lang_type *type, size_t index)
{
    return (struct lang_symbol){.kind = LANG_BLANK, .name = name, .type = type, .index = index};
}

static struct bench *bench_open(const char *name, double timeout)
{
    static const struct lang_field colours[] = {{"red", NULL}, {"green", NULL}, {"blue", NULL}};
    struct bench *bench = mem_alloc(sizeof *bench);
    struct error error = ERROR_INIT;
    struct solver_options options = {.timeout = timeout, .memory_mb = 300};
    bench->files = open_files();
    bench->solver = solver_open(name, &options, &error);
    if (!bench->solver)
        fail_msg("%s", error.message.s);
    text_init(&bench->why);
    bench->x = symbol_of("x", type_plain(LANG_INTEGER), 0);
    bench->flag = symbol_of("flag", type_plain(LANG_BOOLEAN), 1);
    bench->colour = symbol_of("colour", type_with(&bench->arena, LANG_ENUM, colours, COLOURS), 2);
    bench->name = symbol_of("name", type_plain(LANG_STRING), 3);
    bench->choice = symbol_of("choice", type_plain(LANG_INTEGER), 4);
    bench->choice.kind = LANG_CHOICE;
    bench->choice.choices = 2;
    bench->day = symbol_of("day", type_plain(LANG_DATE), 5);
    return bench;
}

static void bench_close(struct bench *bench)
{
    solver_close(bench->solver);
    assert_no_child();
    assert_int_equal(open_files(), bench->files);
    arena_release(&bench->arena);
    text_release(&bench->why);
    mem_free(bench);
}

static enum solver_answer check(struct bench *bench)
{
    return solver_check(bench->solver, &bench->arena, bench->values, &bench->why);
}

static const struct lang_term *compare(struct bench *bench, enum lang_op op, const struct lang_term *a,
                                       const struct lang_term *b)
{
    return term_binary(&bench->arena, op, type_plain(LANG_BOOLEAN), a, b);
}

static void assert_term(struct bench *bench, const struct lang_term *term)
{
    struct error error = ERROR_INIT;
    if (!solver_assert(bench->solver, term, &error))
        fail_msg("%s", error.message.s);
}

static const struct lang_term *x_is(struct bench *bench, enum lang_op op, long long n)
{
    return compare(bench, op, term_symbol(&bench->arena, &bench->x), term_integer(&bench->arena, n));
}

static long x_value(const struct bench *bench)
{
    return mpz_get_si(bench->values[0]->integer);
}

static char *fake(const char *name, const char *arguments)
{
    return mem_format("smtlib:%s/%s %s", FAKES, name, arguments);
}

static void assert_why(const struct bench *bench, const char *part)
{
    if (!strstr(bench->why.s, part))
        fail_msg("'%s' does not say '%s'", bench->why.s, part);
}

/* One check of this symbol: unknown, for this reason, soon. */
static void assert_unknown(char *name, size_t symbol, const char *reason)
{
    struct bench *bench = bench_open(name, 1);
    const struct lang_symbol *symbols[] = {&bench->x,    &bench->flag,   &bench->colour,
                                           &bench->name, &bench->choice, &bench->day};
    double start = clock_seconds();
    solver_declare(bench->solver, symbols[symbol]);
    assert_int_equal(check(bench), SOLVER_UNKNOWN);
    assert_why(bench, reason);
    assert_why(bench, solver_name(bench->solver));
    if (clock_seconds() - start > 6)
        fail_msg("'%s' took %g seconds", name, clock_seconds() - start);
    bench_close(bench);
    mem_free(name);
}

static void values_of_a_wrong_type_are_refused(void **state)
{
    (void)state;
    assert_unknown(fake("answers", "sat '((s0 \"five\"))'"), 0,
                   "was asked for the value of 'x', and answered '\"five\"'");
    assert_unknown(fake("answers", "sat '((s0 true))'"), 0, "answered 'true'");
    assert_unknown(fake("answers", "sat '((s0 1.5))'"), 0, "answered '1.5'");
    assert_unknown(fake("answers", "sat '((s0 0x10))'"), 0, "answered '0x10'");
    assert_unknown(fake("answers", "sat '((s1 1))'"), 1, "value of 'flag'");
    assert_unknown(fake("answers", "sat '((s3 (- 1)))'"), 3, "asked for the string 'name'");
    assert_unknown(fake("answers", "sat '((s3 99999999999))'"), 3, "proposed a string 'name' of more than");
    assert_unknown(fake("answers", "sat '((s3 2000))'"), 3, "was asked for 2000 characters");
}

static void values_outside_of_a_type_are_refused(void **state)
{
    (void)state;
    assert_unknown(fake("answers", "sat '((s2 3))'"), 2, "value of 'colour', and answered '3'");
    assert_unknown(fake("answers", "sat '((s2 (- 1)))'"), 2, "answered '(- 1)'");
    assert_unknown(fake("answers", "sat '((s4 2))'"), 4, "value of 'choice'");
    assert_unknown(fake("answers", "sat '((s5 2932897))'"), 5, "value of 'day'");
}

static void answers_of_another_shape_are_refused(void **state)
{
    (void)state;
    assert_unknown(fake("answers", "sat '((s0 1) (s1 2))'"), 0, "was asked for 1 values");
    assert_unknown(fake("answers", "sat '((s0 1'"), 0, "was asked for 1 values");
    assert_unknown(fake("answers", "sat '()'"), 0, "was asked for 1 values");
    assert_unknown(fake("answers", "sat ''"), 0, "was asked for 1 values");
    assert_unknown(fake("answers", "sat '(error \"no model\")'"), 0, "was asked for 1 values");
    assert_unknown(fake("answers", "'(error \"line 1: no such sort\")' ''"), 0, "no such sort");
    assert_unknown(fake("answers", "maybe ''"), 0, "answered 'maybe'");
    assert_unknown(fake("answers", "'' ''"), 0, "answered ''");
    assert_unknown(fake("answers", "unknown ''"), 0, "does not know");
}

static void nonsense_is_no_answer(void **state)
{
    (void)state;
    assert_unknown(fake("garbage", ""), 0, "gave no answer within 1 seconds");
    assert_unknown(mem_strdup("smtlib:yes"), 0, "printed without end");
}

static void one_that_hangs_is_killed(void **state)
{
    (void)state;
    assert_unknown(fake("deaf", ""), 0, "gave no answer within 1 seconds");
}

static void one_that_ends_is_noticed_at_once(void **state)
{
    (void)state;
    assert_unknown(fake("gone", ""), 0, "ended without an answer: no licence found");
    assert_unknown(fake("silent", ""), 0, "ended without an answer");
    assert_unknown(fake("dies", ""), 0, "ended without an answer");
    assert_unknown(mem_strdup("smtlib:true"), 0, "ended without an answer");
}

static void one_that_eats_memory_is_killed(void **state)
{
    (void)state;
    assert_unknown(mem_strdup("smtlib:" EATER), 0, "took more than 300 MB of memory");
}

static void it_is_started_three_times_again_and_no_more(void **state)
{
    (void)state;
    char *name = fake("gone", "");
    struct bench *bench = bench_open(name, 1);
    for (int i = 0; i < 6; i++) {
        assert_int_equal(check(bench), SOLVER_UNKNOWN);
        assert_int_equal(solver_statistics(bench->solver).restarts, i < 3 ? i : 3);
    }
    assert_why(bench, "had to be started 4 times, and is not started again");
    bench_close(bench);
    mem_free(name);
}

static void what_is_not_there_is_an_error(void **state)
{
    (void)state;
    static const char *const wrong[][2] = {
        {"smtlib:no-such-program -x", "there is no program 'no-such-program'"},
        {"smtlib:", "expected a command"},
        {"smtlib", "unknown solver 'smtlib'"},
        {"z4", "did you mean 'z3'?"},
        {"z3:-in", "unknown solver 'z3:-in'"},
        {"", "unknown solver ''"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct error error = ERROR_INIT;
        assert_false(solver_available(wrong[i][0]));
        assert_null(solver_open(wrong[i][0], NULL, &error));
        if (!strstr(error.message.s, wrong[i][1]))
            fail_msg("'%s' does not say '%s'", error.message.s, wrong[i][1]);
        error_release(&error);
    }
}

static bool at_once(void *data)
{
    ++*(int *)data;
    return true;
}

static void an_interruption_ends_a_check(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct text why = TEXT_INIT;
    struct arena arena = ARENA_INIT;
    int asked = 0;
    struct solver_options options = {.timeout = 30, .interrupted = at_once, .data = &asked};
    double start = clock_seconds();
    char *name = fake("deaf", "");
    struct solver *solver = solver_open(name, &options, &error);
    assert_int_equal(solver_check(solver, &arena, NULL, &why), SOLVER_UNKNOWN);
    assert_non_null(strstr(why.s, "was interrupted"));
    assert_int_equal(asked, 1);
    assert_true(clock_seconds() - start < 5);
    solver_close(solver);
    assert_no_child();
    mem_free(name);
    text_release(&why);
}

/* ---- the real one ---- */

static pid_t only_child(void)
{
    char path[64];
    int pid = 0;
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    if (fscanf(file, "%d", &pid) != 1)
        pid = 0;
    fclose(file);
    return pid;
}

static void one_that_is_killed_between_checks_is_told_all_again(void **state)
{
    (void)state;
    struct bench *bench = bench_open("z3", 20);
    solver_declare(bench->solver, &bench->x);
    assert_term(bench, x_is(bench, LANG_LESS, 5)); /* x < 5 */
    for (long i = 0; i < 5; i++) {
        solver_push(bench->solver);
        assert_term(bench, term_not(&bench->arena, x_is(bench, LANG_LESS, i)));
        assert_int_equal(check(bench), SOLVER_SATISFIABLE);
        assert_in_range(x_value(bench), i, 4);
        if (i == 2)
            kill(only_child(), SIGKILL);
        solver_push(bench->solver);
        assert_term(bench, x_is(bench, LANG_LESS, i));
        assert_int_equal(check(bench), SOLVER_UNSATISFIABLE);
        solver_pop(bench->solver);
        assert_int_equal(check(bench), SOLVER_SATISFIABLE);
        assert_in_range(x_value(bench), i, 4);
        if (i % 2)
            solver_pop(bench->solver);
    }
    assert_term(bench, x_is(bench, LANG_LESS, 4));
    assert_int_equal(check(bench), SOLVER_UNSATISFIABLE);
    assert_int_equal(solver_statistics(bench->solver).restarts, 1);
    bench_close(bench);
}

/* n+1 pigeons in n holes: hard enough for every solver. */
static void pigeons(struct bench *bench, size_t holes)
{
    struct arena *arena = &bench->arena;
    const struct lang_type *boolean = type_plain(LANG_BOOLEAN);
    const struct lang_term **sits = arena_alloc(arena, (holes + 1) * holes * sizeof *sits);
    const struct lang_value **values = arena_alloc(arena, ((holes + 1) * holes + 10) * sizeof *values);
    for (size_t i = 0; i < (holes + 1) * holes; i++) {
        struct lang_symbol *symbol = arena_alloc(arena, sizeof *symbol);
        *symbol = symbol_of("sits", boolean, 10 + i);
        solver_declare(bench->solver, symbol);
        sits[i] = term_symbol(arena, symbol);
    }
    for (size_t p = 0; p <= holes; p++)
        assert_term(bench, term_connect(arena, LANG_OR, sits + p * holes, holes));
    for (size_t h = 0; h < holes; h++)
        for (size_t p = 0; p <= holes; p++)
            for (size_t q = 0; q < p; q++) {
                const struct lang_term *both[] = {sits[p * holes + h], sits[q * holes + h]};
                assert_term(bench, term_not(arena, term_connect(arena, LANG_AND, both, 2)));
            }
    assert_int_equal(solver_check(bench->solver, arena, values, &bench->why), SOLVER_UNKNOWN);
}

static void one_that_takes_too_long_is_killed_and_goes_on(void **state)
{
    (void)state;
    struct bench *bench = bench_open("z3", 1);
    solver_declare(bench->solver, &bench->x);
    assert_term(bench, x_is(bench, LANG_EQUAL, 7));
    for (int i = 0; i < 2; i++) {
        double start = clock_seconds();
        solver_push(bench->solver);
        pigeons(bench, 25);
        solver_pop(bench->solver);
        if (i == 0)
            assert_why(bench, "z3 gave no answer within 1 seconds");
        assert_why(bench, "z3 "); /* it knows its limit now, but may be late on a busy machine */
        assert_true(clock_seconds() - start < 8);
        assert_int_equal(check(bench), SOLVER_SATISFIABLE);
        assert_int_equal(x_value(bench), 7);
    }
    assert_in_range(solver_statistics(bench->solver).restarts, 1, 2);
    bench_close(bench);
}

static void solvers_die_with_assay(void **state)
{
    (void)state;
    int ends[2], status;
    assert_int_equal(prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
    assert_int_equal(pipe(ends), 0);
    pid_t assay = fork();
    if (assay == 0) {
        struct arena arena = ARENA_INIT;
        struct error error = ERROR_INIT;
        struct text why = TEXT_INIT;
        struct solver *solver = solver_open("z3", NULL, &error);
        solver_check(solver, &arena, NULL, &why);
        pid_t child = only_child();
        _exit(write(ends[1], &child, sizeof child) == sizeof child && pause() ? 0 : 0);
    }
    pid_t solver = 0;
    assert_int_equal(read(ends[0], &solver, sizeof solver), sizeof solver);
    assert_true(solver > 0);
    kill(assay, SIGKILL);
    assert_int_equal(waitpid(assay, &status, 0), assay);
    alarm(10); /* or this waits for ever */
    assert_int_equal(waitpid(solver, &status, 0), solver);
    alarm(0);
    close(ends[0]);
    close(ends[1]);
    prctl(PR_SET_CHILD_SUBREAPER, 0);
    assert_no_child();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_of_a_wrong_type_are_refused),
        cmocka_unit_test(values_outside_of_a_type_are_refused),
        cmocka_unit_test(answers_of_another_shape_are_refused),
        cmocka_unit_test(nonsense_is_no_answer),
        cmocka_unit_test(one_that_hangs_is_killed),
        cmocka_unit_test(one_that_ends_is_noticed_at_once),
        cmocka_unit_test(one_that_eats_memory_is_killed),
        cmocka_unit_test(it_is_started_three_times_again_and_no_more),
        cmocka_unit_test(what_is_not_there_is_an_error),
        cmocka_unit_test(an_interruption_ends_a_check),
        cmocka_unit_test(one_that_is_killed_between_checks_is_told_all_again),
        cmocka_unit_test(one_that_takes_too_long_is_killed_and_goes_on),
        cmocka_unit_test(solvers_die_with_assay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
