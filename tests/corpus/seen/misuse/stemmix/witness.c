#include "stemmix.h"

#include <stdlib.h>
#include <string.h>

struct src { sx_mixer *m; size_t left; int extra, lie, meddle; };

static size_t fill(void *user, float *dst, size_t frames)
{
    struct src *s = user;
    if (s->meddle)
        sx_remove(s->m, 0);
    size_t n = frames < s->left ? frames : s->left;
    s->left -= n;
    for (size_t i = 0; i < 2 * (n + (size_t)s->extra); i++)
        dst[i] = i % 2 ? -1.0f : 0.5f;
    return n + (size_t)s->lie;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    sx_mixer *m = sx_new(2, 4);
    struct src s = { m, 1000, 0, 0, 0 };
#ifdef LEGAL
    (void)rule;
    float out[8];
    struct src t = { m, 5, 0, 0, 0 };
    int bad = sx_new(0, 4) || sx_new(-1, 4) || sx_new(2, 0) || sx_new(2, (size_t)-1) || sx_new(9, 1);
    int a = sx_add(m, fill, &s), b = sx_add(m, fill, &t);
    sx_gain(m, b, 2);
    sx_render(m, out, 4);
    bad |= out[0] != 1.5f || out[7] != -3 || sx_peaks(m)[1] != 3 || sx_ended(m, b);
    sx_render(m, out, 4);
    bad |= out[0] != 1.5f || out[7] != -1 || !sx_ended(m, b) || sx_ended(m, a);
    sx_render(m, out, 0);
    sx_remove(m, b);
    bad |= sx_add(m, fill, &s) != b;
    for (int i = 2; i < SX_STEMS; i++)
        bad |= sx_add(m, fill, &t) != i;
    bad |= sx_add(m, fill, &t) != -1;
    sx_render(m, out, 3);
    sx_free(m);
    sx_free(NULL);
    return bad;
#else
    float *out = malloc(8 * sizeof *out), *wide = malloc(64 * sizeof *wide);
    s.extra = rule == 3;
    s.lie = rule == 4;
    s.meddle = rule == 5;
    int a = sx_add(m, fill, &s);
    switch (rule) {
    case 1: sx_render(m, wide, 5); break;
    case 2: sx_free(m); m = sx_new(2, 64); sx_add(m, fill, &s); sx_render(m, out, 5); break;
    case 3: case 4: case 5: sx_render(m, out, 4); break;
    case 6: sx_remove(m, a); sx_gain(m, a, 1); break;
    case 7: { const float *p = sx_peaks(m); sx_free(m); return p[0] > 1; }
    }
    sx_free(m);
    free(out);
    free(wide);
    return 0;
#endif
}
