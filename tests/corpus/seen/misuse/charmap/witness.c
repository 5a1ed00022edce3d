#include "charmap.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
#ifdef LEGAL
    (void)count, (void)arguments;
    char out[16];
    if (CM_Startup() != 0 || CM_Startup() != 0 || CM_Open("utf8") != NULL || CM_Open("") != NULL || CM_Active() != 0)
        return 2;
    CM_Set *latin9 = CM_Open("latin9"), *ascii = CM_Open("ascii"), *again = CM_Open("latin9");
    if (latin9 != again || CM_Retain(ascii) != ascii || CM_Active() != 2 || strcmp(CM_Name(ascii), "ascii") != 0)
        return 2;
    CM_Shutdown();
    if (CM_Decode(latin9, 0xA4) != 0x20AC || CM_Encode(latin9, 0x20AC) != 0xA4 || CM_Encode(latin9, 0xA4) != -1 ||
        CM_Decode(ascii, 0x80) != -1 || CM_Encode(ascii, -1) != -1)
        return 2;
    if (CM_ToUtf8(latin9, "a\xA4\xE9", out, sizeof out) != 6 || strcmp(out, "a\xE2\x82\xAC\xC3\xA9") != 0 ||
        CM_ToUtf8(latin9, "a\xA4z", out, 4) != 5 || strcmp(out, "a") != 0 || CM_ToUtf8(ascii, "\xE9", NULL, 0) != 1 ||
        CM_ToUtf8(ascii, "", out, 1) != 0)
        return 2;
    CM_Release(latin9);
    CM_Release(again);
    CM_Release(ascii);
    CM_Release(ascii);
    CM_Release(NULL);
    CM_Shutdown();
    if (CM_Startup() != 0)
        return 2;
    CM_Shutdown();
    return 0;
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule == 1)
        CM_Open("ascii");
    if (CM_Startup() != 0)
        return 0;
    CM_Set *set = CM_Open("latin1");
    switch (rule) {
    case 2:
        CM_Shutdown();
        break;
    case 3:
        CM_Release(set);
        CM_Release(set);
        break;
    case 4:
        CM_Release(set);
        CM_Name(set);
        break;
    case 5:
        CM_Release(set);
        CM_Shutdown();
        CM_Shutdown();
        break;
    case 6:
        CM_Release(set);
        CM_Shutdown();
        CM_Decode(set, 1);
        break;
    }
    return 0;
#endif
}
