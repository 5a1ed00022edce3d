#include "corridor.h"

#include <stdlib.h>
#include <string.h>

struct corridor {
    int doors, is_open[1];
};

struct corridor *corridor_new(void)
{
    return calloc(1, sizeof(struct corridor));
}

void corridor_free(struct corridor *corridor)
{
    free(corridor);
}

void corridor_add(struct corridor *corridor)
{
    corridor->doors++; /* however many there are: the bug */
}

int corridor_open(const struct corridor *corridor)
{
    int open = 0;
    for (int i = 0; i < corridor->doors; i++)
        open += corridor->is_open[i];
    return open;
}

void corridor_sign(struct corridor *corridor, const char *sign, char *frame)
{
    corridor->is_open[0] = 0;
    if (frame && sign)
        strncpy(frame, sign, 1);
}

void corridor_paint(struct corridor *corridor, const char *colour)
{
    corridor->is_open[*colour == ',' ? 1 : 0] = 0;
}
