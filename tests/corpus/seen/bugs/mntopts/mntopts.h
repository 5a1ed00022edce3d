#ifndef MNTOPTS_H
#define MNTOPTS_H

#include <stdbool.h>
#include <stddef.h>

/* Mount options, the fourth column of fstab:  rw,noexec,uid=1000,context=
 *
 * An option is a name, alone ("noexec", a flag) or with a value, which may well
 * be empty ("context=").  Names are not empty and have neither '=' nor ',' in
 * them, values have no ','.  The library does not know what options mean and
 * does not want to.
 *
 * Options keep the order in which they were first given.  When an option is
 * given again the last one wins, as it does for mount(8), at its old place.
 *
 * The list copies all texts it is handed, so yours can go away, and it does not
 * mind texts which it has handed out itself.  Those last until the option is
 * changed or removed.  Do not pass NULL except where it says that you may. */
typedef struct mntopts mntopts;

/* NULL if memory is out. */
mntopts *mntopts_new(void);

/* From a text as above; "" has no options in it.  NULL if it cannot be
 * understood ("rw,,ro", "=5", a comma at the end) or memory is out. */
mntopts *mntopts_parse(const char *text);

void mntopts_free(mntopts *o); /* NULL is fine */

/* Sets an option, a flag if value is NULL.  False, and nothing changed, if name
 * or value are not allowed or memory is out. */
bool mntopts_set(mntopts *o, const char *name, const char *value);

/* False if it was not there. */
bool mntopts_remove(mntopts *o, const char *name);

/* Sets everything that is set in `more`.  False if memory ran out on the way. */
bool mntopts_merge(mntopts *o, const mntopts *more);

bool mntopts_has(const mntopts *o, const char *name);

/* NULL if it is not there or is a flag. */
const char *mntopts_value(const mntopts *o, const char *name);

/* The value as a decimal number; `otherwise` if there is no such option, it has
 * no value, or that is no number which fits into a long. */
long mntopts_number(const mntopts *o, const char *name, long otherwise);

size_t mntopts_count(const mntopts *o);

/* Name of the option at a place from 0 on; NULL from mntopts_count() on. */
const char *mntopts_name(const mntopts *o, size_t place);

/* All of it as a text, which you free() when you are done.  NULL if memory is
 * out. */
char *mntopts_text(const mntopts *o);

#endif
