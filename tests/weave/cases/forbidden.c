/* What a predicate must not call ends the run, through a pointer too. */
#include <unistd.h>
#include "trace.h"

static pid_t (*spawn)(void) = fork;

int entry(void *object)
{
    return spawn() + ((char *)object)[0];
}
