#include "condrv.h"

#include <string.h>

static struct con_driver *drivers;
static char kept[CON_LOG_SIZE];
static size_t kept_len;

void con_register(struct con_driver *drv)
{
    struct con_driver **at = &drivers;
    while (*at != NULL && (*at)->priority >= drv->priority)
        at = &(*at)->next;
    drv->next = *at;
    *at = drv;
    if (kept_len > 0)
        drv->write(drv, kept, kept_len);
}

int con_unregister(struct con_driver *drv)
{
    for (struct con_driver **at = &drivers; *at != NULL; at = &(*at)->next) {
        if (*at == drv) {
            *at = drv->next;
            drv->next = NULL;
            return 0;
        }
    }
    return -1;
}

void con_write(const char *text, size_t len)
{
    if (len == 0)
        return;
    size_t room = CON_LOG_SIZE - kept_len;
    size_t part = len < room ? len : room;
    memmove(kept + kept_len, text, part);
    kept_len += part;
    for (struct con_driver *drv = drivers; drv != NULL; drv = drv->next)
        drv->write(drv, text, len);
}

void con_puts(const char *text)
{
    con_write(text, strlen(text));
}

struct con_driver *con_find(const char *name)
{
    for (struct con_driver *drv = drivers; drv != NULL; drv = drv->next)
        if (strcmp(drv->name, name) == 0)
            return drv;
    return NULL;
}

struct con_driver *con_first(void)
{
    return drivers;
}

unsigned con_count(void)
{
    unsigned count = 0;
    for (struct con_driver *drv = drivers; drv != NULL; drv = drv->next)
        count++;
    return count;
}

void con_clear(void)
{
    kept_len = 0;
}
