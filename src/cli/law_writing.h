/* Writing a law: what law_body.c, law_step.c and law_same.c share.
 *
 *   law_body.c  the function: which calls, one behind the other
 *   law_step.c  one call: where its values are, and what it gives
 *   law_same.c  what must be the same */
#ifndef ASSAY_CLI_LAW_WRITING_H
#define ASSAY_CLI_LAW_WRITING_H

#include "cli/laws.h"
#include "model/property.h"

/* As it is declared, behind `before`. */
void law_write_parameter(const struct parameter *parameter, const char *before, struct text *out);

struct place { /* where a value is */
    char name[64];
    char length[96]; /* of cells: an expression */
    bool is_address; /* of a struct */
    const struct type *type;
};

struct step { /* a call of one side */
    const struct law_side *side;
    const char *prefix; /* of the names of what it gives */
    struct place inputs[LAW_MOST], outputs[LAW_MOST];
};

struct writing {
    const struct operations *operations;
    const struct law *law;
    struct text *out;
};

static inline const struct parameter *law_parameter(const struct law_side *side, size_t parameter)
{
    return &side->operation->function->parameters[parameter];
}

/* ---- a call (law_step.c) ---- */

/* Where values are that are the parameters of the law itself. */
void step_start(struct step *step);
/* Where what it gives will be; its inputs are filled in. */
void step_place_outputs(struct step *step);
void step_declare(const struct step *step, struct text *out);
/* The call as a statement, where its result is kept; then the condition that it did not say no, or nothing. */
void step_write(const struct step *step, int depth, struct text *out, struct text *condition);
/* A value as an argument of the kind that is wanted. */
void step_write_value(const struct law_value *wanted, const struct place *place, struct text *out);
/* What its result is called, which is a value; NULL: it is none. */
const char *step_result(const struct step *step);
void step_write_frees(const struct operations *operations, const struct step *step, struct text *out);

/* ---- comparing (law_same.c) ---- */

void same_write(const struct operations *operations, const struct law_value *value, const struct place *one,
                const struct place *other, struct text *out);

#endif
