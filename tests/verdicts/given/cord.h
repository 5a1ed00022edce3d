#ifndef CORD_H
#define CORD_H

#include <stddef.h>

/* Texts that are shared.

   Cords are counted: cord_new, cord_join and cord_ref each give the caller a
   reference, which is given back with cord_unref. */
typedef struct cord cord;

cord *cord_new(const char *text);
cord *cord_ref(cord *text);
void cord_unref(cord *text);

/* A text followed by another one. */
cord *cord_join(cord *left, cord *right);

/* Takes the caller's reference and returns one to a text that is not shared: the
   same if it is not, otherwise a copy. */
cord *cord_make_own(cord *text);

size_t cord_length(const cord *text);

#endif
