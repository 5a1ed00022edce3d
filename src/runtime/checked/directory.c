/* Directory: each input begins where the first one did. */
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

/* Weak, because the user's code may bring its own. */
#define OURS EXPORTED __attribute__((weak))

static int home = -1;
static volatile bool has_moved;

void directory_start(void)
{
    int file = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
    home = file < 0 ? -1 : files_own(fcntl(file, F_DUPFD_CLOEXEC, 500));
    if (file >= 0)
        close(file);
}

void directory_restore(void)
{
    if (has_moved && home >= 0)
        syscall(SYS_fchdir, home);
    has_moved = false;
}

OURS int chdir(const char *path)
{
    has_moved = true;
    return (int)syscall(SYS_chdir, path);
}

OURS int fchdir(int file)
{
    has_moved = true;
    return (int)syscall(SYS_fchdir, file);
}
