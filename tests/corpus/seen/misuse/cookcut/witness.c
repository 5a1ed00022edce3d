#include "cookcut.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    cookcut jar;
#ifdef LEGAL
    (void)count, (void)arguments;
    cookcut_pair slots[4];
    char line[] = " sid=31d4 ;; =x; theme=\"dark%20blue%0\" ; lone";
    char more[] = "a=b=c;q=\"", empty[] = "", text[64];
    cookcut_init(&jar, slots, 4);
    if (cookcut_split(&jar, line) != 3 || cookcut_split(&jar, more) != 1 || jar.dropped != 1)
        return 2;
    if (cookcut_split(&jar, empty) != 0 || strcmp(cookcut_get(&jar, "sid"), "31d4") != 0)
        return 2;
    if (strcmp(cookcut_get(&jar, "lone"), "") != 0 || strcmp(cookcut_get(&jar, "a"), "b=c") != 0)
        return 2;
    if (cookcut_unescape(cookcut_get(&jar, "theme")) != 11 || strcmp(cookcut_at(&jar, 1).value, "dark blue%0") != 0)
        return 2;
    cookcut_drop(&jar, 0);
    if (cookcut_join(&jar, text, sizeof text) != 31 || strcmp(text, "theme=dark blue%0; lone=; a=b=c") != 0)
        return 2;
    if (cookcut_join(&jar, NULL, 0) != 31 || cookcut_join(&jar, text, 6) != 31 || strcmp(text, "theme") != 0)
        return 2;
    return 0;
#else
    cookcut_pair *slots = malloc(2 * sizeof *slots);
    cookcut_init(&jar, slots, 2);
    char *line = malloc(16);
    strcpy(line, "a=b; c=d; e=f");
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cookcut_split(&jar, (char *)"a=b; c=d");
        break;
    case 2:
        cookcut_split(&jar, line);
        free(line);
        cookcut_get(&jar, "c");
        break;
    case 3:
        return cookcut_at(&jar, 2).name != NULL;
    case 4:
        cookcut_init(&jar, slots, 3);
        cookcut_split(&jar, line);
        break;
    case 5:
        cookcut_drop(&jar, 0);
        break;
    case 6:
        cookcut_split(&jar, line);
        cookcut_get(&jar, NULL);
        break;
    }
    return 0;
#endif
}
