#include "ordform.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(1); } } while (0)

#ifdef LEGAL
int main(void)
{
    char text[300], sku[20];
    ord_line l;

    CHECK(ord_create("") == NULL);
    memset(text, 'x', sizeof text);
    text[201] = '\0';
    CHECK(ord_create(text) == NULL);
    text[200] = '\0';
    ord_form *f = ord_create(text);
    CHECK(f != NULL && strcmp(ord_customer(f), text) == 0);
    CHECK(ord_note(f) == NULL && ord_lines(f) == 0 && ord_total(f) == 0);
    CHECK(ord_strike(f, 0) == -1 && ord_get(f, 0, &l) == -1 && ord_get(f, SIZE_MAX, &l) == -1);

    ord_form *c = ord_copy(f);
    CHECK(ord_same(f, c) && ord_same(c, f) && ord_same(f, f));
    CHECK(ord_add(c, "A", 1, 0) == 0 && ord_lines(f) == 0 && !ord_same(f, c));
    ord_destroy(c);
    ord_destroy(NULL);

    CHECK(ord_set_note(f, "") == 0 && ord_set_note(f, ord_note(f)) == 0);
    CHECK(ord_set_note(f, ord_customer(f)) == 0);
    text[200] = 'x', text[201] = '\0';
    CHECK(ord_set_note(f, text) == -1 && strlen(ord_note(f)) == 200);

    CHECK(ord_add(f, "", 1, 1) == -1 && ord_add(f, "1234567890123456", 1, 1) == -1);
    CHECK(ord_add(f, "A", 0, 1) == -1 && ord_add(f, "A", INT_MIN, 1) == -1);
    CHECK(ord_add(f, "A", INT_MAX, 1) == -1 && ord_add(f, "A", 1, INT_MAX) == -1);
    CHECK(ord_add(f, "A", 1, -1) == -1 && ord_lines(f) == 0);
    CHECK(ord_add(f, "123456789012345", ORD_QTY_MAX, ORD_CENTS_MAX) == 0);
    CHECK(ord_add(f, "123456789012345", 1, ORD_CENTS_MAX) == -1);
    CHECK(ord_add(f, "B", 1, 5) == 0 && ord_add(f, "B", 2, 5) == 0 && ord_lines(f) == 2);
    CHECK(ord_get(f, 1, &l) == 0 && l.qty == 3);
    for (int i = 0; i < 600; i++) {
        snprintf(sku, sizeof sku, "S%d", i);
        ord_add(f, sku, ORD_QTY_MAX, ORD_CENTS_MAX);
    }
    CHECK(ord_lines(f) == ORD_LINES_MAX && ord_total(f) > 0);
    c = ord_copy(f);
    CHECK(ord_same(c, f));
    CHECK(ord_strike(c, 499) == 0 && ord_strike(c, 0) == 0 && ord_lines(c) == 498);
    CHECK(ord_add(c, "new", 1, 1) == 0 && ord_lines(f) == 500);
    ord_destroy(f);
    while (ord_lines(c) > 0)
        CHECK(ord_strike(c, 0) == 0);
    CHECK(ord_add(c, "again", 1, 1) == 0 && ord_total(c) == 1);
    ord_destroy(c);
    return 0;
}
#else
int main(void)
{
    ord_form *form = ord_create("Miller & Sons");
    if (form == NULL || ord_add(form, "BOLT-M6", 100, 12) != 0)
        return 0;
    ord_strike(form, 0);
    ord_form *copy = ord_copy(form);
    ord_destroy(form);
    ord_destroy(copy);
    return 0;
}
#endif
