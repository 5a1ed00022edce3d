#include "dspnode.h"

#include <stdlib.h>

static size_t count_up(void *user, float *out, size_t frames)
{
    int *next = user;
    size_t i = 0;
    for (; i < frames && *next < 200; i++)
        out[i] = (float)(*next)++;
    return i;
}

#ifndef LEGAL
static dn_node *self;

static size_t greedy(void *user, float *out, size_t frames)
{
    (void)user, (void)out;
    return frames + 1;
}

static size_t recursive(void *user, float *out, size_t frames)
{
    (void)user;
    return dn_pull(self, out, frames);
}
#endif

int main(int argc, char **arguments)
{
    int *next = calloc(1, sizeof *next);
    float *out = calloc(300, sizeof *out), *data = calloc(3, sizeof *data);
    data[0] = data[1] = data[2] = 1;
    dn_node *up = dn_source(count_up, next), *ones = dn_array(data, 3, 0);
#ifdef LEGAL
    (void)argc, (void)arguments;
    dn_node *sum = dn_sum(dn_gain(up, 2), ones);
    if (dn_pull(sum, out, 100) != 100 || out[2] != 5 || out[3] != 6 || dn_skip(sum, 300) != 100 || dn_pull(sum, out, 9) != 0)
        return 2;
    dn_drop(sum);
    dn_node *loop = dn_array(data, 3, 1);
    dn_node *then = dn_then(dn_limit(dn_hold(loop), 70), dn_sum(loop, dn_hold(loop)));
    if (dn_pull(then, out, 300) != 300 || out[69] != 1 || out[70] != 2 || dn_pull(then, out, 0) != 0)
        return 2;
    int depth = 1;
    for (dn_node *more; (more = dn_gain(then, 1)) != NULL; then = more)
        depth++;
    if (depth != DN_MAX_DEPTH - 2 || dn_pull(then, out, 300) != 300)
        return 2;
    dn_drop(then);
    dn_node *wide = dn_array(data, 3, 1);
    for (dn_node *more; (more = dn_sum(wide, dn_hold(wide))) != NULL; wide = more) {
    }
    dn_drop(wide);
    if (dn_pull(wide, out, 300) != 300 || out[299] != DN_MAX_LEAVES)
        return 2;
    dn_drop(wide);
    dn_node *none = dn_array(NULL, 0, 1);
    if (dn_pull(none, out, 5) != 0 || dn_gain(NULL, 1) != NULL || dn_sum(NULL, NULL) != NULL || dn_sum(none, NULL) != NULL)
        return 2;
    none = dn_limit(none, (size_t)-1);
    if (dn_skip(none, (size_t)-1) != 0)
        return 2;
    dn_drop(none);
    loop = dn_array(data, 1, 1);
    if (dn_skip(loop, (size_t)-1) != DN_MAX_SKIP)
        return 2;
    dn_drop(loop);
    dn_drop(NULL);
#else
    dn_node *n;
    dn_pull(up, out, 3);
    switch (argc > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        n = dn_gain(ones, 2);
        dn_drop(ones);
        dn_drop(n);
        break;
    case 2:
        dn_drop(dn_sum(ones, ones));
        break;
    case 3:
        dn_pull(dn_source(greedy, NULL), out, 3);
        break;
    case 4:
        self = dn_gain(dn_source(recursive, NULL), 2);
        dn_pull(self, out, 3);
        break;
    case 5:
        free(data);
        dn_pull(ones, out, 3);
        break;
    case 6:
        dn_drop(up);
        dn_pull(up, out, 3);
        break;
    case 7:
        dn_pull(dn_array(data, 3, 1), out, 301);
        break;
    case 8:
        free(next);
        dn_pull(up, out, 3);
        break;
    case 9:
        dn_source(NULL, NULL);
        break;
    }
#endif
    free(next);
    free(out);
    free(data);
    return 0;
}
