#ifndef CMDTAB_H
#define CMDTAB_H

/* Runs the commands of a shell or serial console from a table:

       static const ct_command commands[] = {
           {"set", 2, 2, do_set, "set NAME VALUE"},
           {"help", 0, 1, do_help, "help [COMMAND]"},
           {0}
       };

   The table ends with an entry without a name. */

#define CT_WORDS 16  /* of a line, with the command itself */
#define CT_LINE 128  /* characters of a line */

/* Gets the words behind the command and what was given to ct_run().  Its
   result is that of ct_run(), so it should not be negative. */
typedef int ct_function(int count, char **words, void *context);

typedef struct ct_command {
    const char *name;
    int least, most; /* number of words */
    ct_function *run;
    const char *usage; /* may be NULL */
} ct_command;

enum {
    CT_EMPTY = -1,     /* no words */
    CT_UNKNOWN = -2,   /* no such command */
    CT_ARGUMENTS = -3, /* too few or too many words */
    CT_LONG = -4       /* too many words or characters in the line */
};

/* Runs one line.  Words are separated by blanks; "..." keeps blanks within. */
int ct_run(const ct_command *table, const char *line, void *context);

/* The command that is running; only while ct_run() calls a function. */
const ct_command *ct_current(void);

/* By its name; NULL if there is none. */
const ct_command *ct_find(const ct_command *table, const char *name);

int ct_count(const ct_command *table);

/* The only command that begins with `prefix`; NULL if there is none or there
   are several. */
const ct_command *ct_complete(const ct_command *table, const char *prefix);

/* The usage, or the name of a command that has none. */
const char *ct_usage(const ct_command *command);

#endif
