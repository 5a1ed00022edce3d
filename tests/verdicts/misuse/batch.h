#ifndef BATCH_H
#define BATCH_H

#include <stdbool.h>
#include <stddef.h>

/* Numbers are gathered in a batch; of a batch comes a set, which is fixed. */
typedef struct batch batch;
typedef struct fixed fixed;

batch *batch_begin(void);
bool batch_put(batch *b, int value);
/* The set of all numbers so far. Of the batch nothing is left. */
fixed *batch_seal(batch *b);
/* Instead of batch_seal. */
void batch_abort(batch *b);

void fixed_free(fixed *f);
size_t fixed_count(const fixed *f);

#endif
