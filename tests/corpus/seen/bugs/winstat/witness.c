#include "winstat.h"

#include <limits.h>

int main(void)
{
    if (winstat_new(0) != 0 || winstat_new(WINSTAT_MAX + 1) != 0)
        return 2;
    winstat *window = winstat_new(3);
    int value = 0;
    if (winstat_min(window, &value) || winstat_last(window, &value) || winstat_sum(window) != 0)
        return 2;
    winstat_add(window, INT_MAX);
    winstat_add(window, INT_MAX);
    if (!winstat_resize(window, 5) || winstat_count(window) != 2 || winstat_sum(window) != 2LL * INT_MAX)
        return 2;
    for (int i = 0; i < 8; i++)
        winstat_add(window, i);
    if (winstat_count(window) != 5 || winstat_sum(window) != 3 + 4 + 5 + 6 + 7 || !winstat_resize(window, 2) ||
        winstat_sum(window) != 13 || !winstat_min(window, &value) || value != 6 || winstat_resize(window, 0))
        return 2;
    winstat_add(window, 9);
    if (!winstat_max(window, &value) || value != 9 || winstat_count(window) != 2 || winstat_sum(window) != 16)
        return 2;
#ifdef LEGAL
    winstat_reset(window);
#endif
    if (!winstat_resize(window, 4))
        return 2;
    int status = winstat_min(window, &value) ? 3 : 0;
    winstat_free(window);
    return status;
}
