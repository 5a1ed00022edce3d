/* Verdict: what a trial that did not pass has shown, in words, and a signature
 * by which the same cause is known again. */
#ifndef ASSAY_ORACLE_VERDICT_H
#define ASSAY_ORACLE_VERDICT_H

#include "engine/trial/trials.h"
#include "target/symbols.h"

enum verdict_kind {
    VERDICT_ASSERT,        /* also abort() */
    VERDICT_FALSE,
    VERDICT_SIGNAL,
    VERDICT_ADDRESS,       /* AddressSanitizer */
    VERDICT_UNDEFINED,     /* UndefinedBehaviorSanitizer */
    VERDICT_LEAK,
    VERDICT_HANG,
    VERDICT_UNINITIALISED, /* MemorySanitizer, or two fills that differ */
    VERDICT_OVERFLOW,      /* of the stack */
    VERDICT_EXIT,
    VERDICT_MEMORY,
    VERDICT_CONTRACT,      /* of sequences: what must hold does not */
};

struct verdict {
    enum verdict_kind kind;
    char *cause;       /* "assertion 'bst_ok(t)' failed in insert_keeps_order (bst_test.c:14)": one line, stable */
    char *detail;      /* more about this one input: "read of 4 bytes, 0 bytes after a block of 16"; may be empty */
    char *backtrace;   /* lines "    #0 bst_insert bst.c:31", user's code only; may be empty */
    char *file;        /* where it happened, in the user's code; NULL: unknown */
    int line;
    char *signature;   /* equal exactly when the cause is the same: kind, what, function; no line numbers */
    bool in_generator; /* it happened while the input was made */
    bool only_after_others;
    const char *needs; /* what a C test of it needs to fail: "plain", "asan", "ubsan", "leak", "msan" */
};

/* symbols are those of failure->image.  property: NULL where a sequence of calls broke at its end. */
void verdict_judge(struct verdict *verdict, const struct trial_failure *failure, const struct property *property,
                   const struct symbols *symbols);
/* The same of a call of a sequence: the function that was called stands where a property's would. */
void verdict_judge_call(struct verdict *verdict, const struct trial_failure *failure, const struct function *function,
                        const struct symbols *symbols);
void verdict_release(struct verdict *verdict);
const char *
verdict_kind_name(enum verdict_kind kind); /* "assertion", "false result", "leak" … as files and JSON have it */

#endif
