#include "spotwatch.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static aw_actor *hero;

#ifndef LEGAL
static void use_actor(void *data)
{
    (void)data;
    aw_ref(hero);
}
#endif

int main(int count, char **arguments)
{
    hero = aw_new("hero", 10);
    char *data = malloc(1);
    aw_actor **spot = malloc(sizeof *spot);
#ifdef LEGAL
    (void)count, (void)arguments;
    aw_actor *second, *orc = aw_new("", -5);
    if (!aw_watch(hero, spot) || !aw_watch(hero, spot) || !aw_watch(hero, &second) || aw_watchers(hero) != 2)
        return 2;
    aw_unwatch(hero, spot);
    if (*spot != NULL || second != hero || !aw_watch(orc, spot))
        return 2;
    if (aw_health(orc) != 0 || aw_hurt(orc, INT_MIN) != INT_MAX || aw_hurt(orc, INT_MAX) != 0 || aw_hurt(hero, -1) != 11)
        return 2;
    if (!aw_put(hero, "bag", data, free) || aw_get(hero, "bag") != data || aw_get(hero, "") != NULL)
        return 2;
    if (aw_take(hero, "bag") != data || aw_take(hero, "bag") != NULL || !aw_put(orc, "bag", data, free))
        return 2;
    if (!aw_put(orc, "bag", malloc(2), free) || !aw_put(orc, "", orc, NULL) || !aw_put(hero, "bag", NULL, NULL))
        return 2;
    aw_put(hero, "x", malloc(1), free);
    aw_put(hero, "x", NULL, NULL);
    aw_ref(hero);
    aw_unref(hero);
    if (strcmp(aw_name(hero), "hero") != 0 || second != hero)
        return 2;
    aw_unref(hero);
    aw_unref(orc);
    if (second != NULL || *spot != NULL)
        return 2;
    free(spot);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        aw_watch(hero, spot);
        free(spot);
        aw_unref(hero);
        break;
    case 2:
        *spot = hero;
        aw_unwatch(hero, spot);
        break;
    case 3:
        aw_unref(hero);
        aw_health(hero);
        break;
    case 4:
        aw_put(hero, "bag", data, free);
        aw_put(hero, "bag", data, free);
        aw_unref(hero);
        break;
    case 5: {
        aw_actor *orc = aw_new("orc", 1);
        aw_put(hero, "bag", data, free);
        aw_put(orc, "bag", data, free);
        aw_unref(hero);
        aw_unref(orc);
        break;
    }
    case 6:
        aw_put(hero, "bag", data, use_actor);
        aw_unref(hero);
        break;
    case 7: {
        const char *name = aw_name(hero);
        aw_unref(hero);
        aw_new(name, 1);
        break;
    }
    }
#endif
    return 0;
}
