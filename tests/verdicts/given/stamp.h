#ifndef STAMP_H
#define STAMP_H

#include <stdbool.h>

/* Stamps, each of which may have another on it; all are counted. */
typedef struct stamp stamp;
stamp *stamp_new(int value);
stamp *stamp_ref(stamp *s);
void stamp_unref(stamp *s);
int stamp_value(const stamp *s);

/* Puts it on, if there is none and the value is above 0. */
bool stamp_put(stamp *on, stamp *s);
/* The same, for a stamp that was just made. */
bool stamp_put_new(stamp *on, stamp *s);
/* Puts it on instead of the one that is there, if there is one. */
bool stamp_set_new(stamp *on, stamp *s);

#endif
