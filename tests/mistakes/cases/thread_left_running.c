// status 0
// says ^ok .*leaves_its_thread_alone
// says ^ok .*after
// with --cflags -pthread
#include <assay.h>
#include <assert.h>
#include <pthread.h>
#include <unistd.h>

static void *sleep_long(void *unused)
{
    sleep(1000);
    return unused;
}

ASSAY_PROPERTY void leaves_its_thread_alone(int a)
{
    pthread_t thread;
    assert(pthread_create(&thread, 0, sleep_long, 0) == 0);
    assert(pthread_detach(thread) == 0);
    assert(a >= 0);
}

/* Runs although the one before did what it did. */
ASSAY_PROPERTY void after(int a)
{
    assert(a >= 0);
}
