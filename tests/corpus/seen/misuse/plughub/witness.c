#include "plughub.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char trace[100];
static struct hub *global;

static enum hub_answer note(const char *event, void *data, void *user)
{
	strcat(trace, user);
	if (event && strcmp(event, "again") == 0)
		hub_emit(global, NULL, data);
	return data == user ? HUB_STOP : HUB_PASS;
}

static void gone(void *user)
{
	strcat(trace, user);
	strcat(trace, "!");
}
#else
static enum hub_answer leave(const char *event, void *data, void *user)
{
	(void)event;
	(void)data;
	hub_unregister(user, "leave");
	return HUB_PASS;
}
#endif

int main(int argc, char **argv)
{
	struct hub *hub = hub_open();

	if (!hub)
		return 0;
#ifdef LEGAL
	static const struct plug a = { "a", 1, note, gone }, b = { "b", INT_MAX, note, NULL },
		c = { "c", INT_MIN, note, gone }, d = { "d", 1, note, gone };
	static struct plug many[HUB_MAX];
	static char names[HUB_MAX][3];
	char ua[] = "a", ub[] = "b", uc[] = "c", ud[] = "d";

	(void)argc;
	(void)argv;
	global = hub;
	if (hub_emit(hub, "x", NULL) != 0 || hub_nth(hub, 0) || hub_find(hub, "") || hub_unregister(hub, "a") != -1)
		abort();
	if (hub_register(hub, &a, ua) || hub_register(hub, &b, ub) || hub_register(hub, &c, uc)
	    || hub_register(hub, &d, ud) || hub_register(hub, &a, ua) != -1)
		abort();
	if (hub_emit(hub, NULL, NULL) != 4 || strcmp(trace, "badc") != 0)
		abort();
	trace[0] = '\0';
	if (hub_emit(hub, "x", ua) != 2 || strcmp(trace, "ba") != 0)
		abort();
	trace[0] = '\0';
	if (hub_emit(hub, "again", ub) != 1 || strcmp(trace, "bb") != 0)
		abort();
	trace[0] = '\0';
	if (hub_unregister(hub, "a") || hub_count(hub) != 3 || strcmp(trace, "a!") != 0 || hub_user(hub, "a")
	    || hub_user(hub, "c") != uc || hub_nth(hub, 1) != &d || hub_nth(hub, UINT_MAX) || hub_find(hub, "b") != &b)
		abort();
	for (int i = 0; i < HUB_MAX; i++) {
		names[i][0] = (char)('A' + i / 16);
		names[i][1] = (char)('A' + i % 16);
		many[i].name = names[i];
		many[i].notify = note;
		if ((hub_register(hub, &many[i], NULL) == 0) != (i < HUB_MAX - 3))
			abort();
	}
	trace[0] = '\0';
	hub_close(hub);
	if (strcmp(trace, "c!d!") != 0)
		abort();
	hub_close(NULL);
	return 0;
#else
	int rule = argc > 1 ? atoi(argv[1]) : 1;
	struct plug *plug = calloc(1, sizeof *plug);

	if (!plug)
		return 0;
	plug->name = "leave";
	plug->notify = rule == 3 ? NULL : leave;
	hub_register(hub, plug, hub);
	if (rule == 2)
		free(plug);
	hub_emit(hub, "go", NULL);
	hub_close(hub);
	if (rule != 2)
		free(plug);
	return 0;
#endif
}
