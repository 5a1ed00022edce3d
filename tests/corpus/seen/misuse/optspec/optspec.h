/**
 * optspec - scans the options of a command line.
 *
 *   static const struct optspec spec[] = {
 *       { 'v', "verbose", OPT_FLAG },
 *       { 'o', "output",  OPT_ARG },
 *       { 0 }
 *   };
 *
 *   struct optscan s;
 *   optscan_start(&s, spec, (const char *const *)argv + 1);
 *   for (int c; (c = optscan_next(&s)) != OPT_END; )
 *       switch (c) { case 'o': output = optscan_arg(&s); break; ... }
 *   files = optscan_rest(&s);
 *
 * Understands -v, -vo FILE, -oFILE, --verbose, --output FILE, --output=FILE.
 * The first word that is no option, or "--", ends the options.
 */
#ifndef OPTSPEC_H
#define OPTSPEC_H

#include <stdbool.h>
#include <stddef.h>

enum opt_kind { OPT_FLAG, OPT_ARG };

struct optspec {
    char letter; /* 0 ends the table */
    const char *name; /* or NULL */
    enum opt_kind kind;
};

#define OPT_END (-1)
#define OPT_BAD '?'     /* no such option, or a flag with an argument */
#define OPT_MISSING ':' /* an option without its argument */

struct optscan {
    const struct optspec *spec;
    const char *const *words;
    const char *cluster; /* rest of a word of letters */
    const char *word;    /* the last one looked at */
    const char *arg;
    bool ended;
};

/* Starts with the first of the words, after the last of which comes NULL as in
 * argv. Spec and words stay where they are and have to be kept. */
void optscan_start(struct optscan *s, const struct optspec *spec, const char *const *words);

/* The letter of the next option, or OPT_BAD, OPT_MISSING or OPT_END. */
int optscan_next(struct optscan *s);

/* The argument of the option that optscan_next() has returned, which must be
 * one with an argument. */
const char *optscan_arg(const struct optscan *s);

/* That argument as a number from lowest to highest; false when it is none. */
bool optscan_number(const struct optscan *s, long lowest, long highest, long *number);

/* The word that was looked at last, for messages; "" before the first. */
const char *optscan_word(const struct optscan *s);

/* The words after the options. Not before optscan_next() has returned
 * OPT_END. */
const char *const *optscan_rest(const struct optscan *s);

/* An option of the table, or NULL. */
const struct optspec *optspec_letter(const struct optspec *spec, char letter);
const struct optspec *optspec_name(const struct optspec *spec, const char *name);

#endif
