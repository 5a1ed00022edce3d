// status 0
// says ^ok .*waits_for_its_thread
// says ^ok .*after
// with --cflags -pthread
#include <assay.h>
#include <assert.h>
#include <pthread.h>

static void *twice(void *number)
{
    *(int *)number *= 2;
    return number;
}

ASSAY_PROPERTY void waits_for_its_thread(int a)
{
    pthread_t thread;
    int number = a;
    assert(pthread_create(&thread, 0, twice, &number) == 0);
    assert(pthread_join(thread, 0) == 0);
    assert(number == 2 * a);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
