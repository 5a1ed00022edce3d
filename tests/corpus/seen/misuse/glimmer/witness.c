#include "glimmer.h"

#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint8_t *px = malloc(8 * 6);
    if (!px)
        return 0;
#ifdef LEGAL
    (void)rule;
    int bad = gm_target(px, 0, 6) != -1 || gm_target(px, 8, -1) != -1 || gm_target(px, INT_MAX, 1) != -1;
    bad |= gm_target(px, 8, 6) != 0;
    gm_clear(0);
    bad |= gm_drawn() != 48;
    gm_colour(9);
    gm_begin(GM_POINTS);
    gm_vertex(0, 0);
    gm_vertex(-1, 3);
    gm_vertex(INT16_MAX, INT16_MIN);
    gm_end();
    bad |= px[0] != 9 || gm_drawn() != 1;
    gm_push();
    gm_shift(INT_MAX, INT_MIN);
    gm_begin(GM_LINES);
    gm_vertex(INT16_MAX, INT16_MIN);
    gm_shift(INT_MIN, INT_MAX);
    gm_vertex(INT16_MIN, INT16_MAX);
    gm_end();
    gm_pop();
    gm_drawn();
    gm_begin(GM_LINES);
    gm_vertex(0, 5);
    gm_vertex(7, 5);
    gm_end();
    bad |= gm_drawn() != 8 || px[47] != 9;
    gm_begin(GM_RECTS);
    gm_vertex(INT16_MAX, INT16_MAX);
    gm_vertex(6, 4);
    gm_end();
    bad |= gm_drawn() != 4;
    for (int i = 0; i < GM_DEPTH; i++)
        gm_push();
    for (int i = 0; i < GM_DEPTH; i++)
        gm_pop();
    gm_begin(GM_RECTS);
    gm_end();
    gm_target(NULL, 0, 0);
    free(px);
    return bad;
#else
    if (rule != 2)
        gm_target(px, 8, rule == 7 ? 7 : 6);
    switch (rule) {
    case 1: gm_vertex(1, 1); break;
    case 2: gm_begin(GM_POINTS); break;
    case 3: gm_begin(GM_POINTS); gm_begin(GM_LINES); break;
    case 4: gm_begin(GM_LINES); gm_vertex(1, 1); gm_end(); break;
    case 5: gm_pop(); break;
    case 6:
        for (int i = 0; i <= GM_DEPTH; i++)
            gm_push();
        break;
    case 7: gm_clear(1); break;
    case 8: free(px); gm_clear(1); return 0;
    }
    free(px);
    return 0;
#endif
}
