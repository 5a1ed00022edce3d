#include "badges.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct badges {
    int *given; /* of 1 to 9 at once */
    int count;
};

badges *badges_new(void)
{
    badges *b = malloc(sizeof *b);
    if (!b)
        return NULL;
    b->count = 0;
    b->given = calloc(10, sizeof *b->given);
    if (!b->given) {
        free(b);
        return NULL;
    }
    return b;
}

void badges_free(badges *b)
{
    if (b) {
        free(b->given);
        free(b);
    }
}

void badges_give(badges *b, const char *name)
{
    char line[8];
    snprintf(line, sizeof line, "%s:1;", name); /* a long name leaves no room for what is behind it */
    const char *colon = strchr(line, ':');
    b->given[(unsigned char)(colon[1] - '0')]++;
    b->count++;
}

int badges_count(const badges *b)
{
    return b->count;
}

int badges_each(const badges *b, badges_visit *visit, void *arg)
{
    int status = 0;
    for (int i = 0; i < 10 && status == 0; i++)
        if (b->given[i])
            status = visit(arg, b->given[i]);
    return status;
}
