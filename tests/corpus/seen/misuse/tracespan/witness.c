#include "tracespan.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    tracer_t *t = trace_new();
    char text[64];
    int outer = trace_begin(t, "outer", 10), inner = trace_begin(t, "inner", 11);
    if (trace_depth(t) != 2 || strcmp(trace_current(t), "inner") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    trace_end(t, inner, 15);
    inner = trace_begin(t, "inner", 15);
    trace_end(t, inner, 16);
    trace_end(t, outer, 20);
    if (trace_calls(t, "inner") != 2 || trace_total(t, "inner") != 5 || trace_calls(t, "") != 0 || trace_current(t))
        return 2;
    if (trace_report(t, text, sizeof text) != 21 || strcmp(text, "outer 1 10\ninner 2 5\n") != 0)
        return 2;
    if (trace_report(t, NULL, 0) != 21 || trace_report(t, text, 3) < 3 || strcmp(text, "ou") != 0)
        return 2;
    trace_reset(t);
    if (trace_report(t, text, 1) != 0 || *text != '\0')
        return 2;
    trace_end(t, trace_begin(t, "last", UINT64_MAX), UINT64_MAX);
    trace_free(t);
    trace_free(NULL);
#else
    (void)text;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        trace_free(t);
        break;
    case 2:
        trace_end(t, outer, 12);
        break;
    case 3:
        trace_end(t, inner, 12);
        trace_end(t, inner, 13);
        break;
    case 4:
        trace_end(t, inner, 5);
        break;
    case 5:
        for (int i = 0; i < TRACE_DEPTH; i++)
            trace_begin(t, "x", 20);
        break;
    case 6:
        trace_reset(t);
        break;
    case 7: {
        char *name = malloc(2);
        strcpy(name, "x");
        trace_begin(t, name, 20);
        free(name);
        trace_calls(t, "y");
        break;
    }
    case 8:
        for (int i = 0; i < TRACE_NAMES; i++) {
            char *name = malloc(3);
            name[0] = (char)('A' + i % 16);
            name[1] = (char)('A' + i / 16);
            name[2] = '\0';
            trace_end(t, trace_begin(t, name, 20), 20);
        }
        break;
    }
#endif
    return 0;
}
