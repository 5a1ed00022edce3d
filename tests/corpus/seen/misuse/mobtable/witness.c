#include "mobtable.h"

#include <stdlib.h>

#ifdef LEGAL
static int gone;

static void count_gone(void *component)
{
    gone += *(int *)component;
}

static void sum(mob_id id, void *component, void *user)
{
    (void)id;
    *(int *)user += *(int *)component;
}
#else
static void kill_it(mob_id id, void *component, void *user)
{
    (void)component;
    mob_despawn(user, id);
}
#endif

int main(int count, char **arguments)
{
    mob_world *w = mob_world_create(8);
#ifdef LEGAL
    (void)count, (void)arguments;
    mob_kind health = mob_kind_add(w, sizeof(int), count_gone), mark = mob_kind_add(w, 1, NULL);
    mob_id ids[8];
    for (int i = 0; i < 8; i++) {
        ids[i] = mob_spawn(w);
        *(int *)mob_attach(w, ids[i], health) = 1 << i;
    }
    int total = 0;
    mob_each(w, health, sum, &total);
    if (mob_spawn(w) != 0 || total != 255 || mob_count(w, health) != 8 || mob_get(w, ids[0], mark) != NULL)
        return 2;
    mob_despawn(w, ids[0]);
    mob_attach(w, ids[7], mark);
    mob_detach(w, ids[1], health);
    if (gone != 3 || mob_alive(w, ids[0]) || !mob_alive(w, ids[1]) || mob_alive(w, 0) || mob_alive(w, 0xffffffff))
        return 2;
    if (*(int *)mob_get(w, ids[7], health) != 128 || *(int *)mob_get(w, ids[6], health) != 64)
        return 2;
    mob_id again = mob_spawn(w);
    if (again == ids[0] || !mob_alive(w, again) || mob_get(w, again, health) != NULL)
        return 2;
    mob_world_destroy(w);
    if (gone != 255 || mob_world_create(0) != NULL || mob_world_create(65536) != NULL)
        return 2;
    mob_world_destroy(NULL);
#else
    mob_kind k = mob_kind_add(w, sizeof(int), NULL);
    mob_id id = mob_spawn(w);
    int *component = mob_attach(w, id, k);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        mob_despawn(w, id);
        mob_despawn(w, id);
        break;
    case 2:
        mob_attach(w, id, k);
        break;
    case 3:
        mob_detach(w, id, k);
        mob_detach(w, id, k);
        break;
    case 4:
        mob_kind_add(w, 1, NULL);
        break;
    case 5:
        mob_attach(w, id, 1);
        break;
    case 6:
        for (int i = 0; i < 5; i++)
            mob_attach(w, mob_spawn(w), k);
        *component = 5;
        break;
    case 7:
        mob_each(w, k, kill_it, w);
        break;
    case 8:
        return mob_get(w, 5000, k) == component;
    case 9:
        mob_kind_add(mob_world_create(1), 0, NULL);
        break;
    }
    mob_world_destroy(w);
#endif
    return 0;
}
