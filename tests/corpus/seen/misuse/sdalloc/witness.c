#include "sdalloc.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
    sd_heap *h = sd_new(20000);
    if (h == NULL)
        return 0;
#ifdef LEGAL
    unsigned char *b[30];
    for (size_t i = 0; i < 30; i++) {
        b[i] = sd_alloc(h, i * 20 + 1);
        if (b[i] == NULL || (uintptr_t)b[i] % 16 != 0)
            return 1;
        memset(b[i], (int)i, i * 20 + 1);
    }
    for (size_t i = 0; i < 30; i++) {
        unsigned char *p = sd_resize(h, b[i], i * 20 + 1, (30 - i) * 20);
        if (p == NULL || p[0] != i)
            return 1;
        b[i] = p;
    }
    if (sd_blocks(h) != 30 || sd_bytes(h) != 20 * 465)
        return 1;
    if (sd_resize(h, b[0], 600, SIZE_MAX) != NULL || sd_alloc(h, 0) != NULL || sd_alloc(h, SIZE_MAX) != NULL)
        return 1;
    for (size_t i = 0; i < 30; i++)
        sd_free(h, b[i], (30 - i) * 20);
    unsigned *u = sd_calloc(h, 100, sizeof *u);
    if (u == NULL || u[99] != 0 || sd_calloc(h, SIZE_MAX, 2) != NULL || sd_calloc(h, 0, 0) != NULL)
        return 1;
    if (sd_resize(h, u, 100 * sizeof *u, 0) != NULL)
        return 1;
    sd_free(h, NULL, 7);
    if (sd_resize(h, NULL, 9, 0) != NULL || sd_bytes(h) != 0)
        return 1;
    sd_delete(h);
    sd_delete(NULL);
    return 0;
#else
    char *p = sd_alloc(h, 100), *q;
    switch (rule) {
    case 1:
        q = sd_alloc(h, 4000);
        sd_free(h, p, 1000);
        sd_free(h, q, 4000);
        break;
    case 2:
        sd_delete(h);
        break;
    case 3:
        q = sd_alloc(h, 1000);
        sd_alloc(h, 5000);
        sd_resize(h, q, 3000, 4000);
        break;
    case 4:
        sd_free(h, p, 100);
        sd_free(h, p, 100);
        break;
    case 5:
        q = sd_alloc(h, 1000);
        q[1000] = 1;
        break;
    }
    return 0;
#endif
}
