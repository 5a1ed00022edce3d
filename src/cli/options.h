/* Options: one table (option_table.c) gives parsing, --help, completions and the
 * man pages' OPTIONS.  To add an option is to add a member here and a line
 * there.  A zero member means 'not given'; defaults are filled in by
 * options_parse. */
#ifndef ASSAY_CLI_OPTIONS_H
#define ASSAY_CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"
#include "cli/words.h"

struct command;

struct options { /* strings point into argv */
    struct words files; /* operands */
    struct words sources;
    struct words cflags;
    struct words filters;
    struct words generates;
    const char *predicate, *format, *output, *stats, *engine, *database, *color, *build, *compiler, *framework;
    const char *property, *solver, *encoding, *with, *emit;
    long long scope, limit, memory_mb, stack_kb, steps, verify, runs, jobs, sample, inputs, length;
    unsigned long long seed;
    double timeout, time, shrink, solver_timeout, plateau;
    bool seed_given, compiler_given, build_given, no_fork, quiet, help, list, fail_fast, ci, resume, fixed_length,
        no_compare_equal;
    const struct option *for_c, *for_programs; /* the first given that only such files take; NULL: none */
};

enum option_kind {
    OPTION_FLAG,    /* bool */
    OPTION_STRING,  /* const char * */
    OPTION_STRINGS, /* struct words: may be given again */
    OPTION_NUMBER,  /* long long, .least to .most */
    OPTION_SEED,    /* unsigned long long, and a bool behind it: given */
    OPTION_SECONDS, /* double, more than 0 */
    OPTION_CHOICE,  /* const char *, one of .choice(0), .choice(1), … */
};

/* Which files an option is about, where a command takes several kinds. */
enum option_files { OPTION_ALL_FILES, OPTION_C_FILES, OPTION_PROGRAMS /* .assay */ };

struct option {
    const char *name;        /* without dashes; NULL: only a letter */
    char letter;             /* 0: only a name */
    enum option_kind kind;
    const char *argument;    /* as help shows it; NULL for a flag */
    unsigned commands;       /* bits of enum command_bit: who takes it */
    size_t offset;           /* in struct options */
    long long least, most;   /* most 0: as much as fits */
    const char *(*choice)(size_t index); /* NULL after the last; of a STRING: some that completions offer */
    bool is_path;            /* completions offer files */
    enum option_files files;
    const char *help;
};

extern const struct option option_table[];
extern const size_t option_count;

/* false with a message that says what was typed, what was expected, and what
 * was probably meant. */
bool options_parse(struct options *options, const struct command *command, char *const *arguments, struct error *error);
void options_release(struct options *options);

/* "--scope", "-p". */
void option_add_spelling(const struct option *option, struct text *out);
/* "--format text|json|…": an option's name and argument as help shows them. */
void option_add_usage(const struct option *option, struct text *out);

#endif
