#include "retrace.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *number(int n)
{
    int *p = malloc(sizeof *p);

    assert(p);
    *p = n;
    return p;
}

#ifdef LEGAL
static struct rt_history h;

static void add(void *app, void *command, enum rt_way way)
{
    int n = command ? *(int *)command : 0;

    assert(rt_can_undo(&h) || rt_can_redo(&h));
    *(int *)app += way == RT_REDO ? n : -n;
}

int main(void)
{
    int sum = 0;

    rt_init(&h, 0, add, &sum);
    assert(rt_push(&h, number(1)) && rt_push(&h, number(2)) && rt_count(&h) == 1);
    assert(!rt_is_saved(&h) && rt_undo(&h) && !rt_undo(&h) && !rt_is_saved(&h) && sum == -2);
    rt_done(&h);
    sum = 0;
    rt_init(&h, SIZE_MAX, add, &sum);
    assert(rt_is_saved(&h) && !rt_undo(&h) && !rt_redo(&h) && rt_count(&h) == 0);
    rt_end(&h);
    rt_begin(&h);
    rt_end(&h);
    assert(rt_push(&h, NULL) && rt_undo(&h) && rt_is_saved(&h) && rt_redo(&h));
    rt_begin(&h);
    rt_begin(&h);
    assert(rt_push(&h, number(5)) && !rt_undo(&h) && !rt_redo(&h));
    rt_end(&h);
    assert(rt_push(&h, number(6)));
    rt_end(&h);
    rt_begin(&h);
    assert(rt_push(&h, number(7)));
    rt_end(&h);
    sum = 18;
    rt_set_saved(&h);
    assert(rt_undo(&h) && sum == 11 && rt_undo(&h) && sum == 0 && rt_undo(&h) && !rt_undo(&h));
    assert(rt_redo(&h) && rt_redo(&h) && sum == 11 && rt_redo(&h) && rt_is_saved(&h) && !rt_redo(&h));
    assert(rt_undo(&h) && rt_push(&h, number(9)) && !rt_is_saved(&h) && !rt_can_redo(&h) && rt_count(&h) == 4);
    rt_clear(&h);
    assert(!rt_is_saved(&h) && rt_count(&h) == 0 && !rt_can_undo(&h));
    rt_set_saved(&h);
    rt_clear(&h);
    assert(rt_is_saved(&h));
    for (int i = 0; i < 30; i++)
        assert(rt_push(&h, number(i)));
    rt_clear(&h);
    rt_done(&h);
    rt_init(&h, 3, add, &sum);
    rt_begin(&h);
    for (int i = 0; i < 12; i++)
        assert(rt_push(&h, number(i)) && rt_count(&h) <= 3);
    rt_end(&h);
    sum = 30;
    assert(rt_undo(&h) && sum == 0 && !rt_can_undo(&h) && rt_push(&h, number(1)) && rt_count(&h) == 1);
    rt_begin(&h);
    rt_clear(&h);
    assert(rt_push(&h, NULL));
    rt_done(&h);
    return 0;
}
#else
static void clears(void *app, void *command, enum rt_way way)
{
    printf("%d %d\n", *(int *)command, way);
    rt_clear(app);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct rt_history *h = malloc(sizeof *h);

    assert(h);
    if (rule == 3) {
        rt_push(h, number(3));
        rt_done(h);
        free(h);
        return 0;
    }
    rt_init(h, 10, clears, h);
    if (rule == 1) {
        void *command = number(1);

        rt_push(h, command);
        free(command);
    } else {
        rt_push(h, number(1));
        rt_push(h, number(2));
        rt_undo(h);
    }
    rt_done(h);
    free(h);
    return 0;
}
#endif
