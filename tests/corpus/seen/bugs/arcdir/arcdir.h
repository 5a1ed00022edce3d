#ifndef ARCDIR_H
#define ARCDIR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * Directory of an archive: what is in it, without the contents.
 *
 * Paths are relative and separated by '/', as in "docs/index.html".  A path
 * is not empty, does not begin or end with '/', and has no part that is
 * empty, "." or "..".
 */
typedef struct arcdir arcdir;

typedef struct {
    uint64_t size;
    uint32_t crc;
    int64_t mtime;
} arc_info;

arcdir *arc_create(void);
void arc_destroy(arcdir *arc);

/** Whether a path is allowed. */
bool arc_valid(const char *path);

/** Adds an entry, or replaces what is known of it.  False for a path that is not allowed. */
bool arc_add(arcdir *arc, const char *path, const arc_info *info);
/** False if there is no such entry. */
bool arc_remove(arcdir *arc, const char *path);
/** False if there is no such entry, or already one of the new name, or that is not allowed. */
bool arc_rename(arcdir *arc, const char *from, const char *to);

/** What is known of an entry; false if there is none. */
bool arc_stat(const arcdir *arc, const char *path, arc_info *info);

/** Whether two entries are in the archive and have the same contents, as far as size and checksum tell. */
bool arc_same(const arcdir *arc, const char *a, const char *b);

/** Entries in a folder and below it; "" is the whole archive. */
size_t arc_count(const arcdir *arc, const char *folder);
/** Their total size; UINT64_MAX if it is too large. */
uint64_t arc_size(const arcdir *arc, const char *folder);

#endif
