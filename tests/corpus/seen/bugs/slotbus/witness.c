#include "slotbus.h"

#include <stdio.h>

static sb_conn other;

#ifdef LEGAL
#define MUST(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 1; } } while (0)
static void add(sb_signal *sig, int value, void *user)
{
    (void)sig;
    *(long *)user += value;
}
static void drop_self(sb_signal *sig, int value, void *user)
{
    (void)value;
    sb_disconnect(sig, *(sb_conn *)user);
}
static void drop_earlier(sb_signal *sig, int value, void *user)
{
    (void)value;
    (void)user;
    sb_disconnect(sig, other);
}
static void grow(sb_signal *sig, int value, void *user)
{
    (void)value;
    sb_connect(sig, add, user);
}
static void again(sb_signal *sig, int value, void *user)
{
    int *deepest = user;

    if (sb_emit(sig, value) >= 0)
        ++*deepest;
}
int main(void)
{
    sb_signal *sig = sb_create();
    long sum = 0;
    sb_conn a, b, self;
    int deepest = 0;

    MUST(sig && sb_count(sig) == 0 && sb_emit(sig, 1) == 0);
    MUST(sb_connect(sig, NULL, NULL) == 0 && sb_disconnect(sig, 0) == 0 && sb_block(sig, 99, 1) == 0);
    a = sb_connect(sig, add, &sum);
    b = sb_connect(sig, add, &sum);
    MUST(a && b && a != b && sb_emit(sig, 5) == 2 && sum == 10);
    MUST(sb_block(sig, a, 7) == 1 && sb_emit(sig, 1) == 1 && sb_block(sig, a, 0) == 1 && sb_count(sig) == 2);
    MUST(sb_disconnect(sig, b) == 1 && sb_disconnect(sig, b) == 0 && sb_emit(sig, -1) == 1);
    self = sb_connect(sig, drop_self, &self);
    MUST(sb_emit(sig, 0) == 2 && sb_count(sig) == 1 && sb_emit(sig, 0) == 1);
    MUST(sb_connect_once(sig, add, &sum) && sb_emit(sig, 0) == 2 && sb_emit(sig, 0) == 1);
    other = a;
    MUST(sb_connect(sig, drop_earlier, NULL) && sb_emit(sig, 0) == 2 && sb_count(sig) == 1);
    MUST(sb_disconnect_fn(sig, drop_earlier) == 1 && sb_disconnect_fn(sig, add) == 0 && sb_count(sig) == 0);
    MUST(sb_connect(sig, grow, &sum) && sb_emit(sig, 1) == 1 && sb_emit(sig, 1) == 2 && sb_count(sig) == 3);
    MUST(sb_disconnect_fn(sig, grow) == 1 && sb_disconnect_fn(sig, add) == 2);
    MUST(sb_connect(sig, again, &deepest) && sb_emit(sig, 1) == 1 && deepest == SB_MAX_DEPTH - 1);
    while (sb_connect(sig, add, &sum))
        ;
    MUST(sb_count(sig) == SB_MAX_SLOTS);
    sb_destroy(sig);
    sb_destroy(NULL);
    return 0;
}
#else
static void first(sb_signal *sig, int value, void *user)
{
    (void)value;
    (void)user;
    sb_disconnect(sig, other);
}
static void second(sb_signal *sig, int value, void *user)
{
    (void)sig;
    (void)user;
    printf("%d\n", value);
}
int main(void)
{
    sb_signal *sig = sb_create();

    if (!sig)
        return 0;
    sb_connect(sig, first, NULL);
    other = sb_connect(sig, second, NULL);
    sb_emit(sig, 1);
    sb_destroy(sig);
    return 0;
}
#endif
