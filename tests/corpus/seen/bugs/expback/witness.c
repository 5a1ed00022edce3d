#include "expback.h"

#include <string.h>

int main(void)
{
    struct expback b;
    if (expback_init(&b, 0, 5, 1) || expback_init(&b, 6, 5, 1) || !expback_init(&b, 100, 1000, 3))
        return 2;
    if (expback_delay(&b, 0) != 0 || expback_delay(&b, 1) != 100 || expback_delay(&b, 4) != 800 ||
        expback_delay(&b, 5) != 1000)
        return 2;
    expback_failed(&b, 50);
    if (b.due != 150 || expback_ready(&b, 149) || !expback_ready(&b, 150) || expback_wait(&b, 0) != 150)
        return 2;
    expback_failed(&b, UINT64_MAX - 3);
    if (b.due != UINT64_MAX)
        return 2;
    expback_failed(&b, 3);
    if (b.state != EXPBACK_GAVE_UP || expback_wait(&b, 9) != UINT64_MAX || strcmp(expback_state_name(b.state), "gave up") != 0)
        return 2;
    expback_succeeded(&b);
    if (!expback_ready(&b, 0))
        return 2;
#ifndef LEGAL
    if (expback_delay(&b, 100) != 1000)
        return 2;
#endif
    return 0;
}
