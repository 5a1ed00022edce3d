#ifndef CLIRAKE_H
#define CLIRAKE_H

#include <stddef.h>

/* clirake: command lines from a table.

   You describe your options once, in a table which also says where the values
   go, and rake() does the rest:

       static int verbose;
       static long depth = 3;
       static const char *output;
       static const char *dirs[8];
       static struct rake_list include = {dirs, 8, 0};

       static const struct rake_option options[] = {
           {RAKE_COUNT, 'v', "verbose", &verbose, "say more"},
           {RAKE_LONG,  'd', "depth",   &depth,   "how deep to go"},
           {RAKE_TEXT,  'o', "output",  &output,  "where to write"},
           {RAKE_LIST,  'I', NULL,      &include, "a folder to search"},
           RAKE_LAST
       };

       int main(int argc, char **argv)
       {
           struct rake_result r = rake(options, argc, argv);
           if (r.error) ...

   Understood are -v, -vvd3, -d 3, --depth=3, --depth 3, and -- as the end of
   the options.  A lone - is an operand.  Options end at the first operand. */

enum rake_type {
    RAKE_END,
    RAKE_FLAG,  /* int *:              set to 1 */
    RAKE_COUNT, /* int *:              one more every time, INT_MAX at most */
    RAKE_LONG,  /* long *:             decimal */
    RAKE_TEXT,  /* const char **:      the argument itself, not a copy of it */
    RAKE_LIST   /* struct rake_list *: likewise */
};

struct rake_option {
    enum rake_type type;
    char letter;      /* 0 when there is only a name */
    const char *name; /* NULL when there is only a letter */
    void *target;     /* see the types above */
    const char *help; /* NULL: not in the usage */
};

/* Each table ends with this. */
#define RAKE_LAST {RAKE_END, 0, NULL, NULL, NULL}

struct rake_list {
    const char **items; /* room for so many, yours */
    size_t room;
    size_t count;
};

enum rake_error {
    RAKE_OK,
    RAKE_UNKNOWN,    /* no such option */
    RAKE_MISSING,    /* the option needs a value */
    RAKE_UNEXPECTED, /* the option takes no value */
    RAKE_BAD_NUMBER, /* not a decimal number or out of range */
    RAKE_FULL        /* no room in the list */
};

struct rake_result {
    enum rake_error error;
    int index; /* in argv: of the first operand, or of the argument in error */
};

/* argv[0] is the program and is skipped; argc may be 0.  What came before an
   error has been stored. */
struct rake_result rake(const struct rake_option *options, int argc, char *const *argv);

/* The option with a letter or name; NULL when there is none. */
const struct rake_option *rake_by_letter(const struct rake_option *options, char letter);
const struct rake_option *rake_by_name(const struct rake_option *options, const char *name);

/* A line for each option with a help text.  Works like snprintf: at most `size`
   bytes are written, the length of all of it is returned. */
size_t rake_usage(const struct rake_option *options, char *out, size_t size);

/* A phrase for an error, any number will do. */
const char *rake_explain(enum rake_error error);

#endif
