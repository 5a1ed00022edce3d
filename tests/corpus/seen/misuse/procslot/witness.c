#include "procslot.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    int status = 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (ps_init(0) != -1 || ps_init(3) != 0 || ps_count() != 1 || ps_parent(PS_ROOT) != PS_NONE)
        return 2;
    int a = ps_fork(PS_ROOT), b = ps_fork(a);
    if (ps_fork(a) != PS_NONE || ps_parent(b) != a || ps_children(a) != 1 || ps_wait(a, &status) != PS_NONE)
        return 2;
    ps_exit(a, 7);
    ps_exit(PS_ROOT, 1);
    if (ps_state(a) != PS_ZOMBIE || ps_parent(b) != PS_ROOT || ps_wait(PS_ROOT, &status) != a || status != 7)
        return 2;
    if (ps_fork(b) == a || ps_count() != 3)
        return 2;
    ps_shutdown();
    if (ps_init(1) != 0 || ps_fork(PS_ROOT) != PS_NONE)
        return 2;
    ps_shutdown();
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule != 1)
        ps_init(4);
    switch (rule) {
    case 1:
        ps_fork(PS_ROOT);
        break;
    case 2:
        ps_init(4);
        break;
    case 3:
        ps_wait(9, &status);
        break;
    case 4: {
        int pid = ps_fork(PS_ROOT);
        ps_exit(pid, 0);
        ps_exit(pid, 0);
        break;
    }
    }
#endif
    return 0;
}
