// status 0
// with --runs 300 --seed 1
// says ^ok .*interned_once
// silent uninitiali
#include <assay.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static char **names;
static size_t count;

static const char *intern(const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return names[i];
    names = realloc(names, (count + 1) * sizeof *names);
    return names[count++] = strdup(name);
}

/* No mistake: what the table holds stays, also when it grew where it was. */
ASSAY_PROPERTY bool interned_once(const char *a, const char *b)
{
    return (intern(a) == intern(b)) == (strcmp(a, b) == 0);
}
