#include "uvlite.h"

#include <stdlib.h>
#include <string.h>

static int fired;

static void on_timer(uvl_timer_t *timer)
{
    if (++fired == 3)
        uvl_timer_stop(timer);
}

#ifdef LEGAL
static void on_close(uvl_timer_t *timer)
{
    free(timer);
}
#endif

int main(int count, char **arguments)
{
    uvl_loop_t loop;
    uvl_timer_t *t = calloc(1, sizeof *t);
    if (t == NULL)
        return 0;
    uvl_loop_init(&loop);
#ifdef LEGAL
    (void)count, (void)arguments;
    uvl_timer_t u;
    uvl_timer_init(&loop, t);
    uvl_timer_init(&loop, &u);
    if (uvl_run_once(&loop) || uvl_timer_start(t, NULL, 1, 1) != UVL_EINVAL || uvl_timer_start(t, on_timer, 10, 5) != 0)
        return 2;
    if (uvl_timer_start(&u, on_timer, UINT64_MAX, UINT64_MAX) != 0)
        return 2;
    while (fired < 3 && uvl_run_once(&loop)) {
    }
    if (uvl_now(&loop) != 20 || uvl_is_active(t) || !uvl_run_once(&loop) || uvl_now(&loop) != UINT64_MAX)
        return 2;
    uvl_run_once(&loop);
    uvl_close(t, on_close);
    if (uvl_timer_start(t, on_timer, 0, 0) != UVL_EINVAL || uvl_loop_close(&loop) != UVL_EBUSY)
        return 2;
    uvl_close(&u, NULL);
    while (uvl_run_once(&loop)) {
    }
    return uvl_loop_close(&loop) != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        uvl_timer_init(&loop, t);
        uvl_close(t, NULL);
        free(t);
        uvl_run_once(&loop);
        break;
    case 2:
        uvl_timer_init(&loop, t);
        uvl_close(t, NULL);
        uvl_close(t, NULL);
        break;
    case 3:
        uvl_timer_start(t, on_timer, 0, 0);
        break;
    case 4: {
        uvl_loop_t *other = malloc(sizeof *other);
        uvl_loop_init(other);
        uvl_timer_init(other, t);
        free(other);
        uvl_timer_start(t, on_timer, 0, 0);
        break;
    }
    case 5: {
        uvl_timer_init(&loop, t);
        uvl_timer_init(&loop, t);
        int steps = 0;
        for (uvl_timer_t *timer = loop.timers; timer != NULL; timer = timer->next)
            if (++steps > 10)
                return 1;
        break;
    }
    }
    return 0;
#endif
}
