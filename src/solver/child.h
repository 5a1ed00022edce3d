/* A solver in a process of its own: text goes in, text comes out, and it can be
 * killed.  It leads a process group, dies with Assay, and has no file of Assay
 * open but its own three. */
#ifndef ASSAY_SOLVER_CHILD_H
#define ASSAY_SOLVER_CHILD_H

#include <sys/types.h>
#include "base/error.h"

struct child {
    pid_t pid;                /* 0: there is none */
    int to, from, complaints; /* its standard input (a socket: no SIGPIPE), output and error; -1: closed */
    struct text said;         /* the beginning of what it complained about */
};
#define CHILD_INIT {0, -1, -1, -1, TEXT_INIT}

/* Runs in the child, with standard input, output and error connected; what it
 * returns is the exit status. */
typedef int child_body(void *context);
bool child_start(struct child *child, child_body *body, void *context, struct error *error);
void child_stop(struct child *child); /* kills and reaps; none is fine */
void child_release(struct child *child);

double child_resident_mb(pid_t pid); /* 0: not known */

struct child_limits {
    double deadline; /* of clock_seconds() */
    double memory_mb;
    bool (*interrupted)(void *data); /* NULL: never */
    void *data;
};

enum child_answer {
    CHILD_ANSWERED,
    CHILD_ENDED, /* it closed its output, or cannot be written to */
    CHILD_LATE,
    CHILD_TOO_LARGE, /* its memory */
    CHILD_TOO_LOUD,  /* more output than any answer has */
    CHILD_INTERRUPTED,
};

/* Writes the request and reads until a line is the end mark, quoted or not;
 * the answer is what stands before that.  Whatever is not ANSWERED leaves the
 * child in the middle of something: it must be stopped. */
enum child_answer child_ask(struct child *child, const char *request, size_t length, const char *end_mark,
                            const struct child_limits *limits, struct text *answer);

#endif
