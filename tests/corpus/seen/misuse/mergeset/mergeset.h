#ifndef MERGESET_H
#define MERGESET_H

/* Disjoint sets over 0 .. n-1. Elements are not checked. */

typedef struct mergeset MergeSet;

MergeSet *MergeSet_New(int n); /* NULL if n < 0 or n > 100000 */
MergeSet *MergeSet_Clone(const MergeSet *s);
void MergeSet_Delete(MergeSet *s);

int MergeSet_Size(const MergeSet *s);
int MergeSet_Groups(const MergeSet *s);

int MergeSet_Find(MergeSet *s, int x);
int MergeSet_Union(MergeSet *s, int x, int y);
int MergeSet_Same(MergeSet *s, int x, int y);
int MergeSet_GroupSize(MergeSet *s, int x);

/* Labels groups 0 .. Groups-1 in order of their first element; label[] has
   an entry for each element. */
void MergeSet_Labels(MergeSet *s, int *label);

/* Joins what is joined in t, which is of the same size. */
void MergeSet_Combine(MergeSet *s, const MergeSet *t);

#endif
