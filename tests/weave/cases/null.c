/* A null pointer is read like any other: its hook and all before it stay. */
#include <stddef.h>
#include "trace.h"

int entry(void *object)
{
    int **p = object;
    int seen = p[1] == NULL;
    if (seen && !p[2])
        seen += p[3] != NULL;
    return seen ? *p[1] : 0;
}
