#include "unitreg.h"

#include <stdlib.h>
#include <string.h>

struct unit {
    struct unit *next;
    double factor;
    char dimension;
    char name[];
};

static bool ready;
static struct unit *units;
static size_t count;
/* Most programs ask for the same unit over and over. */
static struct unit *recent;

static struct unit *find(const char *name)
{
    if (recent != NULL && strcmp(recent->name, name) == 0)
        return recent;
    for (struct unit *u = units; u != NULL; u = u->next)
        if (strcmp(u->name, name) == 0)
            return recent = u;
    return NULL;
}

enum ureg_status ureg_init(void)
{
    static const struct {
        const char *name;
        char dimension;
    } basic[] = {{"m", 'L'}, {"s", 'T'}, {"kg", 'M'}};
    if (ready)
        return UREG_OK;
    ready = true;
    for (size_t i = 0; i < sizeof basic / sizeof basic[0]; i++) {
        enum ureg_status status = ureg_define(basic[i].name, basic[i].dimension, 1.0);
        if (status != UREG_OK) {
            ureg_shutdown();
            return status;
        }
    }
    return UREG_OK;
}

void ureg_shutdown(void)
{
    while (units != NULL) {
        struct unit *next = units->next;
        free(units);
        units = next;
    }
    count = 0;
    ready = false;
}

enum ureg_status ureg_define(const char *name, char dimension, double factor)
{
    size_t size = strlen(name) + 1;
    if (!ready)
        return UREG_NOT_READY;
    if (size == 1 || dimension == '\0' || !(factor > 0))
        return UREG_INVALID;
    if (find(name) != NULL)
        return UREG_EXISTS;
    struct unit *u = malloc(sizeof *u + size);
    if (u == NULL)
        return UREG_NO_MEMORY;
    u->factor = factor;
    u->dimension = dimension;
    memcpy(u->name, name, size);
    u->next = units;
    units = u;
    count++;
    return UREG_OK;
}

enum ureg_status ureg_remove(const char *name)
{
    if (!ready)
        return UREG_NOT_READY;
    for (struct unit **link = &units; *link != NULL; link = &(*link)->next) {
        struct unit *u = *link;
        if (strcmp(u->name, name) == 0) {
            *link = u->next;
            if (recent == u)
                recent = NULL;
            free(u);
            count--;
            return UREG_OK;
        }
    }
    return UREG_UNKNOWN;
}

bool ureg_has(const char *name)
{
    return find(name) != NULL;
}

size_t ureg_count(void)
{
    return count;
}

char ureg_dimension(const char *name)
{
    const struct unit *u = find(name);
    return u == NULL ? '\0' : u->dimension;
}

enum ureg_status ureg_convert(double value, const char *from, const char *to, double *result)
{
    if (!ready)
        return UREG_NOT_READY;
    const struct unit *a = find(from), *b = find(to);
    if (a == NULL || b == NULL)
        return UREG_UNKNOWN;
    if (a->dimension != b->dimension)
        return UREG_MISMATCH;
    *result = value * (a->factor / b->factor);
    return UREG_OK;
}

const char *ureg_message(enum ureg_status status)
{
    switch (status) {
    case UREG_OK:
        return "ok";
    case UREG_NOT_READY:
        return "not initialised";
    case UREG_UNKNOWN:
        return "unknown unit";
    case UREG_EXISTS:
        return "unit exists";
    case UREG_MISMATCH:
        return "different dimensions";
    case UREG_INVALID:
        return "invalid definition";
    case UREG_NO_MEMORY:
        return "out of memory";
    }
    return "unknown status";
}
