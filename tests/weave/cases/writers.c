/* What opaque functions are known to write can be undone. */
#include <math.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>
#include "trace.h"

static char line[16];
static int exponent;
static time_t now;

int entry(void *object)
{
    int local;
    TRACE_ARRAY(line);
    TRACE(exponent);
    TRACE(now);
    double fraction = frexp(8.0, &exponent) + frexp(0.0, &local);
    time(&now);
    time(NULL);
    long got = read(-1, line, 3 + (fraction > 1));
    size_t items = fread(line, 2, 3, stdin);
    return (int)got;
}
