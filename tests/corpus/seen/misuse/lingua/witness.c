#include "lingua.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    const char *const files[] = {"plik", "pliki", "plików"};
    Lingua *l = Lingua_New(3, Lingua_RulePolish);
    char *own = malloc(2);
    strcpy(own, "x");
    if (Lingua_Add(l, "files", files) != 0 || Lingua_Forms(l) != 3 || Lingua_New(7, Lingua_RuleFrench) != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (strcmp(Lingua_Get(l, "files", 22), "pliki") != 0 || strcmp(Lingua_Get(l, "files", 12), "plików") != 0)
        return 2;
    if (strcmp(Lingua_Get(l, "files", 1), "plik") != 0 || Lingua_Get(l, "x", 1) != NULL || Lingua_Longest(l, "x") != 0)
        return 2;
    if (Lingua_Longest(l, "files") != 7 || Lingua_RuleEnglish(0) != 1 || Lingua_RuleFrench(0) != 0)
        return 2;
    const char *ids[] = {"a", "b", "c", "d", "e", "f", "g", "a"};
    for (int i = 0; i < 8; i++)
        if (Lingua_Add(l, ids[i], files) != 0)
            return 2;
    if (Lingua_Count(l) != 8 || Lingua_Forget(l, "a") != 0 || Lingua_Forget(l, "a") != -1)
        return 2;
    Lingua_Free(l);
    free(own);
#else
    const char *const texts[3] = {own, own, own};
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        Lingua_Add(l, own, files);
        free(own);
        Lingua_Get(l, "y", 1);
        break;
    case 2:
        Lingua_Add(l, "x", texts);
        free(own);
        Lingua_Longest(l, "x");
        break;
    case 3:
        l = Lingua_New(1, Lingua_RulePolish);
        Lingua_Add(l, "files", files);
        return strlen(Lingua_Get(l, "files", 5)) > 99;
    case 4: {
        const char **one = malloc(sizeof *one);
        *one = "x";
        Lingua_Add(l, "x", one);
        break;
    }
    case 5:
        l = Lingua_New(1, NULL);
        Lingua_Add(l, "x", texts);
        Lingua_Get(l, "x", 1);
        break;
    case 6:
        free((void *)(uintptr_t)Lingua_Get(l, "files", 1));
        break;
    case 7: {
        const char *const none[3] = {"a", NULL, "b"};
        Lingua_Add(l, "x", none);
        Lingua_Longest(l, "x");
        break;
    }
    }
#endif
    return 0;
}
