#include "mergeset.h"

#include <stdlib.h>
#include <string.h>

#define MOST 100000

struct mergeset {
    int n, groups;
    int up[]; /* parent, or minus the size of the group */
};

static MergeSet *make(int n)
{
    if (n < 0 || n > MOST)
        return NULL;
    MergeSet *s = malloc(sizeof *s + (size_t)n * sizeof s->up[0]);
    if (s)
        s->n = s->groups = n;
    return s;
}

MergeSet *MergeSet_New(int n)
{
    MergeSet *s = make(n);
    for (int i = 0; s && i < n; i++)
        s->up[i] = -1;
    return s;
}

MergeSet *MergeSet_Clone(const MergeSet *s)
{
    MergeSet *t = make(s->n);
    if (t) {
        memcpy(t->up, s->up, (size_t)s->n * sizeof s->up[0]);
        t->groups = s->groups;
    }
    return t;
}

void MergeSet_Delete(MergeSet *s)
{
    free(s);
}

int MergeSet_Size(const MergeSet *s)
{
    return s->n;
}

int MergeSet_Groups(const MergeSet *s)
{
    return s->groups;
}

int MergeSet_Find(MergeSet *s, int x)
{
    int root = x;
    while (s->up[root] >= 0)
        root = s->up[root];
    while (s->up[x] >= 0) {
        int next = s->up[x];
        s->up[x] = root;
        x = next;
    }
    return root;
}

int MergeSet_Union(MergeSet *s, int x, int y)
{
    x = MergeSet_Find(s, x);
    y = MergeSet_Find(s, y);
    if (x == y)
        return 0;
    if (s->up[x] > s->up[y]) {
        int swap = x;
        x = y;
        y = swap;
    }
    s->up[x] += s->up[y];
    s->up[y] = x;
    s->groups--;
    return 1;
}

int MergeSet_Same(MergeSet *s, int x, int y)
{
    return MergeSet_Find(s, x) == MergeSet_Find(s, y);
}

int MergeSet_GroupSize(MergeSet *s, int x)
{
    return -s->up[MergeSet_Find(s, x)];
}

void MergeSet_Labels(MergeSet *s, int *label)
{
    int next = 0;
    for (int i = 0; i < s->n; i++)
        label[i] = -1;
    /* the entry of a root has the label of its group until its own turn,
       which gives it the same */
    for (int i = 0; i < s->n; i++) {
        int root = MergeSet_Find(s, i);
        if (label[root] < 0)
            label[root] = next++;
        label[i] = label[root];
    }
}

void MergeSet_Combine(MergeSet *s, const MergeSet *t)
{
    for (int i = 0; i < s->n; i++)
        if (t->up[i] >= 0)
            MergeSet_Union(s, i, t->up[i]);
}
