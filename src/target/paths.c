/* Where Assay's own parts are: beside the executable in a build tree, under
 * its prefix when installed. */
#include "base/file.h"
#include "base/memory.h"
#include "base/process.h"
#include "target/target.h"

static char *find_under(const char *root, const char *up, const char *directory, const char *needed)
{
    char *base = path_join(root, up), *found = path_join(base, directory), *file = path_join(found, needed);
    bool there = file_exists(file);
    mem_free(file);
    mem_free(base);
    if (there)
        return found;
    mem_free(found);
    return NULL;
}

static char *find_part(const char *directory, const char *needed, struct error *error)
{
    char *own = process_own_directory();
    char *found = find_under(own, ".", directory, needed);
    if (!found)
        found = find_under(own, "..", directory, needed);
    if (!found)
        error_set(error, ERROR_SYSTEM, "the installation is incomplete: no '%s/%s' beside '%s'", directory, needed,
                  own);
    mem_free(own);
    return found;
}

char *target_library_directory(struct error *error)
{
    return find_part("lib/assay", "assay-worker", error);
}

char *target_include_directory(struct error *error)
{
    return find_part("include", "assay.h", error);
}
