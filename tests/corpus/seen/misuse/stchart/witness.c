#include "stchart.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); exit(2); } } while (0)

#ifdef LEGAL
static int entered, left;

static void enter(st_machine *m, int event, void *user)
{
    entered++;
    CHECK(user == &entered && event >= 0);
    if (st_current(m) == 1)
        CHECK(st_post(m, 7) == 0);
}

static void leave(st_machine *m, int event, void *user)
{
    (void)event, (void)user, (void)m;
    left++;
}

static void again(st_machine *m, int event, void *user)
{
    (void)user;
    st_post(m, event);
}

int main(void)
{
    static const st_state states[] = { { "idle", enter, leave }, { "busy", enter, NULL }, { "loop", NULL, NULL } };
    static const st_trans trans[] = { { 0, 1, 1, NULL }, { 1, 7, 0, leave }, { 0, 2, 2, NULL }, { 2, 3, 2, again },
                                      { 2, ST_ANY, 0, NULL } };
    static const st_chart chart = { states, 3, trans, 5 };
    st_chart other = chart;
    st_trans wrong = { 0, 1, 3, NULL };
    st_state nameless = { NULL, NULL, NULL };
    st_machine *m;
    int i;

    CHECK(st_check(&chart) == 0);
    other.trans = &wrong;
    other.ntrans = 1;
    CHECK(st_check(&other) == -1);
    wrong.to = 2, wrong.from = -1;
    CHECK(st_check(&other) == -1);
    wrong.from = 0, wrong.event = INT_MIN;
    CHECK(st_check(&other) == -1);
    other.ntrans = 0, other.trans = NULL;
    CHECK(st_check(&other) == 0);
    other.states = &nameless, other.nstates = 1;
    CHECK(st_check(&other) == -1);
    other.nstates = 0;
    CHECK(st_check(&other) == -1 && st_start(&other, 0, NULL) == NULL);

    CHECK(st_start(&chart, 3, NULL) == NULL && st_start(&chart, -1, NULL) == NULL);
    m = st_start(&chart, 0, &entered);
    CHECK(m != NULL && st_current(m) == 0 && strcmp(st_name(m), "idle") == 0);
    CHECK(st_dispatch(m) == 0 && st_post(m, -1) == -1 && st_post(m, INT_MAX) == 0);
    CHECK(st_post(m, 1) == 0 && st_dispatch(m) == 2 && st_current(m) == 0 && entered == 2 && left == 2);
    for (i = 0; i < ST_QUEUE; i++)
        CHECK(st_post(m, 9) == 0);
    CHECK(st_post(m, 9) == -1 && st_dispatch(m) == 0);
    CHECK(st_post(m, 2) == 0 && st_post(m, 3) == 0 && st_dispatch(m) == 1000);
    CHECK(strcmp(st_name(m), "loop") == 0);
    st_end(m);
    st_end(NULL);
    return 0;
}
#else
static void finish(st_machine *m, int event, void *user)
{
    (void)event, (void)user;
    st_end(m);
}

int main(int argc, char **argv)
{
    static const st_state states[] = { { "on", NULL, NULL }, { "off", NULL, NULL } };
    static const st_trans ending[] = { { 0, 1, 1, finish } };
    static const st_trans astray[] = { { 0, 1, 2, NULL } };
    static const st_chart killer = { states, 2, ending, 1 }, lost = { states, 2, astray, 1 };
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    st_machine *m;

    if (rule == 1) {
        m = st_start(&killer, 0, NULL);
    } else if (rule == 2) {
        st_chart *chart = malloc(sizeof *chart);

        CHECK(chart != NULL);
        *chart = killer;
        m = st_start(chart, 0, NULL);
        free(chart);
    } else {
        m = st_start(&lost, 0, NULL);
    }
    CHECK(m != NULL);
    st_post(m, 1);
    st_dispatch(m);
    st_end(m);
    return 0;
}
#endif
