#include "prefstr.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    Prefs *p = Prefs_New();
    if (!Prefs_SetInt(p, "tabs", 8) || !Prefs_SetText(p, "font", "mono") || !Prefs_SetBool(p, "wrap", true))
        return 2;
    PrefIter *it = Prefs_First(p);
    const char *text = Prefs_Text(p, "font");
#ifdef LEGAL
    (void)count, (void)arguments;
    if (strcmp(Prefs_NameAt(it), "font") != 0 || strcmp(Prefs_NameAt(Prefs_Next(it)), "tabs") != 0 ||
        Prefs_Next(Prefs_Next(Prefs_Next(it))) != NULL)
        return 2;
    if (!Prefs_SetText(p, "font", text) || !Prefs_Bool(p, "wrap") || Prefs_Int(p, "tabs") != 8 || Prefs_SetInt(p, "", 1) ||
        Prefs_SetText(p, "", "x"))
        return 2;
    if (!Prefs_SetBool(p, "font", false) || Prefs_Type(p, "font") != PREF_BOOL || !Prefs_Remove(p, "tabs") ||
        Prefs_Remove(p, "tabs") || Prefs_Count(p) != 2 || Prefs_Type(p, "tabs") != PREF_NONE)
        return 2;
    if (!Prefs_Remove(p, Prefs_NameAt(Prefs_First(p))))
        return 2;
    Prefs_Free(p);
    Prefs_Free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        Prefs_Int(p, "nothing");
        break;
    case 2:
        Prefs_Int(p, "font");
        break;
    case 3:
        Prefs_Remove(p, "font");
        Prefs_Next(it);
        break;
    case 4:
        Prefs_SetText(p, "font", "sans");
        return strlen(text) != 4;
    case 5:
        Prefs_Next(NULL);
        break;
    case 6:
        free((char *)(uintptr_t)text);
        Prefs_Free(p);
        break;
    }
#endif
    return 0;
}
