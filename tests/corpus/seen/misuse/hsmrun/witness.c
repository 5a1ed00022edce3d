#include "hsmrun.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char trace[200];
static void enter(hsmrun *m, void *ctx)
{
    assert(ctx == trace);
    strcat(strcat(trace, "+"), hsmrun_name(m));
}
static void leave(hsmrun *m, void *ctx)
{
    assert(ctx == trace);
    strcat(strcat(trace, "-"), hsmrun_name(m));
    assert(hsmrun_dispatch(m, 1) == -1 && hsmrun_start(m) == -1 && hsmrun_stop(m) == -1);
}
static void act(hsmrun *m, void *ctx)
{
    (void)ctx;
    strcat(strcat(trace, "!"), hsmrun_name(m));
    hsmrun_post(m, 9);
}
static int traced(const char *what)
{
    int same = strcmp(trace, what) == 0;
    trace[0] = '\0';
    return same;
}
int main(void)
{
    struct hsmrun_state states[] = {{"a", -1, enter, leave}, {"b", 0, enter, leave}, {"c", 1, enter, leave}, {"d", 0, enter, leave}, {"e", -1, NULL, NULL}};
    struct hsmrun_arc arcs[] = {{2, 1, 3, act}, {0, 1, 2, NULL}, {0, 2, 0, NULL}, {0, 3, HSMRUN_STAY, act}, {0, 4, 4, NULL}, {3, 9, 1, NULL}, {0, INT_MIN, HSMRUN_STAY, NULL}};
    struct hsmrun_def def = {states, 5, arcs, 7, 2}, bare = {states, 5, NULL, 0, 4};
    hsmrun *m = hsmrun_new(&def, trace);

    assert(hsmrun_state(m) == -1 && !hsmrun_within(m, 0));
    assert(hsmrun_start(m) == 0 && traced("+a+b+c") && hsmrun_start(m) == -1);
    assert(hsmrun_within(m, 0) && hsmrun_within(m, 2) && !hsmrun_within(m, 3) && !hsmrun_within(m, -1) && !hsmrun_within(m, INT_MAX));
    assert(hsmrun_dispatch(m, 77) == 0 && traced(""));
    assert(hsmrun_dispatch(m, 1) == 2 && traced("-c-b!c+d-d+b") && hsmrun_state(m) == 1);
    assert(hsmrun_dispatch(m, 1) == 1 && traced("+c"));
    assert(hsmrun_dispatch(m, 3) == 1 && traced("!c"));
    assert(hsmrun_dispatch(m, INT_MIN) == 1);
    assert(hsmrun_dispatch(m, 2) == 1 && traced("-c-b-a+a") && hsmrun_state(m) == 0);
    for (int i = 0; i < 16; i++)
        assert(hsmrun_post(m, 50) == 0);
    assert(hsmrun_post(m, 50) == -1 && hsmrun_dispatch(m, 4) == 1 && traced("-a") && strcmp(hsmrun_name(m), "e") == 0);
    assert(hsmrun_stop(m) == 0 && hsmrun_state(m) == -1 && hsmrun_start(m) == 0 && hsmrun_stop(m) == 0);
    assert(traced("+a+b+c-c-b-a"));
    hsmrun_free(m);
    m = hsmrun_new(&bare, NULL);
    assert(hsmrun_start(m) == 0 && hsmrun_dispatch(m, 0) == 0);
    hsmrun_free(m);
    bare.initial = 5;
    assert(hsmrun_new(&bare, NULL) == NULL);
    arcs[3].to = -2;
    assert(hsmrun_new(&def, NULL) == NULL);
    arcs[3].to = 0;
    states[1].parent = 1;
    assert(hsmrun_new(&def, NULL) == NULL);
    hsmrun_free(NULL);
    return 0;
}
#else
static void quit(hsmrun *m, void *ctx)
{
    (void)ctx;
    hsmrun_free(m);
}
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct hsmrun_state *states = calloc(2, sizeof *states);
    static const struct hsmrun_arc arcs[] = {{0, 1, 1, quit}};
    struct hsmrun_def def = {states, 2, arcs, 1, 0};
    hsmrun *m;

    states[0] = (struct hsmrun_state){"on", -1, NULL, NULL};
    states[1] = (struct hsmrun_state){"off", -1, NULL, NULL};
    m = hsmrun_new(&def, NULL);
    switch (rule) {
    case 1:
        hsmrun_dispatch(m, 1);
        break;
    case 2:
        hsmrun_start(m);
        hsmrun_dispatch(m, 1);
        break;
    case 3:
        free(states);
        hsmrun_start(m);
        break;
    }
    return 0;
}
#endif
