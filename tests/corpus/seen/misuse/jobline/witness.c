#include "jobline.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static struct jobline *line;
static struct job *order[10];
static int runs;

static void note(struct job *job)
{
    order[runs++] = job;
}

static void repeat(struct job *job)
{
    note(job);
    jobline_submit(line, job);
}

static void once(struct job *job)
{
    runs++;
    free(job);
}

int main(int argc, char **argv)
{
    struct job a, b, c, *d = malloc(sizeof *d);
    line = jobline_create();
    job_init(&a, note, 3);
    job_init(&b, repeat, 0);
    job_init(&c, note, 3);
    job_init(d, once, 2);
#ifdef LEGAL
    (void)argc, (void)argv;
    if (jobline_run_one(line) || jobline_run(line) != 0 || jobline_clear(line) != 0)
        return 2;
    jobline_submit(line, &a);
    jobline_submit(line, &c);
    jobline_submit(line, &b);
    jobline_submit(line, d);
    if (jobline_pending(line) != 4 || !job_pending(&a) || !jobline_run_one(line) || runs != 1 || order[0] != &b)
        return 2;
    jobline_cancel(line, &b);
    if (job_pending(&b) || !jobline_run_one(line) || runs != 2 || jobline_run(line) != 2 || order[2] != &a ||
        order[3] != &c)
        return 2;
    jobline_submit(line, &b);
    if (jobline_run(line) != 1 || jobline_pending(line) != 1)
        return 2;
    jobline_submit(line, &a);
    if (jobline_clear(line) != 2 || job_pending(&a))
        return 2;
    jobline_destroy(line);
    jobline_destroy(NULL);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        jobline_submit(line, &a);
        jobline_submit(line, &a);
        break;
    case 2:
        jobline_cancel(line, &a);
        break;
    case 3:
        jobline_submit(line, d);
        free(d);
        jobline_run(line);
        break;
    case 4:
        jobline_submit(line, &a);
        jobline_destroy(line);
        break;
    case 5:
        job_init(&a, note, INT_MAX);
        break;
    case 6:
        job_init(&a, NULL, 0);
        break;
    case 7:
        jobline_submit(line, &a);
        job_init(&a, note, 1);
        jobline_cancel(line, &a);
        break;
    case 8:
        memset(&a, 0, sizeof a);
        jobline_submit(line, &a);
        jobline_run(line);
        break;
    }
#endif
    return 0;
}
