#ifndef BINDCONF_H
#define BINDCONF_H

#include <stddef.h>

/*
 * bindconf: a configuration that lives in the program's own variables.
 *
 * You describe your variables in a table, and reading a configuration sets
 * them.  Variables that are not mentioned in it keep their values.
 *
 *     static long port = 8080;
 *     static int verbose;
 *     static char *root;
 *
 *     static const bc_option options[] = {
 *         {"port", BC_INT, &port},
 *         {"verbose", BC_BOOL, &verbose},
 *         {"root", BC_STR, &root},
 *         BC_END
 *     };
 *
 *     bc_conf *conf = bc_new(options);
 *     int line = bc_parse(conf, "port = 80\nroot = \"/srv\"\n");
 *
 * Strings: a char * that is bound must be NULL or hold memory from malloc()
 * (strdup() for a default, not a literal).  From bc_new() on the library owns
 * the string: it frees it when another value is set.  You may read it at any
 * time, but remember that it goes away with the next value.
 */

typedef enum {
    BC_INT,  /* var is a long * */
    BC_BOOL, /* var is an int *, 0 or 1; yes no true false on off 1 0 */
    BC_REAL, /* var is a double * */
    BC_STR   /* var is a char ** */
} bc_type;

typedef struct {
    const char *name; /* letters, digits, '_', '-' and '.' */
    bc_type type;
    void *var;
} bc_option;

/* Ends every table. */
#define BC_END {NULL, BC_INT, NULL}

#define BC_VALUE_MAX 255 /* longest value that is taken, in bytes */

typedef struct bc_conf bc_conf;

/* Binds a table.  Neither it nor the variables are copied: both have to exist
 * until bc_free().  NULL if an entry is wrong (name, type, no variable), or
 * without memory. */
bc_conf *bc_new(const bc_option *options);

/* Frees conf, and the strings, whose variables become NULL.  bc_free(NULL) does
 * nothing. */
void bc_free(bc_conf *conf);

/* Number of options. */
size_t bc_count(const bc_conf *conf);

/* Sets one option.  0, or BC_UNKNOWN, BC_VALUE (not a value of its type, or too
 * long), BC_MEMORY; then the variable is as before. */
enum { BC_UNKNOWN = -1, BC_VALUE = -2, BC_MEMORY = -3 };
int bc_set(bc_conf *conf, const char *name, const char *value);

/* Sets options from lines "name = value".  Empty lines and those that begin
 * with '#' are skipped.  A value is the rest of the line without blanks
 * around it, or stands in double quotes, where \" \\ and \n are known.
 * 0, or the number of the first line with an error; the lines before it are
 * in effect.  The text must not be one of the bound strings. */
int bc_parse(bc_conf *conf, const char *text);

/* Prints all options as bc_parse() reads them, a string that is NULL as a
 * comment.  Like snprintf(): writes at most size bytes with the NUL, and
 * returns the length of the whole.  buf may be NULL if size is 0. */
size_t bc_print(const bc_conf *conf, char *buf, size_t size);

#endif
