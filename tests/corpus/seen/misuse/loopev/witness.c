#include "loopev.h"

#include <stdlib.h>

static ev_loop *loop;
static int calls;

static void count_call(ev_source *source, void *user)
{
    (void)source;
    ++*(int *)user;
}

static void leave(ev_source *source, void *user)
{
    (void)user;
    calls++;
    ev_loop_remove(loop, source);
    ev_source_free(source);
}

static void run(ev_source *source, void *user)
{
    (void)source, (void)user;
    ev_loop_run(loop);
}

int main(int count, char **arguments)
{
    loop = ev_loop_new();
    ev_source *a = ev_source_new(count_call, &calls);
#ifdef LEGAL
    (void)count, (void)arguments, (void)run;
    ev_source *b = ev_source_new(leave, NULL);
    ev_source_trigger(a);
    ev_source_trigger(a);
    ev_loop_add(loop, a);
    ev_loop_add(loop, b);
    ev_source_trigger(b);
    if (ev_loop_size(loop) != 2 || ev_loop_run(loop) != 2 || calls != 2 || ev_loop_run(loop) != 0 ||
        ev_loop_size(loop) != 1 || !ev_source_active(a))
        return 2;
    ev_loop_remove(loop, a);
    if (ev_source_active(a) || ev_loop_size(loop) != 0)
        return 2;
    ev_source_free(a);
    ev_loop_free(loop);
    ev_source_free(NULL);
    ev_loop_free(NULL);
#else
    (void)leave;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ev_loop_add(loop, a);
        ev_source_free(a);
        break;
    case 2:
        ev_loop_add(loop, a);
        ev_loop_free(loop);
        break;
    case 3:
        ev_loop_add(loop, a);
        ev_loop_add(loop, a);
        break;
    case 4:
        ev_loop_remove(loop, a);
        break;
    case 5:
        a = ev_source_new(run, NULL);
        ev_loop_add(loop, a);
        ev_source_trigger(a);
        ev_loop_run(loop);
        break;
    case 6:
        ev_source_new(NULL, NULL);
        break;
    case 7:
        ev_source_free(a);
        ev_source_trigger(a);
        break;
    }
#endif
    return 0;
}
