#include "cli/output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/memory.h"

#define OUTPUT_FULL ((size_t)1 << 16)

static bool failed(struct output *output)
{
    if (errno == EPIPE)
        output->reader_gone = true;
    else
        error_set(output->error, ERROR_SYSTEM, "cannot write '%s': %s", output->path ? output->path : "stdout",
                  strerror(errno));
    return false;
}

static bool has_failed(const struct output *output)
{
    return output->reader_gone || output->error->kind != ERROR_NONE;
}

static bool is_special(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

/* A temporary file gets the rights of the file it replaces, or those that the
 * umask leaves to a new one. */
static void adopt_rights(int fd, const char *path)
{
    mode_t mask = umask(0);
    umask(mask);
    struct stat status;
    fchmod(fd, stat(path, &status) == 0 ? status.st_mode & 0777 : 0666 & ~mask);
}

/* A name can be given to it later through /proc only. */
static int open_nameless(struct output *output)
{
    if (access("/proc/self/fd", X_OK) != 0)
        return -1;
    char *folder = path_directory(output->path);
    int fd = open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    mem_free(folder);
    output->nameless = fd >= 0;
    return fd;
}

static int open_named(struct output *output)
{
    output->temporary = mem_format("%s.XXXXXX", output->path);
    int fd = mkostemp(output->temporary, O_CLOEXEC);
    if (fd < 0) {
        mem_free(output->temporary);
        output->temporary = NULL;
    }
    return fd;
}

static int open_temporary(struct output *output)
{
    if (file_is_directory(output->path)) {
        errno = EISDIR;
        return -1;
    }
    int fd = open_nameless(output);
    if (fd < 0)
        fd = open_named(output);
    if (fd >= 0)
        adopt_rights(fd, output->path);
    return fd;
}

/* rename(2) replaces what is there, link(2) does not: hence the detour over
 * a temporary name. */
static bool give_name(struct output *output)
{
    char *place = mem_format("/proc/self/fd/%d", output->fd);
    bool linked = false;
    for (int i = 0; !linked && i < 100; i++) {
        mem_free(output->temporary);
        output->temporary = mem_format("%s.%ld-%d", output->path, (long)getpid(), i);
        linked = linkat(AT_FDCWD, place, AT_FDCWD, output->temporary, AT_SYMLINK_FOLLOW) == 0;
        if (!linked && errno != EEXIST)
            break;
    }
    if (!linked) {
        mem_free(output->temporary);
        output->temporary = NULL;
    }
    mem_free(place);
    return linked;
}

/* /dev/stdout and its like name a descriptor, whatever is behind it. */
static bool names_descriptor(const char *path)
{
    return strncmp(path, "/dev/std", 8) == 0 || strncmp(path, "/dev/fd/", 8) == 0 || strncmp(path, "/proc/", 6) == 0;
}

/* What a link points to is replaced, not the link. */
static void follow_links(struct output *output, const char *path)
{
    output->resolved = realpath(path, NULL);
    output->path = output->resolved ? output->resolved : path;
}

bool output_open(struct output *output, const char *path, struct error *error)
{
    *output = (struct output){.fd = STDOUT_FILENO, .path = path, .buffer = TEXT_INIT, .error = error};
    if (!path)
        return true;
    if (!*path)
        return error_set(error, ERROR_INPUT, "--output wants the name of a file");
    if (names_descriptor(path) || is_special(path)) {
        output->fd = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
    } else {
        follow_links(output, path);
        output->fd = open_temporary(output);
    }
    if (output->fd >= 0)
        return true;
    return error_set(error, ERROR_INPUT, "cannot write '%s': %s", path, strerror(errno));
}

bool output_flush(struct output *output)
{
    const char *data = output->buffer.s;
    size_t left = output->buffer.length;
    while (left && !has_failed(output)) {
        ssize_t put = write(output->fd, data, left);
        if (put >= 0) {
            data += put;
            left -= (size_t)put;
        } else if (errno != EINTR) {
            failed(output);
        }
    }
    text_clear(&output->buffer);
    return !has_failed(output);
}

bool output_flush_when_full(struct output *output)
{
    return output->buffer.length < OUTPUT_FULL || output_flush(output);
}

static bool close_file(struct output *output)
{
    bool closed = !output->path || output->fd < 0 || close(output->fd) == 0;
    output->fd = -1;
    return closed;
}

static void release(struct output *output)
{
    text_release(&output->buffer);
    mem_free(output->temporary);
    output->temporary = NULL;
    free(output->resolved); /* realpath's */
    output->resolved = NULL;
}

bool output_finish(struct output *output)
{
    bool done = output_flush(output);
    if (done && output->nameless && !give_name(output))
        done = failed(output);
    if (!close_file(output) && done)
        done = failed(output);
    if (done && output->temporary && rename(output->temporary, output->path) != 0)
        done = failed(output);
    if (!done && output->temporary)
        unlink(output->temporary);
    release(output);
    return done;
}

void output_discard(struct output *output)
{
    close_file(output);
    if (output->temporary)
        unlink(output->temporary);
    release(output);
}
