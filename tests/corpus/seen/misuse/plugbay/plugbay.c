#include "plugbay.h"

#include <stdlib.h>
#include <string.h>

struct slot {
    const struct pb_plugin *plugin;
    size_t open; /* instances */
};

struct pb_host {
    struct slot slots[PB_PLUGINS_MAX];
    size_t nslots;
};

struct pb_instance {
    pb_host *host;
    const struct pb_plugin *plugin;
    void *state;
    size_t nparams;
    float params[];
};

pb_host *pb_host_new(void)
{
    return calloc(1, sizeof(pb_host));
}

void pb_host_free(pb_host *host)
{
    free(host);
}

static struct slot *slot_named(pb_host *host, const char *name)
{
    for (size_t i = 0; i < host->nslots; i++)
        if (strcmp(host->slots[i].plugin->name, name) == 0)
            return &host->slots[i];
    return NULL;
}

static struct slot *slot_of(pb_host *host, const struct pb_plugin *plugin)
{
    for (size_t i = 0; i < host->nslots; i++)
        if (host->slots[i].plugin == plugin)
            return &host->slots[i];
    return NULL;
}

int pb_add(pb_host *host, const struct pb_plugin *plugin)
{
    size_t length;

    if (!plugin->name || plugin->nparams > PB_PARAMS_MAX)
        return -1;
    length = strlen(plugin->name);
    if (length < 1 || length > PB_NAME_MAX)
        return -1;
    if (host->nslots == PB_PLUGINS_MAX || slot_named(host, plugin->name))
        return -1;
    host->slots[host->nslots].plugin = plugin;
    host->slots[host->nslots].open = 0;
    host->nslots++;
    return 0;
}

int pb_remove(pb_host *host, const char *name)
{
    struct slot *slot = slot_named(host, name);

    if (!slot || slot->open > 0)
        return -1;
    host->nslots--;
    memmove(slot, slot + 1, (size_t)(host->slots + host->nslots - slot) * sizeof *slot);
    return 0;
}

size_t pb_count(const pb_host *host)
{
    return host->nslots;
}

const char *pb_name(const pb_host *host, size_t i)
{
    return i < host->nslots ? host->slots[i].plugin->name : NULL;
}

pb_instance *pb_open(pb_host *host, const char *name)
{
    struct slot *slot = slot_named(host, name);
    const struct pb_plugin *plugin;
    pb_instance *inst;

    if (!slot)
        return NULL;
    plugin = slot->plugin;
    inst = malloc(sizeof *inst + plugin->nparams * sizeof inst->params[0]);
    if (!inst)
        return NULL;
    inst->host = host;
    inst->plugin = plugin;
    inst->state = NULL;
    inst->nparams = plugin->nparams;
    for (size_t i = 0; i < inst->nparams; i++)
        inst->params[i] = plugin->defaults ? plugin->defaults[i] : 0.0f;
    if (plugin->start && plugin->start(&inst->state) != 0) {
        free(inst);
        return NULL;
    }
    slot->open++;
    return inst;
}

void pb_close(pb_instance *inst)
{
    struct slot *slot;

    if (!inst)
        return;
    slot = slot_of(inst->host, inst->plugin);
    if (slot && slot->open > 0)
        slot->open--;
    if (inst->plugin->stop)
        inst->plugin->stop(inst->state);
    free(inst);
}

unsigned pb_params(const pb_instance *inst)
{
    return (unsigned)inst->nparams;
}

void pb_set(pb_instance *inst, unsigned param, float value)
{
    inst->params[param] = value;
}

float pb_get(const pb_instance *inst, unsigned param)
{
    return inst->params[param];
}

void pb_process(pb_instance *inst, float *samples, size_t n)
{
    if (n > 0 && inst->plugin->process)
        inst->plugin->process(inst->state, inst->params, samples, n);
}

void pb_chain(pb_instance *const *insts, size_t count, float *samples, size_t n)
{
    for (size_t i = 0; i < count; i++)
        pb_process(insts[i], samples, n);
}
