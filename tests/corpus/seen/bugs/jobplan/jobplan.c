#include "jobplan.h"

#include <stdlib.h>

struct job {
    struct job *next;
    jp_id id;
    int64_t at;
    int64_t period; /* 0: once */
    jp_func *func;
    void *arg;
};

struct jp_plan {
    struct job *first;   /* by time, then by number */
    struct job *running; /* not in the list */
    bool cancelled;      /* the running one */
    size_t waiting;
    jp_id last_id;
};

static bool before(const struct job *a, const struct job *b)
{
    if (a->at != b->at)
        return a->at < b->at;
    return a->id < b->id;
}

static void enlist(jp_plan *plan, struct job *job)
{
    struct job **link = &plan->first;
    while (*link && before(*link, job))
        link = &(*link)->next;
    job->next = *link;
    *link = job;
    plan->waiting++;
}

static void delist(jp_plan *plan, struct job *job)
{
    struct job **link = &plan->first;
    while (*link != job)
        link = &(*link)->next;
    *link = job->next;
    job->next = NULL;
    plan->waiting--;
}

jp_plan *jp_new(void)
{
    return calloc(1, sizeof(jp_plan));
}

void jp_free(jp_plan *plan)
{
    if (!plan)
        return;
    while (plan->first) {
        struct job *job = plan->first;
        plan->first = job->next;
        free(job);
    }
    free(plan);
}

static jp_id add(jp_plan *plan, int64_t at, int64_t period,
                 jp_func *func, void *arg)
{
    size_t jobs = plan->waiting + (plan->running != NULL);
    if (jobs >= JP_JOBS_MAX || plan->last_id == UINT32_MAX)
        return 0;
    struct job *job = malloc(sizeof *job);
    if (!job)
        return 0;
    job->next = NULL;
    job->id = ++plan->last_id;
    job->at = at;
    job->period = period;
    job->func = func;
    job->arg = arg;
    enlist(plan, job);
    return job->id;
}

jp_id jp_once(jp_plan *plan, int64_t at, jp_func *func, void *arg)
{
    return add(plan, at, 0, func, arg);
}

jp_id jp_every(jp_plan *plan, int64_t first, int64_t period,
               jp_func *func, void *arg)
{
    if (period < 1)
        return 0;
    return add(plan, first, period, func, arg);
}

bool jp_cancel(jp_plan *plan, jp_id id)
{
    if (plan->running && plan->running->id == id) {
        if (plan->cancelled)
            return false;
        plan->cancelled = true;
        return true;
    }
    for (struct job *job = plan->first; job; job = job->next) {
        if (job->id == id) {
            delist(plan, job);
            free(job);
            return true;
        }
    }
    return false;
}

/* Back into the list, or away. */
static void put_back(jp_plan *plan, struct job *job, int64_t now)
{
    if (plan->cancelled || job->period == 0
        || (now > 0 && job->period > INT64_MAX - now)) {
        free(job);
        return;
    }
    job->at = now + job->period;
    enlist(plan, job);
}

size_t jp_run(jp_plan *plan, int64_t now)
{
    if (plan->running)
        return 0;

    const jp_id newest = plan->last_id;
    size_t runs = 0;
    struct job *job = plan->first;
    while (job && job->at <= now) {
        struct job *next = job->next;
        if (job->id <= newest) {
            delist(plan, job);
            plan->running = job;
            plan->cancelled = false;
            job->func(plan, job->id, job->arg);
            plan->running = NULL;
            put_back(plan, job, now);
            runs++;
        }
        job = next;
    }
    return runs;
}

bool jp_next(const jp_plan *plan, int64_t *at)
{
    if (!plan->first)
        return false;
    *at = plan->first->at;
    return true;
}

size_t jp_waiting(const jp_plan *plan)
{
    return plan->waiting;
}
