#include "rotaplan.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    const char **slots = malloc(ROTA_SLOTS(3, 2) * sizeof *slots);
    rota r;
    if (rota_init(&r, slots, 0, 2) || rota_init(&r, slots, 3, 25) || !rota_init(&r, slots, 3, 2))
        return 2;
    rota_assign(&r, 0, 0, "Ann");
    rota_assign(&r, 1, 1, "Ann");
    rota_assign(&r, 2, 1, "Bob");
    if (rota_count(&r, "Ann") != 2 || rota_count(&r, NULL) != 3 || rota_longest(&r, "Ann") != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    char text[8];
    int day, shift;
    rota_rotate(&r, 1);
    if (strcmp(rota_who(&r, 0, 1), "Bob") != 0 || strcmp(rota_who(&r, 1, 0), "Ann") != 0)
        return 2;
    rota_rotate(&r, -4);
    rota_rotate(&r, INT_MIN);
    rota_rotate(&r, INT_MAX);
    rota_rotate(&r, 1);
    if (!rota_gap(&r, 2, &day, &shift) || day != 2 || rota_line(&r, 0, NULL, 0) != 5)
        return 2;
    rota_swap(&r, 0, 0, 0, 1);
    rota_swap(&r, 1, 1, 1, 1);
    if (rota_line(&r, 0, text, 3) != 5 || strlen(text) != 2)
        return 2;
    rota_copy(&r, &r);
    rota_clear(&r);
    if (rota_count(&r, NULL) != 6 || rota_count(&r, "") != 0)
        return 2;
    free(slots);
    return 0;
#else
    static rota zero;
    const char *more[4];
    rota other;
    char *name;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rota_init(&r, slots, 7, 3);
        break;
    case 2:
        rota_assign(&r, 3, 0, "Cid");
        break;
    case 3:
        name = malloc(4);
        strcpy(name, "Dan");
        rota_assign(&r, 0, 0, name);
        free(name);
        rota_count(&r, "Dan");
        break;
    case 4:
        rota_init(&other, more, 2, 2);
        rota_copy(&other, &r);
        break;
    case 5:
        rota_assign(&zero, 0, 0, "Eve");
        break;
    case 6:
        free(slots);
        rota_clear(&r);
        break;
    }
    return 0;
#endif
}
