/* molpose - a molecule: atoms, and optionally where they are */
#ifndef MOLPOSE_H
#define MOLPOSE_H

#include <stddef.h>

/* No molecule has more atoms than this. */
#define MOL_MAX_ATOMS 4096

/* Coordinates are in Angstrom, between -MOL_FAR and MOL_FAR. */
#define MOL_FAR 1.0e6

typedef struct molpose molpose;

/* A molecule without atoms, or NULL when out of memory. */
molpose *mol_new(void);
void mol_free(molpose *m);

/* An independent copy with the same atoms and positions, or NULL when out of
 * memory. */
molpose *mol_copy(const molpose *m);

/* Adds an atom without a position.  The symbol is a capital letter and at most
 * one small letter ("H", "Cl").  Returns the atom's index, or -1 when the
 * symbol is no symbol, the molecule is full or memory is out. */
int mol_add(molpose *m, const char *symbol);

/* Removes atom i; those after it move down by one.  -1: no such atom. */
int mol_remove(molpose *m, size_t i);

size_t mol_count(const molpose *m);

/* How many atoms have this symbol. */
size_t mol_count_of(const molpose *m, const char *symbol);

/* The symbol of atom i, NULL when there is no such atom.  Valid until the
 * molecule is next changed. */
const char *mol_symbol(const molpose *m, size_t i);

/* Gives atom i a position.  Returns 0, or -1 when there is no such atom, a
 * coordinate is out of bounds or memory is out. */
int mol_place(molpose *m, size_t i, double x, double y, double z);

/* Stores the position of atom i.  Returns 0, or -1 when there is no such atom
 * or it has no position; xyz is then unchanged. */
int mol_where(const molpose *m, size_t i, double xyz[3]);

/* The mean of all positions.  Returns the number of atoms that have one; when
 * that is 0, xyz is unchanged. */
size_t mol_centre(const molpose *m, double xyz[3]);

#endif
