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

char *state_directory(void)
{
    char *here = path_absolute(".");
    for (char *folder = mem_strdup(here);;) {
        char *state = path_join(folder, ".assay");
        char *parent = path_directory(folder);
        bool found = is_own_directory(state), at_top = strcmp(parent, folder) == 0;
        mem_free(folder);
        folder = parent;
        if (found || at_top) {
            char *result = found ? mem_strdup(state) : path_join(here, ".assay");
            mem_free(state);
            mem_free(folder);
            mem_free(here);
            return result;
        }
        mem_free(state);
    }
}
