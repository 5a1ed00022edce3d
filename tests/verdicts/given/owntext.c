#include "owntext.h"

#include <stdlib.h>
#include <string.h>

#define SLOTS 4

struct slots {
    char *texts[SLOTS];
};

char *owntext_copy(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    return copy ? strcpy(copy, text) : NULL;
}

void owntext_free(char *text)
{
    free(text);
}

char *owntext_skip(const char *text)
{
    return (char *)text + strspn(text, " ");
}

slots *slots_new(void)
{
    return calloc(1, sizeof(slots));
}

void slots_free(slots *s)
{
    for (int i = 0; s && i < SLOTS; i++)
        free(s->texts[i]);
    free(s);
}

int slots_give(slots *s, int slot, char *text)
{
    if (slot < 0 || slot >= SLOTS)
        return -1; /* and the text? */
    free(s->texts[slot]);
    s->texts[slot] = text;
    return 0;
}

int slots_lend(slots *s, int slot, char *text)
{
    if (slot < 0 || slot >= SLOTS)
        return -1;
    free(s->texts[slot]);
    s->texts[slot] = text;
    return 0;
}

const char *slots_text(const slots *s, int slot)
{
    return slot < 0 || slot >= SLOTS ? NULL : s->texts[slot];
}
