/* Calls of the C library are watched byte by byte and stop where C stops. */
#include <stdlib.h>
#include <string.h>
#include "trace.h"

static int (*compare)(const void *, const void *, size_t) = memcmp;

int entry(void *object)
{
    char *s = object;
    s[0] = 'a';
    s[1] = 'b';
    (void)strlen(s + 1); /* 'pure', and its result is not used */
    int different = compare("xb", s, 2);
    return (different > 0) + (strcmp(s, "ac") < 0);
}
