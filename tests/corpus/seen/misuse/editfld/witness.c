#include "editfld.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char *storage = malloc(8), clip[8];
    EditFld f;
    efInit(&f, storage, 8);
    if (!efPaste(&f, "hello") || !efType(&f, '!') || efPaste(&f, "xx") || !efType(&f, '?') || efType(&f, '.'))
        return 2;
    efBackspace(&f);
    efMoveTo(&f, 1, false);
    efMoveTo(&f, 3, true);
    if (efCopy(&f, clip) != 2 || strcmp(clip, "el") != 0 || !efType(&f, 'E') || strcmp(storage, "hElo!") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    efDelete(&f);
    efEnd(&f, true);
    if (efCut(&f, clip) != 2 || strcmp(clip, "o!") != 0 || strcmp(storage, "hE") != 0 || efCut(&f, clip) != 0)
        return 2;
    efDelete(&f);
    efHome(&f, true);
    efBackspace(&f);
    efBackspace(&f);
    if (f.len != 0 || !efSetText(&f, "1234567") || efSetText(&f, "12345678") || !efSetText(&f, f.text))
        return 2;
    efHome(&f, true);
    if (!efPaste(&f, "") || f.len != 0 || efType(&f, '\0'))
        return 2;
    free(storage);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        efMoveTo(&f, 100, false);
        efBackspace(&f);
        break;
    case 2:
        efInit(&f, storage, 20);
        efSetText(&f, "0123456789");
        break;
    case 3: {
        char *small = malloc(5);
        efHome(&f, false);
        efEnd(&f, true);
        efCopy(&f, small);
        break;
    }
    case 4: {
        char *four = malloc(4);
        efInit(&f, four + 4, 0);
        break;
    }
    case 5: {
        EditFld raw;
        memset(&raw, 0x55, sizeof raw);
        efBackspace(&raw);
        break;
    }
    case 6: {
        char *large = malloc(64);
        efInit(&f, large, 64);
        efSetText(&f, "0123456789");
        efHome(&f, false);
        efPaste(&f, f.text + 1);
        break;
    }
    }
#endif
    return 0;
}
