#include "rollmed.h"

int main(void)
{
    rollmed *w = rollmed_new(3);
    if (rollmed_median(w) != 0 || rollmed_new(0) != 0 || rollmed_new(ROLLMED_MAX + 1) != 0)
        return 2;
    for (int i = 1; i <= 4; i++)
        rollmed_push(w, i == 3 ? INT32_MIN : i);
    if (rollmed_at(w, 0) != 2 || rollmed_median(w) != 2 || rollmed_min(w) != INT32_MIN || rollmed_max(w) != 4)
        return 2;
    if (!rollmed_resize(w, 5) || rollmed_width(w) != 5 || rollmed_count(w) != 3 || rollmed_resize(w, -1))
        return 2;
    rollmed_push(w, 7);
    if (rollmed_at(w, 3) != 7 || rollmed_mean(w) >= 0)
        return 2;
    rollmed_clear(w);
#ifndef LEGAL
    rollmed_push(w, 1);
    rollmed_push(w, 2);
    rollmed_resize(w, 2);
    rollmed_push(w, 3);
#endif
    rollmed_free(w);
    return 0;
}
