#ifndef atomtab_h
#define atomtab_h

#include <stddef.h>

/*
 * Atoms: every distinct string once.
 *
 * Interning the same text twice gives the same atom, so atoms can be compared
 * with ==. An atom is valid until its table is freed.
 */
typedef struct atomtab atomtab;
typedef struct atom atom;

atomtab    *atomtab_new(void);
void        atomtab_free(atomtab *tab);

/* NULL on out of memory, or if text is longer than 4096 bytes. */
const atom *atomtab_intern(atomtab *tab, const char *text);
/* Like intern, but never adds: NULL if there is no such atom. */
const atom *atomtab_lookup(const atomtab *tab, const char *text);
/* Number of atoms. */
size_t      atomtab_size(const atomtab *tab);

const char *atom_text(const atom *a);
size_t      atom_length(const atom *a);
/* The how-manieth atom of its table it is, from 0. */
size_t      atom_ordinal(const atom *a);
/* Alphabetical order, as of strcmp. */
int         atom_compare(const atom *a, const atom *b);

#endif
