/* Scratch: files that calls made in the working directory.  A sequence finds it
 * empty where an earlier one was told the name of a file, also when that one was the
 * end of its process; otherwise it is looked at once in a while. */
#include <dirent.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "runtime/sequence/calling.h"

#define LOOK_EVERY 4096 /* sequences */
#define DEPTH_MOST 16

bool has_named_file;

static void empty(int directory, unsigned depth)
{
    DIR *entries = directory < 0 ? NULL : fdopendir(directory);
    if (!entries) {
        if (directory >= 0)
            close(directory);
        return;
    }
    for (struct dirent *entry; (entry = readdir(entries));) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        if (unlinkat(dirfd(entries), entry->d_name, 0) == 0 || depth == DEPTH_MOST)
            continue;
        empty(openat(dirfd(entries), entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), depth + 1);
        unlinkat(dirfd(entries), entry->d_name, AT_REMOVEDIR);
    }
    closedir(entries);
}

static bool is_ours; /* it was empty at the start: nobody else's files are in danger */
static bool may_name_files;
static bool is_known_empty; /* this process has emptied it: never where processes are forked */

static bool any_names_file(void)
{
    for (uint32_t i = 0; i < sequences->node_count; i++)
        if (nodes[i].kind == SEQ_STRING && nodes[i].flags & ARGUMENT_PATH)
            return true;
    return false;
}

void scratch_start(void)
{
    DIR *entries = opendir(".");
    unsigned count = 0;
    while (entries && readdir(entries))
        count++;
    is_ours = entries && count <= 2;
    if (entries)
        closedir(entries);
    may_name_files = any_names_file();
}

void scratch_begin(void)
{
    if (!is_ours || !may_name_files || is_known_empty)
        return;
    is_known_empty = true;
    empty(open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), 0);
}

void scratch_clean(void)
{
    static unsigned until = LOOK_EVERY;
    if (!is_ours || (!has_named_file && --until))
        return;
    until = LOOK_EVERY;
    empty(open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), 0);
}
