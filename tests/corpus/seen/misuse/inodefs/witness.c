#include "inodefs.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char text[8] = "abcdefg";
    fs_t *fs = fs_mount();
    if (fs_create(fs, "a") != 0)
        return 0;
    fs_file *file = fs_open(fs, "a", FS_RDWR);
#ifdef LEGAL
    (void)count, (void)arguments;
    fs_file *other = fs_open(fs, "a", FS_RDONLY);
    if (fs_write(file, text, 7) != 0 || fs_write(other, text, 1) != FS_EACCES || fs_size(other) != 7)
        return 2;
    memset(text, 0, sizeof text);
    fs_seek(other, 4);
    if (fs_read(other, text, 8) != 3 || strcmp(text, "efg") != 0 || fs_read(other, text, 8) != 0 ||
        fs_write(file, text, FS_FILE_MAX) != FS_ENOSPC || fs_write(file, NULL, 0) != 0)
        return 2;
    fs_seek(file, SIZE_MAX);
    if (fs_unlink(fs, "a") != FS_EBUSY || fs_rename(fs, "a", "a") != FS_EEXIST || fs_rename(fs, "a", "b") != 0 ||
        fs_rename(fs, "x", "y") != FS_ENOENT || fs_create(fs, "b") != FS_EEXIST || fs_create(fs, "") != FS_EINVAL ||
        fs_open(fs, "a", FS_RDWR) != NULL || fs_create(fs, "c/d") != FS_EINVAL)
        return 2;
    fs_close(file);
    fs_close(other);
    if (fs_create(fs, "c") != 0 || fs_count(fs) != 2 || fs_unlink(fs, fs_name(fs, 0)) != 0 ||
        strcmp(fs_name(fs, 0), "c") != 0)
        return 2;
    fs_close(NULL);
    fs_unmount(NULL);
    fs_unmount(fs);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        fs_close(file);
        fs_size(file);
        break;
    case 2:
        fs_close(file);
        fs_close(file);
        break;
    case 3:
        fs_unmount(fs);
        break;
    case 4:
        fs_name(fs, 1);
        break;
    case 5:
        fs_write(file, text, 9);
        break;
    case 6:
        fs_count(NULL);
        break;
    }
#endif
    return 0;
}
