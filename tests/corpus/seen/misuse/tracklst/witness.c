#include "tracklst.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tl_list *list = tl_new(), *other = tl_new();
    tl_track *track = tl_track_new("Blue in Green", 327);
    assert(list && other && track);
    (void)rule;
#ifdef LEGAL
    char big[TL_TITLE_MAX + 2];
    memset(big, 'x', sizeof big - 1);
    big[sizeof big - 1] = 0;
    assert(!tl_track_new(big, 1) && !tl_track_rename(track, big));
    assert(tl_track_rename(track, tl_track_title(track)) && !strcmp(tl_track_title(track), "Blue in Green"));
    assert(tl_count(list) == 0 && tl_seconds(list) == 0 && !tl_get(list, 0) && !tl_take(list, 0));
    assert(!tl_move(list, 0, 0));
    tl_shuffle(list, 1);
    assert(tl_insert(list, (size_t)-1, track) && tl_insert(list, 0, tl_track_new("", UINT_MAX)));
    assert(tl_insert(list, 1, tl_track_new("b", UINT_MAX)));
    assert(tl_seconds(list) == 2 * (uint64_t)UINT_MAX + 327 && tl_get(list, 2) == track);
    assert(tl_move(list, 2, 0) && tl_get(list, 0) == track && tl_move(list, 0, 1) && tl_move(list, 1, 1));
    assert(tl_get(list, 1) == track && !tl_move(list, 0, 3) && !tl_move(list, (size_t)-1, 0));
    assert(tl_take(list, 1) == track && tl_count(list) == 2 && tl_insert(other, 0, track));
    assert(tl_track_seconds(tl_get(other, 0)) == 327 && tl_track_rename(track, ""));
    for (int i = 1; i < TL_TRACKS_MAX; i++)
        assert(tl_insert(other, 0, tl_track_new("t", 1)));
    tl_track *last = tl_track_new("last", 0);
    assert(!tl_insert(other, 0, last));
    tl_track_free(last);
    tl_shuffle(other, UINT32_MAX);
    assert(tl_seconds(other) == 327 + TL_TRACKS_MAX - 1);
    tl_track_free(NULL);
    tl_free(NULL);
#else
    if (rule == 1) {
        tl_insert(list, 0, track);
        tl_track_free(track);
    } else if (rule == 2) {
        tl_insert(list, 0, track);
        tl_insert(other, 0, track);
    } else {
        const char *title = tl_track_title(track);
        tl_track_rename(track, "So What");
        int result = title[0] == 'B';
        tl_track_free(track);
        return result ? 0 : 3;
    }
#endif
    tl_free(list);
    tl_free(other);
    return 0;
}
