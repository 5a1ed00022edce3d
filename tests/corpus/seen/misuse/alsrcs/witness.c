#include "alsrcs.h"
#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
    int16_t wave[8] = {100, 200, 300, INT16_MAX, INT16_MIN, -3, -2, -1}, out[32];
#ifdef LEGAL
    if (al_init() != 0 || al_init() != -1)
        return 1;
    unsigned b = al_new_buffer(), s = al_new_source(), t = al_new_source(), e = al_new_buffer();
    if (al_fill(b, wave, 8, AL_RATE) != 0 || al_fill(b, wave, SIZE_MAX, AL_RATE) != -1 || al_fill(b, wave, 8, 0) != -1)
        return 1;
    al_attach(s, b);
    al_attach(t, b);
    al_play(s, 0);
    al_render(out, 10);
    if (out[0] != 100 || out[9] != 0 || al_playing(s))
        return 1;
    al_gain(s, INT_MAX);
    al_gain(t, INT_MIN);
    al_play(s, 1);
    al_play(t, -1);
    al_render(out, 32);
    if (out[0] != 400 || out[3] != INT16_MAX || out[4] != INT16_MIN || !al_playing(t))
        return 1;
    al_render(NULL, 0);
    al_stop(s);
    al_attach(s, 0);
    al_attach(t, e);
    al_play(t, 1);
    if (al_playing(t) || al_fill(b, NULL, 0, 1) != 0 || al_fill(b, wave, 3, AL_RATE_MAX) != 0)
        return 1;
    al_attach(t, b);
    al_play(t, 1);
    al_render(out, 32);
    al_delete_source(t);
    al_delete_buffer(b);
    int n = 0;
    while (al_new_buffer() != 0)
        n++;
    if (n != AL_NAMES_MAX - 2)
        return 1;
    al_exit();
    al_exit();
    return al_init();
#else
    if (rule == 6)
        return al_new_source() == 0;
    al_init();
    unsigned s = al_new_source(), b = al_new_buffer();
    al_fill(b, wave, 8, AL_RATE);
    switch (rule) {
    case 1:
        al_attach(b, s);
        break;
    case 2:
        al_attach(s, b);
        al_play(s, 1);
        al_delete_buffer(b);
        al_render(out, 4);
        break;
    case 3:
        al_attach(s, b);
        al_play(s, 1);
        al_render(out, 6);
        al_fill(b, wave, 1, AL_RATE);
        al_render(out, 6);
        break;
    case 4:
        al_play(s, 0);
        break;
    case 5:
        al_delete_source(s);
        al_stop(s);
        break;
    }
    return 0;
#endif
}
