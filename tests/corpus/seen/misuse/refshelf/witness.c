#include "refshelf.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    rsShelfPtr shelf = rsNewShelf(), other = rsNewShelf();
    rsEntryPtr knuth = rsNewEntry(shelf, "knuth68");
    if (rsSetField(knuth, "author", "Knuth") != 0 || rsFindEntry(shelf, "knuth68") != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    rsLinkEntry(shelf, knuth);
    if (rsFindEntry(shelf, "knuth68") != knuth || rsFindEntry(shelf, "") != NULL)
        return 2;
    rsSetField(knuth, "author", rsPeekField(knuth, "author"));
    rsSetField(knuth, "", "");
    rsSetField(knuth, "year", "1968");
    rsSetField(knuth, "author", NULL);
    rsSetField(knuth, "none", NULL);
    char *year = rsGetField(knuth, "year");
    if (strcmp(year, "1968") != 0 || rsGetField(knuth, "author") != NULL || strcmp(rsPeekField(knuth, ""), "") != 0)
        return 2;
    rsFreeText(year);
    rsEntryPtr copy = rsCopyEntry(knuth, other);
    rsLinkEntry(other, copy);
    rsEntryPtr second = rsCopyEntry(knuth, shelf), third = rsNewEntry(shelf, "");
    rsLinkEntry(shelf, second);
    rsLinkEntry(shelf, third);
    rsUnlinkEntry(second);
    rsUnlinkEntry(second);
    if (shelf->first != knuth || knuth->next != third || shelf->last != third || shelf->users != 3)
        return 2;
    rsFreeEntry(second);
    rsUnlinkEntry(knuth);
    rsLinkEntry(shelf, knuth);
    rsFreeShelf(shelf);
    if (strcmp(rsPeekField(copy, "year"), "1968") != 0 || strcmp(copy->key, "knuth68") != 0)
        return 2;
    rsFreeShelf(other);
    rsFreeShelf(NULL);
    rsFreeEntry(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rsFreeShelf(shelf);
        rsFreeEntry(knuth);
        break;
    case 2:
        rsLinkEntry(shelf, knuth);
        rsFreeEntry(knuth);
        rsFreeShelf(shelf);
        break;
    case 3:
        rsLinkEntry(shelf, knuth);
        rsLinkEntry(shelf, knuth);
        break;
    case 4:
        rsLinkEntry(other, knuth);
        break;
    case 5:
        rsFreeText((char *)rsPeekField(knuth, "author"));
        rsFreeEntry(knuth);
        break;
    case 6: {
        const char *author = rsPeekField(knuth, "author");
        rsSetField(knuth, "author", "D. Knuth");
        rsSetField(knuth, "editor", author);
        break;
    }
    case 7:
        rsLinkEntry(shelf, knuth);
        rsFreeShelf(shelf);
        rsPeekField(knuth, "author");
        break;
    }
#endif
    return 0;
}
