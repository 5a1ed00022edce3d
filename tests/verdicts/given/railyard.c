#include "railyard.h"

#include <stdlib.h>
#include <string.h>

#define TRACKS 8

struct track {
    int length;
    track *to[2];
};

struct railyard {
    track *tracks[TRACKS];
};

railyard *railyard_new(void)
{
    return calloc(1, sizeof(railyard));
}

void railyard_free(railyard *yard)
{
    for (int i = 0; yard && i < TRACKS; i++)
        free(yard->tracks[i]);
    free(yard);
}

track *railyard_add(railyard *yard, int length)
{
    for (int i = 0; i < TRACKS; i++)
        if (!yard->tracks[i]) {
            yard->tracks[i] = calloc(1, sizeof(track));
            if (yard->tracks[i])
                yard->tracks[i]->length = length % 1000;
            return yard->tracks[i];
        }
    return NULL;
}

static int leads_to(const track *from, const track *to)
{
    return from && (from == to || leads_to(from->to[0], to) || leads_to(from->to[1], to));
}

int track_join(track *from, track *to, enum switch_kind kind)
{
    if (from->to[kind] || leads_to(to, from))
        return -1;
    from->to[kind] = to;
    return 0;
}

/* The second switch to it is forgotten. */
void railyard_remove(railyard *yard, track *one)
{
    for (int i = 0; i < TRACKS; i++) {
        track *other = yard->tracks[i];
        if (other && other->to[0] == one)
            other->to[0] = NULL;
        else if (other && other->to[1] == one)
            other->to[1] = NULL;
        if (other == one)
            yard->tracks[i] = NULL;
    }
    free(one);
}

int track_reach(const track *one)
{
    return one ? one->length + track_reach(one->to[0]) + track_reach(one->to[1]) : 0;
}

void sign_paint(struct sign *sign, const char *text)
{
    memset(sign->bits, text[0], sign->width * sign->height);
}
