#include "plugrack.h"

#include <string.h>

void plugrack_init(struct plugrack *rack)
{
    rack->first_ = NULL;
    rack->count_ = 0;
    rack->busy_ = 0;
}

/* The link behind all plug-ins of the same or a higher priority. */
static struct plugin **behind(struct plugrack *rack, int priority)
{
    struct plugin **link = &rack->first_;

    while (*link != NULL && (*link)->priority >= priority)
        link = &(*link)->next_;
    return link;
}

static struct plugin **link_to(struct plugrack *rack, const struct plugin *plugin)
{
    struct plugin **link = &rack->first_;

    while (*link != NULL && *link != plugin)
        link = &(*link)->next_;
    return *link != NULL ? link : NULL;
}

static void put_in(struct plugrack *rack, struct plugin *plugin)
{
    struct plugin **link = behind(rack, plugin->priority);

    plugin->next_ = *link;
    plugin->rack_ = rack;
    *link = plugin;
    rack->count_++;
}

static void take_out(struct plugrack *rack, struct plugin **link)
{
    struct plugin *plugin = *link;

    *link = plugin->next_;
    plugin->next_ = NULL;
    plugin->rack_ = NULL;
    rack->count_--;
}

int plugrack_add(struct plugrack *rack, struct plugin *plugin)
{
    if (plugin->name == NULL || plugin->name[0] == '\0')
        return -1;
    if (rack->busy_ || plugin->rack_ != NULL)
        return -1;
    if (plugrack_find(rack, plugin->name) != NULL)
        return -1;
    put_in(rack, plugin);
    if (plugin->start != NULL && plugin->start(plugin) != 0) {
        take_out(rack, link_to(rack, plugin));
        return -1;
    }
    return 0;
}

int plugrack_remove(struct plugrack *rack, struct plugin *plugin)
{
    struct plugin **link;

    if (rack->busy_ || plugin->rack_ != rack)
        return -1;
    link = link_to(rack, plugin);
    if (link == NULL)
        return -1;
    take_out(rack, link);
    if (plugin->stop != NULL)
        plugin->stop(plugin);
    return 0;
}

int plugrack_clear(struct plugrack *rack)
{
    if (rack->busy_)
        return -1;
    while (rack->first_ != NULL) {
        struct plugin *last = rack->first_;

        while (last->next_ != NULL)
            last = last->next_;
        plugrack_remove(rack, last);
    }
    return 0;
}

struct plugin *plugrack_find(const struct plugrack *rack, const char *name)
{
    for (struct plugin *p = rack->first_; p != NULL; p = p->next_) {
        if (strcmp(p->name, name) == 0)
            return p;
    }
    return NULL;
}

size_t plugrack_count(const struct plugrack *rack)
{
    return rack->count_;
}

int plugrack_run(struct plugrack *rack, int value)
{
    if (rack->busy_)
        return value;
    rack->busy_ = 1;
    for (struct plugin *p = rack->first_; p != NULL; p = p->next_)
        value = p->run(p, value);
    rack->busy_ = 0;
    return value;
}

int plugrack_each(struct plugrack *rack, int (*fn)(struct plugin *plugin, void *arg), void *arg)
{
    for (struct plugin *p = rack->first_; p != NULL; p = p->next_) {
        int result = fn(p, arg);

        if (result != 0)
            return result;
    }
    return 0;
}
