#include "animclip.h"

int main(void)
{
    clip_step step;
    clip *a = clip_new();
    if (!a || clip_sprite_at(a, 0) != -1)
        return 2;
    for (int i = 0; i < 10; i++)
        if (!clip_add(a, i, 10))
            return 2;
    clip *b = clip_copy(a);
    if (!b || !clip_equal(a, b) || !clip_set_ms(b, 0, 20) || clip_equal(a, b) || clip_set_ms(b, 10, 1))
        return 2;
    if (clip_duration(a) != 100 || clip_duration(b) != 110 || clip_sprite_at(b, 130) != 1 || clip_add(a, 1, 0))
        return 2;
    clip_reverse(b);
    if (!clip_get(a, 0, &step) || step.sprite != 0 || !clip_get(b, 0, &step) || step.sprite != 9)
        return 2;
    clip_clear(b);
    if (clip_steps(b) != 0 || clip_steps(a) != 10 || clip_get(b, 0, &step))
        return 2;
    int status = 0;
#ifndef LEGAL
    clip *c = clip_copy(a);
    clip_reverse(c);
    clip_get(a, 0, &step);
    status = step.sprite != 0;
    clip_free(c);
#endif
    clip_free(a);
    clip_free(b);
    return status;
}
