#include "pcname.h"

#include <string.h>

static bool sum(void *user, const char *name, uint64_t start, uint64_t size)
{
    *(uint64_t *)user += start + size;
    return strcmp(name, "stop") != 0;
}

int main(void)
{
    PcnTable *t = pcn_open();
    char text[32], name[200];
    uint64_t total = 0;
    if (pcn_find(t, 0).name != NULL || pcn_remove(t, 0) || pcn_describe(t, 16, NULL, 0) != 4 || pcn_visit(t, sum, &total) != 0)
        return 2;
    memset(name, 'n', sizeof name);
    name[199] = '\0';
    if (pcn_add(t, name, 0, 0) || pcn_add(t, "", 0, 0) || pcn_add(t, "x", 1, UINT64_MAX) == false || !pcn_remove(t, 1))
        return 2;
    if (pcn_add(t, "x", 2, UINT64_MAX) || !pcn_add(t, "main", 100, 50) || !pcn_add(t, "_start", 0, 10) || pcn_add(t, "again", 100, 1))
        return 2;
    if (!pcn_add(t, "label", 200, 0) || !pcn_add(t, "stop", 300, 1) || pcn_count(t) != 4)
        return 2;
    PcnHit hit = pcn_find(t, 120);
    if (hit.name == NULL || strcmp(hit.name, "main") != 0 || hit.offset != 20 || pcn_find(t, 150).name != NULL)
        return 2;
    if (pcn_find(t, 10).name != NULL || pcn_find(t, 299).start != 200 || pcn_find(t, UINT64_MAX).name != NULL)
        return 2;
    if (pcn_describe(t, 131, text, sizeof text) != 9 || strcmp(text, "main+0x1f") != 0 || pcn_describe(t, 131, text, 3) != 9)
        return 2;
    if (pcn_visit(t, sum, &total) != 4 || total != 661 || pcn_remove(t, 101) || !pcn_remove(t, 300))
        return 2;
    for (uint64_t i = 0; i < 5000; i++)
        pcn_add(t, "f", 1000000 - i * 7, 3);
    if (pcn_count(t) != PCN_SYMBOLS_MAX)
        return 2;
    pcn_close(t);
    pcn_close(NULL);
    t = pcn_open();
    pcn_add(t, "main", 0x1000, 64);
#ifndef LEGAL
    if (pcn_find(t, 0xfff).name != NULL)
        return 2;
#endif
    pcn_close(t);
    return 0;
}
