#include "suite/durable.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "base/file.h"
#include "base/memory.h"

static bool write_all(int fd, const char *data, size_t size)
{
    while (size) {
        ssize_t put = write(fd, data, size);
        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return false;
        data += put;
        size -= (size_t)put;
    }
    return true;
}

/* mkostemp makes files for their owner alone; these are for everybody who works on the project. */
static bool allow_as_umask_says(int fd)
{
    mode_t mask = umask(0);
    umask(mask);
    return fchmod(fd, 0666 & ~mask) == 0;
}

/* The new name is on disk when its directory is.  Some file systems cannot say so, which is no reason to fail. */
static void settle_directory(const char *path)
{
    char *directory = path_directory(path);
    int fd = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
    mem_free(directory);
}

static bool fill(int fd, const void *data, size_t size)
{
    bool done = allow_as_umask_says(fd) && write_all(fd, data, size) && fsync(fd) == 0;
    int cause = errno;
    if (close(fd) != 0 && done)
        return false;
    errno = cause;
    return done;
}

bool durable_write(const char *path, const void *data, size_t size, struct error *error)
{
    char *temporary = mem_format("%s.XXXXXX", path);
    int fd = mkostemp(temporary, O_CLOEXEC);
    bool done = fd >= 0 && fill(fd, data, size) && rename(temporary, path) == 0;
    if (!done) {
        error_set(error, ERROR_SYSTEM, "cannot write '%s': %s", path, strerror(errno));
        if (fd >= 0)
            unlink(temporary);
    } else {
        settle_directory(path);
    }
    mem_free(temporary);
    return done;
}
