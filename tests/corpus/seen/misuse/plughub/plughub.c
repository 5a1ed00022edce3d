#include "plughub.h"

#include <stdlib.h>
#include <string.h>

struct slot {
	struct slot *next;
	const struct plug *plug;
	void *user;
};

struct hub {
	struct slot *first;	/* highest priority first */
	unsigned count;
};

struct hub *hub_open(void)
{
	struct hub *hub = malloc(sizeof *hub);

	if (!hub)
		return NULL;
	hub->first = NULL;
	hub->count = 0;
	return hub;
}

static void unload(struct slot *slot)
{
	if (slot->plug->unload)
		slot->plug->unload(slot->user);
	free(slot);
}

void hub_close(struct hub *hub)
{
	struct slot *reversed = NULL;

	if (!hub)
		return;
	while (hub->first) {
		struct slot *slot = hub->first;

		hub->first = slot->next;
		slot->next = reversed;
		reversed = slot;
	}
	hub->count = 0;
	while (reversed) {
		struct slot *next = reversed->next;

		unload(reversed);
		reversed = next;
	}
	free(hub);
}

static struct slot *lookup(const struct hub *hub, const char *name)
{
	struct slot *slot;

	for (slot = hub->first; slot; slot = slot->next)
		if (strcmp(slot->plug->name, name) == 0)
			return slot;
	return NULL;
}

int hub_register(struct hub *hub, const struct plug *plug, void *user)
{
	struct slot *slot, **at;

	if (hub->count == HUB_MAX || lookup(hub, plug->name))
		return -1;
	slot = malloc(sizeof *slot);
	if (!slot)
		return -1;
	slot->plug = plug;
	slot->user = user;
	at = &hub->first;
	while (*at && (*at)->plug->priority >= plug->priority)
		at = &(*at)->next;
	slot->next = *at;
	*at = slot;
	hub->count++;
	return 0;
}

int hub_unregister(struct hub *hub, const char *name)
{
	struct slot **at;

	for (at = &hub->first; *at; at = &(*at)->next) {
		struct slot *slot = *at;

		if (strcmp(slot->plug->name, name) == 0) {
			*at = slot->next;
			hub->count--;
			unload(slot);
			return 0;
		}
	}
	return -1;
}

const struct plug *hub_find(const struct hub *hub, const char *name)
{
	struct slot *slot = lookup(hub, name);

	return slot ? slot->plug : NULL;
}

void *hub_user(const struct hub *hub, const char *name)
{
	struct slot *slot = lookup(hub, name);

	return slot ? slot->user : NULL;
}

unsigned hub_count(const struct hub *hub)
{
	return hub->count;
}

const struct plug *hub_nth(const struct hub *hub, unsigned n)
{
	struct slot *slot = hub->first;

	while (slot && n > 0) {
		slot = slot->next;
		n--;
	}
	return slot ? slot->plug : NULL;
}

unsigned hub_emit(struct hub *hub, const char *event, void *data)
{
	struct slot *slot;
	unsigned told = 0;

	for (slot = hub->first; slot; slot = slot->next) {
		told++;
		if (slot->plug->notify(event, data, slot->user) == HUB_STOP)
			break;
	}
	return told;
}
