#include "fdmap.h"

#include <stdlib.h>
#include <string.h>

struct file {
    int refs;
    size_t size;
    size_t at;
    unsigned char bytes[FDMAP_FILE_SIZE];
};

struct fdmap {
    struct file *slots[FDMAP_MAX];
};

static struct file *lookup(const fdmap *map, int fd)
{
    if (fd < 0 || fd >= FDMAP_MAX)
        return NULL;
    return map->slots[fd];
}

static int lowest(const fdmap *map)
{
    for (int fd = 0; fd < FDMAP_MAX; fd++)
        if (map->slots[fd] == NULL)
            return fd;
    return -1;
}

fdmap *fdmap_new(void)
{
    return calloc(1, sizeof(fdmap));
}

void fdmap_free(fdmap *map)
{
    if (map == NULL)
        return;
    for (int fd = 0; fd < FDMAP_MAX; fd++)
        fdmap_close(map, fd);
    free(map);
}

int fdmap_open(fdmap *map)
{
    int fd = lowest(map);
    if (fd < 0)
        return -1;
    struct file *file = calloc(1, sizeof *file);
    if (file == NULL)
        return -1;
    file->refs = 1;
    map->slots[fd] = file;
    return fd;
}

int fdmap_close(fdmap *map, int fd)
{
    struct file *file = lookup(map, fd);
    if (file == NULL)
        return -1;
    map->slots[fd] = NULL;
    if (--file->refs == 0)
        free(file);
    return 0;
}

static int attach(fdmap *map, struct file *file, int fd)
{
    map->slots[fd] = file;
    file->refs++;
    return fd;
}

int fdmap_dup(fdmap *map, int fd)
{
    struct file *file = lookup(map, fd);
    int newfd = lowest(map);
    if (file == NULL || newfd < 0)
        return -1;
    return attach(map, file, newfd);
}

int fdmap_dup2(fdmap *map, int fd, int newfd)
{
    struct file *file = lookup(map, fd);
    if (file == NULL || newfd < 0 || newfd >= FDMAP_MAX)
        return -1;
    fdmap_close(map, newfd);
    return attach(map, file, newfd);
}

long fdmap_write(fdmap *map, int fd, const void *data, size_t len)
{
    struct file *file = lookup(map, fd);
    if (file == NULL)
        return -1;
    if (len > FDMAP_FILE_SIZE - file->at)
        len = FDMAP_FILE_SIZE - file->at;
    if (len == 0)
        return 0;
    memcpy(file->bytes + file->at, data, len);
    file->at += len;
    if (file->at > file->size)
        file->size = file->at;
    return (long)len;
}

long fdmap_read(fdmap *map, int fd, void *data, size_t len)
{
    struct file *file = lookup(map, fd);
    if (file == NULL)
        return -1;
    if (len > file->size - file->at)
        len = file->size - file->at;
    if (len == 0)
        return 0;
    memcpy(data, file->bytes + file->at, len);
    file->at += len;
    return (long)len;
}

int fdmap_rewind(fdmap *map, int fd)
{
    struct file *file = lookup(map, fd);
    if (file == NULL)
        return -1;
    file->at = 0;
    return 0;
}

int fdmap_refs(const fdmap *map, int fd)
{
    const struct file *file = lookup(map, fd);
    return file == NULL ? -1 : file->refs;
}

int fdmap_count(const fdmap *map)
{
    int count = 0;
    for (int fd = 0; fd < FDMAP_MAX; fd++)
        count += map->slots[fd] != NULL;
    return count;
}
