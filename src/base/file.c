#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"

static bool failed(struct error *error, enum error_kind kind, const char *doing, const char *path)
{
    return error_set(error, kind, "cannot %s '%s': %s", doing, path, strerror(errno));
}

static bool read_all(int fd, struct text *out)
{
    for (;;) {
        text_reserve(out, 65536);
        ssize_t got = read(fd, out->s + out->length, 65536);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            out->s[out->length] = '\0';
            return got == 0;
        }
        out->length += (size_t)got;
    }
}

bool file_read(const char *path, struct text *out, struct error *error)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return failed(error, ERROR_INPUT, "read", path);
    bool done = read_all(fd, out);
    int cause = errno;
    close(fd);
    errno = cause;
    return done || failed(error, ERROR_INPUT, "read", path);
}

bool file_put(int fd, const char *data, size_t size)
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

/* mkostemp makes files that only their owner may read; a result should have
 * the rights of any other file. */
bool file_allow_as_umask_says(int fd)
{
    mode_t mask = umask(0);
    umask(mask);
    return fchmod(fd, 0666 & ~mask) == 0;
}

static bool fill_and_rename(int fd, const char *temporary, const char *path, const void *data, size_t size)
{
    file_allow_as_umask_says(fd);
    bool written = file_put(fd, data, size);
    int cause = errno;
    if (close(fd) != 0 && written) {
        written = false;
        cause = errno;
    }
    errno = cause;
    return written && rename(temporary, path) == 0;
}

bool file_write(const char *path, const void *data, size_t size, struct error *error)
{
    char *temporary = mem_format("%s.XXXXXX", path);
    int fd = mkostemp(temporary, O_CLOEXEC);
    bool done = fd >= 0 && fill_and_rename(fd, temporary, path, data, size);
    if (!done) {
        failed(error, ERROR_SYSTEM, "write", path);
        if (fd >= 0)
            unlink(temporary);
    }
    mem_free(temporary);
    return done;
}

bool file_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

bool file_is_directory(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static bool make_directory(const char *path, struct error *error)
{
    if (mkdir(path, 0777) == 0)
        return true;
    int cause = errno;
    if (file_is_directory(path))
        return true;
    errno = cause == EEXIST ? ENOTDIR : cause;
    return failed(error, ERROR_SYSTEM, "make directory", path);
}

bool file_make_directories(const char *path, struct error *error)
{
    char *prefix = mem_strdup(path);
    bool done = true;
    for (char *slash = strchr(prefix + (prefix[0] == '/'), '/'); done && slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        done = make_directory(prefix, error);
        *slash = '/';
    }
    done = done && make_directory(prefix, error);
    mem_free(prefix);
    return done;
}

static int remove_entry(const char *path, const struct stat *status, int type, struct FTW *position)
{
    (void)status, (void)type, (void)position;
    return remove(path);
}

bool file_remove_tree(const char *path)
{
    return nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT) == 0 || errno == ENOENT;
}
