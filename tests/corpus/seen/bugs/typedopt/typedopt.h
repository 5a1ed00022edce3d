#ifndef TYPEDOPT_H
#define TYPEDOPT_H

#include <stdbool.h>
#include <stddef.h>

/* Options that are numbers, flags or texts.
   Functions that can fail return false, and change nothing then. */

typedef struct options options;

typedef enum { OPT_NONE, OPT_INT, OPT_FLAG, OPT_TEXT } opt_kind;

options *opt_new(void);
void opt_free(options *o);

/* An option that is there already is replaced, whatever its kind was.  False
   for an empty name, or when out of memory.  Names and texts are copied. */
bool opt_set_int(options *o, const char *name, long value);
bool opt_set_flag(options *o, const char *name, bool value);
bool opt_set_text(options *o, const char *name, const char *text);

/* OPT_NONE if there is no such option. */
opt_kind opt_kind_of(const options *o, const char *name);

/* The value, or `fallback` if there is no such option of that kind.  A text
   belongs to the options and is valid until they are changed. */
long opt_int(const options *o, const char *name, long fallback);
bool opt_flag(const options *o, const char *name, bool fallback);
const char *opt_text(const options *o, const char *name, const char *fallback);

bool opt_remove(options *o, const char *name);
size_t opt_count(const options *o);

#endif
