#include "lsysgen.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int count_line(void *user, double x0, double y0, double x1, double y1)
{
    assert(fabs(hypot(x1 - x0, y1 - y0) - 1) < 1e-9);
    return ++*(int *)user == 100 ? 7 : 0;
}
#else
static int grow(void *user, double x0, double y0, double x1, double y1)
{
    (void)x0, (void)y0, (void)x1, (void)y1;
    lsys_step(user);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    lsys *l = lsys_new();
    if (l == NULL)
        return 0;
#ifdef LEGAL
    int lines = 0;
    (void)argc, (void)argv;
    assert(lsys_length(l) == 0 && lsys_text(l)[0] == '\0' && lsys_step(l) == 0);
    assert(lsys_walk(l, 90, count_line, &lines) == 0 && lsys_count(l, '\0') == 0);
    assert(lsys_axiom(l, "F+f[X]|\xff") == 0);
    lsys_rule(l, 'F', "F-F");
    lsys_rule(l, 'X', "");
    lsys_rule(l, '\xff', "G");
    lsys_rule(l, '\0', "bad");
    assert(lsys_step(l) == 0 && strcmp(lsys_text(l), "F-F+f[]|G") == 0);
    assert(lsys_walk(l, NAN, count_line, &lines) == 0 && lines == 3);
    assert(lsys_axiom(l, lsys_text(l)) == 0 && lsys_count(l, 'F') == 2);
    lsys_rule(l, 'F', NULL);
    assert(lsys_step(l) == 0 && lsys_count(l, 'F') == 2);
    assert(lsys_axiom(l, "]") == 0 && lsys_walk(l, 1e308, count_line, &lines) == LSYS_EBRACKET);
    assert(lsys_axiom(l, "[") == 0);
    lsys_rule(l, '[', "[[");
    while (lsys_length(l) < 128)
        assert(lsys_step(l) == 0);
    assert(lsys_walk(l, INFINITY, count_line, &lines) == LSYS_EBRACKET);
    lsys_axiom(l, "F");
    lsys_rule(l, 'F', "FFFFFFFFFFFFF");
    while (lsys_step(l) == 0)
        ;
    assert(lsys_length(l) <= LSYS_LIMIT && lsys_walk(l, 0, count_line, &lines) == 7);
    lsys_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    lsys_axiom(l, "F+F");
    lsys_rule(l, 'F', "FF");
    if (rule == 1) {
        const char *text = lsys_text(l);
        lsys_step(l);
        printf("%s\n", text);
    } else if (rule == 2) {
        lsys_walk(l, 90, grow, l);
    } else {
        char *text = malloc(4);
        if (text == NULL)
            return 0;
        strcpy(text, "F-F");
        lsys_rule(l, 'F', text);
        free(text);
        lsys_step(l);
    }
#endif
    lsys_free(l);
    return 0;
}
