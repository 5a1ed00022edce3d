#include "koround.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    const char *a = NULL, *b = NULL;
    ko_t *cup = ko_new(4);
    if (!cup || ko_new(0) || ko_new(3) || ko_new(64) || ko_new(0x80000000u) || ko_pending(cup, &a, &b))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!ko_enter(cup, "Ada") || ko_enter(cup, "Ada") || !ko_enter(cup, "") || !ko_enter(cup, "Bo") || ko_full(cup))
        return 2;
    if (!ko_enter(cup, "Cy") || !ko_full(cup) || ko_enter(cup, "Di"))
        return 2;
    ko_start(cup);
    if (ko_left(cup) != 3 || !ko_pending(cup, &a, &b) || strcmp(a, "Ada") || strcmp(b, ""))
        return 2;
    ko_report(cup, KO_SECOND);
    if (ko_left(cup) != 2)
        return 2;
    ko_report(cup, KO_SECOND);
    if (ko_left(cup) != 1 || !ko_pending(cup, &a, &b) || strcmp(a, "") || strcmp(b, "Cy"))
        return 2;
    ko_report(cup, KO_SECOND);
    if (ko_left(cup) || ko_pending(cup, &a, &b) || strcmp(ko_champion(cup), "Cy") || ko_wins(cup, "Cy") != 2 || ko_wins(cup, "x") != -1)
        return 2;
    ko_free(cup);
    ko_free(NULL);
#else
    ko_t *two = ko_new(2);
    ko_enter(two, "x");
    ko_enter(two, "y");
    char *name = malloc(4);
    memcpy(name, "Eve", 4);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ko_start(cup);
        break;
    case 2:
        ko_start(two);
        ko_enter(two, "z");
        break;
    case 3:
        ko_report(two, KO_FIRST);
        break;
    case 4:
        ko_start(two);
        ko_champion(two);
        break;
    case 5:
        ko_left(two);
        break;
    case 6:
        ko_start(two);
        ko_report(two, (enum ko_side)2);
        break;
    case 7:
        ko_enter(cup, name);
        free(name);
        ko_enter(cup, "Flo");
        break;
    case 8:
        ko_free(cup);
        ko_full(cup);
        break;
    case 9:
        ko_free(cup);
        ko_free(cup);
        break;
    case 10:
        ko_start(two);
        ko_start(two);
        break;
    }
#endif
    return 0;
}
