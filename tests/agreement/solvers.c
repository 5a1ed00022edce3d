/* solvers SOLVER FIRST COUNT, solvers SOLVER FILE...: two solvers agree on programs, random or written.
 *
 * Random ones are those of the seeds FIRST, FIRST + 1, …; one solver is
 * native, in the engine; the other is asked by itself, one input at a time.
 *  - Each input of each satisfies the assertions, and each two differ, as the
 *    language judges; and each solver agrees that the inputs of the other are
 *    inputs.
 *  - What one proves, the other does not refute: 'impossible' is fewer than
 *    were asked for; of a set that is complete ('exhausted', or as large as
 *    'impossible' says), the other finds no input that differs from all of it.
 *  - Neither may know, but native must for most: how many is printed, and
 *    limited.
 * A solver that contradicts itself (an input that it found is none, once it is
 * asked) is counted, and no failure here: the engine warns of such answers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "question.h"
#include "random_program.h"

#define SECONDS 2          /* of one question */
#define UNKNOWN_PERCENT 10 /* of the programs, to native at most; 3 or 4 were measured */

struct tally {
    unsigned long programs, refused, native_unknown, other_unknown, neither, proved, lies, none, violations;
    unsigned long endings[4];
};

enum side { NATIVE, OTHER };

struct comparison {
    const struct question *question;
    const char *solver, *source;
    uint64_t seed;
    struct answer native, other;
    struct solver *asked[2]; /* native, and the other */
    struct tally *tally;
};

static const char *const endings[] = {"all found", "exhausted", "impossible", "unknown"};

static void violation(struct comparison *c, const char *what, const struct answer *further)
{
    struct text out = TEXT_INIT;
    struct answer *native = &c->native, *other = &c->other;
    text_addf(&out, "seed %llu: %s\n%snative: %s", (unsigned long long)c->seed, what, c->source,
              endings[native->ending]);
    if (native->has_capacity)
        text_addf(&out, ", at most %llu", native->capacity);
    text_addf(&out, " %s\n", native->why.s);
    question_print_inputs(c->question, native, &out);
    text_addf(&out, "%s: %s %s\n", c->solver, endings[other->ending], other->why.s);
    question_print_inputs(c->question, other, &out);
    if (further) {
        text_add(&out, "further:\n");
        question_print_inputs(c->question, further, &out);
    }
    text_addf(&out, "form ");
    form_print(c->question->form, &out);
    printf("%s\n\n", out.s);
    fflush(stdout);
    text_release(&out);
    c->tally->violations++;
}

/* Does the solver say that this is no input, or does not differ from so many of the answer? */
static bool denies(struct comparison *c, enum side side, const struct lang_value *const *input,
                   const struct answer *others, size_t count)
{
    return solver_admits(c->question, c->asked[side], input, others, count) == SOLVER_UNSATISFIABLE;
}

/* Everything that one found is an input to the other. */
static void each_is_admitted(struct comparison *c, const struct answer *answer, enum side by)
{
    for (size_t i = 0; i < answer->inputs.count; i++)
        if (denies(c, by, answer->inputs.items[i], answer, i)) {
            violation(c, by == NATIVE ? "native denies an input" : "the solver denies an input", NULL);
            return;
        }
}

static void native_is_right(struct comparison *c)
{
    const struct answer *native = &c->native;
    const char *wrong = answer_is_wrong(c->question, native);
    if (wrong)
        violation(c, wrong, NULL);
    if (strchr(native->why.s, '!'))
        violation(c, "native warns of itself", NULL);
    if (native->ending == ALL_FOUND ? native->inputs.count != c->question->block->count
                                    : native->inputs.count >= c->question->block->count)
        violation(c, "the ending is not that of so many inputs", NULL);
    if (native->ending == IMPOSSIBLE && native->has_capacity &&
        (native->capacity >= c->question->block->count || native->capacity < native->inputs.count))
        violation(c, "the capacity contradicts the inputs", NULL);
}

/* Inputs of a solver are judged too; what it denies itself is its own mistake. */
static bool other_is_right(struct comparison *c)
{
    const char *wrong = answer_is_wrong(c->question, &c->other);
    if (!wrong)
        return true;
    for (size_t i = 0; i < c->other.inputs.count; i++)
        if (denies(c, OTHER, c->other.inputs.items[i], &c->other, i)) {
            c->tally->lies++;
            return false;
        }
    violation(c, "what the solver was told has inputs that are none", NULL);
    return false;
}

/* No set is larger than native says. */
static void capacity_holds(struct comparison *c)
{
    const struct answer *native = &c->native;
    if (native->ending != IMPOSSIBLE)
        return;
    size_t most = native->has_capacity ? (size_t)native->capacity : c->question->block->count - 1;
    if (c->other.inputs.count > most)
        violation(c, "there are more than native says", NULL);
}

static bool is_complete(const struct comparison *c, const struct answer *answer)
{
    return !c->question->flat.bounded &&
           (answer->ending == EXHAUSTED ||
            (answer->ending == IMPOSSIBLE && (!answer->has_capacity || answer->capacity == answer->inputs.count)));
}

