#ifndef RAILYARD_H
#define RAILYARD_H

#include <stddef.h>

/* Tracks of a yard, and the switches between them.  A yard owns its tracks; they
 * are good until you remove them or free the yard. */
typedef struct railyard railyard;
typedef struct track track;

enum switch_kind { SWITCH_LEFT, SWITCH_RIGHT };

railyard *railyard_new(void);

/* Frees the yard and its tracks; NULL is fine. */
void railyard_free(railyard *yard);

/* A new track, NULL without memory or when there are 8. */
track *railyard_add(railyard *yard, int length);

/* A switch from one track to another; there may be one of each kind.  0, or -1 when there is one already, or when it
 * would lead around in a circle. */
int track_join(track *from, track *to, enum switch_kind kind);

/* Takes a track out and frees it; switches to it are gone, too. */
void railyard_remove(railyard *yard, track *one);

/* Its length and that of all that it leads to. */
int track_reach(const track *one);

/* Codes for a sign of the yard: those are width * height bytes. */
struct sign {
    unsigned char *bits;
    size_t width, height;
};

/* Paints the sign; text is what stands on it. */
void sign_paint(struct sign *sign, const char *text);

#endif
