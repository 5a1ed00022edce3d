#include "mounttab.h"

#include <stdlib.h>
#include <string.h>

#define LONGEST_PATH 1023

typedef struct Mount {
    char *path; /* clean: no slash at the end, so "" is the root */
    char *device;
} Mount;

struct MountTable {
    Mount *mounts;
    size_t count;
    size_t capacity;
};

MountTable *MountTable_Create(void)
{
    return calloc(1, sizeof(MountTable));
}

void MountTable_Destroy(MountTable *self)
{
    if (self == NULL)
        return;
    for (size_t i = 0; i < self->count; i++) {
        free(self->mounts[i].path);
        free(self->mounts[i].device);
    }
    free(self->mounts);
    free(self);
}

static char *CopyString(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static int IsPath(const char *path)
{
    return path[0] == '/' && strlen(path) <= LONGEST_PATH;
}

/* Writes the clean form of a path; `clean` has LONGEST_PATH + 1 bytes. */
static void CleanPath(const char *path, char *clean)
{
    size_t length = 0;
    for (; *path != '\0'; path++)
        if (*path != '/' || (path[1] != '/' && path[1] != '\0'))
            clean[length++] = *path;
    clean[length] = '\0';
}

static size_t IndexOf(const MountTable *self, const char *clean)
{
    size_t i = 0;
    while (i < self->count && strcmp(self->mounts[i].path, clean) != 0)
        i++;
    return i;
}

MountResult MountTable_Mount(MountTable *self, const char *path, const char *device)
{
    char clean[LONGEST_PATH + 1];
    MountResult result = MOUNT_NO_MEMORY;
    if (!IsPath(path))
        return MOUNT_BAD_PATH;
    CleanPath(path, clean);

    char *ownPath = CopyString(clean);
    char *ownDevice = CopyString(device);
    if (ownPath == NULL || ownDevice == NULL)
        goto fail;

    if (IndexOf(self, ownPath) < self->count) {
        free(ownPath);
        result = MOUNT_IN_USE;
        goto fail;
    }

    if (self->count == self->capacity) {
        size_t capacity = self->capacity + 8;
        Mount *mounts = realloc(self->mounts, capacity * sizeof *mounts);
        if (mounts == NULL)
            goto fail;
        self->mounts = mounts;
        self->capacity = capacity;
    }
    self->mounts[self->count].path = ownPath;
    self->mounts[self->count].device = ownDevice;
    self->count++;
    return MOUNT_OK;

fail:
    free(ownDevice);
    free(ownPath);
    return result;
}

MountResult MountTable_Unmount(MountTable *self, const char *path)
{
    char clean[LONGEST_PATH + 1];
    if (!IsPath(path))
        return MOUNT_BAD_PATH;
    CleanPath(path, clean);
    size_t i = IndexOf(self, clean);
    if (i == self->count)
        return MOUNT_NOT_FOUND;
    free(self->mounts[i].path);
    free(self->mounts[i].device);
    self->count--;
    memmove(&self->mounts[i], &self->mounts[i + 1], (self->count - i) * sizeof self->mounts[0]);
    return MOUNT_OK;
}

const char *MountTable_DeviceFor(const MountTable *self, const char *path)
{
    char clean[LONGEST_PATH + 1];
    if (!IsPath(path))
        return NULL;
    CleanPath(path, clean);
    for (;;) {
        size_t i = IndexOf(self, clean);
        if (i < self->count)
            return self->mounts[i].device;
        char *slash = strrchr(clean, '/');
        if (slash == NULL)
            return NULL;
        *slash = '\0';
    }
}

int MountTable_IsMountPoint(const MountTable *self, const char *path)
{
    char clean[LONGEST_PATH + 1];
    if (!IsPath(path))
        return 0;
    CleanPath(path, clean);
    return IndexOf(self, clean) < self->count;
}

size_t MountTable_Count(const MountTable *self)
{
    return self->count;
}

const char *MountTable_PathAt(const MountTable *self, size_t index)
{
    if (index >= self->count)
        return NULL;
    const char *path = self->mounts[index].path;
    return path[0] == '\0' ? "/" : path;
}
