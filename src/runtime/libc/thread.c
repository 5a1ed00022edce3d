/* <pthread.h> and <threads.h>: locks.  A predicate has one thread, so a lock is
 * always free; nothing of it is read or written. */
#include "runtime/libc/libc.h"

#define DEFINE_LOCKING(name)      \
    int WOVEN(name)(void *object) \
    {                             \
        (void)object;             \
        return 0;                 \
    }
DEFINE_LOCKING(pthread_mutex_lock)
DEFINE_LOCKING(pthread_mutex_trylock)
DEFINE_LOCKING(pthread_mutex_unlock)
DEFINE_LOCKING(pthread_mutex_destroy)
DEFINE_LOCKING(pthread_rwlock_rdlock)
DEFINE_LOCKING(pthread_rwlock_tryrdlock)
DEFINE_LOCKING(pthread_rwlock_wrlock)
DEFINE_LOCKING(pthread_rwlock_trywrlock)
DEFINE_LOCKING(pthread_rwlock_unlock)
DEFINE_LOCKING(pthread_rwlock_destroy)
DEFINE_LOCKING(pthread_spin_lock)
DEFINE_LOCKING(pthread_spin_trylock)
DEFINE_LOCKING(pthread_spin_unlock)
DEFINE_LOCKING(pthread_spin_destroy)
DEFINE_LOCKING(pthread_cond_signal)
DEFINE_LOCKING(pthread_cond_broadcast)
DEFINE_LOCKING(pthread_cond_destroy)
DEFINE_LOCKING(mtx_lock)
DEFINE_LOCKING(mtx_trylock)
DEFINE_LOCKING(mtx_unlock)

#define DEFINE_INITIALISING(name)                         \
    int WOVEN(name)(void *object, const void *attributes) \
    {                                                     \
        (void)object, (void)attributes;                   \
        return 0;                                         \
    }
DEFINE_INITIALISING(pthread_mutex_init)
DEFINE_INITIALISING(pthread_rwlock_init)
DEFINE_INITIALISING(pthread_cond_init)

/* *control is 0 before the first call, as PTHREAD_ONCE_INIT says. */
int WOVEN(pthread_once)(int *control, void (*initialise)(void))
{
    if (*control == 0) {
        *control = 2; /* what the real one leaves */
        initialise();
    }
    return 0;
}
