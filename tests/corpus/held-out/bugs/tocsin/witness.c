#include "tocsin.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
static int calls;
static unsigned victim;

static void plain(tocsin *em, const char *event, void *arg, void *user)
{
    (void)em, (void)event, (void)arg;
    calls += user ? *(int *)user : 1;
}
static void again(tocsin *em, const char *event, void *arg, void *user)
{
    (void)user;
    calls++;
    (void)tocsin_emit(em, event, arg);
}
static void offer(tocsin *em, const char *event, void *arg, void *user)
{
    (void)arg, (void)user;
    tocsin_off(em, victim);
    assert(tocsin_on(em, event, plain, NULL));
}
static void wipe(tocsin *em, const char *event, void *arg, void *user)
{
    (void)event, (void)arg, (void)user;
    calls += (int)tocsin_off_all(em, NULL);
}

int main(void)
{
    tocsin *em = tocsin_new();
    int ten = 10;
    unsigned a, b;
    char name[40];

    assert(em);
    tocsin_free(NULL);
    assert(tocsin_emit(em, "x", NULL) == 0 && tocsin_count(em, "x") == 0 && tocsin_off(em, 0) == 0);
    memset(name, 'n', sizeof name);
    name[32] = 0;
    assert(!tocsin_on(em, "", plain, NULL) && !tocsin_on(em, name, plain, NULL) && !tocsin_on(em, "x", NULL, NULL));
    name[31] = 0;
    assert(tocsin_on(em, name, plain, NULL) && tocsin_off_all(em, name) == 1);
    a = tocsin_on(em, "x", plain, &ten);
    b = tocsin_once(em, "x", plain, NULL);
    assert(a && b && a != b && tocsin_count(em, "x") == 2);
    assert(tocsin_emit(em, "x", NULL) == 2 && calls == 11 && tocsin_count(em, "x") == 1);
    assert(tocsin_off(em, b) == 0 && tocsin_off(em, a) == 1 && tocsin_off(em, a) == 0);

    calls = 0;
    assert(tocsin_on(em, "deep", again, NULL));
    assert(tocsin_emit(em, "deep", NULL) == 1 && calls == TOCSIN_DEPTH);

    calls = 0;
    assert(tocsin_on(em, "y", offer, NULL));
    victim = tocsin_on(em, "y", plain, NULL);
    assert(tocsin_emit(em, "y", NULL) == 1 && calls == 0 && tocsin_count(em, "y") == 2);
    assert(tocsin_on(em, "z", wipe, NULL) && tocsin_on(em, "z", plain, NULL));
    assert(tocsin_emit(em, "z", NULL) == 1 && calls == 5);
    assert(tocsin_count(em, "y") == 0 && tocsin_off_all(em, NULL) == 0);
    for (int i = 0; i < TOCSIN_LISTENERS; i++)
        assert(tocsin_on(em, "m", plain, NULL));
    assert(!tocsin_on(em, "m", plain, NULL) && tocsin_off_all(em, "m") == TOCSIN_LISTENERS);
    assert(tocsin_once(em, "m", plain, NULL));
    tocsin_free(em);
    return 0;
}
#else
static void relay(tocsin *em, const char *event, void *arg, void *user)
{
    (void)event, (void)user;
    tocsin_emit(em, "closed", arg);
}

int main(void)
{
    tocsin *em = tocsin_new();

    tocsin_once(em, "close", relay, NULL);
    tocsin_emit(em, "close", NULL);
    tocsin_free(em);
    return 0;
}
#endif
