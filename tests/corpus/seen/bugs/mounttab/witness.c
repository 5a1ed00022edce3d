#include "mounttab.h"

#include <string.h>

int main(void)
{
    MountTable *t = MountTable_Create();
    if (MountTable_Mount(t, "/usr/", "sda") || MountTable_Mount(t, "//usr//local", "sdb") ||
        MountTable_Mount(t, "usr", "x") != MOUNT_BAD_PATH || MountTable_DeviceFor(t, "/"))
        return 2;
    if (strcmp(MountTable_DeviceFor(t, "/usr/local/bin"), "sdb") != 0 ||
        strcmp(MountTable_DeviceFor(t, "/usr/locals"), "sda") != 0 || MountTable_DeviceFor(t, "/us"))
        return 2;
    if (MountTable_Mount(t, "//", "root") || strcmp(MountTable_DeviceFor(t, "/us"), "root") != 0 ||
        strcmp(MountTable_PathAt(t, 2), "/") != 0 || strcmp(MountTable_PathAt(t, 1), "/usr/local") != 0 ||
        MountTable_PathAt(t, 3))
        return 2;
    if (MountTable_Unmount(t, "/usr") || MountTable_Unmount(t, "/usr") != MOUNT_NOT_FOUND ||
        !MountTable_IsMountPoint(t, "/") || MountTable_IsMountPoint(t, "") || MountTable_Count(t) != 2)
        return 2;
#ifndef LEGAL
    MountTable_Mount(t, "/", "other");
#endif
    MountTable_Destroy(t);
    return 0;
}
