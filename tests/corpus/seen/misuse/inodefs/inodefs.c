#include "inodefs.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct inode {
    char name[FS_NAME_MAX + 1];
    unsigned open;
    unsigned char *data;
    size_t size;
};

struct fs {
    struct inode **inodes;
    size_t count;
    unsigned open;
};

struct fs_file {
    fs_t *fs;
    struct inode *inode;
    fs_mode mode;
    size_t position;
};

static size_t find(const fs_t *fs, const char *name)
{
    size_t i = 0;
    while (i < fs->count && strcmp(fs->inodes[i]->name, name) != 0)
        i++;
    return i;
}

static int name_ok(const char *name)
{
    size_t length = strlen(name);
    return length > 0 && length <= FS_NAME_MAX && strchr(name, '/') == NULL;
}

fs_t *fs_mount(void)
{
    return calloc(1, sizeof(fs_t));
}

void fs_unmount(fs_t *fs)
{
    if (fs == NULL)
        return;
    assert(fs->open == 0);
    for (size_t i = 0; i < fs->count; i++) {
        free(fs->inodes[i]->data);
        free(fs->inodes[i]);
    }
    free(fs->inodes);
    free(fs);
}

int fs_create(fs_t *fs, const char *name)
{
    if (!name_ok(name))
        return FS_EINVAL;
    if (find(fs, name) < fs->count)
        return FS_EEXIST;
    struct inode *inode = calloc(1, sizeof *inode);
    struct inode **inodes = realloc(fs->inodes, (fs->count + 1) * sizeof *inodes);
    if (inodes != NULL)
        fs->inodes = inodes;
    if (inode == NULL || inodes == NULL) {
        free(inode);
        return FS_ENOSPC;
    }
    strcpy(inode->name, name);
    inodes[fs->count++] = inode;
    return 0;
}

int fs_unlink(fs_t *fs, const char *name)
{
    size_t at = find(fs, name);
    if (at == fs->count)
        return FS_ENOENT;
    struct inode *inode = fs->inodes[at];
    if (inode->open > 0)
        return FS_EBUSY;
    fs->inodes[at] = fs->inodes[--fs->count];
    free(inode->data);
    free(inode);
    return 0;
}

int fs_rename(fs_t *fs, const char *from, const char *to)
{
    size_t at = find(fs, from);
    if (at == fs->count)
        return FS_ENOENT;
    if (!name_ok(to))
        return FS_EINVAL;
    if (find(fs, to) < fs->count)
        return FS_EEXIST;
    memmove(fs->inodes[at]->name, to, strlen(to) + 1);
    return 0;
}

size_t fs_count(const fs_t *fs)
{
    return fs->count;
}

const char *fs_name(const fs_t *fs, size_t index)
{
    return fs->inodes[index]->name;
}

fs_file *fs_open(fs_t *fs, const char *name, fs_mode mode)
{
    size_t at = find(fs, name);
    if (at == fs->count)
        return NULL;
    fs_file *file = calloc(1, sizeof *file);
    if (file == NULL)
        return NULL;
    file->fs = fs;
    file->inode = fs->inodes[at];
    file->mode = mode;
    file->inode->open++;
    fs->open++;
    return file;
}

void fs_close(fs_file *file)
{
    if (file == NULL)
        return;
    file->inode->open--;
    file->fs->open--;
    free(file);
}

size_t fs_read(fs_file *file, void *buffer, size_t size)
{
    size_t left = file->inode->size - file->position;
    if (size > left)
        size = left;
    if (size > 0)
        memcpy(buffer, file->inode->data + file->position, size);
    file->position += size;
    return size;
}

int fs_write(fs_file *file, const void *buffer, size_t size)
{
    struct inode *inode = file->inode;
    if (file->mode != FS_RDWR)
        return FS_EACCES;
    if (size > FS_FILE_MAX - file->position)
        return FS_ENOSPC;
    if (size == 0)
        return 0;
    size_t end = file->position + size;
    if (end > inode->size) {
        unsigned char *data = realloc(inode->data, end);
        if (data == NULL)
            return FS_ENOSPC;
        inode->data = data;
        inode->size = end;
    }
    memcpy(inode->data + file->position, buffer, size);
    file->position = end;
    return 0;
}

void fs_seek(fs_file *file, size_t position)
{
    file->position = position < file->inode->size ? position : file->inode->size;
}

size_t fs_size(const fs_file *file)
{
    return file->inode->size;
}
