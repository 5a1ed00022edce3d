/* Reads happen in the order of the source, and only those that C evaluates. */
#include "trace.h"

struct pair {
    int first, second;
    char letter;
    long wide;
    short narrow;
};

int entry(void *object)
{
    struct pair *p = object;
    if (p->second || p->first == 3)
        return 1;
    int unused = p->narrow; /* a dead read is a read */
    (void)p->letter;
    return p->wide && p->letter;
}
