#include "viewclip.h"

int main(void)
{
    vc_rect screen = {0, 0, 320, 200}, r = {10, 10, 1000, 20};
    vc_stack *s = vc_open(screen, 3);
    int a = -5, b = 500;
    if (!vc_push(s, r) || !vc_push(s, r) || vc_current(s).w != 310 || vc_visible(s, 9, 10) || !vc_visible(s, 319, 29))
        return 2;
    if (!vc_clip_span(s, 10, &a, &b) || a != 10 || b != 319 || vc_clip_span(s, 30, &a, &b))
        return 2;
    if (!vc_pop(s) || vc_depth(s) != 1)
        return 2;
    vc_reset(s);
    if (vc_pop(s) || vc_open(screen, 0) != 0)
        return 2;
#ifndef LEGAL
    vc_push(s, r);
    vc_push(s, r);
    vc_push(s, r);
#endif
    vc_close(s);
    return 0;
}
