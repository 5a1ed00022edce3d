#include "dtflat.h"

#include <stdlib.h>
#include <string.h>

static void build(void *block, int size)
{
    uint32_t clock = 48000000;
    if (dt_create(block, size) != DT_OK || dt_begin(block, "") != DT_OK)
        exit(2);
    dt_property(block, "model", "board", 6);
    dt_begin(block, "soc");
    dt_property(block, "empty", NULL, 0);
    dt_begin(block, "uart");
    dt_property(block, "clock", &clock, 4);
    dt_end(block);
    dt_begin(block, "spi");
    dt_end(block);
    dt_end(block);
    dt_begin(block, "cpu");
    dt_end(block);
    if (dt_property(block, "late", NULL, 0) != DT_ESTATE || dt_finish(block) != DT_ESTATE)
        exit(2);
    if (dt_root(block) != DT_ESTATE || dt_end(block) != DT_OK || dt_finish(block) != DT_OK)
        exit(2);
}

int main(int count, char **arguments)
{
    enum { SIZE = 256 };
    void *block = malloc(SIZE);
    build(block, SIZE);
#ifdef LEGAL
    (void)count, (void)arguments;
    int length, uart = dt_find(block, "/soc/uart");
    uint32_t clock = 1;
    if (dt_check(block, SIZE) != DT_OK || dt_check(block, dt_used(block) - 1) != DT_EBADBLOCK || dt_check(block, -1) != DT_EBADBLOCK)
        return 2;
    if (uart < 0 || strcmp(dt_name(block, uart), "uart") != 0 || dt_find(block, "/") != dt_root(block))
        return 2;
    if (dt_find(block, "/soc/none") != DT_ENOTFOUND || dt_find(block, "soc") != DT_EINVAL || dt_find(block, "/soc/") != DT_EINVAL)
        return 2;
    if (dt_get(block, uart, "clock", &length) == NULL || length != 4 || dt_get(block, uart, "x", NULL) != NULL)
        return 2;
    if (dt_get(block, dt_find(block, "/soc"), "empty", &length) == NULL || length != 0)
        return 2;
    if (dt_set(block, uart, "clock", &clock, 3) != DT_EINVAL || dt_set(block, uart, "clock", &clock, 4) != DT_OK)
        return 2;
    if (dt_set(block, uart, "nothing", &clock, 4) != DT_ENOTFOUND || *(const uint32_t *)dt_get(block, uart, "clock", NULL) != 1)
        return 2;
    if (dt_sibling(block, dt_root(block)) != DT_ENOTFOUND || dt_delete(block, dt_root(block)) != DT_EINVAL)
        return 2;
    if (dt_begin(block, "more") != DT_ESTATE || dt_delete(block, uart) != DT_OK || dt_check(block, SIZE) != DT_OK)
        return 2;
    if (strcmp(dt_name(block, dt_child(block, dt_find(block, "/soc"))), "spi") != 0 || dt_find(block, "/cpu") < 0)
        return 2;
    int used = dt_used(block);
    /* Whatever dt_check accepts of broken blocks can be walked. */
    unsigned char *broken = malloc((size_t)used);
    for (int at = 0; at < used; at++)
        for (int bit = 0; bit < 8; bit++) {
            memcpy(broken, block, (size_t)used);
            broken[at] ^= (unsigned char)(1 << bit);
            if (dt_check(broken, used) != DT_OK)
                continue;
            for (int node = dt_child(broken, dt_root(broken)); node > 0; node = dt_sibling(broken, node))
                dt_get(broken, node, dt_name(broken, node), NULL);
            dt_find(broken, "/soc/spi/x");
        }
    for (int size = -1; size < used; size++) {
        void *tight = malloc((size_t)(size < 1 ? 1 : size));
        if (dt_create(tight, size) == DT_OK && dt_begin(tight, "") == DT_OK && dt_begin(tight, "/") == DT_EINVAL)
            while (dt_begin(tight, "node") == DT_OK && dt_property(tight, "x", "y", 1) == DT_OK && dt_end(tight) == DT_OK)
                ;
        free(tight);
    }
    free(broken);
#else
    int node;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        node = dt_find(block, "/cpu");
        dt_delete(block, dt_find(block, "/soc"));
        return dt_name(block, node) == NULL;
    case 2:
        dt_create(block, 2 * SIZE);
        break;
    case 3:
        memset((char *)block + 24, 2, SIZE - 24);
        dt_find(block, "/soc");
        break;
    case 4:
        dt_create((char *)block + 1, SIZE - 1);
        break;
    case 5:
        node = dt_find(block, "/network");
        dt_get(block, node, "address", NULL);
        break;
    }
#endif
    free(block);
    return 0;
}
