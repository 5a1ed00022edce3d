#include "hhlink.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct user {
    int id;
    hh_link hh;
};

static struct user *make(int id)
{
    struct user *u = malloc(sizeof *u);
    if (u == NULL)
        exit(2);
    u->id = id;
    return u;
}

static struct user *add(hh_table *t, int id)
{
    struct user *u = make(id);
    if (!hh_add(t, &u->hh, &u->id, sizeof u->id))
        exit(2);
    return u;
}

#ifdef LEGAL
static bool purge(hh_table *t, hh_link *link, void *arg)
{
    struct user *u = HH_ENTRY(link, struct user, hh);
    int *left = arg;
    if (u->id % 2 == 0) {
        hh_del(t, link);
        free(u);
    }
    return --*left > 0;
}
#else
static bool purge_next(hh_table *t, hh_link *link, void *arg)
{
    (void)arg;
    hh_link *next = hh_next(link);
    if (next != NULL) {
        hh_del(t, next);
        free(HH_ENTRY(next, struct user, hh));
    }
    return true;
}
#endif

int main(int count, char **arguments)
{
    hh_table t = HH_EMPTY;
    int id = 3;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (hh_find(&t, &id, sizeof id) != NULL || hh_first(&t) != NULL)
        return 2;
    for (int i = 0; i < 100; i++)
        add(&t, i);
    struct user twin = {.id = 3};
    if (hh_add(&t, &twin.hh, &twin.id, sizeof twin.id) || hh_count(&t) != 100)
        return 2;
    if (HH_ENTRY(hh_find(&t, &id, sizeof id), struct user, hh)->id != 3)
        return 2;
    int left = 1000;
    hh_each(&t, purge, &left);
    if (left != 900 || hh_count(&t) != 50 || HH_ENTRY(hh_next(hh_first(&t)), struct user, hh)->id != 3)
        return 2;
    left = 1;
    hh_each(&t, purge, &left);
    hh_link none;
    if (!hh_add(&t, &none, NULL, 0) || hh_find(&t, NULL, 0) != &none || hh_add(&t, &none, "", 0))
        return 2;
    hh_del(&t, &none);
    while (hh_first(&t) != NULL) {
        struct user *u = HH_ENTRY(hh_first(&t), struct user, hh);
        hh_del(&t, &u->hh);
        free(u);
    }
    hh_fini(&t);
    add(&t, 1);
    struct user *u = HH_ENTRY(hh_first(&t), struct user, hh);
    hh_fini(&t);
    free(u);
    hh_fini(&t);
#else
    struct user *u = add(&t, 3);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(u);
        hh_find(&t, &id, sizeof id);
        break;
    case 2: {
        char *name = malloc(4);
        hh_link link;
        strcpy(name, "bob");
        hh_add(&t, &link, name, 3);
        free(name);
        hh_find(&t, "bob", 3);
        break;
    }
    case 3: {
        hh_del(&t, &u->hh);
        hh_del(&t, &u->hh);
        break;
    }
    case 4: {
        hh_table other = HH_EMPTY;
        add(&other, 1);
        hh_add(&other, &u->hh, &u->id, sizeof u->id);
        hh_del(&t, &u->hh);
        free(u);
        hh_find(&other, &id, sizeof id);
        break;
    }
    case 5:
        add(&t, 4);
        add(&t, 5);
        hh_each(&t, purge_next, NULL);
        break;
    }
#endif
    return 0;
}
