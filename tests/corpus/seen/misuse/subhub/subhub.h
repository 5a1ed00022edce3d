#ifndef SUBHUB_H
#define SUBHUB_H

#include <stddef.h>

/* A hub delivers messages to those who subscribed to the beginning of their
   topic. */
typedef struct Hub Hub;
typedef struct HubSub HubSub;

/* Is called for a message; topic and data are valid during the call only.
   It may publish and subscribe, but neither unsubscribe anybody nor delete
   the hub. */
typedef void (*HubHandler)(const char *topic, const void *data, size_t size, void *user);

Hub *HubNew(void);
/* Deletes the hub and all its subscriptions. */
void HubDelete(Hub *hub);

/* Subscribes to all topics that begin with prefix ("" is all).  NULL if
   memory is out. */
HubSub *HubSubscribe(Hub *hub, const char *prefix, HubHandler handler, void *user);
/* Ends the subscription; it is gone. */
void HubUnsubscribe(HubSub *sub);

/* Calls the handlers; returns how many were called. */
size_t HubPublish(Hub *hub, const char *topic, const void *data, size_t size);

/* No messages for a subscription until it is resumed as often as paused. */
void HubPause(HubSub *sub);
void HubResume(HubSub *sub);

size_t HubCount(const Hub *hub);
/* Messages a subscription got. */
size_t HubReceived(const HubSub *sub);
const char *HubPrefix(const HubSub *sub);

#endif
