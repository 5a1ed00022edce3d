/*
 * tapbook 0.4 - a Test Anything Protocol producer for targets without stdout
 *
 *     tapbook *t = tap_open(2048);
 *     tap_plan(t, 2);
 *     tap_ok(t, 1 + 1 == 2, "addition");
 *     tap_skip(t, "no FPU here");
 *     uart_puts(tap_text(t));
 *     tap_close(t);
 *
 * The report is kept in memory of a fixed size.  Once it is full, whatever
 * does not fit is cut off; the counters go on counting all the same, so that
 * tap_status() can be relied upon even if the report is incomplete.
 *
 * A tapbook pointer given to these functions must be one from tap_open that
 * has not been closed.  Only tap_close accepts NULL.  Texts may be NULL, which
 * is the same as "".
 */
#ifndef TAPBOOK_H
#define TAPBOOK_H

#include <stdbool.h>
#include <stddef.h>

#define TAP_CAPACITY_MAX 65536

typedef struct tapbook tapbook;

/* Starts an empty report.  `capacity` is the size of its text in bytes, with
 * the terminating zero: 1 to TAP_CAPACITY_MAX, NULL for anything else. */
tapbook *tap_open(size_t capacity);
void tap_close(tapbook *t);

/* "1..count".  Only the first plan is written, further ones return false. */
bool tap_plan(tapbook *t, unsigned count);

/* "ok 1 - what" or "not ok 1 - what".  Returns `passed`.  A '#' in the text is
 * escaped and a line break becomes a blank. */
bool tap_ok(tapbook *t, bool passed, const char *what);

/* "ok 2 # SKIP why": counts as passed. */
void tap_skip(tapbook *t, const char *why);

/* "not ok 3 - what # TODO": does not count as failed. */
void tap_todo(tapbook *t, const char *what);

/* A comment; every line of the text gets its own "# ". */
void tap_diag(tapbook *t, const char *text);

/* The report so far.  Always terminated, valid until tap_close. */
const char *tap_text(const tapbook *t);
/* strlen of it, never more than capacity - 1. */
size_t tap_length(const tapbook *t);
/* Whether something had to be cut off. */
bool tap_is_cut(const tapbook *t);

unsigned tap_run(const tapbook *t);
unsigned tap_failed(const tapbook *t);
/* 0 if nothing failed and as many tests were run as planned, else 1. */
int tap_status(const tapbook *t);

#endif
