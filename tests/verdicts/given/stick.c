#include "stick.h"

#include <stdlib.h>
#include <string.h>

struct stick {
    unsigned char *depths;
    char *name;
    int at;
};

stick *stick_new(int notches)
{
    stick *s = calloc(1, sizeof *s);
    if (s && notches > 0 && notches < 1000)
        s->depths = calloc((size_t)notches, 1);
    return s;
}

void stick_free(stick *s)
{
    if (!s)
        return;
    free(s->depths);
    free(s->name);
    free(s);
}

int stick_turn(stick *s, int turns)
{
    s->at = turns % 2;
    return s->depths[s->at];
}

void stick_name(stick *s, const char *name)
{
    s->name = strdup(name); /* the one before is lost: the bug */
}

int stick_named(const stick *s, const char *name)
{
    return s->name && strcmp(s->name, name) == 0;
}
