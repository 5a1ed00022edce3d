/* A generate block and what its solvers say about it, each by itself. */
#ifndef ASSAY_TESTS_AGREEMENT_QUESTION_H
#define ASSAY_TESTS_AGREEMENT_QUESTION_H

#include "base/vector.h"
#include "engine/solve/encoding.h"
#include "engine/solve/solve.h"

struct question {
    struct lang_program *program;
    const struct lang_block *block;
    struct arena arena;
    struct flat flat;
    const struct form *form;
};
/* The last block of the program; false: it is refused, and error says why. */
bool question_of(struct question *question, const char *path, const char *source, struct error *error);
void question_look_at(struct question *question, size_t block); /* another block of it */
void question_release(struct question *question);

enum ending { ALL_FOUND, EXHAUSTED, IMPOSSIBLE, UNKNOWN };
struct answer {
    VECTOR(const struct lang_value *const *) inputs; /* a value for each symbol of the block */
    enum ending ending;
    bool has_capacity;
    unsigned long long capacity;
    struct text why; /* UNKNOWN: the reason; and warnings, each a line that begins with '!' */
    struct arena arena;
};
void answer_release(struct answer *answer);

/* The engine, with this solver and seed.  count 0: as many as the block says. */
void answer_of_engine(const struct question *question, const char *solver, uint64_t seed, size_t count,
                      struct answer *answer);
/* The solver alone, one input at a time, without the engine's re-checks and other ways.  The inputs differ from those
 * before (NULL: none). */
void answer_of_solver(const struct question *question, const char *solver, double timeout, size_t count,
                      const struct answer *before, struct answer *answer);
/* Is this one, said as constants, an input to the solver, and different from the first of the others? */
enum solver_answer solver_admits(const struct question *question, struct solver *solver,
                                 const struct lang_value *const *input, const struct answer *others, size_t count);
/* A solver to which the block's assertions are said; NULL: it cannot be. */
struct solver *question_solver(const struct question *question, const char *name, double timeout);

/* Judged by the language: NULL, or what is wrong. */
const char *answer_is_wrong(const struct question *question, const struct answer *answer);
bool differs_from_all(const struct question *question, const struct answer *answer,
                      const struct lang_value *const *input);

void question_print_inputs(const struct question *question, const struct answer *answer, struct text *out);

#endif
