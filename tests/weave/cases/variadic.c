/* Variable arguments, va_copy, and a va_list inside an object. */
#include <stdarg.h>
#include "trace.h"

struct object { int n; va_list list; };

static int sum(struct object *o, int count, ...)
{
    va_list local;
    int total = 0;
    va_start(o->list, count);
    va_copy(local, o->list);
    total += va_arg(local, int);
    total += *va_arg(local, int *);
    va_end(local);
    va_end(o->list);
    return total;
}

int entry(void *object)
{
    struct object *o = object;
    return sum(o, 2, 40, &o->n);
}
