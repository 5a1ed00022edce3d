#include "playlist.h"

#include <stdlib.h>
#include <string.h>

struct track {
    struct track *next;
    unsigned seconds;
    char title[];
};

struct playlist {
    struct track *first;
    struct track *current;
    int count;
};

playlist *playlist_new(void)
{
    return calloc(1, sizeof(playlist));
}

void playlist_free(playlist *list)
{
    if (list == NULL)
        return;
    for (struct track *track = list->first; track != NULL;) {
        struct track *next = track->next;
        free(track);
        track = next;
    }
    free(list);
}

bool playlist_add(playlist *list, const char *title, unsigned seconds)
{
    size_t size = strlen(title) + 1;
    struct track *track = malloc(sizeof *track + size);
    if (track == NULL)
        return false;
    track->next = NULL;
    track->seconds = seconds;
    memcpy(track->title, title, size);
    struct track **end = &list->first;
    while (*end != NULL)
        end = &(*end)->next;
    *end = track;
    if (list->count++ == 0)
        list->current = track;
    return true;
}

bool playlist_remove(playlist *list, const char *title)
{
    struct track **link = &list->first;
    while (*link != NULL && strcmp((*link)->title, title) != 0)
        link = &(*link)->next;
    struct track *track = *link;
    if (track == NULL)
        return false;
    *link = track->next;
    if (list->current == track)
        list->current = track->next;
    list->count--;
    free(track);
    return true;
}

bool playlist_next(playlist *list)
{
    if (list->count == 0 || list->current->next == NULL)
        return false;
    list->current = list->current->next;
    return true;
}

bool playlist_restart(playlist *list)
{
    list->current = list->first;
    return list->count > 0;
}

int playlist_count(const playlist *list)
{
    return list->count;
}

const char *playlist_current(const playlist *list)
{
    return list->count == 0 ? NULL : list->current->title;
}

unsigned playlist_remaining(const playlist *list)
{
    unsigned seconds = 0;
    for (const struct track *track = list->current; track != NULL; track = track->next)
        seconds += track->seconds;
    return seconds;
}
