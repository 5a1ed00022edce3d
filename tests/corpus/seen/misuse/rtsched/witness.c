#include "rtsched.h"

#include <stdlib.h>

static int runs;

static bool thrice(struct rts_task *t)
{
    (void)t;
    return ++runs % 3 != 0;
}

int main(int argc, char **argv)
{
    struct rts s;
    struct rts_task a, b, c;
    rts_init(&s);
    rts_task_init(&a, thrice, 3);
    rts_task_init(&b, thrice, 3);
    rts_task_init(&c, thrice, 7);
#ifdef LEGAL
    (void)argc, (void)argv;
    rts_add(&s, &a);
    rts_add(&s, &b);
    rts_add(&s, &c);
    if (rts_next(&s) != &a || rts_ready(&s) != 3 || !rts_has(&s, &b))
        return 2;
    rts_set_priority(&a, 3);
    if (rts_next(&s) != &b)
        return 2;
    rts_set_priority(&c, 0);
    rts_remove(&s, &b);
    if (rts_next(&s) != &c || rts_has(&s, &b) || rts_run(&s, 2) != 2 || rts_ready(&s) != 2)
        return 2;
    if (rts_run(&s, (size_t)-1) != 2 || rts_run(&s, 1) != 1 || rts_run(&s, 9) != 1 || runs != 6 || rts_run_one(&s) || rts_run(&s, 0) != 0)
        return 2;
    rts_set_priority(&c, 5);
    rts_add(&s, &c);
    rts_remove(&s, &c);
    return rts_ready(&s) != 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        rts_add(&s, &a);
        rts_add(&s, &a);
        break;
    case 2: {
        struct rts_task *t = malloc(sizeof *t);
        rts_task_init(t, thrice, 0);
        rts_add(&s, t);
        free(t);
        rts_run_one(&s);
        break;
    }
    case 3: rts_remove(&s, &a); break;
    case 4: rts_set_priority(&a, 8); break;
    case 5: rts_task_init(&b, NULL, 0); break;
    case 6: rts_next(&s); break;
    }
    return 0;
#endif
}
