#include "dmasgl.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct sgl *l = sgl_create(2);
    char *a = malloc(8), *b = malloc(4), flat[12];
    size_t n;
    if (!l || !a || !b || sgl_create(0) || sgl_add(l, a, 0) != -1)
        return 2;
    memset(a, 'a', 8);
    memset(b, 'b', 4);
#ifdef LEGAL
    (void)argc, (void)argv;
    if (sgl_add(l, a, 4) || sgl_add(l, a + 4, 4) || sgl_add(l, b, 4) || sgl_add(l, a, 1) != -1 || sgl_total(l) != 12)
        return 2;
    if (sgl_map(l) != 2 || sgl_copy_out(l, 6, flat, 12) != 6 || memcmp(flat, "aabbbb", 6))
        return 2;
    if (sgl_copy_in(l, 7, "xy", 2) != 2 || a[7] != 'x' || b[0] != 'y' || sgl_copy_in(l, 12, "z", 1) != 0)
        return 2;
    if (sgl_seg(l, 0, &n) != a || n != 8 || sgl_seg(l, 2, &n))
        return 2;
    sgl_unmap(l);
    sgl_reset(l);
    sgl_destroy(l);
    free(a);
    free(b);
#else
    (void)flat, (void)n;
    sgl_add(l, a, 8);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        free(a);
        sgl_map(l);
        sgl_copy_in(l, 0, "1", 1);
        break;
    case 2:
        sgl_map(l);
        sgl_copy_out(l, 0, b, 8);
        break;
    case 3:
        sgl_map(l);
        sgl_add(l, b, 4);
        break;
    case 4:
        sgl_map(l);
        sgl_destroy(l);
        break;
    case 5:
        sgl_copy_in(l, 0, "1", 1);
        break;
    case 6:
        sgl_destroy(l);
        sgl_reset(l);
        break;
    }
#endif
    return 0;
}
