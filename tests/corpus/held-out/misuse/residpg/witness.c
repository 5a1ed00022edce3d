#include "residpg.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned char disk[16][8];
static int broken;
static struct rp_table *inner;

static int load(void *ctx, uint32_t page, void *buf, size_t size)
{
    (void)ctx;
    if (inner)
        rp_pin(inner, page + 1);
    if (page >= 16 || size != 8)
        return -1;
    memcpy(buf, disk[page], size);
    return 0;
}

static int store(void *ctx, uint32_t page, const void *buf, size_t size)
{
    (void)ctx;
    if (broken)
        return -1;
    memcpy(disk[page], buf, size);
    return 0;
}

static const struct rp_ops ops = { load, store };

#ifdef LEGAL
int main(void)
{
    const struct rp_ops none = { NULL, store }, readonly = { load, NULL };
    assert(!rp_open(NULL, NULL, 1, 8) && !rp_open(&none, NULL, 1, 8));
    assert(!rp_open(&ops, NULL, 0, 8) && !rp_open(&ops, NULL, RP_FRAMES_MAX + 1, 8));
    assert(!rp_open(&ops, NULL, 1, 0) && !rp_open(&ops, NULL, SIZE_MAX, SIZE_MAX));
    assert(rp_close(NULL) == 0);

    struct rp_table *t = rp_open(&ops, NULL, 2, 8);
    assert(t);
    unsigned char *a = rp_pin(t, 0), *b = rp_pin(t, 1);
    assert(a && b && !rp_pin(t, 2) && rp_pin(t, 0) == a && rp_pins(t, 0) == 2);
    a[0] = 5;
    rp_unpin(t, 0, 1);
    rp_unpin(t, 0, 0);
    assert(disk[0][0] == 0);
    rp_unpin(t, 1, 0);
    assert(!rp_pin(t, 16) && !rp_pin(t, UINT32_MAX));
    assert(disk[0][0] == 5 && !rp_resident(t, 0) && rp_resident(t, 1));
    b = rp_pin(t, 1);
    b[7] = 9;
    rp_unpin(t, 1, 1);
    rp_unpin(t, 3, rp_pin(t, 3) == NULL);
    broken = 1;
    assert(!rp_pin(t, 4) && rp_resident(t, 1) && rp_flush(t) == -1);
    assert(rp_trim(t) == 1 && !rp_resident(t, 3));
    broken = 0;
    assert(rp_flush(t) == 0 && disk[1][7] == 9);
    for (int i = 0; i < RP_PINS_MAX; i++)
        assert(rp_pin(t, 1));
    assert(!rp_pin(t, 1) && rp_trim(t) == 0);
    for (int i = 0; i < RP_PINS_MAX; i++)
        rp_unpin(t, 1, -1);
    assert(rp_pins(t, 1) == 0 && rp_pins(t, 9) == 0);
    broken = 1;
    assert(rp_close(t) == -1);
    broken = 0;

    t = rp_open(&readonly, NULL, RP_FRAMES_MAX, 8);
    assert(t && rp_trim(t) == 0 && rp_flush(t) == 0);
    a = rp_pin(t, 0);
    a[0] = 77;
    rp_unpin(t, 0, 1);
    assert(rp_trim(t) == 1 && rp_pin(t, 3) && rp_close(t) == 0 && disk[0][0] == 5);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct rp_table *t = rp_open(&ops, NULL, 2, 8);
    assert(t);
    unsigned char *p = rp_pin(t, 1);
    if (rule == 1) {
        rp_unpin(t, 1, 0);
        rp_trim(t);
        printf("%d\n", p[0]);
    } else if (rule == 2) {
        rp_unpin(t, 1, 0);
        rp_unpin(t, 1, 0);
    } else if (rule == 3) {
        inner = t;
        rp_pin(t, 2);
    }
    rp_close(t);
    return 0;
}
#endif
