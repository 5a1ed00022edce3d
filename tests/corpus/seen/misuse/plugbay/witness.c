#include "plugbay.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void gain(void *state, const float *params, float *samples, size_t n)
{
    if (state)
        ++*(int *)state;
    for (size_t i = 0; i < n; i++)
        samples[i] *= params[0];
}

static const float unity[] = { 1.0f, 0.5f };
static const struct pb_plugin gain_plugin = { "gain", 2, unity, NULL, NULL, gain };

#ifdef LEGAL
static int start(void **state)
{
    *state = calloc(1, sizeof(int));
    return *state ? 0 : 1;
}

static int refuse(void **state)
{
    (void)state;
    return -5;
}

int main(void)
{
    static const struct pb_plugin nothing = { "nothing", 0, NULL, NULL, NULL, NULL };
    static const struct pb_plugin counting = { "counting", 1, NULL, start, free, gain };
    static const struct pb_plugin refusing = { "refusing", PB_PARAMS_MAX, NULL, refuse, free, gain };
    static const struct pb_plugin bad[] = { { "", 0, NULL, NULL, NULL, NULL },
                                            { NULL, 0, NULL, NULL, NULL, NULL },
                                            { "x", PB_PARAMS_MAX + 1, NULL, NULL, NULL, NULL },
                                            { "a234567890123456789012345678901x", 0, NULL, NULL, NULL, NULL } };
    float s[3] = { 1, 2, 3 };
    pb_host *host = pb_host_new();
    pb_host *other = pb_host_new();

    assert(host && other && pb_count(host) == 0 && pb_name(host, 0) == NULL && !pb_open(host, "gain"));
    for (int i = 0; i < 4; i++)
        assert(pb_add(host, &bad[i]) == -1);
    assert(pb_add(host, &gain_plugin) == 0 && pb_add(host, &gain_plugin) == -1 && pb_add(other, &gain_plugin) == 0);
    assert(pb_add(host, &nothing) == 0 && pb_add(host, &counting) == 0 && pb_add(host, &refusing) == 0);
    assert(pb_count(host) == 4 && strcmp(pb_name(host, 1), "nothing") == 0 && !pb_name(host, SIZE_MAX));
    pb_instance *a = pb_open(host, "gain"), *b = pb_open(host, "counting"), *c = pb_open(host, "nothing");
    pb_instance *d = pb_open(other, "gain");
    assert(a && b && c && d && !pb_open(host, "refusing") && !pb_open(host, ""));
    assert(pb_params(a) == 2 && pb_params(c) == 0 && pb_get(a, 1) == 0.5f && pb_get(b, 0) == 0.0f);
    assert(pb_remove(host, "gain") == -1 && pb_remove(host, "zz") == -1 && pb_remove(host, "refusing") == 0);
    pb_set(a, 0, 2.0f);
    pb_set(b, 0, 3.0f);
    pb_process(a, NULL, 0);
    pb_chain((pb_instance *[]){ a, b, c, a, d }, 5, s, 3);
    assert(s[2] == 36.0f);
    pb_chain(NULL, 0, s, 3);
    pb_close(a);
    pb_close(NULL);
    assert(pb_remove(host, "gain") == 0 && pb_count(host) == 2 && pb_remove(other, "gain") == -1);
    pb_close(b);
    pb_close(c);
    pb_close(d);
    pb_host_free(host);
    pb_host_free(other);
    pb_host_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pb_host *host = pb_host_new();
    pb_instance *inst;

    assert(host);
    if (rule == 1) {
        struct pb_plugin *mine = malloc(sizeof *mine);

        assert(mine);
        *mine = gain_plugin;
        pb_add(host, mine);
        free(mine);
        inst = pb_open(host, "gain");
        printf("%p\n", (void *)inst);
        return 0;
    }
    pb_add(host, &gain_plugin);
    inst = pb_open(host, "gain");
    assert(inst);
    if (rule == 2) {
        pb_host_free(host);
        pb_close(inst);
    } else {
        pb_set(inst, pb_params(inst), 1.0f);
        pb_close(inst);
        pb_host_free(host);
    }
    return 0;
}
#endif
