#include "piddrv.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    struct pid_config cfg = {2, 0.5, 0.25, 1, -10, 10};
    struct pid pid;
    pid_init(&pid, &cfg);
    if (pid_update(&pid, 1, 0) != 2.5 || pid_output(&pid) != 2.5 || pid_update(&pid, 100, 0) != 10)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    pid_set_gains(&pid, 0, 0, 0);
    pid_set_limits(&pid, 1, 2);
    pid_set_period(&pid, 0.01);
    if (pid_output(&pid) != 2)
        return 2;
    pid_manual(&pid, -5);
    if (pid_update(&pid, 0, 0) != 1)
        return 2;
    pid_automatic(&pid);
    pid_reset(&pid);
    if (pid_update(&pid, 0, 0) != 1)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        pid_set_limits(&pid, 5, 5);
        break;
    case 2:
        pid_set_period(&pid, 0);
        break;
    case 3:
        pid_set_gains(&pid, 1, -1, 1);
        break;
    }
#endif
    return 0;
}
