#include "ruletab.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

enum { OPEN, CLOSED, LOCKED };
enum { PUSH, PULL, TURN = INT_MIN };

#ifdef LEGAL
static struct ruletab *self;
static int key(void *user, int state, int event)
{
    (void)state, (void)event;
    if (rt_fire(self, PUSH) != RT_BUSY)
        abort();
    return !*(int *)user;
}
int main(void)
{
    static const struct rt_rule door[] = {
        { OPEN, PUSH, CLOSED, NULL },
        { CLOSED, PULL, OPEN, NULL },
        { CLOSED, TURN, LOCKED, key },
        { LOCKED, TURN, CLOSED, key },
        RT_END
    };
    static const struct rt_rule none[] = { RT_END }, bad[] = { { 0, 0, -1, NULL }, RT_END };
    const int way[] = { PULL, PUSH, TURN, PUSH };
    struct ruletab m, n;
    int have_key = 0, events[2] = { 0, 0 };
    char line[RT_LINE];

    self = &m;
    CHECK(rt_init(&n, bad, 0, NULL) == -1 && rt_init(&n, none, -1, NULL) == -1);
    CHECK(rt_init(&n, none, INT_MAX, NULL) == 0 && rt_fire(&n, 0) == RT_NONE && rt_events(&n, NULL, 0) == 0);
    CHECK(rt_init(&m, door, OPEN, &have_key) == 0 && rt_fire(&m, PULL) == RT_NONE);
    CHECK(rt_fire(&m, PUSH) == CLOSED && rt_can(&m, TURN) && !rt_can(&m, PUSH));
    CHECK(rt_events(&m, events, 1) == 2 && events[0] == PULL && events[1] == 0);
    CHECK(rt_events(&m, events, 2) == 2 && events[1] == TURN);
    CHECK(rt_fire(&m, TURN) == RT_VETO);
    have_key = 1;
    CHECK(rt_play(&m, way, 4) == 3 && rt_state(&m) == LOCKED && rt_play(&m, NULL, 0) == 0);
    CHECK(strcmp(rt_describe(&m, line), "state 2 after 4 moves") == 0);
    return 0;
}
#else
int main(int argc, char **argv)
{
    struct rt_rule open_ended[2] = { { OPEN, PUSH, CLOSED, NULL }, { CLOSED, PULL, OPEN, NULL } };
    struct rt_rule *heap = calloc(2, sizeof *heap);
    static const struct rt_rule two[] = { { 0, 1, 0, NULL }, { 0, 2, 0, NULL }, RT_END };
    struct ruletab m;
    int one[1];
    char small[8];

    CHECK(heap);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        rt_init(&m, open_ended, OPEN, NULL);
        break;
    case 2:
        heap[1].state = RT_NONE;
        CHECK(rt_init(&m, heap, OPEN, NULL) == 0);
        free(heap);
        rt_fire(&m, PUSH);
        break;
    case 3:
        CHECK(rt_init(&m, two, 0, NULL) == 0);
        rt_describe(&m, small);
        break;
    case 4:
        CHECK(rt_init(&m, two, 0, NULL) == 0);
        rt_events(&m, one, 2);
        break;
    }
    return 0;
}
#endif
