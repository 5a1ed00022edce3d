#include "spinwhl.h"

#include <stdlib.h>
#include <string.h>

struct sector {
    char *name;
    double weight;
    double upto; /* sum of the weights up to and with this one */
};

struct spinwhl {
    struct sector *sectors;
    size_t count;
};

spinwhl *spinwhl_new(void)
{
    return calloc(1, sizeof(spinwhl));
}

void spinwhl_free(spinwhl *w)
{
    size_t i;

    if (w == NULL)
        return;
    for (i = 0; i < w->count; i++)
        free(w->sectors[i].name);
    free(w->sectors);
    free(w);
}

static void sum_up(spinwhl *w)
{
    double sum = 0;
    size_t i;

    for (i = 0; i < w->count; i++) {
        sum += w->sectors[i].weight;
        w->sectors[i].upto = sum;
    }
}

/* The index of a sector, or the count if there is none. */
static size_t index_of(const spinwhl *w, const char *name)
{
    size_t i;

    for (i = 0; i < w->count; i++)
        if (strcmp(w->sectors[i].name, name) == 0)
            break;
    return i;
}

/* False for NaN too. */
static int weight_ok(double weight)
{
    return weight >= 0 && weight <= SPINWHL_HEAVIEST;
}

int spinwhl_add(spinwhl *w, const char *name, double weight)
{
    size_t length = strlen(name);
    struct sector *more;
    char *copy;

    if (length == 0 || length > SPINWHL_NAME || !weight_ok(weight))
        return -1;
    if (w->count >= SPINWHL_SECTORS || index_of(w, name) < w->count)
        return -1;
    copy = malloc(length + 1);
    if (copy == NULL)
        return -1;
    memcpy(copy, name, length + 1);
    /* Wheels are made once and are small: one at a time will do. */
    more = realloc(w->sectors, (w->count + 1) * sizeof *more);
    if (more == NULL) {
        free(copy);
        return -1;
    }
    w->sectors = more;
    more[w->count].name = copy;
    more[w->count].weight = weight;
    w->count++;
    sum_up(w);
    return 0;
}

int spinwhl_remove(spinwhl *w, const char *name)
{
    size_t at = index_of(w, name);
    struct sector *less;

    if (at == w->count)
        return -1;
    free(w->sectors[at].name);
    w->count--;
    if (w->count == 0) {
        free(w->sectors);
        w->sectors = NULL;
        return 0;
    }
    memmove(&w->sectors[at], &w->sectors[at + 1], (w->count - at) * sizeof *w->sectors);
    less = realloc(w->sectors, w->count * sizeof *less);
    if (less != NULL)
        w->sectors = less;
    sum_up(w);
    return 0;
}

int spinwhl_reweigh(spinwhl *w, const char *name, double weight)
{
    size_t at = index_of(w, name);

    if (at == w->count || !weight_ok(weight))
        return -1;
    w->sectors[at].weight = weight;
    sum_up(w);
    return 0;
}

spinwhl *spinwhl_clone(const spinwhl *w)
{
    spinwhl *copy = spinwhl_new();
    size_t i;

    if (copy == NULL)
        return NULL;
    for (i = 0; i < w->count; i++) {
        if (spinwhl_add(copy, w->sectors[i].name, w->sectors[i].weight) != 0) {
            spinwhl_free(copy);
            return NULL;
        }
    }
    return copy;
}

size_t spinwhl_count(const spinwhl *w)
{
    return w->count;
}

double spinwhl_total(const spinwhl *w)
{
    return w->count > 0 ? w->sectors[w->count - 1].upto : 0.0;
}

double spinwhl_share(const spinwhl *w, const char *name)
{
    size_t at = index_of(w, name);
    double total = spinwhl_total(w);

    if (at == w->count || total <= 0)
        return 0.0;
    return w->sectors[at].weight / total;
}

const char *spinwhl_pick(const spinwhl *w, double roll)
{
    double total = spinwhl_total(w);
    double target;
    size_t low = 0, high = w->count;

    if (!(roll >= 0.0 && roll <= 1.0) || total <= 0)
        return NULL;
    target = roll * total;
    /* The first sector that ends beyond the target. */
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (w->sectors[middle].upto > target)
            high = middle;
        else
            low = middle + 1;
    }
    return w->sectors[low].name;
}
