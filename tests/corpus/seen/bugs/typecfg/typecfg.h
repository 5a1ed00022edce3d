/* typecfg - a store of typed settings
 *
 * A program declares its settings once, each with a name, a type and the text
 * of its initial value.  After that it sets them from texts (of a file, of the
 * command line) and reads them in their own type.
 */
#ifndef TYPECFG_H
#define TYPECFG_H

#include <stddef.h>

#define TCFG_MAX_SETTINGS 64   /* in one store */
#define TCFG_MAX_TEXT     255  /* bytes of a name or a value */

enum tcfg_type {
    TCFG_INT,    /* a decimal number that fits into a long: "-12" */
    TCFG_TEXT,   /* any text, "" too */
    TCFG_LIST    /* numbers with commas between: "1,2,3"; "" is no numbers */
};

enum {
    TCFG_OK = 0,
    TCFG_ENOKEY = -1,   /* no such setting */
    TCFG_EVALUE = -2,   /* the text is not a value of that type, or too long */
    TCFG_EEXIST = -3,   /* declared already */
    TCFG_EFULL = -4,    /* too many settings, or out of memory */
    TCFG_ETYPE = -5     /* the setting has another type */
};

typedef struct tcfg tcfg;

/* A new store without settings; NULL when out of memory. */
tcfg *tcfg_new(void);

/* Frees the store and all it has given out.  NULL is fine. */
void tcfg_free(tcfg *c);

/* Declares a setting.  name must have at least one character; an empty or
 * overlong one is TCFG_EVALUE, like an initial text that does not fit the
 * type.  TCFG_ETYPE if type is none of the above. */
int tcfg_declare(tcfg *c, const char *name, enum tcfg_type type, const char *initial);

/* Sets a setting from text.  If this fails, for whatever reason, the setting
 * keeps the value it has. */
int tcfg_set(tcfg *c, const char *name, const char *text);

/* Sets a setting to its initial value again. */
int tcfg_reset(tcfg *c, const char *name);

/* Reads a TCFG_INT into *out. */
int tcfg_get_int(const tcfg *c, const char *name, long *out);

/* Reads a TCFG_TEXT; NULL if there is none of that name and type.  The text
 * is valid until the setting is set or reset. */
const char *tcfg_get_text(const tcfg *c, const char *name);

/* Reads a TCFG_LIST: copies its first max numbers to out and returns how many
 * numbers it has in all, or TCFG_ENOKEY, TCFG_ETYPE.  out may be NULL if max
 * is 0. */
int tcfg_get_list(const tcfg *c, const char *name, long *out, size_t max);

/* The number of settings, and the name of the i-th in the order of their
 * declaration; NULL if there are not so many. */
size_t tcfg_count(const tcfg *c);
const char *tcfg_name(const tcfg *c, size_t i);

#endif
