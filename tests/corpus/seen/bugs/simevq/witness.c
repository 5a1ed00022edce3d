#include "simevq.h"

int main(void)
{
    simevq *q = simevq_create();
    int code = 0;
    simev_id a = simevq_post(q, 10, 1), b = simevq_post(q, 5, 2), c = simevq_post(q, 5, 3);
    if (a == 0 || simevq_cancel(q, 0) || simevq_count(q) != 3 || !simevq_next(q, &code) || code != 2 || simevq_now(q) != 5)
        return 2;
    if (simevq_pending(q, b) || simevq_cancel(q, b) || !simevq_reschedule(q, c, 100) || !simevq_next(q, &code) || code != 1)
        return 2;
    if (!simevq_cancel(q, c) || simevq_count(q) != 0 || simevq_next(q, &code) || code != 1)
        return 2;
    simev_id ids[20];
    for (int i = 0; i < 20; i++)
        ids[i] = simevq_post(q, (uint32_t)(40 - i), i);
    if (!simevq_next(q, &code) || code != 19 || !simevq_next(q, &code) || code != 18)
        return 2;
    a = simevq_post(q, UINT32_MAX, 99);
    if (!simevq_cancel(q, ids[3]) || simevq_count(q) != 18)
        return 2;
#ifndef LEGAL
    b = simevq_post(q, UINT32_MAX, 100);
    simevq_cancel(q, b);
#endif
    simevq_destroy(q);
    return 0;
}
