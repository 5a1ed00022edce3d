#ifndef MEMDIRS_H
#define MEMDIRS_H

#include <stddef.h>

/* A tree of directories and files in memory.
 *
 * Paths are absolute ("/etc/motd"); more slashes than needed are ignored. Names
 * have 1 to MD_NAME characters and are not "." or "..", paths have at most
 * MD_PATH characters. Directories that lead to a new thing must be there. */

#define MD_NAME 31
#define MD_PATH 255
#define MD_FILE 65536 /* bytes in a file */
#define MD_NODES 1000 /* files and directories */

enum md_err {
    MD_OK = 0,
    MD_ENOENT = -1,    /* not there */
    MD_EEXIST = -2,    /* there already */
    MD_ENOTDIR = -3,   /* a file where a directory is needed */
    MD_EISDIR = -4,    /* a directory where a file is needed */
    MD_ENOTEMPTY = -5, /* a directory with things in it */
    MD_EINVAL = -6,    /* bad path, the root where it can't be, a place inside the thing moved */
    MD_ENOSPC = -7     /* no memory, or a limit */
};

struct md_fs;

struct md_fs *md_mount(void);
void md_umount(struct md_fs *fs); /* frees everything */

int md_mkdir(struct md_fs *fs, const char *path);

/* Makes or replaces a file with a copy of the len bytes at data. */
int md_write(struct md_fs *fs, const char *path, const void *data, size_t len);

/* Copies at most size bytes to buf; *len becomes the size of the file. */
int md_read(const struct md_fs *fs, const char *path, void *buf, size_t size, size_t *len);

int md_remove(struct md_fs *fs, const char *path); /* a file or an empty directory */

/* Moves a file or a directory with all that's in it. `to' must not exist. */
int md_rename(struct md_fs *fs, const char *from, const char *to);

int md_nodes(const struct md_fs *fs); /* files and directories, without the root */

#endif
