#include "proctab.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    struct proctab t;
    int status = 0;
    if (pt_boot(&t) != 0)
        return 2;
    pid a = pt_fork(&t, 1), b = pt_fork(&t, a);
#ifdef LEGAL
    (void)argc, (void)argv;
    pt_sleep(&t, b);
    if (a != 2 || b != 3 || pt_count(&t, P_SLEEP) != 1 || pt_wait(&t, a, &status) != 0 || pt_children(&t, 1) != 1)
        return 2;
    pt_exit(&t, a, 7);
    if (pt_children(&t, 1) != 2 || pt_wait(&t, 1, &status) != a || status != 7 || pt_find(&t, a) != NULL)
        return 2;
    pt_wake(&t, b);
    pt_exit(&t, b, -1);
    if (pt_wait(&t, 1, &status) != b || pt_wait(&t, 1, &status) != -1 || pt_wait(&t, 99, &status) != -1)
        return 2;
    pt_halt(&t);
    pt_halt(&t);
    return 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        pt_exit(&t, 1, 0);
        break;
    case 2:
        pt_fork(&t, 42);
        break;
    case 3:
        pt_exit(&t, b, 0);
        pt_sleep(&t, b);
        break;
    case 4: {
        struct proc *p = pt_find(&t, b);
        pt_exit(&t, b, 0);
        pt_wait(&t, a, &status);
        return p->id == 0;
    }
    }
    return 0;
#endif
}
