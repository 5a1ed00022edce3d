#include "cardbook.h"
#include <stdio.h>
#include <string.h>

int main(void)
{
    cb_book *book = cb_book_new();
#ifdef LEGAL
    cb_card *c[3] = {cb_card_new("Zoe", "1"), cb_card_new("Al", ""), cb_card_new("Mo", "55")};
    if (cb_add_all(book, c, 3) || cb_count(book) != 3 || strcmp(cb_name(cb_at(book, 0)), "Al") || cb_at(book, 3))
        return 1;
    if (cb_card_new("", "") || cb_card_new("0123456789012345678901234567890123", ""))
        return 1;
    cb_card *d = cb_card_new("Mo", "");
    if (cb_add(book, d) != CB_DUPLICATE || cb_add_all(book, &d, 1) != CB_DUPLICATE || cb_add_all(book, NULL, 0))
        return 1;
    cb_card_free(cb_take(book, "Mo"));
    if (cb_add(book, d) || cb_remove(book, "Mo") || cb_remove(book, "Mo") != CB_MISSING || cb_take(book, "x"))
        return 1;
    if (strcmp(cb_phone(cb_find(book, "Zoe")), "1") || cb_find(book, ""))
        return 1;
    for (int i = 0; i < 62; i++) {
        char name[8];
        snprintf(name, sizeof name, "n%d", i);
        if (cb_add(book, cb_card_new(name, name)))
            return 1;
    }
    d = cb_card_new("last", "");
    if (cb_add(book, d) != CB_FULL)
        return 1;
    cb_card_free(d);
    cb_card_free(NULL);
    cb_book_free(book);
    cb_book_free(NULL);
    return 0;
#else
    cb_card *c[2] = {cb_card_new("Ann", "1"), cb_card_new("Ann", "2")};
    if (cb_add_all(book, c, 2) == CB_OK)
        return 0;
    cb_card_free(c[0]);
    cb_card_free(c[1]);
    cb_book_free(book);
    return 0;
#endif
}
