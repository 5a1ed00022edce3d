#include "gplabel.h"

#include <string.h>

int main(void)
{
    struct gpl_chip *c = gpl_chip_new(4);
    if (!c || gpl_chip_new(0) || gpl_chip_new(129))
        return 2;
    if (gpl_request(c, 0, "led") || gpl_request(c, 0, "x") != GPL_BUSY || gpl_request(c, 4, "x") != GPL_INVAL)
        return 2;
    if (gpl_request(c, 1, NULL) || strcmp(gpl_consumer(c, 1), "?") || gpl_consumer(c, 2) || gpl_find_free(c, 0) != 2)
        return 2;
    if (gpl_relabel(c, 0, gpl_consumer(c, 0)) || strcmp(gpl_consumer(c, 0), "led") || gpl_relabel(c, 2, "q") != GPL_PERM)
        return 2;
    if (gpl_relabel(c, 1, NULL) || gpl_relabel(c, 1, "an overly long label for a gpio line owner"))
        return 2;
    if (strlen(gpl_consumer(c, 1)) != GPL_LABEL_MAX)
        return 2;
    if (gpl_set(c, 0, 1) != GPL_PERM || gpl_direction(c, 0, GPL_OUT) || gpl_set(c, 0, 5) || gpl_get(c, 0) != 1)
        return 2;
#ifndef LEGAL
    gpl_relabel(c, 0, NULL);
#endif
    gpl_release(c, 0);
    gpl_chip_free(c);
    return 0;
}
