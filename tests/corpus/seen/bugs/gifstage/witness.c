#include "gifstage.h"
#include <assert.h>
#include <limits.h>
#include <stddef.h>
int main(void)
{
    const uint8_t px[4] = {1, 2, 2, 1};
    gs_frame f = {1, 1, 2, 2, px, 2, GS_KEEP};
    gs_stage *s = gs_open(4, 4, 9);
    assert(!gs_open(0, 4, 9) && s && gs_count(s, 9) == 16);
#ifdef LEGAL
    assert(gs_show(s, &f) == 0 && gs_count(s, 1) == 2 && gs_pixel(s, 1, 1) == 1 && gs_pixel(s, 2, 1) == 9);
    f.disposal = GS_PREVIOUS;
    f.transparent = -1;
    assert(gs_show(s, &f) == 0 && gs_count(s, 2) == 2);
    f.disposal = GS_BACKGROUND;
    f.x = f.y = 2;
    assert(gs_show(s, &f) == 0 && gs_pixel(s, 2, 1) == 9 && gs_frames(s) == 3);
    f.x = INT_MAX;
    assert(gs_show(s, &f) == -1);
    f = (gs_frame){4, 4, 0, 0, NULL, -1, GS_KEEP};
    assert(gs_show(s, &f) == 0 && gs_count(s, 9) == 15 && gs_pixel(s, -1, 0) == -1);
    gs_rewind(s);
#else
    f.disposal = GS_PREVIOUS;
    gs_show(s, &f);
    gs_show(s, &f);
    if (gs_count(s, 9) == 14)
        gs_rewind(s);
#endif
    gs_close(s);
    return 0;
}
