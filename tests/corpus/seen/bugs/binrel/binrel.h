#ifndef BINREL_H
#define BINREL_H

#include <stdbool.h>

/*! \file
 *  Binary relations over the numbers 0 to n - 1.
 *
 *  Functions taking two relations want the same n of them and return false
 *  otherwise; both may be one and the same relation.
 */

#define BINREL_MAX 64

typedef struct BinRel BinRel;

/*! The empty relation; NULL unless n is 1 to BINREL_MAX. */
BinRel *BinRel_Create(int n);
/*! A copy that has the same pairs and name and is independent of the other. */
BinRel *BinRel_Copy(const BinRel *rel);
void BinRel_Destroy(BinRel *rel);

/*! A name for messages; NULL removes it.  It is copied. */
bool BinRel_SetName(BinRel *rel, const char *name);
/*! NULL when there is none. */
const char *BinRel_Name(const BinRel *rel);

int BinRel_Size(const BinRel *rel);
/*! Relates a to b.  False when one of them is out of range. */
bool BinRel_Relate(BinRel *rel, int a, int b);
bool BinRel_Related(const BinRel *rel, int a, int b);
/*! How many pairs there are. */
int BinRel_Pairs(const BinRel *rel);

/*! Adds all pairs of `other`. */
bool BinRel_Unite(BinRel *rel, const BinRel *other);
/*! Whether they have the same pairs. */
bool BinRel_Equal(const BinRel *a, const BinRel *b);
/*! Adds what makes it transitive. */
void BinRel_Close(BinRel *rel);
/*! Turns all pairs around. */
void BinRel_Invert(BinRel *rel);

#endif
