#include "rolodex.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    book *b = book_new();
    if (!b)
        return 0;
#ifdef LEGAL
    char text[CARD_MAX_TEXT + 2];
    (void)argc, (void)argv;
    memset(text, 'x', sizeof text);
    text[CARD_MAX_TEXT + 1] = 0;
    assert(!card_new("", NULL) && !card_new(text, NULL) && !card_new("a", text));
    card *a = card_new("ann", "1"), *c = card_new("cid", NULL), *d = card_new("ann", "");
    assert(a && c && d && !card_phone(c) && card_set_phone(c, text) == -1);
    text[CARD_MAX_TEXT] = 0;
    assert(card_set_phone(c, text) == 0 && card_set_phone(c, card_phone(c)) == 0 && card_set_phone(c, card_phone(c) + 198) == 0);
    assert(strcmp(card_phone(c), "xx") == 0 && card_set_phone(c, NULL) == 0 && !card_phone(c));
    assert(!book_first(b) && book_count(b) == 0 && !book_find(b, "ann") && book_erase(b, "") == 0);
    assert(!book_take(b, a) && !card_next(a));
    assert(book_put(b, c) == 0 && book_put(b, a) == 0 && book_put(b, d) == 0 && book_put(b, d) == -1);
    assert(book_first(b) == a && card_next(a) == d && card_next(d) == c && !card_next(c));
    book *other = book_new();
    assert(other && !book_take(other, a) && book_put(other, a) == -1);
    assert(book_take(b, a) == a && book_count(b) == 2 && book_put(other, a) == 0);
    book_free(other);
    assert(strcmp(card_name(book_find(b, "cid")), "cid") == 0);
    assert(book_erase(b, card_name(d)) == 1 && book_count(b) == 1);
    assert(book_take(b, c) == c);
    card_free(c);
    a = card_new("left", "2");
    assert(a && book_put(b, a) == 0);
    card_free(NULL);
    book_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    card *a = card_new("ann", "123");
    card *c = card_new("bob", "456");
    if (!a || !c)
        return 0;
    book_put(b, a);
    book_put(b, c);
    if (rule == 1) {
        card_free(a);
    } else if (rule == 2) {
        for (card *k = book_first(b); k; k = card_next(k))
            if (card_phone(k)[0] == '1')
                book_erase(b, "ann");
    } else {
        const char *old = card_phone(a);
        card_set_phone(a, "789");
        printf("was %s\n", old);
    }
#endif
    book_free(b);
    return 0;
}
