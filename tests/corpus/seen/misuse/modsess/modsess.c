#include "modsess.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct slot {
    const struct module *module;
    void *state;
    unsigned long sessions;
    bool stopping;
};

struct modhost {
    struct slot *slots[MOD_LIMIT];
    int count;
};

struct modsession {
    struct slot *slot;
    unsigned asked;
};

modhost *modhost_new(void)
{
    return calloc(1, sizeof(modhost));
}

void modhost_free(modhost *host)
{
    if (host == NULL)
        return;
    for (int i = 0; i < host->count; i++) {
        assert(host->slots[i]->sessions == 0 && !host->slots[i]->stopping);
        free(host->slots[i]);
    }
    free(host);
}

static int find(const modhost *host, const char *name)
{
    for (int i = 0; i < host->count; i++)
        if (strcmp(host->slots[i]->module->name, name) == 0)
            return i;
    return -1;
}

int modhost_add(modhost *host, const struct module *module, void *state)
{
    if (module->abi != MOD_ABI)
        return MOD_EABI;
    if (module->name == NULL || module->name[0] == '\0' || strlen(module->name) > MOD_NAMELEN ||
        find(host, module->name) >= 0)
        return MOD_ENAME;
    assert(module->serve != NULL);
    if (host->count == MOD_LIMIT)
        return MOD_EFULL;
    struct slot *slot = calloc(1, sizeof *slot);
    if (slot == NULL)
        return MOD_EFULL;
    slot->module = module;
    slot->state = state;
    host->slots[host->count++] = slot;
    return 0;
}

int modhost_remove(modhost *host, const char *name)
{
    int at = find(host, name);
    if (at < 0)
        return MOD_ENONE;
    struct slot *slot = host->slots[at];
    if (slot->sessions > 0 || slot->stopping)
        return MOD_EBUSY;
    host->count--;
    for (int i = at; i < host->count; i++)
        host->slots[i] = host->slots[i + 1];
    free(slot);
    return 0;
}

int modhost_count(const modhost *host)
{
    return host->count;
}

const char *modhost_name(const modhost *host, int index)
{
    return index >= 0 && index < host->count ? host->slots[index]->module->name : NULL;
}

modsession *modhost_open(modhost *host, const char *name)
{
    int at = find(host, name);
    if (at < 0 || host->slots[at]->stopping)
        return NULL;
    struct slot *slot = host->slots[at];
    modsession *session = malloc(sizeof *session);
    if (session == NULL)
        return NULL;
    session->slot = slot;
    session->asked = 0;
    if (slot->sessions++ == 0 && slot->module->start != NULL && slot->module->start(slot->state) != 0) {
        slot->sessions--;
        free(session);
        return NULL;
    }
    return session;
}

int modsession_ask(modsession *session, const char *request, int value)
{
    session->asked++;
    return session->slot->module->serve(session->slot->state, request, value);
}

unsigned modsession_asked(const modsession *session)
{
    return session->asked;
}

void modsession_close(modsession *session)
{
    if (session == NULL)
        return;
    struct slot *slot = session->slot;
    if (--slot->sessions == 0 && slot->module->stop != NULL) {
        slot->stopping = true;
        slot->module->stop(slot->state);
        slot->stopping = false;
    }
    free(session);
}
