#include "rampcol.h"
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    ramp r;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    ramp_rgba table[RAMP_TABLE], c = 7;
    char text[10];
    assert(ramp_builtin(&r, "none") == -1 && ramp_builtin(&r, NULL) == -1 && ramp_builtin(&r, "") == -1);
    assert(ramp_builtin(&r, "grey") == 0);
    assert(ramp_at(&r, NAN) == 0xff && ramp_at(&r, -INFINITY) == 0xff && ramp_at(&r, INFINITY) == 0xffffffff);
    assert(ramp_at(&r, 1.0f) == 0xffffffff && ramp_at(&r, 0.5f) == 0x808080ff);
    ramp_bake(&r, table);
    assert(table[0] == 0xff && table[255] == 0xffffffff && table[17] == 0x111111ff);
    assert(ramp_lookup(table, NAN) == 0xff && ramp_lookup(table, 0.99999994f) == 0xffffffff);
    assert(ramp_lookup(table, 1e30f) == 0xffffffff && ramp_lookup(table, -1e30f) == 0xff);
    ramp_span(&r, 0, 1, NULL, 0);
    ramp_span(&r, -INFINITY, INFINITY, table, 3);
    ramp_span(&r, 1, 0, table, 1);
    assert(table[0] == 0xffffffff);
    ramp_stop same[3] = {{0.5f, 1}, {0.5f, 2}, {0.5f, 3}};
    ramp_init(&r, same, 3);
    assert(ramp_at(&r, 0.5f) == 3 && ramp_at(&r, 0.4f) == 1 && ramp_at(&r, 0.6f) == 3);
    ramp_init(&r, same, 1);
    assert(ramp_at(&r, 1) == 1);
    assert(ramp_mix(0, 0xffffffff, 0.5f) == 0x80808080 && ramp_mix(1, 2, NAN) == 1 && ramp_mix(1, 2, 9) == 2);
    assert(ramp_parse("", &c) == -1 && ramp_parse("#", &c) == -1 && ramp_parse("#12345", &c) == -1 && c == 7);
    assert(ramp_parse("#123456789", &c) == -1 && ramp_parse("#fgf", &c) == -1);
    assert(ramp_parse("#1aF", &c) == 0 && c == 0x11aaffff);
    assert(ramp_parse("#102030", &c) == 0 && c == 0x102030ff && ramp_parse("#FFFFFFFF", &c) == 0);
    ramp_format(c, text);
    assert(!strcmp(text, "#ffffffff"));
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        ramp_rgba *few = malloc(16 * sizeof *few);
        if (!few)
            return 0;
        ramp_builtin(&r, "heat");
        ramp_bake(&r, few);
        free(few);
    } else if (rule == 2) {
        ramp_stop *stops = calloc(2, sizeof *stops);
        if (!stops)
            return 0;
        stops[1].at = 1;
        ramp_init(&r, stops, 2);
        free(stops);
        ramp_at(&r, 0.5f);
    } else {
        ramp_stop stops[2] = {{1, 0xff}, {0, 0xffffffff}};
        ramp_init(&r, stops, 2);
    }
#endif
    return 0;
}
