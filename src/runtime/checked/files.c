/* Files: those of our own.  Code that closes every number it can think of must
 * not take away what reports are written to. */
#include <errno.h>
#include <limits.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

#define OWN_MOST 32

/* Weak, because the user's code may bring its own. */
#define OURS EXPORTED __attribute__((weak))

static int own[OWN_MOST];
static unsigned own_count;

int files_own(int file)
{
    if (file >= 0 && own_count < OWN_MOST)
        own[own_count++] = file;
    return file;
}

static bool is_own(int file)
{
    for (unsigned i = 0; i < own_count; i++)
        if (own[i] == file)
            return true;
    return false;
}

/* The lowest of ours from this one on; INT_MAX: none. */
static unsigned next_own(unsigned from)
{
    unsigned next = INT_MAX;
    for (unsigned i = 0; i < own_count; i++)
        if ((unsigned)own[i] >= from && (unsigned)own[i] < next)
            next = (unsigned)own[i];
    return next;
}

OURS int close(int file)
{
    if (in_trial() && is_own(file)) {
        errno = EBADF;
        return -1;
    }
    return (int)syscall(SYS_close, file);
}

/* Around ours. */
OURS int close_range(unsigned first, unsigned last, int flags)
{
    unsigned stop;
    while (in_trial() && (stop = next_own(first)) <= last && stop != INT_MAX) {
        if (stop > first && syscall(SYS_close_range, first, stop - 1, flags) < 0)
            return -1;
        if (stop == last)
            return 0;
        first = stop + 1;
    }
    return (int)syscall(SYS_close_range, first, last, flags);
}

OURS void closefrom(int low)
{
    close_range(low < 0 ? 0 : (unsigned)low, UINT_MAX, 0);
}
