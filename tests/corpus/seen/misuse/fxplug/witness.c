#include "fxplug.h"

#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); exit(2); } } while (0)

#ifdef LEGAL
static void run_count(void *state, float *const *ports, size_t n)
{
    *ports[0] = (float)(*(size_t *)state += n);
}

int main(void)
{
    fx_host *h = fx_host_new();
    struct fx_type mine = { "count", 1, { { "n", FX_CONTROL, 1 } }, sizeof(size_t), run_count }, bad;
    char labels[FX_MAX_TYPES][4];
    float in[4] = { 1, -2, 3, NAN }, out[4], other[4] = { 1, 1, 1, 1 }, control = 2;
    fx_effect *fx;
    int i;

    CHECK(h != NULL && fx_find(h, "gain") == fx_type_at(h, 0) && fx_find(h, "") == NULL);
    CHECK(fx_type_at(h, 4) == NULL && fx_type_at(h, SIZE_MAX) == NULL && fx_new(h, "reverb") == NULL);

    CHECK((fx = fx_new(h, "gain")) != NULL);
    CHECK(fx_connect(fx, -1, in) == -1 && fx_connect(fx, 3, in) == -1 && fx_connect(fx, INT_MIN, in) == -1);
    CHECK(fx_connect(fx, 0, NULL) == -1);
    CHECK(fx_connect(fx, 0, other) == 0 && fx_connect(fx, 0, in) == 0 && fx_connect(fx, 1, out) == 0);
    CHECK(fx_connect(fx, 2, &control) == 0);
    fx_run(fx, 0);
    fx_run(fx, 4);
    CHECK(out[0] == 2 && out[1] == -4 && out[2] == 6);
    CHECK(fx_connect(fx, 1, in) == 0);
    fx_run(fx, 1);
    CHECK(in[0] == 2);
    fx_reset(fx);
    fx_delete(fx);

    CHECK((fx = fx_new(h, "mix")) != NULL);
    CHECK(fx_connect(fx, 0, in) == 0 && fx_connect(fx, 1, in) == 0 && fx_connect(fx, 2, out) == 0);
    fx_run(fx, 3);
    CHECK(out[0] == 4 && out[1] == -4 && out[2] == 6);
    fx_delete(fx);

    CHECK((fx = fx_new(h, "smooth")) != NULL);
    CHECK(fx_connect(fx, 0, other) == 0 && fx_connect(fx, 1, out) == 0 && fx_connect(fx, 2, &control) == 0);
    fx_run(fx, 4);
    CHECK(out[3] == 0);
    control = NAN;
    fx_run(fx, 4);
    CHECK(out[0] == 1);
    control = 0.5f;
    fx_reset(fx);
    fx_run(fx, 2);
    CHECK(out[0] == 0.5f && out[1] == 0.75f);
    fx_delete(fx);

    CHECK((fx = fx_new(h, "peak")) != NULL);
    CHECK(fx_connect(fx, 0, in) == 0 && fx_connect(fx, 1, &control) == 0);
    fx_run(fx, 4);
    CHECK(control == 3);
    fx_delete(fx);

    CHECK(fx_register(h, &mine) == 0 && fx_register(h, &mine) == -1);
    CHECK((fx = fx_new(h, "count")) != NULL && fx_connect(fx, 0, &control) == 0);
    fx_run(fx, 7);
    fx_run(fx, 7);
    CHECK(control == 14);
    fx_delete(fx);
    bad = mine, bad.label = "";
    CHECK(fx_register(h, &bad) == -1);
    bad = mine, bad.label = "b", bad.nports = 9;
    CHECK(fx_register(h, &bad) == -1);
    bad.nports = 2;
    CHECK(fx_register(h, &bad) == -1);
    bad.nports = 1, bad.state_size = SIZE_MAX;
    CHECK(fx_register(h, &bad) == -1);
    bad.state_size = 0, bad.run = NULL;
    CHECK(fx_register(h, &bad) == -1);
    for (i = 5; i < FX_MAX_TYPES; i++) {
        sprintf(labels[i], "t%d", i);
        mine.label = labels[i];
        CHECK(fx_register(h, &mine) == 0);
    }
    mine.label = "more";
    CHECK(fx_register(h, &mine) == -1);
    fx_delete(NULL);
    fx_host_free(h);
    fx_host_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    fx_host *h = fx_host_new();
    float *in = calloc(8, sizeof *in), *out = calloc(8, sizeof *out), gain = 2;
    fx_effect *fx;

    CHECK(h != NULL && in != NULL && out != NULL);
    fx = fx_new(h, "gain");
    CHECK(fx != NULL);
    fx_connect(fx, 0, in);
    fx_connect(fx, 1, out);
    if (rule != 1)
        fx_connect(fx, 2, &gain);
    if (rule == 3)
        fx_host_free(h);
    fx_run(fx, rule == 2 ? 16 : 8);
    return 0;
}
#endif
