/* An opaque function called through a pointer is announced all the same. */
#include <stdio.h>
#include <unistd.h>
#include "trace.h"

typedef int scanner(const char *, const char *, ...);
static int (*const checks[])(const char *, int) = {access};

static int woven(const char *s, const char *format, ...)
{
    return s[0] + format[0];
}

static int visit(scanner *scan, char *s)
{
    return scan(s, "", s + 1);
}

int entry(void *object)
{
    int (*check)(const char *, int) = checks[0];
    return visit(woven, object) + visit(sscanf, object) + (check != access) + check(object, F_OK);
}
