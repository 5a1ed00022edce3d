/*
 * nodefs -- a filesystem that lives in memory, for tests that would rather not
 * touch a disk.
 *
 * Paths are like "/etc/motd"; they begin with a slash, doubled and trailing
 * slashes do no harm, "." and ".." mean nothing special and are refused as names.
 * Calls that can fail return -1 or NULL if the path is not there (or there
 * already, or the wrong kind), if a name has more than NF_NAME characters, or if
 * a limit or memory runs out.
 */
#ifndef NODEFS_H
#define NODEFS_H

#include <stddef.h>

#define NF_NAME   31
#define NF_NODES  4096
#define NF_FILE   (1u << 20)
#define NF_DIRS   8

typedef struct nf_fs nf_fs;

struct nf_dirent {
    char name[NF_NAME + 1];
    int is_dir;
    size_t size;
};

nf_fs *nf_mount(void);
void nf_unmount(nf_fs *fs);

int nf_mkdir(nf_fs *fs, const char *path);

/* Makes the file or replaces what is in it; nf_append adds to it. */
int nf_write(nf_fs *fs, const char *path, const void *data, size_t n);
int nf_append(nf_fs *fs, const char *path, const void *data, size_t n);

/* Removes a file or an empty directory other than "/". */
int nf_remove(nf_fs *fs, const char *path);

/* The contents where they are, so to speak mmap.  It lasts until the file is
 * written to or removed. */
const void *nf_map(nf_fs *fs, const char *path, size_t *n);

/* Directories are read by number, up to NF_DIRS at once.  nf_readdir's answer is
 * overwritten by the next with the same number and gone with nf_closedir; NULL
 * at the end.  Nothing may be added to or removed from a directory that is open
 * for reading, nor may itself be removed. */
int nf_opendir(nf_fs *fs, const char *path);
const struct nf_dirent *nf_readdir(nf_fs *fs, int dd);
void nf_closedir(nf_fs *fs, int dd);

#endif
