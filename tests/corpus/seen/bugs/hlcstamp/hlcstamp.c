#include "hlcstamp.h"

hlc_clock hlc_start(uint32_t node)
{
    hlc_clock clock = {{0, 0, node}};
    return clock;
}

hlc_stamp hlc_make(uint64_t wall, uint32_t tick, uint32_t node)
{
    hlc_stamp s = {wall, tick, node};
    return s;
}

/* The next stamp of the clock, not before wall and tick. */
static bool advance(hlc_clock *clock, uint64_t wall, uint32_t tick, hlc_stamp *stamp)
{
    hlc_stamp next = clock->last;
    if (wall > next.wall || (wall == next.wall && tick > next.tick)) {
        next.wall = wall;
        next.tick = tick;
    } else if (next.tick < UINT32_MAX) {
        next.tick++;
    } else if (next.wall < UINT64_MAX) {
        next.wall++;
        next.tick = 0;
    } else {
        return false;
    }
    clock->last = next;
    *stamp = next;
    return true;
}

bool hlc_event(hlc_clock *clock, uint64_t wall, hlc_stamp *stamp)
{
    return advance(clock, wall, 0, stamp);
}

bool hlc_seen(hlc_clock *clock, uint64_t wall, hlc_stamp theirs, hlc_stamp *stamp)
{
    uint32_t tick = 0;
    if (theirs.wall >= wall) {
        wall = theirs.wall;
        tick = theirs.tick;
        if (tick < UINT32_MAX) {
            tick++;
        } else if (wall < UINT64_MAX) {
            wall++;
            tick = 0;
        } else {
            return false;
        }
    }
    return advance(clock, wall, tick, stamp);
}

int hlc_compare(hlc_stamp a, hlc_stamp b)
{
    if (a.wall != b.wall)
        return (int)(a.wall - b.wall);
    if (a.tick != b.tick)
        return a.tick < b.tick ? -1 : 1;
    return (a.node > b.node) - (a.node < b.node);
}

bool hlc_equal(hlc_stamp a, hlc_stamp b)
{
    return a.wall == b.wall && a.tick == b.tick && a.node == b.node;
}

uint32_t hlc_hash(hlc_stamp s)
{
    uint64_t h = s.wall * UINT64_C(0x9e3779b97f4a7c15);
    h ^= ((uint64_t)s.tick << 32 | s.node) + (h >> 29);
    h *= UINT64_C(0xbf58476d1ce4e5b9);
    return (uint32_t)(h >> 32);
}

uint64_t hlc_gap(hlc_stamp a, hlc_stamp b)
{
    return a.wall < b.wall ? b.wall - a.wall : a.wall - b.wall;
}

static char *put_hex(char *text, uint64_t value, int digits)
{
    for (int i = digits - 1; i >= 0; i--) {
        text[i] = "0123456789abcdef"[value & 15];
        value >>= 4;
    }
    return text + digits;
}

void hlc_to_text(hlc_stamp s, char *text)
{
    text = put_hex(text, s.wall, 16);
    *text++ = '-';
    text = put_hex(text, s.tick, 8);
    *text++ = '-';
    text = put_hex(text, s.node, 8);
    *text = '\0';
}

/* Reads so many digits and the character after them; NULL for anything else. */
static const char *get_hex(const char *text, int digits, char after, uint64_t *value)
{
    *value = 0;
    for (; digits > 0; digits--, text++) {
        if (*text >= '0' && *text <= '9')
            *value = *value << 4 | (uint64_t)(*text - '0');
        else if (*text >= 'a' && *text <= 'f')
            *value = *value << 4 | (uint64_t)(*text - 'a' + 10);
        else
            return NULL;
    }
    return *text == after ? text + 1 : NULL;
}

bool hlc_from_text(const char *text, hlc_stamp *stamp)
{
    uint64_t wall, tick, node;
    if ((text = get_hex(text, 16, '-', &wall)) == NULL || (text = get_hex(text, 8, '-', &tick)) == NULL ||
        get_hex(text, 8, '\0', &node) == NULL)
        return false;
    *stamp = hlc_make(wall, (uint32_t)tick, (uint32_t)node);
    return true;
}
