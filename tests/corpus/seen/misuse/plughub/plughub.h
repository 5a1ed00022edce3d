#ifndef PLUGHUB_H
#define PLUGHUB_H

/* A registry of plug-ins and the events they are told of.
 *
 * A plug-in describes itself in a struct plug, usually a static one:
 *
 *	static const struct plug spell = {
 *		.name = "spell", .priority = 10, .notify = spell_notify,
 *	};
 *	...
 *	hub_register(hub, &spell, dictionary);
 */

#define HUB_MAX 128		/* plug-ins in a hub */

enum hub_answer {
	HUB_PASS,		/* go on with the next plug-in */
	HUB_STOP		/* no other plug-in need see the event */
};

struct plug {
	/* Required, at least a character; unique in a hub. */
	const char *name;

	/* Higher ones see an event first; ties in order of registration. */
	int priority;

	/* Required.  Must not register or unregister plug-ins of the hub it is
	 * called from, nor close it; it may emit further events, as long as
	 * that comes to an end. */
	enum hub_answer (*notify)(const char *event, void *data, void *user);

	/* Called when the plug-in is unregistered or the hub closed.  May be
	 * NULL.  The same restrictions, and no events either. */
	void (*unload)(void *user);
};

struct hub;

/* NULL: out of memory. */
struct hub *hub_open(void);

/* Unloads what is still registered, lowest priority first.  NULL is allowed. */
void hub_close(struct hub *hub);

/* The hub does not copy *plug: it has to stay as it is until the plug-in is
 * unregistered or the hub closed.  `user' is handed to the callbacks.
 * 0: fine; -1: that name is taken, the hub is full, or out of memory. */
int hub_register(struct hub *hub, const struct plug *plug, void *user);

/* 0: fine; -1: no plug-in of that name. */
int hub_unregister(struct hub *hub, const char *name);

/* The description given to hub_register, or NULL. */
const struct plug *hub_find(const struct hub *hub, const char *name);

/* What was `user' in hub_register; NULL too if there is no such plug-in. */
void *hub_user(const struct hub *hub, const char *name);

unsigned hub_count(const struct hub *hub);

/* The nth plug-in by priority, from 0; NULL behind the last. */
const struct plug *hub_nth(const struct hub *hub, unsigned n);

/* Tells the plug-ins of an event, until one answers HUB_STOP.  Returns how many
 * were told.  The hub does not look at event and data; both may be NULL. */
unsigned hub_emit(struct hub *hub, const char *event, void *data);

#endif
