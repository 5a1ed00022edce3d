#include "pktqueue.h"

#include <string.h>

int main(void)
{
    char data[16];
    static char big[PKTQ_MTU + 1];
    pktq_stats st;
    pktq *q = pktq_new(8);
    if (!q || pktq_new(0) || pktq_push(q, "abc", 3) || pktq_push(q, "", 0) || pktq_push(q, "defgh", 5))
        return 2;
    if (pktq_count(q) != 3 || pktq_bytes(q) != 8 || pktq_front_length(q) != 3 || pktq_push(q, "i", 1))
        return 2;
    if (pktq_count(q) != 3 || pktq_pop(q, data, 0) != 0 || pktq_pop(q, data, 2) != 5 || memcmp(data, "de", 2) != 0)
        return 2;
    if (pktq_pop(q, data, sizeof data) != 1 || pktq_pop(q, data, sizeof data) != -1 || pktq_front_length(q) != -1)
        return 2;
    if (pktq_push(q, big, sizeof big) != -1 || pktq_push(q, big, 8))
        return 2;
    pktq_flush(q);
    pktq_get_stats(q, &st);
    if (st.pushed != 5 || st.dropped != 2)
        return 2;
#ifndef LEGAL
    if (pktq_push(q, big, 9) != -1)
        return 1;
#endif
    pktq_free(q);
    return 0;
}
