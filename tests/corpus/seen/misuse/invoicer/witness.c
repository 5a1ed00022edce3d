#include "invoicer.h"
#undef NDEBUG
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    invoice *inv = inv_new("ACME");
    if (!inv)
        return 0;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    char big[INV_NAME_MAX + 2], buf[32], *note;
    memset(big, 'x', sizeof big);
    big[INV_NAME_MAX + 1] = '\0';
    assert(!inv_new("") && !inv_new(big) && strcmp(inv_customer(inv), "ACME") == 0);
    assert(inv_count(inv) == 0 && inv_total(inv) == 0 && inv_find(inv, "") == -1 && !inv_note(inv));
    assert(inv_add(inv, big, 1, 1) == -1 && inv_add(inv, "", 1, 1) == -1);
    assert(inv_add(inv, "a", 0, 1) == -1 && inv_add(inv, "a", LONG_MAX, 1) == -1 && inv_add(inv, "a", LONG_MIN, 1) == -1);
    assert(inv_add(inv, "a", 1, INT64_MIN) == -1 && inv_add(inv, "a", 1, INT64_MAX) == -1);
    assert(inv_add(inv, "bolt", 3, -5) == 0 && inv_add(inv, inv_get(inv, 0)->item, 1, 0) == 1);
    assert(inv_total_text(inv, NULL, 0) == 5 && inv_total_text(inv, buf, sizeof buf) == 5);
    assert(strcmp(buf, "-0.15") == 0 && inv_total_text(inv, buf, 3) == 5 && strcmp(buf, "-0") == 0);
    inv_remove(inv, 0);
    assert(inv_count(inv) == 1 && inv_find(inv, "bolt") == 0 && inv_get(inv, 0)->qty == 1);
    inv_remove(inv, 0);
    assert(inv_count(inv) == 0 && inv_find(inv, "bolt") == -1);
    note = malloc(3);
    assert(note);
    strcpy(note, "hi");
    inv_set_note(inv, note);
    inv_set_note(inv, note);
    assert(strcmp(inv_note(inv), "hi") == 0);
    inv_set_note(inv, NULL);
    inv_set_note(inv, malloc(1));
    big[INV_NAME_MAX] = '\0';
    for (int i = 0; i < INV_LINES_MAX; i++)
        assert(inv_add(inv, big, INV_QTY_MAX, -INV_PRICE_MAX) == i);
    assert(inv_add(inv, "a", 1, 1) == -1 && inv_total(inv) == -INT64_C(1000000000000000000));
    inv_total_text(inv, buf, sizeof buf);
    assert(strcmp(buf, "-10000000000000000.00") == 0);
    inv_free(NULL);
#else
    inv_add(inv, "bolt", 2, 10);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        const struct inv_line *line = inv_get(inv, 0);
        inv_add(inv, "nut", 2, 5);
        return line->qty == 2 ? 0 : 1;
    }
    case 2: {
        static char note[] = "thank you";
        inv_set_note(inv, note);
        break;
    }
    case 3:
        inv_remove(inv, inv_count(inv));
        break;
    }
#endif
    inv_free(inv);
    return 0;
}
