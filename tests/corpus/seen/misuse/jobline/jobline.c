#include "jobline.h"

#include <assert.h>
#include <stdlib.h>

struct jobline {
    struct job *first[JOB_PRIORITIES];
    size_t pending;
};

void job_init(struct job *job, void (*run)(struct job *job), int priority)
{
    assert(run != NULL);
    assert(priority >= 0 && priority < JOB_PRIORITIES);
    job->run = run;
    job->priority = priority;
    job->next = NULL;
    job->line = NULL;
}

bool job_pending(const struct job *job)
{
    return job->line != NULL;
}

struct jobline *jobline_create(void)
{
    return calloc(1, sizeof(struct jobline));
}

void jobline_destroy(struct jobline *line)
{
    if (line == NULL)
        return;
    assert(line->pending == 0);
    free(line);
}

void jobline_submit(struct jobline *line, struct job *job)
{
    assert(!job_pending(job));
    struct job **end = &line->first[job->priority];
    while (*end != NULL)
        end = &(*end)->next;
    *end = job;
    job->next = NULL;
    job->line = line;
    line->pending++;
}

/* Unchains the job that *at points to. */
static struct job *take(struct jobline *line, struct job **at)
{
    struct job *job = *at;
    *at = job->next;
    job->next = NULL;
    job->line = NULL;
    line->pending--;
    return job;
}

void jobline_cancel(struct jobline *line, struct job *job)
{
    assert(job->line == line);
    struct job **at = &line->first[job->priority];
    while (*at != job)
        at = &(*at)->next;
    take(line, at);
}

size_t jobline_clear(struct jobline *line)
{
    size_t count = line->pending;
    for (int i = 0; i < JOB_PRIORITIES; i++)
        while (line->first[i] != NULL)
            take(line, &line->first[i]);
    return count;
}

bool jobline_run_one(struct jobline *line)
{
    for (int i = 0; i < JOB_PRIORITIES; i++) {
        if (line->first[i] != NULL) {
            struct job *job = take(line, &line->first[i]);
            job->run(job);
            return true;
        }
    }
    return false;
}

size_t jobline_run(struct jobline *line)
{
    size_t limit = line->pending, count = 0;
    while (count < limit && jobline_run_one(line))
        count++;
    return count;
}

size_t jobline_pending(const struct jobline *line)
{
    return line->pending;
}
