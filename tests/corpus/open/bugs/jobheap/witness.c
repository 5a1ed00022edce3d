#include "jobheap.h"

int main(void)
{
    struct jobheap *heap = jobheap_new();
    struct job job;
    const int priorities[] = {5, 3, 9, 1, 3, 7, 2, 8, 0, 6};
    for (int i = 0; i < 10; i++)
        if (jobheap_submit(heap, priorities[i]) != (unsigned)i + 1 || !jobheap_valid(heap))
            return 2;
    if (!jobheap_peek(heap, &job) || job.priority != 0 || jobheap_cancel(heap, 99))
        return 2;
    if (!jobheap_cancel(heap, job.id) || !jobheap_valid(heap) || jobheap_count(heap) != 9)
        return 2;
    for (int last = 0; jobheap_take(heap, &job); last = job.priority)
        if (job.priority < last || !jobheap_valid(heap))
            return 2;
    int status = 0;
#ifndef LEGAL
    unsigned cancelled = 0;
    const int others[] = {1, 10, 2, 11, 12, 3};
    for (int i = 0; i < 6; i++) {
        unsigned id = jobheap_submit(heap, others[i]);
        if (others[i] == 11)
            cancelled = id;
    }
    jobheap_cancel(heap, cancelled);
    status = !jobheap_valid(heap);
#endif
    jobheap_clear(heap);
    jobheap_free(heap);
    return status;
}
