#include "aliasbk.h"

#include <string.h>

int main(void)
{
    aliasbk *book = aliasbk_new();
    char text[64];
    if (aliasbk_set(book, "root", " anna , ben@example.org,anna\n") || aliasbk_line(book, "Anna : anna,anna@example.net"))
        return 2;
    if (aliasbk_line(book, "postmaster:ROOT,anna") || aliasbk_line(book, "# x") || aliasbk_line(book, ""))
        return 2;
    if (aliasbk_set(book, "", "a") != ALIASBK_BAD || aliasbk_set(book, "a", "") != ALIASBK_BAD ||
        aliasbk_set(book, "a", "b,,c") != ALIASBK_BAD || aliasbk_set(book, "a", "b c") != ALIASBK_BAD ||
        aliasbk_line(book, "a") != ALIASBK_BAD || aliasbk_line(book, ":a") != ALIASBK_BAD)
        return 2;
    if (aliasbk_expand(book, "postmaster", text, sizeof text) != 37 ||
        strcmp(text, "anna,anna@example.net,ben@example.org") != 0)
        return 2;
    if (aliasbk_expand(book, "root", NULL, 0) != 37 || aliasbk_expand(book, "root", text, 5) != 37 ||
        strcmp(text, "anna") != 0 || aliasbk_expand(book, "other", text, 1) != 5 || text[0] != '\0')
        return 2;
    if (aliasbk_set(book, "root", aliasbk_targets(book, "root")) || aliasbk_count(book) != 3)
        return 2;
    if (strcmp(aliasbk_targets(book, "root"), "anna,ben@example.org,anna") != 0)
        return 2;
    if (!aliasbk_remove(book, "anna") || aliasbk_remove(book, "anna") || aliasbk_targets(book, "anna") != NULL)
        return 2;
#ifndef LEGAL
    aliasbk_set(book, "anna", "postmaster");
    aliasbk_expand(book, "root", text, sizeof text);
    aliasbk_expand(book, "anna", text, sizeof text);
#endif
    aliasbk_delete(book);
    return 0;
}
