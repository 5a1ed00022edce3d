#include "ringlog.h"

#ifdef LEGAL
int main(void)
{
    int memory[3], single[1], value = 0;
    struct ringlog log, small;
    ringlog_init(&log, memory, 3);
    ringlog_init(&small, single, 1);
    int ok = !ringlog_shift(&log, &value) && !ringlog_at(&log, 0, &value) && ringlog_average(&log) == 0;
    ok = ok && ringlog_sampled(&log, 5) == 0;
    for (int i = 1; i <= 5; i++)
        ringlog_push(&log, i);
    ok = ok && ringlog_full(&log) && ringlog_average(&log) == 4 && ringlog_sampled(&log, 2) == 4;
    ok = ok && ringlog_at(&log, 0, &value) && value == 5 && ringlog_at(&log, 2, &value) && value == 3;
    ok = ok && ringlog_drain(&log, &small) == 1 && ringlog_drain(&log, &log) == 0 && ringlog_count(&log) == 2;
    ok = ok && ringlog_shift(&small, &value) && value == 3 && ringlog_shift(&log, &value) && value == 4;
    ringlog_clear(&log);
    ok = ok && ringlog_count(&log) == 0 && ringlog_drain(&log, &small) == 0;
    return !ok;
}
#else
int main(void)
{
    int memory[1];
    struct ringlog log;
    ringlog_init(&log, memory, 0);
    ringlog_push(&log, 1);
    return 0;
}
#endif
