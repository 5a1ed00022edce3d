#ifndef MTEMPL_H
#define MTEMPL_H

#include <stddef.h>

/*
 * mtempl - templates for mails, compiled once and rendered often.
 *
 * A slot is written $name, with letters and digits in the name; $$ is a
 * dollar sign. A name that occurs again is the same slot. Slots are numbered
 * from 0 in order of their first appearance.
 *
 * Nothing is copied: the source of a template, and the values its slots are
 * set to, must stay where they are until the template is freed or the slot is
 * set to something else.
 */
typedef struct mtempl mtempl;

/* NULL if out of memory. */
mtempl *mtempl_compile(const char *source);
void mtempl_free(mtempl *t);

/* Number of slots. */
size_t mtempl_slots(const mtempl *t);

/* Number of a slot by its name; -1 if there is none. */
long mtempl_find(const mtempl *t, const char *name);

/* Sets a slot, which has to exist. NULL makes it empty, as it is at first. */
void mtempl_set(mtempl *t, size_t slot, const char *value);

/* The same by name; returns 0 if there is no such slot. */
int mtempl_set_named(mtempl *t, const char *name, const char *value);

/* The value of a slot, which has to exist; NULL if it's not set. */
const char *mtempl_get(const mtempl *t, size_t slot);

/* Empties all slots. */
void mtempl_reset(mtempl *t);

/* Length of the rendered text. */
size_t mtempl_length(const mtempl *t);

/* Writes the text with a terminator to buf, which has to have room for
   mtempl_length() + 1 characters. */
void mtempl_render(const mtempl *t, char *buf);

#endif
