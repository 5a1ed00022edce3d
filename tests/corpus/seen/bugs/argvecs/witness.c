#include "argvecs.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    ArgVec a, b;
    ArgVec_Init(&a);
    ArgVec_Init(&b);
    if (!ArgVec_Extend(&a, &a) || !ArgVec_Extend(&a, &b) || ArgVec_Pop(&a) != NULL || !ArgVec_Equal(&a, &b))
        return 2;
    if (!ArgVec_Split(&a, "  cc  -o x ") || a.count != 3 || !ArgVec_Insert(&a, 0, "env") || !ArgVec_Insert(&a, 99, ""))
        return 2;
    if (!ArgVec_Push(&a, a.items[0]) || !ArgVec_Extend(&b, &a) || !ArgVec_Equal(&a, &b))
        return 2;
    char *text = ArgVec_Join(&b);
    if (strcmp(text, "env cc -o x  env") != 0)
        return 2;
    free(text);
    free(ArgVec_Pop(&a));
    if (ArgVec_Equal(&a, &b))
        return 2;
    ArgVec_Clear(&b);
#ifndef LEGAL
    ArgVec_Push(&b, "one");
    ArgVec_Extend(&b, &b);
#endif
    ArgVec_Clear(&a);
    ArgVec_Clear(&b);
    return 0;
}
