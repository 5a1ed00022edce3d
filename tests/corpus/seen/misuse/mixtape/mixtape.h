#ifndef MIXTAPE_H
#define MIXTAPE_H

#include <stddef.h>

/* mixtape -- playlists.
 *
 * First make tracks, then put them into a list:
 *
 *     mt_list *l = mt_list_new();
 *     mt_track *t = mt_track_new("Autobahn", 1362);
 *     if (mt_append(l, t) != 0)
 *         mt_track_free(t);
 *
 * Who frees what: a track you made is yours until a list takes it. From then
 * on the list owns it, and frees it when the list itself goes. So a track can
 * only be in one list, and only once (use mt_track_dup() for another). With
 * mt_take() you get it back.
 */

#define MT_MAX_TRACKS  1000
#define MT_MAX_TITLE   200
#define MT_MAX_SECONDS 86400

typedef struct mt_track mt_track;
typedef struct mt_list mt_list;

/* A track with a copy of the title. NULL if that is longer than MT_MAX_TITLE,
 * seconds is not 0 to MT_MAX_SECONDS, or memory is out. */
mt_track *mt_track_new(const char *title, int seconds);

/* A track just like this one, owned by the caller. NULL if memory is out. */
mt_track *mt_track_dup(const mt_track *track);

/* Frees a track that you own. NULL does nothing. */
void mt_track_free(mt_track *track);

/* The title; it lives as long as the track. */
const char *mt_title(const mt_track *track);

/* An empty list, NULL if memory is out. */
mt_list *mt_list_new(void);

/* Frees the list and its tracks. NULL does nothing. */
void mt_list_free(mt_list *list);

/* Hands a track that you own over to the list, as its last. Returns 0; or -1
 * if the list is full or memory is out, and the track is still yours. */
int mt_append(mt_list *list, mt_track *track);

/* How many tracks, and how many seconds they take. */
int mt_count(const mt_list *list);
long mt_total(const mt_list *list);

/* The track at a position, 0 being the first; it remains the list's. NULL if
 * there is no such position. */
mt_track *mt_at(const mt_list *list, int position);

/* Takes the track at a position out of the list and gives it to the caller.
 * NULL if there is no such position. */
mt_track *mt_take(mt_list *list, int position);

/* Puts the track at one position to another, those between move up. Returns
 * -1 if there are no such positions, else 0. */
int mt_move(mt_list *list, int from, int to);

/* Shuffles the list; the same seed does the same to lists of equal length. */
void mt_shuffle(mt_list *list, unsigned seed);

/* The track to play next: each track in turn, and after the last the first
 * again. NULL if the list is empty. Still the list's. */
mt_track *mt_play(mt_list *list);

#endif
