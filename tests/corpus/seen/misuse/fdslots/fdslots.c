#include "fdslots.h"

#include <stdlib.h>
#include <string.h>

#define FILE_MAX 4096

struct file {
    char *name;
    size_t size;
    size_t position;
    unsigned char data[FILE_MAX];
};

struct fdslots {
    size_t capacity;
    size_t count;
    struct file **files; /* NULL where none is open */
};

fdslots *fdslots_new(size_t capacity)
{
    if (capacity == 0 || capacity > 64)
        return NULL;
    fdslots *table = malloc(sizeof *table);
    if (table == NULL)
        return NULL;
    table->capacity = capacity;
    table->count = 0;
    table->files = calloc(capacity, sizeof table->files[0]);
    if (table->files == NULL) {
        free(table);
        return NULL;
    }
    return table;
}

void fdslots_free(fdslots *table)
{
    if (table == NULL)
        return;
    for (size_t i = 0; i < table->capacity; i++)
        if (table->files[i] != NULL)
            fdslots_close(table, (int)i);
    free(table->files);
    free(table);
}

int fdslots_open(fdslots *table, const char *name)
{
    if (table->count == table->capacity)
        return -1;
    struct file *file = malloc(sizeof *file);
    if (file == NULL)
        return -1;
    size_t size = strlen(name) + 1;
    file->name = malloc(size);
    if (file->name == NULL) {
        free(file);
        return -1;
    }
    memcpy(file->name, name, size);
    file->size = file->position = 0;
    size_t fd = 0;
    while (table->files[fd] != NULL)
        fd++;
    table->files[fd] = file;
    table->count++;
    return (int)fd;
}

void fdslots_close(fdslots *table, int fd)
{
    struct file *file = table->files[fd];
    free(file->name);
    free(file);
    table->files[fd] = NULL;
    table->count--;
}

const char *fdslots_name(const fdslots *table, int fd)
{
    return table->files[fd]->name;
}

size_t fdslots_write(fdslots *table, int fd, const void *data, size_t size)
{
    struct file *file = table->files[fd];
    if (size > FILE_MAX - file->position)
        size = FILE_MAX - file->position;
    if (size > 0)
        memcpy(file->data + file->position, data, size);
    file->position += size;
    if (file->size < file->position)
        file->size = file->position;
    return size;
}

size_t fdslots_read(fdslots *table, int fd, void *data, size_t size)
{
    struct file *file = table->files[fd];
    if (size > file->size - file->position)
        size = file->size - file->position;
    if (size > 0)
        memcpy(data, file->data + file->position, size);
    file->position += size;
    return size;
}

void fdslots_seek(fdslots *table, int fd, size_t position)
{
    struct file *file = table->files[fd];
    file->position = position > file->size ? file->size : position;
}

size_t fdslots_size(const fdslots *table, int fd)
{
    return table->files[fd]->size;
}

int fdslots_clone(fdslots *table, int fd)
{
    const struct file *file = table->files[fd];
    int copy = fdslots_open(table, file->name);
    if (copy < 0)
        return -1;
    memcpy(table->files[copy]->data, file->data, file->size);
    table->files[copy]->size = file->size;
    table->files[copy]->position = file->position;
    return copy;
}

size_t fdslots_count(const fdslots *table)
{
    return table->count;
}

bool fdslots_full(const fdslots *table)
{
    return table->count == table->capacity;
}
