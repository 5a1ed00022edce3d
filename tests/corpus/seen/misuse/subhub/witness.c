#include "subhub.h"

#include <stdlib.h>
#include <string.h>

static HubSub *victim;

static void quit(const char *topic, const void *data, size_t size, void *user)
{
    (void)topic, (void)data, (void)size, (void)user;
    HubUnsubscribe(victim);
}

static void echo(const char *topic, const void *data, size_t size, void *user)
{
    if (strcmp(topic, "a/x") == 0)
        HubPublish(user, "b/x", data, size);
}

int main(int argc, char **argv)
{
    Hub *hub = HubNew();
    HubSub *a = HubSubscribe(hub, "a/", echo, hub), *all = HubSubscribe(hub, "", echo, hub);
#ifdef LEGAL
    (void)argc, (void)argv, (void)quit;
    HubPause(all);
    if (HubPublish(hub, "a/x", "1", 1) != 1 || HubPublish(hub, "c", NULL, 0) != 0 || HubReceived(a) != 1)
        return 2;
    HubResume(all);
    if (HubPublish(hub, "a/x", "1", 1) != 2 || HubReceived(all) != 3 || HubCount(hub) != 2 || strcmp(HubPrefix(a), "a/") != 0)
        return 2;
    HubUnsubscribe(a);
    if (HubCount(hub) != 1)
        return 2;
    HubDelete(hub);
    HubDelete(NULL);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        HubDelete(hub);
        HubUnsubscribe(a);
        break;
    case 2:
        HubUnsubscribe(all);
        HubReceived(all);
        break;
    case 3:
        victim = HubSubscribe(hub, "q", quit, NULL);
        HubPublish(hub, "q", NULL, 0);
        break;
    case 4:
        HubResume(a);
        break;
    case 5:
        HubSubscribe(hub, "", NULL, NULL);
        break;
    }
#endif
    return 0;
}
