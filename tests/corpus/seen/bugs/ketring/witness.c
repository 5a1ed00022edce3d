#include "ketring.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
static void total(const char *name, int weight, void *arg)
{
    assert(name[0] != 0);
    *(int *)arg += weight;
}
#endif

int main(void)
{
    const char *out[4];
    struct ketring *r = ketring_new();

    if (r == NULL)
        return 0;
#ifdef LEGAL
    int sum = 0;
    char name[8], longer[KETRING_NAME + 2];

    memset(longer, 'x', sizeof longer);
    longer[sizeof longer - 1] = 0;
    assert(ketring_get(r, "k", 1) == NULL && ketring_pick(r, "k", 1, out, 4) == 0 && ketring_remove(r, "a") == -1);
    assert(ketring_set(r, "", 1) == -1 && ketring_set(r, "a", -1) == -1 && ketring_set(r, "a", 17) == -1 && ketring_set(r, longer, 1) == -1);
    assert(ketring_set(r, "b", 0) == 0 && ketring_get(r, "k", 1) == NULL && ketring_pick(r, NULL, 0, out, 4) == 0);
    assert(ketring_set(r, "a", 3) == 0 && strcmp(ketring_get(r, NULL, 0), "a") == 0);
    assert(ketring_pick(r, "k", 1, out, 1) == 1 && strcmp(out[0], "a") == 0 && ketring_pick(r, "k", 1, NULL, 0) == 0);
    assert(ketring_set(r, "b", 16) == 0 && ketring_pick(r, "k", 1, out, 4) == 2 && out[0] != out[1]);
    assert(out[0] == ketring_get(r, "k", 1) && ketring_pick(r, NULL, 0, out, 3) == 2);
    assert(ketring_weight(r, "b") == 16 && ketring_weight(r, "c") == -1 && ketring_size(r) == 2);
    ketring_each(r, total, &sum);
    assert(sum == 19 && ketring_remove(r, "a") == 0 && strcmp(ketring_get(r, "zz", 2), "b") == 0);
    for (int i = 1; i < KETRING_NODES; i++) {
        snprintf(name, sizeof name, "n%d", i);
        assert(ketring_set(r, name, KETRING_WEIGHT) == 0);
    }
    assert(ketring_set(r, "more", 1) == -1 && ketring_set(r, "n1", 2) == 0 && ketring_pick(r, "k", 1, out, 4) == 4);
    ketring_free(NULL);
#else
    ketring_set(r, "a", 1);
    ketring_set(r, "b", 0);
    ketring_pick(r, "k", 1, out, 2);
#endif
    ketring_free(r);
    return 0;
}
