#include "oatable.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char names[200][8];
static oat_table *t;

#ifdef LEGAL
static uint32_t same_hash(const void *key)
{
    (void)key;
    return UINT32_MAX;
}
static int same_pointer(const void *a, const void *b)
{
    return a == b;
}
static int drop(const void *key, void *value, void *user)
{
    ++*(int *)user;
    assert(oat_put(t, key, value) == 0 && oat_remove(t, key) == key);
    return *(int *)user == 150 ? 5 : 0;
}
#else
static int add_more(const void *key, void *value, void *user)
{
    int *n = user;
    (void)key, (void)value;
    for (int i = 0; i < 10 && *n < 200; i++, ++*n)
        oat_put(t, names[*n], NULL);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    for (int i = 0; i < 200; i++)
        snprintf(names[i], sizeof names[i], "k%d", i);
    t = oat_new(oat_hash_string, oat_equal_string);
    assert(t);
#ifdef LEGAL
    (void)argc, (void)argv;
    int n = 0;
    assert(oat_new(NULL, same_pointer) == NULL && oat_new(same_hash, NULL) == NULL);
    assert(oat_get(t, "") == NULL && oat_remove(t, "x") == NULL && oat_each(t, drop, &n) == 0 && n == 0);
    for (int round = 0; round < 3; round++)
        for (int i = 0; i < 200; i++)
            assert(oat_put(t, names[i], &names[i]) == (round == 0));
    assert(oat_count(t) == 200 && oat_get(t, "k77") == &names[77]);
    assert(oat_each(t, drop, &n) == 5 && oat_count(t) == 50 && oat_each(t, drop, &n) == 0 && n == 200);
    void **place = oat_ref(t, "");
    assert(place && *place == NULL);
    *place = &n;
    assert(oat_get(t, "") == &n && oat_ref(t, "") == place);
    for (int i = 0; i < 100000; i++) /* slots of removed keys are used again */
        assert(oat_put(t, names[i % 200], NULL) == 1 && oat_remove(t, names[i % 200]) == names[i % 200]);
    assert(oat_count(t) == 1);
    oat_table *bad = oat_new(same_hash, same_pointer);
    for (int i = 0; i < 200; i++)
        assert(oat_put(bad, i ? names[i] : NULL, NULL) == 1);
    assert(oat_count(bad) == 200);
    for (int i = 199; i > 0; i--)
        assert(oat_remove(bad, names[i]) == names[i]);
    oat_free(bad);
    oat_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1, n = 3;
    if (rule == 1) {
        for (int i = 0; i < 3; i++)
            oat_put(t, names[i], NULL);
        oat_each(t, add_more, &n);
    } else if (rule == 2) {
        char *key = malloc(4);
        assert(key);
        strcpy(key, "abc");
        oat_put(t, key, NULL);
        free(key);
        printf("%p\n", oat_get(t, "abc"));
    } else {
        void **place = oat_ref(t, names[0]);
        for (int i = 1; i < 20; i++)
            oat_put(t, names[i], NULL);
        *place = &n;
    }
#endif
    oat_free(t);
    return 0;
}
