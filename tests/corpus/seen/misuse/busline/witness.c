#include "busline.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static bl_bus *bus;
static bl_sub *mine;

#ifdef LEGAL
static void count(void *user, const char *topic, const void *data, size_t size)
{
    (void)topic, (void)data, (void)size;
    ++*(int *)user;
}
static void again(void *user, const char *topic, const void *data, size_t size)
{
    int *deepest = user;

    ++*deepest;
    bl_publish(bus, topic, data, size);
}
static void more(void *user, const char *topic, const void *data, size_t size)
{
    (void)topic, (void)data, (void)size;
    bl_subscribe(bus, "m", more, user);
}
#else
static void leave(void *user, const char *topic, const void *data, size_t size)
{
    (void)user, (void)topic, (void)data, (void)size;
    bl_unsubscribe(bus, mine);
}
static void nothing(void *user, const char *topic, const void *data, size_t size)
{
    (void)user, (void)topic, (void)data, (void)size;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    bus = bl_new();
    assert(bus != NULL);
#ifdef LEGAL
    int calls = 0, deep = 0;
    bl_sub *all, *exact;

    (void)rule;
    bl_free(NULL);
    assert(bl_publish(bus, "", NULL, 0) == 0 && bl_listeners(bus, "x") == 0);
    all = bl_subscribe(bus, "*", count, &calls);
    mine = bl_subscribe(bus, "a/*", count, &calls);
    exact = bl_subscribe(bus, "", count, &calls);
    assert(all != NULL && mine != NULL && exact != NULL);
    assert(bl_publish(bus, "", NULL, 0) == 2 && bl_publish(bus, "a/", "x", 1) == 2);
    assert(bl_publish(bus, "a", NULL, 0) == 1 && calls == 5 && bl_heard(all) == 3);
    assert(strcmp(bl_pattern(mine), "a/*") == 0 && bl_listeners(bus, "a/b") == 2);
    bl_unsubscribe(bus, mine);
    bl_unsubscribe(bus, all);
    bl_unsubscribe(bus, exact);
    mine = bl_subscribe(bus, "d", again, &deep);
    assert(mine != NULL && bl_publish(bus, "d", NULL, 0) == 1 && deep == BL_DEPTH_MAX);
    bl_unsubscribe(bus, mine);
    assert(bl_subscribe(bus, "m", more, NULL) != NULL);
    assert(bl_publish(bus, "m", NULL, 0) == 1 && bl_publish(bus, "m", NULL, 0) == 2);
    while (bl_subscribe(bus, "f", count, &calls) != NULL)
        ;
    assert(bl_listeners(bus, "f") == BL_SUBS_MAX - 4);
#else
    char *pattern;

    switch (rule) {
    case 1:
        mine = bl_subscribe(bus, "a", leave, NULL);
        bl_publish(bus, "a", NULL, 0);
        break;
    case 2:
        pattern = malloc(2);
        assert(pattern != NULL);
        strcpy(pattern, "a");
        bl_subscribe(bus, pattern, nothing, NULL);
        free(pattern);
        bl_publish(bus, "a", NULL, 0);
        break;
    default:
        mine = bl_subscribe(bus, "a", nothing, NULL);
        bl_unsubscribe(bus, mine);
        bl_unsubscribe(bus, mine);
    }
#endif
    bl_free(bus);
    return 0;
}
