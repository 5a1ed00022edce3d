#include "subhub.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct HubSub {
    HubSub *next;
    Hub *hub;
    HubHandler handler;
    void *user;
    size_t paused;
    size_t received;
    size_t length;
    char prefix[];
};

struct Hub {
    HubSub *first;
    size_t publishing;
};

Hub *HubNew(void)
{
    return calloc(1, sizeof(Hub));
}

void HubDelete(Hub *hub)
{
    if (hub == NULL)
        return;
    assert(hub->publishing == 0);
    while (hub->first != NULL) {
        HubSub *sub = hub->first;
        hub->first = sub->next;
        free(sub);
    }
    free(hub);
}

HubSub *HubSubscribe(Hub *hub, const char *prefix, HubHandler handler, void *user)
{
    assert(handler != NULL);
    size_t length = strlen(prefix);
    HubSub *sub = malloc(sizeof *sub + length + 1);
    if (sub == NULL)
        return NULL;
    memcpy(sub->prefix, prefix, length + 1);
    sub->length = length;
    sub->hub = hub;
    sub->handler = handler;
    sub->user = user;
    sub->paused = 0;
    sub->received = 0;
    /* In front, so that a message on its way does not reach it. */
    sub->next = hub->first;
    hub->first = sub;
    return sub;
}

void HubUnsubscribe(HubSub *sub)
{
    Hub *hub = sub->hub;
    assert(hub->publishing == 0);
    HubSub **at = &hub->first;
    while (*at != sub)
        at = &(*at)->next;
    *at = sub->next;
    free(sub);
}

size_t HubPublish(Hub *hub, const char *topic, const void *data, size_t size)
{
    size_t called = 0;
    hub->publishing++;
    for (HubSub *sub = hub->first; sub != NULL; sub = sub->next)
        if (sub->paused == 0 && strncmp(topic, sub->prefix, sub->length) == 0) {
            called++;
            sub->received++;
            sub->handler(topic, data, size, sub->user);
        }
    hub->publishing--;
    return called;
}

void HubPause(HubSub *sub)
{
    sub->paused++;
}

void HubResume(HubSub *sub)
{
    assert(sub->paused > 0);
    sub->paused--;
}

size_t HubCount(const Hub *hub)
{
    size_t count = 0;
    for (const HubSub *sub = hub->first; sub != NULL; sub = sub->next)
        count++;
    return count;
}

size_t HubReceived(const HubSub *sub)
{
    return sub->received;
}

const char *HubPrefix(const HubSub *sub)
{
    return sub->prefix;
}
