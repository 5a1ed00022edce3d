#include "agendas.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    agenda *ag = ag_new(), *other = ag_new();
    ag_event *a = malloc(sizeof *a), b, c;
    if (!ag_event_init(a, 60, 120) || !ag_event_init(&b, 0, 30) || ag_event_init(&c, 5, 5) || ag_event_init(&c, -1, 5) ||
        ag_event_init(&c, 0, AG_DAY + 1) || !ag_event_init(&c, 60, AG_DAY))
        return 2;
    ag_add(ag, a);
#ifdef LEGAL
    (void)count, (void)arguments;
    ag_add(ag, &b);
    if (ag_first(ag) != &b || ag_next(&b) != a || ag_next(a) != NULL || ag_count(ag) != 2)
        return 2;
    if (ag_conflict(ag, 30, 60) != NULL || ag_conflict(ag, 29, 61) != &b || ag_gap(ag, 30) != 30 || ag_gap(ag, 31) != 120)
        return 2;
    ag_add(ag, &c);
    if (ag_gap(ag, 31) != -1)
        return 2;
    ag_remove(ag, a);
    ag_add(other, a);
    ag_clear(ag);
    ag_clear(other);
    if (ag_first(ag) != NULL || ag_gap(ag, AG_DAY) != 0)
        return 2;
    ag_free(ag);
    ag_free(other);
    ag_free(NULL);
    free(a);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ag_add(ag, a);
        break;
    case 2:
        ag_remove(other, a);
        break;
    case 3:
        ag_free(ag);
        break;
    case 4:
        free(a);
        ag_gap(ag, 100);
        break;
    case 5:
        ag_gap(ag, 0);
        break;
    case 6:
        ag_next(&b);
        break;
    case 7:
        memset(&c, 0x5A, sizeof c);
        ag_add(ag, &c);
        break;
    }
#endif
    return 0;
}
