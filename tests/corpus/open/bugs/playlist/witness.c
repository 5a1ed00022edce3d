#include "playlist.h"

#include <string.h>

int main(void)
{
    playlist *list = playlist_new();
    if (playlist_current(list) != NULL || playlist_next(list) || playlist_restart(list) ||
        playlist_remaining(list) != 0)
        return 2;
    playlist_add(list, "one", 100);
    playlist_add(list, "two", 20);
    playlist_add(list, "three", 3);
    if (strcmp(playlist_current(list), "one") != 0 || !playlist_next(list) || playlist_remaining(list) != 23)
        return 2;
    if (!playlist_remove(list, "two") || strcmp(playlist_current(list), "three") != 0 || playlist_next(list))
        return 2;
    if (playlist_remove(list, "two") || playlist_count(list) != 2 || !playlist_restart(list))
        return 2;
    if (!playlist_remove(list, playlist_current(list)) || !playlist_remove(list, "three"))
        return 2;
    playlist_add(list, "one", 1);
    playlist_add(list, "two", 2);
#ifndef LEGAL
    playlist_next(list);
    playlist_remove(list, "two");
#endif
    playlist_next(list);
    playlist_free(list);
    return 0;
}
