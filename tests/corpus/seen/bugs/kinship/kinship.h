#ifndef KINSHIP_H
#define KINSHIP_H

#include <stdbool.h>

/* kinship - who descends from whom.

   Persons are numbers, given out from 0.  Functions that take a person return
   KIN_NONE, false or 0 if there is none of that number. */

#define KIN_NONE (-1)
#define KIN_MAX 256

typedef struct kin kin;

kin *kin_create(void);
void kin_destroy(kin *k);

/* A new person; KIN_NONE if there are KIN_MAX already. */
int kin_add(kin *k);
int kin_count(const kin *k);

/* Sets, replaces or (with KIN_NONE) removes a parent.  False, and nothing
   changes, if the parent is the child itself or descends from it: nobody can
   be their own ancestor. */
bool kin_set_father(kin *k, int child, int father);
bool kin_set_mother(kin *k, int child, int mother);

int kin_father(const kin *k, int person);
int kin_mother(const kin *k, int person);

/* Persons whose father or mother it is. */
int kin_children(const kin *k, int person);
/* Is it a parent, a parent's parent ...? */
bool kin_is_ancestor(const kin *k, int person, int ancestor);
/* 0 for somebody without parents; otherwise one more than the higher of the
   parents' generations. */
int kin_generation(const kin *k, int person);

/* Have they a parent in common?  Nobody is their own sibling. */
bool kin_siblings(const kin *k, int a, int b);

#endif
