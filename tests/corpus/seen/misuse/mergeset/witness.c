#include "mergeset.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    int label[5];
    MergeSet *s = MergeSet_New(5);
    if (!MergeSet_Union(s, 3, 1) || MergeSet_Union(s, 1, 3) || !MergeSet_Union(s, 3, 4) || MergeSet_Groups(s) != 3)
        return 2;
    if (!MergeSet_Same(s, 1, 4) || MergeSet_Same(s, 0, 4) || MergeSet_GroupSize(s, 4) != 3 || MergeSet_Size(s) != 5)
        return 2;
    MergeSet_Labels(s, label);
    if (label[0] != 0 || label[1] != 1 || label[2] != 2 || label[3] != 1 || label[4] != 1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    MergeSet *t = MergeSet_Clone(s), *u = MergeSet_New(5), *none = MergeSet_New(0);
    MergeSet_Union(t, 0, 2);
    MergeSet_Combine(u, t);
    MergeSet_Combine(u, u);
    if (MergeSet_Groups(u) != 2 || MergeSet_Groups(s) != 3 || MergeSet_New(-1) || MergeSet_New(2147483647))
        return 2;
    MergeSet_Labels(none, label);
    MergeSet_Combine(none, none);
    MergeSet_Delete(t);
    MergeSet_Delete(u);
    MergeSet_Delete(none);
    MergeSet_Delete(s);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        MergeSet_Find(s, 5);
        break;
    case 2: {
        int *few = malloc(4 * sizeof *few);
        MergeSet_Labels(s, few);
        break;
    }
    case 3:
        MergeSet_Combine(s, MergeSet_New(4));
        break;
    case 4:
        MergeSet_Delete(s);
        MergeSet_Same(s, 0, 1);
        break;
    }
#endif
    return 0;
}
