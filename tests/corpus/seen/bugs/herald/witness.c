#include "herald.h"

#define CHECK(x) do { if (!(x)) return 2; } while (0)

static int calls, me, other;

#ifdef LEGAL
static void count(herald *h, int topic, const void *data, void *user)
{
    (void)h, (void)topic, (void)data, (void)user;
    calls++;
}
static void once(herald *h, int topic, const void *data, void *user)
{
    (void)topic, (void)data, (void)user;
    calls++;
    herald_unsubscribe(h, me);
    herald_unsubscribe(h, other);
    herald_subscribe(h, 1, count, NULL);
}
static void again(herald *h, int topic, const void *data, void *user)
{
    (void)user;
    calls++;
    herald_publish(h, topic, data);
}
#else
static void once(herald *h, int topic, const void *data, void *user)
{
    (void)topic, (void)data, (void)user;
    calls++;
    herald_unsubscribe(h, me);
    herald_publish(h, 2, NULL);
}
#endif

int main(void)
{
    herald *h = herald_new();

    CHECK(h);
    me = herald_subscribe(h, 1, once, NULL);
    CHECK(me > 0);
#ifdef LEGAL
    other = herald_subscribe(h, 1, count, NULL);
    CHECK(herald_count(h, 1) == 2 && herald_total(h) == 2);
    CHECK(herald_publish(h, 1, NULL) == 1 && calls == 1);
    CHECK(herald_publish(h, 1, NULL) == 1 && calls == 2);
    CHECK(herald_unsubscribe(h, me) == -1);
    CHECK(herald_subscribe(h, 3, again, NULL) > 0);
    CHECK(herald_publish(h, 3, NULL) == 1 && calls == 2 + HERALD_MAX_DEPTH);
    CHECK(herald_subscribe(h, 3, NULL, NULL) == 0);
#else
    herald_publish(h, 1, NULL);
    (void)other;
#endif
    herald_free(h);
    return 0;
}
