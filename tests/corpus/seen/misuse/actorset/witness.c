#include "actorset.h"

#include <stdlib.h>

#ifdef LEGAL
static void hurt(as_set *s, as_id id, void *ctx)
{
    ++*(int *)ctx;
    if (--*as_hp(s, id) <= 0) {
        as_doom(s, id);
        as_doom(s, id);
    }
}
#else
static void killer(as_set *s, as_id id, void *ctx)
{
    (void)ctx;
    as_kill(s, id);
}
static void breeder(as_set *s, as_id id, void *ctx)
{
    (void)ctx, (void)id;
    as_spawn(s, AS_BODY);
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    as_set *s = as_new();
    if (!s)
        return 0;
#ifdef LEGAL
    (void)rule;
    as_id id[AS_MAX];
    int bad = 0, calls = 0;
    bad |= as_reap(s) != 0 || as_alive(s, 0) || as_alive(s, UINT32_MAX);
    for (unsigned i = 0; i < AS_MAX; i++) {
        id[i] = as_spawn(s, i % 2 ? AS_HEALTH | AS_BODY : 0x80000000u);
        bad |= id[i] == 0;
        if (i % 2)
            *as_hp(s, id[i]) = (int)(i % 4);
        as_where(s, id[i])->vx = (float)i;
    }
    bad |= as_spawn(s, 0) != 0 || as_count(s) != AS_MAX;
    as_step(s, 2);
    bad |= as_where(s, id[7])->x != 14 || as_where(s, id[8])->x != 0;
    as_each(s, AS_HEALTH, hurt, &calls);
    bad |= calls != 2048 || as_reap(s) != 1024 || as_count(s) != 3072;
    bad |= as_alive(s, id[1]) || !as_alive(s, id[3]) || as_where(s, id[3])->vx != 3;
    as_kill(s, id[3]);
    as_id fresh = as_spawn(s, 0);
    bad |= fresh == id[3] || as_alive(s, id[3]) || as_parts(s, fresh) != 0;
    as_free(s);
    as_free(NULL);
    return bad;
#else
    as_id a = as_spawn(s, AS_BODY), b = as_spawn(s, AS_HEALTH);
    as_pos *p = as_where(s, a);
    switch (rule) {
    case 1:
        for (int i = 0; i < 8; i++)
            as_spawn(s, 0);
        p->x = 1;
        break;
    case 2: as_kill(s, b); as_where(s, b)->x = 1; break;
    case 3: *as_hp(s, a) = 3; break;
    case 4: as_each(s, 0, killer, NULL); break;
    case 5: as_each(s, 0, breeder, NULL); break;
    case 6: as_kill(s, a); as_kill(s, a); break;
    }
    as_free(s);
    return 0;
#endif
}
