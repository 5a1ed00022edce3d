/* A queue as it stands in many a program: nothing in this file knows Assay. */
#include <stdbool.h>
#include <stddef.h>

struct job {
    struct job *next;
    int priority;
};

struct queue {
    struct job *first, *last;
    int length;
};

/* Jobs are linked from first to last in falling priority. */
bool queue_ok(const struct queue *queue)
{
    if (queue->first == NULL || queue->last == NULL)
        return queue->first == queue->last && queue->length == 0;
    int length = 1;
    const struct job *job = queue->first;
    while (job != queue->last) {
        if (job->next == NULL || job->next->priority >= job->priority)
            return false;
        job = job->next;
        length++;
    }
    return job->next == NULL && queue->length == length;
}
