#ifndef JSONW_H
#define JSONW_H

#include <stdbool.h>

/* Writes JSON into memory.  Values may only come where JSON has values: an
   object's after a key, and one at the top.  Calls in a wrong order are bugs
   of the program and are asserted. */
struct jsonw;

#define JSONW_DEPTH 32

struct jsonw *jsonw_new(void);
void jsonw_free(struct jsonw *w);

void jsonw_begin_object(struct jsonw *w);
void jsonw_end_object(struct jsonw *w);
void jsonw_begin_array(struct jsonw *w);
void jsonw_end_array(struct jsonw *w);

void jsonw_key(struct jsonw *w, const char *key);
void jsonw_int(struct jsonw *w, long long value);
void jsonw_bool(struct jsonw *w, bool value);
void jsonw_text(struct jsonw *w, const char *text);

/* Whether there is one whole value. */
bool jsonw_complete(const struct jsonw *w);
/* The text of a whole value, valid as long as the writer; NULL when memory was
   out on the way. */
const char *jsonw_result(const struct jsonw *w);

#endif
