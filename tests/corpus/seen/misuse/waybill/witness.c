#include "waybill.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    waybill *m = waybill_new("020-1234"), *h = waybill_new("H1");
    waybill_goods *g = waybill_goods_new("bolts", UINT32_MAX);
    if (!m || !h || !g)
        return 1;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    char big[62];
    memset(big, 'x', 61);
    big[61] = '\0';
    if (waybill_new("") || waybill_new(big) || waybill_goods_new(big, 1))
        return 1;
    waybill *x = waybill_new(big + 1);
    if (!x || waybill_load(h, g) || waybill_load(x, waybill_goods_new(big + 1, UINT32_MAX)) || waybill_load(x, waybill_goods_new("nuts", 2)))
        return 1;
    if (waybill_consolidate(m, h) || waybill_consolidate(m, x) || waybill_grams(m) != 2 * (uint64_t)UINT32_MAX + 2)
        return 1;
    waybill *y = waybill_new("y");
    if (waybill_consolidate(h, y) != -1 || waybill_consolidate(y, m) != -1)
        return 1;
    char *text = waybill_manifest(m);
    if (!text || !strstr(text, "- nuts 2 g\n"))
        return 1;
    free(text);
    if (waybill_goods_at(h, 0) != g || waybill_goods_count(x) != 2)
        return 1;
    waybill_goods_free(waybill_unload(x, 0));
    waybill_goods *nuts = waybill_unload(x, 0);
    waybill_goods_free(nuts);
    waybill_goods *more = waybill_goods_new("m", 1);
    while (waybill_load(y, more) == 0)
        more = waybill_goods_new("m", 1);
    waybill_goods_free(more);
    waybill_goods_free(waybill_unload(y, WAYBILL_MAX - 1));
    waybill_free(y);
    waybill_free(m);
    waybill_free(NULL);
    waybill_goods_free(NULL);
    return waybill_live() != 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    switch (rule) {
    case 1:
        waybill_load(m, g);
        waybill_goods_free(g);
        waybill_free(m);
        break;
    case 2:
        waybill_load(m, g);
        waybill_load(h, g);
        waybill_free(m);
        waybill_free(h);
        break;
    case 3:
        waybill_load(m, g);
        waybill_unload(m, 0);
        waybill_free(m);
        waybill_free(h);
        return waybill_live() != 0;
    case 4:
        waybill_consolidate(m, h);
        waybill_free(h);
        waybill_free(m);
        break;
    case 5:
        waybill_unload(m, 0);
        break;
    case 6:
        waybill_consolidate(m, m);
        break;
    case 7:
        waybill_consolidate(m, h);
        waybill_consolidate(m, h);
        break;
    case 8: {
        waybill_load(m, g);
        const waybill_goods *look = waybill_goods_at(m, 0);
        waybill_free(m);
        waybill_load(h, (waybill_goods *)look);
        return waybill_grams(h) == 1;
    }
    }
    return 0;
#endif
}
