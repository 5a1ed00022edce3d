#ifndef CMDSPEC_H
#define CMDSPEC_H

#include <stdbool.h>
#include <stddef.h>

/* Long options of a command line that comes as one string, e.g. from a
   configuration file or an interactive prompt:

       cmdspec *c = cs_new();
       cs_option(c, "depth", true);
       cs_option(c, "quiet", false);
       if (cs_parse(c, "--depth 3 --quiet a.txt b.txt") == CS_OK)
           ...
       cs_free(c);

   cs_parse() may be called any number of times; each call forgets what the
   one before has found, and so does cs_forget(). */

typedef struct cmdspec cmdspec;

typedef enum {
    CS_OK,
    CS_UNKNOWN,  /* an option that was not declared */
    CS_MISSING,  /* an option at the end that wants a value */
    CS_TOO_MANY, /* more than CS_WORDS words */
    CS_NO_MEMORY
} cs_status;

#define CS_OPTIONS 32
#define CS_WORDS 64
#define CS_NAME 23

cmdspec *cs_new(void);
void cs_free(cmdspec *c);

/* Declares an option.  False if the name is empty, longer than CS_NAME,
   contains a blank, is already there, or there are CS_OPTIONS. */
bool cs_option(cmdspec *c, const char *name, bool wants_value);

/* When the result is not CS_OK nothing is found. */
cs_status cs_parse(cmdspec *c, const char *line);
void cs_forget(cmdspec *c);

bool cs_has(const cmdspec *c, const char *name);

/* The value of an option, the last one if it is given more than once, and the
   words that belong to no option, from 0; NULL if there is none.  They stay
   until the next cs_parse() or cs_forget(). */
const char *cs_value(const cmdspec *c, const char *name);
const char *cs_operand(const cmdspec *c, size_t which);

size_t cs_operands(const cmdspec *c);

#endif
