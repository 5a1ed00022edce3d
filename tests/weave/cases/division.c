/* Divisions are announced with whether they divide by zero, those by a constant are not. */
#include "trace.h"

struct object {
    int a, b;
    unsigned c, d;
};

int entry(void *memory)
{
    struct object *object = memory;
    int unused = object->a / (object->b + 1);
    (void)unused;
    return (int)(object->c % (object->d + 1) + object->c / 3);
}
