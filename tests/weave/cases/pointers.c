/* An opaque function called through a pointer is announced all the same. */
#include <stdio.h>
#include <string.h>
#include "trace.h"

static int (*const putters[])(const char *, FILE *) = {fputs};

static int woven(const char *format, ...)
{
    return format[0];
}

static int visit(int (*print)(const char *, ...), char *s)
{
    return print(s, s);
}

int entry(void *object)
{
    int (*visitor)(const char *, FILE *) = putters[0];
    return visit(woven, object) + (visit(printf, object) > 0) + (visitor != fputs) + (visitor(object, stdout) < 0);
}
