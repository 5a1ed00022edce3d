/* Journal: what checked processes left in the block, read without trusting it. */
#ifndef ASSAY_ENGINE_TRIAL_JOURNAL_H
#define ASSAY_ENGINE_TRIAL_JOURNAL_H

#include "engine/trial/request.h"

/* An input that was over but not all counted when the process was killed: counts it.  False: the journal is damaged. */
bool journal_settle(struct trials *trials);
/* Ready for the next process; the counts stay. */
void journal_clear(struct trials *trials);

/* A copy of the choices of the input that runs, or ran last.  False: they are damaged. */
bool journal_choices(const struct trials *trials, struct trial_choice **copy, size_t *count);
/* Copies with what must be text ended. */
void journal_copy_end(struct trial_end *copy, const struct trial_end *end);
char *journal_note(const struct trials *trials);

/* The indices behind those of choices in the order of ALL, in place.  False: there are none. */
bool journal_next(const struct trial_choice *choices, size_t count, unsigned lanes, uint64_t *indices, size_t *length);

/* Adds a lane's counts to the result; false: damaged. */
bool journal_add(const struct trials *trials, struct trial_result *result);

#endif
