#include "credset.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct cred {
    unsigned refs;
    uint32_t uid, gid;
    size_t n;           /* groups in use */
    uint32_t *groups;   /* ascending, without duplicates */
};

static int by_value(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

    return (x > y) - (x < y);
}

/* Where gid is or belongs. */
static size_t position(const cred *c, uint32_t gid)
{
    size_t lo = 0, hi = c->n;

    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;

        if (c->groups[mid] < gid)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

static bool is_at(const cred *c, size_t at, uint32_t gid)
{
    return at < c->n && c->groups[at] == gid;
}

/* Makes room for n groups. */
static int resize(cred *c, size_t n)
{
    uint32_t *groups = realloc(c->groups, n * sizeof *groups);

    if (!groups)
        return -1;
    c->groups = groups;
    return 0;
}

cred *cred_new(uint32_t uid, uint32_t gid)
{
    cred *c = calloc(1, sizeof *c);

    if (!c)
        return NULL;
    c->refs = 1;
    c->uid = uid;
    c->gid = gid;
    return c;
}

cred *cred_copy(const cred *c)
{
    cred *copy = cred_new(c->uid, c->gid);

    if (!copy || c->n == 0)
        return copy;
    if (cred_set_groups(copy, c->n, c->groups) != 0) {
        cred_drop(copy);
        return NULL;
    }
    return copy;
}

cred *cred_hold(cred *c)
{
    if (c->refs == UINT_MAX)
        return NULL;
    c->refs++;
    return c;
}

void cred_drop(cred *c)
{
    if (!c || --c->refs > 0)
        return;
    free(c->groups);
    free(c);
}

uint32_t cred_uid(const cred *c)
{
    return c->uid;
}

uint32_t cred_gid(const cred *c)
{
    return c->gid;
}

int cred_set_groups(cred *c, size_t n, const uint32_t *gids)
{
    size_t i, kept = 0;

    if (n > CRED_MAX_GROUPS)
        return -1;
    if (resize(c, n) != 0)
        return -1;
    if (n > 0) {
        memcpy(c->groups, gids, n * sizeof *gids);
        qsort(c->groups, n, sizeof *c->groups, by_value);
    }
    for (i = 0; i < n; i++) {
        if (kept == 0 || c->groups[kept - 1] != c->groups[i])
            c->groups[kept++] = c->groups[i];
    }
    c->n = kept;
    return 0;
}

int cred_add_group(cred *c, uint32_t gid)
{
    size_t at = position(c, gid);

    if (is_at(c, at, gid))
        return 0;
    if (c->n >= CRED_MAX_GROUPS || resize(c, c->n + 1) != 0)
        return -1;
    memmove(c->groups + at + 1, c->groups + at,
            (c->n - at) * sizeof *c->groups);
    c->groups[at] = gid;
    c->n++;
    return 0;
}

int cred_del_group(cred *c, uint32_t gid)
{
    size_t at = position(c, gid);

    if (!is_at(c, at, gid))
        return -1;
    c->n--;
    memmove(c->groups + at, c->groups + at + 1,
            (c->n - at) * sizeof *c->groups);
    return 0;
}

size_t cred_groups(const cred *c, size_t max, uint32_t *out)
{
    size_t i;

    for (i = 0; i < c->n && i < max; i++)
        out[i] = c->groups[i];
    return c->n;
}

bool cred_in_group(const cred *c, uint32_t gid)
{
    return c->gid == gid || is_at(c, position(c, gid), gid);
}

bool cred_equal(const cred *a, const cred *b)
{
    if (a->uid != b->uid || a->gid != b->gid || a->n != b->n)
        return false;
    return a->n == 0 ||
           memcmp(a->groups, b->groups, a->n * sizeof *a->groups) == 0;
}

bool cred_may(const cred *c, uint32_t owner, uint32_t group, unsigned mode,
              unsigned wanted)
{
    unsigned granted;

    if (c->uid == 0)
        return true;
    if (c->uid == owner)
        granted = mode >> 6;
    else if (cred_in_group(c, group))
        granted = mode >> 3;
    else
        granted = mode;
    wanted &= CRED_READ | CRED_WRITE | CRED_EXEC;
    return (granted & wanted) == wanted;
}
