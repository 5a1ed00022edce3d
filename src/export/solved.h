/* Exporters of solved inputs: the values of the variables of a generate block.
 * Like those of structures (export.h): a format is a table of functions that
 * append to a text, and the caller writes it out as often as it likes.
 *
 *     void *state = format->begin(&inputs, &out);
 *     solved_one(format, state, block, solution, &out, &error);   // each input, a block after the other
 *     format->end(state, &out);
 *
 * JSON of an input is what lang.h says of lang_print_json, a key for each
 * variable that has a value; where the program has several generate blocks the
 * first key is "generate" (a variable of that name has the key ".generate"). */
#ifndef ASSAY_EXPORT_SOLVED_H
#define ASSAY_EXPORT_SOLVED_H

#include "front/lang/lang.h"

struct solved_inputs { /* where they come from; lives as long as the state */
    const struct lang_program *program;
    const struct lang_block *const *blocks; /* those that are asked for, in their order */
    size_t block_count;
    uint64_t seed;
};

struct solved_format {
    const char *name, *summary;
    void *(*begin)(const struct solved_inputs *inputs, struct text *out);
    /* block: the number of it in inputs->blocks; values: of each of its variables, NULL where undefined. */
    void (*one)(void *state, size_t block, const struct lang_value *const *values, struct text *out);
    void (*end)(void *state, struct text *out);
};

const struct solved_format *solved_find(const char *name); /* NULL: unknown */
const struct solved_format *const *solved_formats(void);    /* NULL-terminated; the first is the default */

/* Writes one solution.  False: an error, nothing is written. */
bool solved_one(const struct solved_format *format, void *state, const struct solved_inputs *inputs, size_t block,
                const struct lang_value *const *solution, struct text *out, struct error *error);

/* Whether each input says which block it is of. */
bool solved_names_blocks(const struct solved_inputs *inputs);

#endif
