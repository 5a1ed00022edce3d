/*
 * OPTABLE(3)
 *
 * NAME
 *     optable - command lines, option by option, from a table
 *
 * SYNOPSIS
 *     static const struct optable_opt table[] = {
 *         { 'v', "verbose", false, "say more" },
 *         { 'o', "output",  true,  "write to FILE" },
 *         { 0 }
 *     };
 *     struct optable o;
 *     int c;
 *
 *     optable_init(&o, table, argc, argv);
 *     while ((c = optable_next(&o)) > 0)
 *         ...
 */
#ifndef OPTABLE_H
#define OPTABLE_H

#include <stdbool.h>
#include <stddef.h>

/* A line of the table.  key is returned by optable_next() and is the letter
 * of the short form if it is an ASCII letter or digit; other keys, which are
 * above 0 too, have the long form only.  name is the long form without the
 * dashes, or NULL.  The table ends with a line whose key is 0. */
struct optable_opt {
    int key;
    const char *name;
    bool value;       /* -o FILE, -oFILE, --output FILE or --output=FILE */
    const char *help; /* or NULL */
};

#define OPTABLE_END 0       /* no more options */
#define OPTABLE_UNKNOWN -1  /* an option that is not in the table */
#define OPTABLE_MISSING -2  /* an option lacks its value */
#define OPTABLE_EXCESS -3   /* --name=value, but name takes none */

/* State of parsing; to be set up by optable_init(). */
struct optable {
    const struct optable_opt *table;
    int argc, index;
    char *const *argv;
    const char *cluster; /* rest of "-abc" */
    const char *value;
    const char *word;
    bool over; /* "--" was seen */
};

/* Starts with argv[1].  Table and argv, with its strings, are not copied and
 * have to stay while o is in use.  argv has argc strings; with argc below 1
 * there are none, and argv is not read. */
void optable_init(struct optable *o, const struct optable_opt *table, int argc, char *const argv[]);

/* Returns the key of the next option, OPTABLE_END or an error, after which
 * one may go on.  Options end at "--", which is skipped, or at the first
 * word that is no option; "-" is none. */
int optable_next(struct optable *o);

/* The value of the option returned last, if it takes one; else NULL. */
const char *optable_value(const struct optable *o);

/* Reads that value as a decimal number.  Returns false if it is not a number
 * between min and max.  Only after optable_next() returned an option that
 * takes a value. */
bool optable_long(const struct optable *o, long min, long max, long *out);

/* The word of the command line optable_next() looked at last, for messages;
 * NULL before the first. */
const char *optable_word(const struct optable *o);

/* The next word that is no option, NULL at the end.  After OPTABLE_END. */
const char *optable_operand(struct optable *o);

/* Writes one line of help for every option that has help to buffer, which has
 * size bytes, as snprintf() does: cut if need be, always terminated unless
 * size is 0.  Returns the length of the whole text. */
size_t optable_help(const struct optable_opt *table, char *buffer, size_t size);

#endif
