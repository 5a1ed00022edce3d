/* Commands: one table; to add a command is to add a file and a line.  main.c
 * dispatches on it, help, man pages and completions are written from it. */
#ifndef ASSAY_CLI_COMMAND_H
#define ASSAY_CLI_COMMAND_H

#include "cli/options.h"

enum exit_status {
    EXIT_DONE = 0,
    EXIT_FOUND = 1,  /* failures found */
    EXIT_USAGE = 2,  /* usage or bad input */
    EXIT_UNABLE = 3, /* Assay itself could not go on */
};

enum command_bit {
    COMMAND_GEN = 1,
    COMMAND_COUNT = 2,
    COMMAND_TEST = 4,
    COMMAND_REPLAY = 8,
    COMMAND_SHOW = 16,
    COMMAND_EXPORT = 32,
    COMMAND_API = 64,
    /* who takes an option */
    COMMAND_SEARCHES = COMMAND_GEN | COMMAND_COUNT,
    COMMAND_GENERATES = COMMAND_SEARCHES | COMMAND_TEST | COMMAND_EXPORT,
    COMMAND_TRIES = COMMAND_TEST | COMMAND_REPLAY | COMMAND_EXPORT,
    COMMAND_RUNS = COMMAND_SEARCHES | COMMAND_TRIES,
    COMMAND_ALL = COMMAND_RUNS | COMMAND_SHOW | COMMAND_API,
};

struct command {
    const char *name;
    unsigned bit;
    const char *operands;    /* "FILE…" */
    const char *operand;     /* one of them: "FILE" */
    size_t least, most;      /* operands */
    const char *summary;     /* one line, no full stop */
    const char *description; /* paragraphs, separated by an empty line */
    int (*run)(const struct options *options);
};

extern const struct command command_table[];
extern const size_t command_count;

const struct command *command_find(const char *name); /* NULL: unknown */

int command_gen(const struct options *options);
int command_count_inputs(const struct options *options);
int command_test(const struct options *options);
int command_replay(const struct options *options);
int command_show(const struct options *options);
int command_export(const struct options *options);
int command_api(const struct options *options);

#endif
