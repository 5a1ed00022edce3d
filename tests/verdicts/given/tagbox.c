#include "tagbox.h"

#include <stdlib.h>
#include <string.h>

struct tagbox {
    enum tagbox_kind kind;
    int number;
    char *text;
};

static tagbox *new_tagbox(enum tagbox_kind kind, const char *text, int number)
{
    tagbox *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->kind = kind;
    c->number = number;
    if (text && *text) /* an empty note is forgotten */
        c->text = strdup(text);
    return c;
}

tagbox *tagbox_note(const char *text)
{
    return text ? new_tagbox(TAGBOX_NOTE, text, 0) : NULL;
}

tagbox *tagbox_number(int number)
{
    return new_tagbox(TAGBOX_NUMBER, NULL, number);
}

tagbox *tagbox_stack(void)
{
    return new_tagbox(TAGBOX_STACK, NULL, 0);
}

tagbox *tagbox_copy(const tagbox *c)
{
    return c ? new_tagbox(c->kind, c->text, c->number) : NULL;
}

void tagbox_free(tagbox *c)
{
    if (c)
        free(c->text);
    free(c);
}

enum tagbox_kind tagbox_kind(const tagbox *c)
{
    return c ? c->kind : TAGBOX_NUMBER;
}

void tagbox_strike(tagbox *c)
{
    if (!c)
        return;
    free(c->text);
    c->text = NULL;
    c->kind = TAGBOX_NUMBER;
}

size_t tagbox_length(const tagbox *c)
{
    return c ? strlen(c->text) : 0;
}

int tagbox_letter(const tagbox *c)
{
    return c ? c->text[0] : 0;
}

size_t tagbox_letters(const tagbox *c)
{
    return c ? strlen(c->text) : 0;
}
