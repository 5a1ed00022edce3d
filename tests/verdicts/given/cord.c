#include "cord.h"

#include <stdlib.h>
#include <string.h>

struct cord {
    size_t references;
    char text[];
};

static cord *make(size_t length)
{
    cord *made = malloc(sizeof *made + length + 1);
    if (made) {
        made->references = 1;
        made->text[0] = '\0';
    }
    return made;
}

cord *cord_new(const char *text)
{
    cord *made = make(strlen(text));
    return made ? strcpy(made->text, text), made : NULL;
}

cord *cord_ref(cord *text)
{
    text->references++;
    return text;
}

void cord_unref(cord *text)
{
    if (text && --text->references == 0)
        free(text);
}

cord *cord_join(cord *left, cord *right)
{
    if (!*left->text)
        return cord_ref(right);
    if (!*right->text)
        return left; /* without a reference */
    cord *made = make(strlen(left->text) + strlen(right->text));
    return made ? strcat(strcpy(made->text, left->text), right->text), made : NULL;
}

cord *cord_make_own(cord *text)
{
    if (text->references == 1)
        return text;
    cord *made = cord_new(text->text);
    cord_unref(text);
    return made;
}

size_t cord_length(const cord *text)
{
    return strlen(text->text);
}
