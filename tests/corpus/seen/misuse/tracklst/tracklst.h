/** \file tracklst.h  Playlists.
 *
 *  Tracks are made on their own and then put into a playlist, which owns them
 *  from there on.  Positions count from 0.
 */
#ifndef TRACKLST_H
#define TRACKLST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TL_TITLE_MAX 255    /**< longest title in bytes */
#define TL_TRACKS_MAX 10000 /**< most tracks of a playlist */

typedef struct tl_track tl_track;
typedef struct tl_list tl_list;

/** A new track.  The title is copied.  NULL if the title is too long or there
 *  is no memory.  The caller owns the track. */
tl_track *tl_track_new(const char *title, unsigned seconds);

/** Frees a track that the caller owns.  NULL is allowed. */
void tl_track_free(tl_track *track);

/** The title.  The string is the track's own: it is valid until
 *  tl_track_rename() or until the track is freed. */
const char *tl_track_title(const tl_track *track);

/** Playing time in seconds. */
unsigned tl_track_seconds(const tl_track *track);

/** Gives the track another title, which is copied.  False if the title is too
 *  long or there is no memory; the old one is kept then. */
bool tl_track_rename(tl_track *track, const char *title);

/** An empty playlist, or NULL if there is no memory. */
tl_list *tl_new(void);

/** Frees a playlist and the tracks in it.  NULL is allowed. */
void tl_free(tl_list *list);

/** Number of tracks. */
size_t tl_count(const tl_list *list);

/** Playing time of all tracks together. */
uint64_t tl_seconds(const tl_list *list);

/** Inserts a track before position \a at; a position behind the end appends.
 *  The track must be the caller's, not in a playlist already.  On success the
 *  playlist takes ownership.  False if the playlist is full or there is no
 *  memory; the caller still owns the track then. */
bool tl_insert(tl_list *list, size_t at, tl_track *track);

/** The track at a position, NULL if there is none.  The playlist still owns
 *  it. */
tl_track *tl_get(const tl_list *list, size_t at);

/** Takes the track at a position out and hands it back to the caller, who owns
 *  it again.  NULL if there is none. */
tl_track *tl_take(tl_list *list, size_t at);

/** Moves a track to another position.  False if there is no such position. */
bool tl_move(tl_list *list, size_t from, size_t to);

/** Puts the tracks into an order that depends on the seed only. */
void tl_shuffle(tl_list *list, uint32_t seed);

#endif
