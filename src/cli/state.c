#include "cli/state.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/memory.h"

/* What is in there will be run: another user's is not taken. */
static bool is_own_directory(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == geteuid();
}

/* The root, and folders like /tmp that everybody writes to, hold nobody's project. */
static bool may_be_project(const char *folder)
{
    struct stat status;
    return strcmp(folder, "/") != 0 && stat(folder, &status) == 0 && !(status.st_mode & S_IWOTH);
}

char *state_directory(void)
{
    char *here = path_absolute("."), *state = path_join(here, ".assay"), *folder = mem_strdup(here);
    bool found = is_own_directory(state);
    while (!found && strcmp(folder, "/") != 0) {
        char *parent = path_directory(folder), *candidate = path_join(parent, ".assay");
        found = may_be_project(parent) && is_own_directory(candidate);
        if (found) {
            mem_free(state);
            state = mem_strdup(candidate);
        }
        mem_free(candidate);
        mem_free(folder);
        folder = parent;
    }
    mem_free(folder);
    mem_free(here);
    return state;
}
