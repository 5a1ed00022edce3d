#include "picklist.h"

#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    picklist *l = picklist_new();
    CHECK(l);
#ifdef LEGAL
    picklist_line line;
    picklist_free(NULL);
    picklist *e = picklist_clone(l);
    CHECK(e && picklist_equal(l, e) && picklist_equal(l, l) && picklist_append(l, e) == 0 && picklist_append(l, l) == 0);
    picklist_sort(l);
    picklist_squash(l);
    CHECK(picklist_count(l) == 0 && picklist_get(l, 0, &line) == -1 && picklist_remove(l, 0) == -1);
    CHECK(picklist_add(l, "", 1) == -1 && picklist_add(l, "A", 0) == -1);
    CHECK(picklist_add(l, "0123456789abcdef", 1) == -1 && picklist_add(l, "0123456789abcde", 1) == 0);
    CHECK(picklist_append(l, l) == 0 && picklist_count(l) == 2);
    CHECK(picklist_add(l, "B", UINT32_MAX) == 0 && picklist_add(l, "B", 5) == 0 && picklist_total(l, "B") == UINT32_MAX + 5ull);
    for (int i = 0; i < 4; i++)
        CHECK(picklist_append(e, l) == 0);
    CHECK(picklist_count(e) == 16 && !picklist_equal(e, l));
    picklist_squash(e);
    CHECK(picklist_count(e) == 2 && picklist_get(e, 1, &line) == 0 && line.quantity == UINT32_MAX);
    CHECK(picklist_remove(e, 0) == 0 && picklist_get(e, 0, &line) == 0 && strcmp(line.sku, "B") == 0);
    CHECK(picklist_remove(e, (size_t)-1) == -1);
    picklist_sort(l);
    CHECK(picklist_get(l, 2, &line) == 0 && line.quantity == 5);
    picklist *c = picklist_clone(l);
    CHECK(c && picklist_equal(c, l) && picklist_add(c, "C", 1) == 0 && picklist_count(l) == 4);
    while (picklist_add(c, "D", 1) == 0)
        ;
    CHECK(picklist_count(c) == PICKLIST_LINES && picklist_append(c, l) == -1 && picklist_append(c, c) == -1);
    picklist_squash(c);
    picklist_free(c);
    picklist_free(e);
    picklist_free(l);
    return 0;
#else
    picklist_add(l, "BOLT-M6", 40);
    picklist_add(l, "NUT-M6", 40);
    picklist_add(l, "WASHER", 80);
    picklist_append(l, l);
    picklist_free(l);
    return 0;
#endif
}
