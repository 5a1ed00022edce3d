#include "tableq.h"

#include <string.h>

int main(void)
{
    char name[TQ_NAME + 1] = "";
    tq *q = tq_open();
    if (tq_join(q, "Abel", 0) || tq_join(q, "Abel", 41) || !tq_join(q, "Abel", 4) || tq_join(q, "Abel", 2))
        return 2;
    if (!tq_join(q, "", 2) || !tq_join(q, "a name that is so long that it must be cut", 6) || tq_count(q) != 3)
        return 2;
    tq_walker *w = tq_walk(q);
    if (tq_seat(q, 1) != 0 || tq_seat(q, 3) != 2 || tq_leave(q, "") || !tq_leave(q, "Abel"))
        return 2;
    if (tq_next(w, name) != 6 || strlen(name) != TQ_NAME || tq_next(w, name) != 0 || !tq_join(q, "Cy", 1))
        return 2;
    if (tq_next(w, name) != 1 || strcmp(name, "Cy") != 0 || tq_next(w, name) != 0)
        return 2;
    tq_end(w);
#ifndef LEGAL
    tq_walker *first = tq_walk(q), *second = tq_walk(q);
    tq_seat(q, 40);
    tq_next(second, name);
    tq_next(first, name);
#endif
    tq_walk(q);
    tq_close(q);
    tq_close(NULL);
    return 0;
}
