#ifndef MOUNTTAB_H
#define MOUNTTAB_H

#include <stddef.h>

/* Mount table of a virtual file system: which device serves which path.
 *
 * Paths are absolute. Repeated slashes and a slash at the end make no
 * difference: "//usr/" is "/usr". All strings passed in are copied. */

typedef struct MountTable MountTable;

typedef enum MountResult {
    MOUNT_OK = 0,
    MOUNT_BAD_PATH,   /* not absolute, or longer than 1023 bytes */
    MOUNT_IN_USE,     /* something is mounted there already */
    MOUNT_NOT_FOUND,
    MOUNT_NO_MEMORY
} MountResult;

MountTable *MountTable_Create(void);
void        MountTable_Destroy(MountTable *self);

/* Mounts a device at a path. */
MountResult MountTable_Mount(MountTable *self, const char *path, const char *device);

/* Unmounts what is mounted at exactly this path. */
MountResult MountTable_Unmount(MountTable *self, const char *path);

/* The device mounted at or nearest above the path, NULL if there is none.
 * Owned by the table, valid until it is unmounted. */
const char *MountTable_DeviceFor(const MountTable *self, const char *path);

/* Whether something is mounted at exactly this path. */
int         MountTable_IsMountPoint(const MountTable *self, const char *path);

/* Number of mounts, and the path of one of them in the order of mounting
 * (NULL if index is too large). */
size_t      MountTable_Count(const MountTable *self);
const char *MountTable_PathAt(const MountTable *self, size_t index);

#endif
