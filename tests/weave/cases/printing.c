/* Formatted output reads the strings it prints and writes where it is told, and
 * lets the real library see nothing but the stack. */
#include <stdio.h>
#include "trace.h"

static char text[8];

int entry(void *object)
{
    char *s = object;
    s[0] = 'a';
    s[1] = 'b';
    TRACE_ARRAY(text);
    assay_trace_calls_only(1);
    int length = snprintf(text, sizeof text, "%.1s%d", s, 42);
    assay_trace_calls_only(0);
    return length * 100 + text[0];
}
