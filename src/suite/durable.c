#include "suite/durable.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "base/file.h"
#include "base/memory.h"

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
    return file_allow_as_umask_says(fd) && file_put(fd, data, size) && fsync(fd) == 0;
}

/* A file that has no name until it is whole, so that nothing is left of it when
 * Assay is killed meanwhile; -1 where the file system has no such files. */
static int open_nameless(const char *path)
{
    char *directory = path_directory(path);
    int fd = open(directory, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    mem_free(directory);
    return fd;
}

static bool give_name(int fd, const char *temporary)
{
    char *file = mem_format("/proc/self/fd/%d", fd);
    bool named = linkat(AT_FDCWD, file, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0;
    if (!named && errno == EEXIST) /* of a process with our number that was killed just here */
        named = unlink(temporary) == 0 && linkat(AT_FDCWD, file, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0;
    mem_free(file);
    return named;
}

static bool write_nameless(const char *path, const void *data, size_t size)
{
    int fd = open_nameless(path);
    if (fd < 0)
        return false;
    char *temporary = mem_format("%s.%d", path, (int)getpid());
    bool named = fill(fd, data, size) && give_name(fd, temporary), done = named && rename(temporary, path) == 0;
    if (named && !done)
        unlink(temporary);
    close(fd);
    mem_free(temporary);
    return done;
}

static bool write_beside(const char *path, const void *data, size_t size)
{
    char *temporary = mem_format("%s.XXXXXX", path);
    int fd = mkostemp(temporary, O_CLOEXEC);
    bool done = fd >= 0 && fill(fd, data, size) && rename(temporary, path) == 0;
    int cause = errno;
    if (fd >= 0)
        close(fd); /* what it held is on disk */
    if (fd >= 0 && !done)
        unlink(temporary);
    mem_free(temporary);
    errno = cause;
    return done;
}

bool durable_write(const char *path, const void *data, size_t size, struct error *error)
{
    if (!write_nameless(path, data, size) && !write_beside(path, data, size))
        return error_set(error, ERROR_SYSTEM, "cannot write '%s': %s", path, strerror(errno));
    settle_directory(path);
    return true;
}
