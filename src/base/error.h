/* Errors are values: a function that can fail takes a struct error * last and
 * returns false (or NULL) after error_set().  The message is lower case, says
 * first what failed, quotes 'names', and tells the user what to do. */
#ifndef ASSAY_BASE_ERROR_H
#define ASSAY_BASE_ERROR_H

#include <stdbool.h>
#include "base/text.h"

enum error_kind {
    ERROR_NONE,
    ERROR_INPUT,  /* the user's files or arguments: exit status 2 */
    ERROR_SYSTEM, /* Assay itself cannot go on: exit status 3 */
};

struct error {
    enum error_kind kind;
    struct text message; /* may have several lines; no final newline */
};
#define ERROR_INIT {ERROR_NONE, TEXT_INIT}

/* Always returns false; the first error stays, later ones are dropped. */
bool error_set(struct error *error, enum error_kind kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void error_release(struct error *error);

/* A broken invariant of Assay itself: prints file and line, aborts. */
#define BUG(...) bug_at(__FILE__, __LINE__, __VA_ARGS__)
_Noreturn void bug_at(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
