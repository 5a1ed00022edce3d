#include "placard.h"
#include <string.h>

static int one(void)
{
    return 1;
}

void placard_init(placard *p)
{
    memset(p, 0, sizeof *p);
}

int placard_room(placard *p, const char *text)
{
    p->height = p->lines++ ? one : NULL; /* the first time, too */
    return p->width(text);
}

int placard_height(placard *p)
{
    if (!p->height)
        p->height = p->lines > 0 ? one : NULL;
    return p->lines + p->height();
}
