#include "crewrst.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    crew *c = crew_new();
    if (!crew_sign_on(c, "mia", 3) || !crew_sign_on(c, "bo", -1) || !crew_sign_on(c, "bo", 5) || crew_size(c) != 2)
        return 2;
    crew_cursor *k = crew_cursor_new(c);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (strcmp(crew_cursor_next(k), "bo") != 0 || strcmp(crew_cursor_next(k), "mia") != 0 || crew_cursor_more(k))
        return 2;
    if (crew_watches(c, "bo", 0) != 5 || crew_watches(c, "b", 9) != 9 || strcmp(crew_lookup(c, "b"), "bo") != 0)
        return 2;
    if (crew_lookup(c, "box") != NULL || strcmp(crew_lookup(c, ""), "bo") != 0 || crew_sign_off(c, "none"))
        return 2;
    /* a name of the roster's own is fine */
    if (!crew_sign_on(c, crew_lookup(c, "mi"), 8) || !crew_sign_off(c, crew_lookup(c, "mi")))
        return 2;
    crew_cursor_free(k);
    crew_cursor_free(NULL);
    if (!crew_sign_off(c, "bo") || crew_size(c) != 0)
        return 2;
    k = crew_cursor_new(c);
    if (crew_cursor_more(k) || crew_lookup(c, "") != NULL)
        return 2;
    crew_cursor_free(k);
    for (int i = 0; i < CREW_LIMIT; i++) {
        char name[20];
        snprintf(name, sizeof name, "%d", i);
        if (!crew_sign_on(c, name, i))
            return 2;
    }
    if (crew_sign_on(c, "more", 1))
        return 2;
    crew_free(c);
    crew_free(NULL);
#else
    const char *name = crew_lookup(c, "m");
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        crew_sign_on(c, "al", 1);
        crew_cursor_next(k);
        break;
    case 2:
        crew_cursor_next(k);
        crew_cursor_next(k);
        crew_cursor_next(k);
        break;
    case 3:
        crew_sign_off(c, "mia");
        crew_watches(c, name, 0);
        break;
    case 4:
        crew_free(c);
        crew_size(c);
        break;
    case 5:
        crew_cursor_free(k);
        crew_cursor_free(k);
        break;
    }
#endif
    return 0;
}
