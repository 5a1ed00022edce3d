#ifndef PLAYLIST_H
#define PLAYLIST_H

#include <stdbool.h>

/* Tracks in the order in which they play.  One of them is current as long as
   there are any: the first one added, until the list moves on. */
typedef struct playlist playlist;

playlist *playlist_new(void);
void playlist_free(playlist *list);

/* Adds a track at the end; false when memory is out. */
bool playlist_add(playlist *list, const char *title, unsigned seconds);
/* Removes the first track with that title; false when there is none.  When it
   is current, the one behind it becomes current. */
bool playlist_remove(playlist *list, const char *title);

/* Move to the next track or back to the first; false when there is none. */
bool playlist_next(playlist *list);
bool playlist_restart(playlist *list);

int playlist_count(const playlist *list);
/* The current title, valid until its track is removed; NULL of an empty list. */
const char *playlist_current(const playlist *list);
/* Seconds to play from the current track on. */
unsigned playlist_remaining(const playlist *list);

#endif
