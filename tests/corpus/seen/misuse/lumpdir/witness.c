#include "lumpdir.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    wadWriter *writer = wadNewWriter();
    size_t size = 0;
    if (!wadAppend(writer, "E1M1", NULL, 0) || !wadAppend(writer, "PLAYPAL1", "abcdef", 6))
        return 2;
    if (!wadAppend(writer, "things", "xyz", 3) || !wadAppend(writer, "THINGS", "uvw", 3))
        return 2;
    unsigned char *image = wadImage(writer, &size);
    wadError error;
    wad *w = wadOpen(image, size, &error);
    if (w == NULL || error != WAD_OK || wadCount(w) != 4)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    char name[WAD_NAME + 1];
    char bytes[8];
    wadLumpName(w, 1, name);
    if (strcmp(name, "PLAYPAL1") != 0 || wadFind(w, "playpal1") != 1 || wadFind(w, "PLAYPAL12") != -1)
        return 2;
    wadLumpName(w, 0, name);
    if (strcmp(name, "E1M1") != 0 || wadFind(w, "E1M") != -1 || wadFind(w, "") != -1 || wadFind(w, "Things") != 3)
        return 2;
    if (wadFindNext(w, "things", -1) != 2 || wadFindNext(w, "things", 2) != 3 || wadFindNext(w, "things", 3) != -1)
        return 2;
    if (wadFindNext(w, "e1m1", INT_MIN) != 0 || wadFindNext(w, "e1m1", INT_MAX) != -1 || wadLumpSize(w, 0) != 0)
        return 2;
    if (memcmp(wadLumpData(w, 3), "uvw", 3) != 0 || wadLumpRead(w, 1, 4, bytes, 8) != 2 || bytes[1] != 'f')
        return 2;
    if (wadLumpRead(w, 1, SIZE_MAX, bytes, 8) != 0 || wadLumpRead(w, 1, 0, NULL, 0) != 0)
        return 2;
    wadClose(w);
    for (size_t cut = 0; cut < size; cut++)
        if (wadOpen(image, cut, &error) != NULL || error != WAD_TRUNCATED)
            return 2;
    image[7] = 1;
    if (wadOpen(image, size, &error) != NULL || error != WAD_TOO_MANY || wadOpen(NULL, 0, NULL) != NULL)
        return 2;
    image[0] = 'X';
    if (wadOpen(image, size, &error) != NULL || error != WAD_NO_MAGIC)
        return 2;
    if (wadAppend(writer, "", "a", 1) || wadAppend(writer, "NINECHARS", "a", 1) || wadAppend(writer, "A", "a", SIZE_MAX))
        return 2;
    free(image);
    wadFreeWriter(writer);
    writer = wadNewWriter();
    image = wadImage(writer, &size);
    w = wadOpen(image, size, NULL);
    if (w == NULL || wadCount(w) != 0 || wadFind(w, "A") != -1)
        return 2;
    wadClose(w);
    wadClose(NULL);
    wadFreeWriter(NULL);
#else
    char *small = malloc(4);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(image);
        wadFind(w, "E1M1");
        break;
    case 2:
        wadLumpRead(w, wadFind(w, "E9M9"), 0, small, 4);
        break;
    case 3:
        wadLumpName(w, 1, small);
        break;
    default:
        wadLumpRead(w, 1, 0, small, 6);
    }
#endif
    free(image);
    wadFreeWriter(writer);
    return 0;
}
