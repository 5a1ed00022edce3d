#ifndef OUTLINE_H
#define OUTLINE_H

#include <stdbool.h>
/* Headings within each other.  A call that does not fit is refused. */
typedef struct outline outline;
outline *outline_new(void);
void outline_free(outline *o);
/* Everything is forgotten; the outline is as new. */
void outline_reset(outline *o);
bool outline_begin(outline *o);
bool outline_end(outline *o);
int outline_depth(const outline *o);
/* Keys of headings, whatever the case of their letters. */
bool outline_key_equal(const char *a, const char *b);
/* The same for keys that are equal. */
unsigned outline_key_hash(const char *key);

#endif
