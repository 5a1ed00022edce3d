/* Files and paths.  What is returned as char * is the caller's to mem_free. */
#ifndef ASSAY_BASE_FILE_H
#define ASSAY_BASE_FILE_H

#include <stdbool.h>
#include "base/error.h"

bool file_read(const char *path, struct text *out, struct error *error);
/* Through a temporary file and rename(2): readers see all or nothing. */
bool file_write(const char *path, const void *data, size_t size, struct error *error);
bool file_put(int fd, const char *data, size_t size); /* all of it; errno says why not */
bool file_allow_as_umask_says(int fd); /* a temporary file gets the rights of a new one */
bool file_exists(const char *path);
bool file_is_directory(const char *path);
bool file_make_directories(const char *path, struct error *error); /* like mkdir -p */
bool file_remove_tree(const char *path); /* what is mounted in it stays */
char *path_join(const char *directory, const char *name);
char *path_absolute(const char *path);     /* resolved against the current directory, '..' kept out */
/* path as seen from directory: "../../bst.c"; both must exist, else path as it is. */
char *path_relative(const char *directory, const char *path);
const char *path_base(const char *path);   /* points into path */
char *path_directory(const char *path);    /* "." where there is none */

#endif
