/* Judging: what a verdict is put together from.  Internal to the oracle. */
#ifndef ASSAY_ORACLE_JUDGING_H
#define ASSAY_ORACLE_JUDGING_H

#include "base/text.h"
#include "oracle/frames.h"
#include "oracle/verdict.h"

#define PAGE 4096 /* what is below is a NULL pointer's */

struct judging {
    const struct trial_failure *failure;
    const struct function *function; /* the property, or the operation that was called; NULL: unknown */
    const struct symbols *symbols;
    struct verdict *verdict;
    struct text cause, detail, backtrace, signature;
};

void judging_set_kind(struct judging *judging, enum verdict_kind kind, const char *needs);
/* kind:what:function; a function that is not known is the property, or the operation. */
void judging_sign(struct judging *judging, const char *what, const struct symbol *symbol);
void judging_set_place(struct judging *judging, const char *file, int line);
void judging_set_symbol(struct judging *judging, const struct symbol *symbol); /* " in f (file:1)" */
void judging_add_bytes(struct text *out, unsigned long long count);

/* What the runtime noted, but for signals; false: nothing.  symbol: the innermost function of the user's, or NULL. */
bool judging_read_end(struct judging *judging, const struct symbol *symbol);
const char *judging_signal_name(int number);
void judging_signal(struct judging *judging, const struct symbol *symbol, int number);
/* What a sanitizer said; false: nothing. */
bool judging_read_report(struct judging *judging);

#endif
