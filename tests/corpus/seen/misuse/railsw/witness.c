#include "railsw.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    station *s = rail_open(3);
    int a = rail_add_route(s), b = rail_add_route(s), c = rail_add_route(s);
    rail_need(s, a, 0, SW_TURN);
    rail_need(s, b, 0, SW_STRAIGHT);
    rail_need(s, c, 0, SW_TURN);
    rail_need(s, c, 2, SW_TURN);
    rail_set(s, a);
    if (rail_position(s, 0) != SW_TURN || rail_can_throw(s, 0) || !rail_can_set(s, c) || rail_can_set(s, b))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    rail_set(s, c);
    char *text = rail_report(s);
    if (strcmp(text, "/-/ 0,2") != 0 || !rail_is_set(s, c) || rail_can_set(s, a))
        return 2;
    free(text);
    rail_release(s, a);
    rail_release(s, c);
    rail_throw(s, 1);
    while (rail_add_route(s) >= 0) {
    }
    for (int i = 0; i < RAIL_ROUTES; i++)
        if (rail_can_set(s, i))
            rail_set(s, i);
    free(rail_report(s));
    for (int i = 0; i < RAIL_ROUTES; i++)
        if (rail_is_set(s, i))
            rail_release(s, i);
    if (rail_open(0) || rail_open(17))
        return 2;
    rail_close(s);
    rail_close(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rail_release(s, b);
        break;
    case 2:
        rail_throw(s, 0);
        break;
    case 3:
        rail_set(s, b);
        break;
    case 4:
        rail_position(s, 3);
        break;
    case 5:
        rail_need(s, a, 1, SW_TURN);
        break;
    case 6:
        rail_close(s);
        break;
    }
#endif
    return 0;
}
