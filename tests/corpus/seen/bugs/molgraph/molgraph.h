#ifndef MOLGRAPH_H
#define MOLGRAPH_H

typedef enum { MG_H, MG_C, MG_N, MG_O, MG_F } mg_element;

typedef struct mg_molecule mg_molecule;

#define MG_ATOMS 128

mg_molecule *mg_new(void);
void mg_delete(mg_molecule *m);

/* number of the atom from 0, or -1 */
int mg_atom(mg_molecule *m, mg_element element);
int mg_atoms(const mg_molecule *m);

/* Binds two different atoms, order 1 to 3. Atoms that are bound get the new
   order. -1 and no change if there are no such atoms or one of them has not
   enough free valences. */
int mg_bond(mg_molecule *m, int a, int b, int order);
/* 0 if they are not bound */
int mg_order(const mg_molecule *m, int a, int b);
int mg_unbond(mg_molecule *m, int a, int b);

int mg_valence(mg_element element);
/* valences an atom has left; -1 if there is no such atom */
int mg_free_valences(const mg_molecule *m, int atom);
/* adds hydrogen atoms until no valence is free; how many, or -1 */
int mg_saturate(mg_molecule *m);

/* in 1/1000 u */
long mg_mass(const mg_molecule *m);

#endif
