#include "hookbus.h"

static int ids[4];
static int calls;

static int plain(hookbus *bus, void *arg, void *user)
{
    (void)bus, (void)arg;
    calls++;
    return user != NULL ? *(int *)user : 0;
}

static int drop(hookbus *bus, void *arg, void *user)
{
    (void)arg;
    calls++;
    return hookbus_remove(bus, *(int *)user);
}

#ifdef LEGAL
static int adds(hookbus *bus, void *arg, void *user)
{
    (void)arg, (void)user;
    calls++;
    hookbus_add(bus, "other", 9, plain, NULL);
    return hookbus_run(bus, "other", NULL) == -1 ? 0 : 5;
}
#endif

int main(void)
{
    hookbus *bus = hookbus_new();
    if (bus == NULL)
        return 2;
#ifdef LEGAL
    int stop = 7;
    hookbus_free(NULL);
    if (hookbus_add(bus, "", 0, plain, NULL) != 0 || hookbus_add(bus, "x", 0, NULL, NULL) != 0)
        return 3;
    if (hookbus_run(bus, "x", NULL) != 0 || hookbus_remove(bus, 1) != -1)
        return 4;
    ids[0] = hookbus_add(bus, "x", 1, plain, NULL);
    ids[1] = hookbus_add(bus, "x", 0, drop, &ids[1]); /* itself */
    ids[2] = hookbus_add(bus, "x", -1, adds, NULL);
    ids[3] = hookbus_add(bus, "x", -2, plain, &stop);
    if (hookbus_run(bus, "x", NULL) != 7 || calls != 4 || hookbus_has(bus, ids[1]))
        return 5;
    if (hookbus_count(bus, NULL) != 4 || hookbus_count(bus, "x") != 3 || hookbus_count(bus, "other") != 1)
        return 6;
    hookbus_remove(bus, ids[3]);
    hookbus_add(bus, "x", -3, drop, &ids[0]); /* an earlier one */
    if (hookbus_run(bus, "x", NULL) != 0 || hookbus_has(bus, ids[0]))
        return 7;
#else
    ids[0] = hookbus_add(bus, "x", 0, drop, &ids[1]);
    ids[1] = hookbus_add(bus, "x", 0, plain, NULL);
    hookbus_run(bus, "x", NULL);
#endif
    hookbus_free(bus);
    return 0;
}
