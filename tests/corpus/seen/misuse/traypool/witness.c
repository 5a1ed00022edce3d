#include "traypool.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    static void *memory[TRAYPOOL_BYTES(16, 4) / sizeof(void *)];
    traypool p;
    void *a, *b;

    assert(traypool_init(&p, memory, 16, 4) == 0);
    a = traypool_take(&p);
    b = traypool_take_zero(&p);
    assert(a && b && a != b);
#ifdef LEGAL
    traypool q;

    (void)rule;
    assert(traypool_init(&q, memory, 0, 4) == -1 && traypool_init(&q, memory, 12, 4) == -1);
    assert(traypool_init(&q, memory, 16, 0) == -1 && traypool_init(&q, memory, 16, SIZE_MAX) == -1);
    assert(traypool_init(&q, memory, SIZE_MAX - 7, 1) == -1);
    assert(traypool_taken(&p) == 2 && traypool_left(&p) == 2);
    assert(traypool_number(&p, a) == 0 && traypool_number(&p, b) == 1);
    assert(!traypool_owns(&p, NULL) && !traypool_owns(&p, (char *)a + 1) && !traypool_owns(&p, memory + 8));
    assert(traypool_take(&p) && traypool_take(&p) && !traypool_take(&p) && !traypool_take_zero(&p));
    memset(a, 0xff, 16);
    traypool_put(&p, a);
    traypool_put(&p, NULL);
    assert(traypool_take(&p) == a);
    traypool_reset(&p);
    assert(traypool_left(&p) == 4 && traypool_most(&p) == 4);
#else
    char *small, *c, *d;

    switch (rule) {
    case 1: traypool_init(&p, (char *)memory + 1, 8, 4); break;
    case 2: small = malloc(40); traypool_init(&p, small, 16, 4); break;
    case 3: traypool_put(&p, (char *)a + 8); break;
    case 4:
        traypool_put(&p, a);
        traypool_put(&p, a);
        c = traypool_take(&p);
        d = traypool_take(&p);
        return c == d;
    case 5:
        traypool_put(&p, a);
        memset(a, 0x55, 16);
        traypool_take(&p);
        traypool_take(&p);
        break;
    }
#endif
    return 0;
}
