// status 1
// says ^not ok .*fails_in_a_thread
// says ^ok .*after
// with --cflags -pthread
#include <assay.h>
#include <assert.h>
#include <pthread.h>

static void *check(void *number)
{
    assert(*(int *)number < 3);
    return 0;
}

ASSAY_PROPERTY void fails_in_a_thread(int a)
{
    pthread_t thread;
    assert(pthread_create(&thread, 0, check, &a) == 0);
    assert(pthread_join(thread, 0) == 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
