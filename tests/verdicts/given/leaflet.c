#include "leaflet.h"

#include <stdlib.h>
#include <string.h>

void leaflet_init(struct leaflet *l)
{
    l->title = l->first = NULL;
    l->text = NULL;
}

void leaflet_fini(struct leaflet *l)
{
    free(l->title);
}

void leaflet_lay(struct leaflet *l, const char *text)
{
    l->text = text;
}

int leaflet_read(struct leaflet *l, const char *line)
{
    char *title = malloc(strlen(line) + 1);
    if (title == NULL)
        return -1;
    strcpy(title, line);
    free(l->title);
    l->title = title;
    if (l->first == NULL) /* it was in the old one */
        l->first = title;
    return 0;
}

int leaflet_first(const struct leaflet *l)
{
    return l->first ? *l->first : 0;
}

int leaflet_copy(struct leaflet *to, const struct leaflet *from)
{
    if (from->title && *from->title) {
        char *title = malloc(strlen(from->title) + 1);
        if (title == NULL)
            return -1;
        strcpy(title, from->title);
        *to = *from;
        to->title = to->first = title;
    } else {
        *to = *from; /* an empty one, too */
    }
    return 0;
}

void leaflet_fold(struct leaflet *l)
{
    free(l->title);
    l->title = NULL;
}
