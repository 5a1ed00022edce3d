#include "fxports.h"
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    float in[8] = {1, -2, 3, -4, 5, -6, 7, -8}, out[8], b[8] = {0}, c;
    unsigned i, p;
    fx *f;

    (void)argc, (void)argv;
    assert(fx_count() == 5 && !fx_describe(5) && !fx_describe(UINT_MAX) && fx_find("") == -1 && fx_find("delay") == 2);
    assert(!fx_open(5, 1) && !fx_open(0, 0) && !fx_open(0, 192001) && !fx_open(UINT_MAX, UINT_MAX));
    for (i = 0; i < fx_count(); i++) { /* never run, not even connected */
        f = fx_open(i, 192000);
        assert(f && !fx_is_active(f));
        fx_run(f, 0);
        fx_deactivate(f);
        assert(fx_activate(f) == 0 && fx_activate(f) == 0 && fx_is_active(f));
        for (p = 0; p < fx_describe(i)->port_count; p++)
            assert(fx_connect(f, p, fx_describe(i)->ports[p].kind == FX_AUDIO_IN ? in : fx_describe(i)->ports[p].kind == FX_AUDIO_OUT ? out : &c) == 0);
        assert(fx_connect(f, p, out) == -1 && fx_connect(f, UINT_MAX, out) == -1);
        for (p = 0; p < 50; p++)
            c = (float)p - 20, fx_run(f, 8), fx_run(f, 1);
        if (i != 4) {
            c = NAN, fx_run(f, 8);
            c = INFINITY, fx_run(f, 8);
            c = -INFINITY, fx_run(f, 8);
        }
        fx_close(f);
    }
    f = fx_open(0, 44100); /* in place */
    c = 2;
    fx_connect(f, 0, &c), fx_connect(f, 1, in), fx_connect(f, 2, in);
    assert(fx_activate(f) == 0);
    fx_run(f, 8);
    assert(in[0] == 2 && in[7] == -16);
    fx_close(f);
    f = fx_open(2, 4);
    fx_connect(f, 0, &c), fx_connect(f, 1, in), fx_connect(f, 2, out);
    c = 0.5f;
    assert(fx_activate(f) == 0);
    fx_run(f, 8);
    assert(out[0] == 0 && out[1] == 0 && out[2] == 2 && out[7] == in[5]);
    c = 1;
    fx_run(f, 8);
    assert(out[0] == in[4] && out[4] == in[0]);
    fx_deactivate(f);
    c = 0;
    assert(fx_activate(f) == 0);
    fx_run(f, 8);
    assert(out[0] == in[0] && out[7] == in[7]);
    fx_close(f);
    f = fx_open(1, 1);
    c = 0.5f;
    fx_connect(f, 0, &c), fx_connect(f, 1, in), fx_connect(f, 2, b), fx_connect(f, 3, b);
    assert(fx_activate(f) == 0);
    fx_run(f, 8);
    assert(b[0] == 1 && b[7] == -8);
    fx_close(f);
    fx_close(NULL);
#else
    const int rule = argc > 1 ? atoi(argv[1]) : 1;
    float *in = calloc(64, sizeof *in), *out = calloc(rule == 2 ? 32 : 64, sizeof *out), seconds = 0.25f;
    fx *f = fx_open((unsigned)fx_find("delay"), 8000);

    assert(f && in && out);
    fx_connect(f, 0, &seconds);
    fx_connect(f, 1, in);
    if (rule != 1)
        fx_connect(f, 2, out);
    if (rule != 3)
        fx_activate(f);
    fx_run(f, 64);
    fx_close(f);
    free(in);
    free(out);
#endif
    return 0;
}