/* Is there an input besides those of a complete set? */
static void set_is_complete(struct comparison *c, const struct answer *answer, const char *by, const char *what)
{
    struct answer further;
    if (!is_complete(c, answer))
        return;
    answer_of_solver(c->question, by, SECONDS, 1, answer, &further);
    c->tally->proved += further.ending == EXHAUSTED || further.ending == IMPOSSIBLE;
    if (further.ending == ALL_FOUND && differs_from_all(c->question, answer, further.inputs.items[0])) {
        if (answer == &c->other && !denies(c, OTHER, further.inputs.items[0], answer, answer->inputs.count))
            c->tally->lies++;
        else
            violation(c, what, &further);
    }
    answer_release(&further);
}

/* The other proves that there is no input at all. */
static void none_means_none(struct comparison *c)
{
    if (c->question->flat.bounded || c->other.ending != IMPOSSIBLE || c->native.inputs.count == 0)
        return;
    if (denies(c, OTHER, c->native.inputs.items[0], NULL, 0))
        violation(c, "the solver says that there are no inputs", NULL);
    else
        c->tally->lies++;
}

static void compare(struct comparison *c)
{
    struct tally *tally = c->tally;
    answer_of_engine(c->question, "native", c->seed, 0, &c->native);
    answer_of_solver(c->question, c->solver, SECONDS, c->question->block->count, NULL, &c->other);
    c->asked[NATIVE] = question_solver(c->question, "native", SECONDS);
    c->asked[OTHER] = question_solver(c->question, c->solver, SECONDS);
    tally->programs++;
    tally->native_unknown += c->native.ending == UNKNOWN;
    tally->other_unknown += c->other.ending == UNKNOWN;
    tally->neither += c->native.ending == UNKNOWN && c->other.ending == UNKNOWN;
    tally->none += c->native.ending == IMPOSSIBLE && c->native.inputs.count == 0;
    tally->endings[c->native.ending]++;
    if (c->native.ending == UNKNOWN && getenv("AGREEMENT_SHOW"))
        violation(c, "unknown", NULL);
    native_is_right(c);
    if (other_is_right(c)) {
        capacity_holds(c);
        none_means_none(c);
        set_is_complete(c, &c->other, "native", "the solver's set is not complete");
        each_is_admitted(c, &c->other, NATIVE);
    }
    set_is_complete(c, &c->native, c->solver, "native's set is not complete");
    each_is_admitted(c, &c->native, OTHER);
    solver_close(c->asked[NATIVE]);
    solver_close(c->asked[OTHER]);
    answer_release(&c->native);
    answer_release(&c->other);
}

static void run_source(const char *solver, const char *source, uint64_t seed, struct tally *tally)
{
    struct question question;
    struct error error = ERROR_INIT;
    if (question_of(&question, PROGRAMS "/random.assay", source, &error)) {
        struct comparison c = {.question = &question, .solver = solver, .source = source, .seed = seed, .tally = tally};
        compare(&c);
    } else {
        tally->refused++;
        if (getenv("AGREEMENT_SHOW"))
            printf("%s\n%s\n", error.message.s, source);
    }
    question_release(&question);
    error_release(&error);
}

static void run_seed(const char *solver, uint64_t seed, struct tally *tally)
{
    struct text source = TEXT_INIT;
    random_program(seed, &source);
    run_source(solver, source.s, seed, tally);
    text_release(&source);
}

static int run_files(const char *solver, char **paths, size_t count)
{
    struct tally tally = {0};
    struct error error = ERROR_INIT;
    for (size_t i = 0; i < count; i++) {
        struct text source = TEXT_INIT;
        if (file_read(paths[i], &source, &error))
            run_source(solver, source.s, 0, &tally);
        text_release(&source);
    }
    error_release(&error);
    return tally.violations > 0 || tally.programs < count || tally.native_unknown > 0;
}

static bool is_file(const char *argument)
{
    size_t length = strlen(argument);
    return length > 6 && strcmp(argument + length - 6, ".assay") == 0;
}

/* Native knows enough, and there is something to know. */
static bool is_enough(const struct tally *tally)
{
    if (tally->native_unknown * 100 <= UNKNOWN_PERCENT * tally->programs)
        return true;
    printf("native does not know of more than %d %%\n", UNKNOWN_PERCENT);
    return false;
}

int main(int argc, char **argv)
{
    if (argc < 3 || (argc != 4 && !is_file(argv[2]))) {
        fprintf(stderr, "usage: solvers SOLVER FIRST COUNT | SOLVER FILE...\n");
        return 2;
    }
    if (!solver_available(argv[1])) {
        printf("%s is not here\n", argv[1]);
        return 77;
    }
    if (is_file(argv[2]))
        return run_files(argv[1], argv + 2, (size_t)argc - 2);
    struct tally tally = {0};
    unsigned long long first = strtoull(argv[2], NULL, 10), count = strtoull(argv[3], NULL, 10);
    for (unsigned long long seed = first; tally.programs < count && seed < first + 2 * count; seed++)
        run_seed(argv[1], seed, &tally);
    printf("%lu programs, %lu refused; native: %lu found all, %lu exhausted, %lu impossible (%lu without any input), "
           "%lu unknown; %s: %lu unknown, %lu contradictions of its own; both unknown %lu; proofs confirmed %lu\n",
           tally.programs, tally.refused, tally.endings[ALL_FOUND], tally.endings[EXHAUSTED], tally.endings[IMPOSSIBLE],
           tally.none, tally.native_unknown, argv[1], tally.other_unknown, tally.lies, tally.neither, tally.proved);
    return tally.violations > 0 || tally.programs < count || !is_enough(&tally);
}
