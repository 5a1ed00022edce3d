#include "extlist.h"

#include <stdlib.h>
#include <string.h>

struct slot {
    const ext_desc *ext;
    int running;
};

static struct slot *table;
static size_t count, room;
static int busy;

static size_t position(const char *name)
{
    size_t i = 0;

    while (name && i < count && strcmp(table[i].ext->name, name) != 0)
        i++;
    return name ? i : count;
}

int ext_register(const ext_desc *ext)
{
    if (busy || !ext || !ext->name || !*ext->name)
        return -1;
    if (count >= EXT_MAX || position(ext->name) < count)
        return -1;
    if (count == room) {
        struct slot *more = realloc(table, (room + 4) * sizeof *more);
        if (!more)
            return -1;
        table = more;
        room += 4;
    }
    table[count].ext = ext;
    table[count].running = 0;
    count++;
    return 0;
}

static void stop(struct slot *s)
{
    if (!s->running)
        return;
    s->running = 0;
    busy = 1;
    if (s->ext->stop)
        s->ext->stop(s->ext->context);
    busy = 0;
}

int ext_unregister(const char *name)
{
    size_t i = position(name);

    if (busy || i == count)
        return -1;
    stop(&table[i]);
    count--;
    memmove(table + i, table + i + 1, (count - i) * sizeof *table);
    if (count == 0) {
        free(table);
        table = NULL;
        room = 0;
    }
    return 0;
}

const ext_desc *ext_find(const char *name)
{
    size_t i = position(name);

    return i < count ? table[i].ext : NULL;
}

int ext_start_all(void)
{
    unsigned char fresh[EXT_MAX] = { 0 };

    if (busy)
        return -1;
    for (size_t i = 0; i < count; i++) {
        int failed = 0;
        if (table[i].running)
            continue;
        busy = 1;
        if (table[i].ext->start)
            failed = table[i].ext->start(table[i].ext->context) != 0;
        busy = 0;
        if (failed) {
            while (i-- > 0)
                if (fresh[i])
                    stop(&table[i]);
            return -1;
        }
        table[i].running = 1;
        fresh[i] = 1;
    }
    return 0;
}

void ext_stop_all(void)
{
    if (busy)
        return;
    for (size_t i = count; i-- > 0;)
        stop(&table[i]);
}

int ext_running(const char *name)
{
    size_t i = position(name);

    return i < count && table[i].running;
}

size_t ext_count(void) { return count; }

void ext_clear(void)
{
    if (busy)
        return;
    ext_stop_all();
    free(table);
    table = NULL;
    count = room = 0;
}

ext_iter ext_first(void)
{
    ext_iter it = { table, table ? table + count : NULL };

    return it;
}

const ext_desc *ext_next(ext_iter *it)
{
    const struct slot *s = it->at;

    if (it->at == it->end)
        return NULL;
    it->at = s + 1;
    return s->ext;
}
