#include "thesaur.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    thesaur *book = thesaur_open();
    if (thesaur_first(book) != NULL || thesaur_lookup(book, "") != NULL || thesaur_forget(book, "x"))
        return 2;
    if (!thesaur_define(book, "bus", "wires") || !thesaur_define(book, "ape", "animal") || thesaur_size(book) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!thesaur_define(book, "bus", thesaur_lookup(book, "bus")) || !thesaur_define(book, "", thesaur_lookup(book, "ape")))
        return 2;
    const thesaur_entry *entry = thesaur_next(thesaur_first(book));
    if (strcmp(thesaur_term(entry), "ape") != 0 || strcmp(thesaur_term(thesaur_next(entry)), "bus") != 0)
        return 2;
    if (!thesaur_same(book, "bus", "ape") || thesaur_same(book, "q", "nope") || !thesaur_same(book, "bus", "bus"))
        return 2;
    if (strcmp(thesaur_meaning(thesaur_next(entry)), "animal") != 0 || thesaur_prefix(book, "b") != thesaur_next(entry))
        return 2;
    if (thesaur_prefix(book, "") != thesaur_first(book) || thesaur_prefix(book, "c") != NULL)
        return 2;
    if (!thesaur_forget(book, thesaur_term(entry)) || thesaur_size(book) != 2)
        return 2;
    thesaur_clear(book);
    if (thesaur_size(book) != 0 || !thesaur_define(book, "z", ""))
        return 2;
    thesaur_close(NULL);
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    const char *meaning = thesaur_lookup(book, "ape");
    const thesaur_entry *entry = thesaur_first(book);
    if (rule == 1) {
        thesaur_define(book, "ape", "monkey");
        thesaur_define(book, "cat", meaning);
    } else if (rule == 2) {
        thesaur_forget(book, "ape");
        thesaur_next(entry);
    } else {
        free((char *)meaning);
    }
#endif
    thesaur_close(book);
    return 0;
}
