#include "rwgate.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    rwgate gate;
    rwgate_init(&gate);
    if (!rwgate_try_read(&gate) || !rwgate_try_read(&gate) || rwgate_try_write(&gate) || rwgate_try_upgrade(&gate))
        return 2;
    rwgate_done_reading(&gate);
    if (!rwgate_try_upgrade(&gate) || rwgate_try_read(&gate) || rwgate_try_write(&gate) || !rwgate_is_written(&gate))
        return 2;
    rwgate_downgrade(&gate);
    if (rwgate_readers(&gate) != 1 || rwgate_is_written(&gate) || rwgate_refusals(&gate) != 4)
        return 2;
    rwgate_done_reading(&gate);
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rwgate_done_reading(&gate);
        break;
    case 2:
        rwgate_done_writing(&gate);
        break;
    case 3:
        rwgate_try_read(&gate);
        break;
    case 4:
        rwgate_downgrade(&gate);
        break;
    default:
        rwgate_try_upgrade(&gate);
    }
#endif
    rwgate_destroy(&gate);
    return 0;
}
