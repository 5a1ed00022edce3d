#include "escshift.h"

#include <string.h>

#define ESC 0x1b
#define SO 0x0e
#define SI 0x0f

/* Announcement, switch and character; the switch back at the end. */
#define LONGEST (4 + 3 + 4)

static const unsigned char announcement[4] = {ESC, '$', ')', 'W'};
static const unsigned char to_latin[3] = {ESC, ',', 'A'};
static const unsigned char to_wide[1] = {SO};
static const unsigned char to_basic[1] = {SI};

void escshift_init(struct escshift *e)
{
    e->set = ESCSHIFT_BASIC;
    e->announced = 0;
    e->marks = 0;
}

size_t escshift_room(size_t count)
{
    return count > (SIZE_MAX - 1) / LONGEST ? SIZE_MAX : count * LONGEST + 1;
}

static int sendable(uint32_t point)
{
    return point != ESC && point != SO && point != SI && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
}

static enum escshift_set set_of(uint32_t point)
{
    if (point < 0x80)
        return ESCSHIFT_BASIC;
    return point >= 0xa0 && point <= 0xff ? ESCSHIFT_LATIN : ESCSHIFT_WIDE;
}

/* The bytes of a code point in its set; how many. */
static size_t bytes_of(uint32_t point, enum escshift_set set, unsigned char *bytes)
{
    if (set != ESCSHIFT_WIDE) {
        bytes[0] = (unsigned char)(point & 0x7f);
        return 1;
    }
    for (int i = 0; i < 4; i++)
        bytes[i] = (unsigned char)(0x21 + (point >> (18 - 6 * i) & 0x3f));
    return 4;
}

static size_t switch_to(enum escshift_set set, const unsigned char **sequence)
{
    switch (set) {
    case ESCSHIFT_LATIN:
        *sequence = to_latin;
        return sizeof to_latin;
    case ESCSHIFT_WIDE:
        *sequence = to_wide;
        return sizeof to_wide;
    default:
        *sequence = to_basic;
        return sizeof to_basic;
    }
}

struct escshift_done escshift_encode(struct escshift *e, const uint32_t *points, size_t count, unsigned char *out,
                                     size_t room)
{
    struct escshift_done done = {0, 0};
    unsigned char *to = out, *end = out == NULL ? NULL : out + room;
    while (done.taken < count && to < end) {
        uint32_t point = points[done.taken];
        int mark = !sendable(point);
        if (mark)
            point = '?';
        enum escshift_set set = set_of(point);
        if (set == ESCSHIFT_WIDE && !e->announced) {
            memcpy(to, announcement, sizeof announcement);
            to += sizeof announcement;
            e->announced = 1;
        }
        if (set != e->set) {
            const unsigned char *sequence;
            size_t length = switch_to(set, &sequence);
            if (end - to < (ptrdiff_t)length)
                break;
            memcpy(to, sequence, length);
            to += length;
            e->set = set;
        }
        unsigned char bytes[4];
        size_t length = bytes_of(point, set, bytes);
        if (end - to < (ptrdiff_t)length)
            break;
        memcpy(to, bytes, length);
        to += length;
        if (point == '\n')
            e->announced = 0;
        if (mark)
            e->marks++;
        done.taken++;
    }
    done.given = to == out ? 0 : (size_t)(to - out);
    return done;
}

size_t escshift_end(struct escshift *e, unsigned char *out, size_t room)
{
    if (e->set == ESCSHIFT_BASIC || room == 0)
        return 0;
    out[0] = SI;
    e->set = ESCSHIFT_BASIC;
    return 1;
}

/* How far a sequence of three or four bytes is there: all of it 1, a part of it
   at the end of the input 0, otherwise -1. */
static int match(const unsigned char *bytes, size_t count, const unsigned char *sequence, size_t length)
{
    size_t i = 0;
    while (i < count && i < length && bytes[i] == sequence[i])
        i++;
    if (i == length)
        return 1;
    return i == count ? 0 : -1;
}

/* Takes a control sequence; its length, 0 when it is cut off. */
static size_t control(struct escshift *e, const unsigned char *bytes, size_t count)
{
    if (bytes[0] == SI) {
        e->set = ESCSHIFT_BASIC;
        return 1;
    }
    if (bytes[0] == SO) {
        if (e->announced)
            e->set = ESCSHIFT_WIDE;
        else
            e->marks++;
        return 1;
    }
    int latin = match(bytes, count, to_latin, sizeof to_latin);
    int wide = match(bytes, count, announcement, sizeof announcement);
    if (latin == 1) {
        e->set = ESCSHIFT_LATIN;
        return sizeof to_latin;
    }
    if (wide == 1) {
        e->announced = 1;
        return sizeof announcement;
    }
    if (latin == 0 || wide == 0)
        return 0;
    e->marks++;
    return 1;
}

struct escshift_done escshift_decode(struct escshift *e, const unsigned char *bytes, size_t count, uint32_t *out,
                                     size_t room)
{
    struct escshift_done done = {0, 0};
    while (done.taken < count) {
        const unsigned char *at = bytes + done.taken;
        size_t left = count - done.taken, width = 1;
        if (*at == ESC || *at == SO || *at == SI) {
            width = control(e, at, left);
            if (width == 0)
                break;
            done.taken += width;
            continue;
        }
        uint32_t point = *at;
        int wrong = *at >= 0x80;
        if (e->set == ESCSHIFT_LATIN && !wrong) {
            wrong = point < 0x20;
            point += 0x80;
        } else if (e->set == ESCSHIFT_WIDE && !wrong) {
            point = 0;
            for (width = 0; width < 4 && width < left && !wrong; width++) {
                wrong = at[width] < 0x21 || at[width] > 0x60;
                point = point << 6 | (uint32_t)(at[width] - 0x21);
            }
            if (!wrong && width < 4)
                break;
            if (wrong)
                width = 1;
            else
                wrong = !sendable(point);
        }
        if (!wrong) {
            if (done.given == room)
                break;
            out[done.given++] = point;
            if (point == '\n' && e->set == ESCSHIFT_BASIC)
                e->announced = 0;
        } else {
            e->marks++;
        }
        done.taken += width;
    }
    return done;
}
