#include "cropgeo.h"

#include <stdio.h>

/* Digits at *at; false when there are none or the number is too large. */
static bool digits(const char **at, uint32_t *value)
{
    const char *p = *at;
    uint32_t sum = 0;
    if (*p < '0' || *p > '9')
        return false;
    for (; *p >= '0' && *p <= '9'; p++) {
        sum = 10 * sum + (uint32_t)(*p - '0');
        if (sum > CG_MAX_SIDE)
            return false;
    }
    *at = p;
    *value = sum;
    return true;
}

static bool offset(const char **at, int32_t *value)
{
    char sign = **at;
    uint32_t sum;
    if (sign != '+' && sign != '-')
        return false;
    ++*at;
    if (!digits(at, &sum))
        return false;
    *value = sign == '-' ? -(int32_t)sum : (int32_t)sum;
    return true;
}

bool cg_parse(const char *text, struct cg_geometry *geo)
{
    struct cg_geometry read = {0, 0, 0, 0, 0};
    uint32_t width = 0, height = 0;
    bool both = false;
    if (*text >= '0' && *text <= '9' && !digits(&text, &width))
        return false;
    if (*text == 'x') {
        text++;
        both = true;
        if (!digits(&text, &height))
            return false;
    }
    if (*text == '%') {
        text++;
        read.flags |= CG_PERCENT;
        if (!both)
            height = width;
    }
    switch (*text) {
    case '!': read.flags |= CG_EXACT; text++; break;
    case '<': read.flags |= CG_ENLARGE; text++; break;
    case '>': read.flags |= CG_SHRINK; text++; break;
    case '^': read.flags |= CG_COVER; text++; break;
    default: break;
    }
    if (*text != '\0' && (!offset(&text, &read.x) || !offset(&text, &read.y)))
        return false;
    if (*text != '\0')
        return false;
    read.width = (uint16_t)width;
    read.height = (uint16_t)height;
    *geo = read;
    return true;
}

int cg_format(const struct cg_geometry *geo, char *to, size_t size)
{
    unsigned flags = geo->flags;
    return snprintf(to, size, "%ux%u%s%s%+ld%+ld", (unsigned)geo->width, (unsigned)geo->height,
        flags & CG_PERCENT ? "%" : "",
        flags & CG_EXACT ? "!" : flags & CG_ENLARGE ? "<" : flags & CG_SHRINK ? ">" : flags & CG_COVER ? "^" : "",
        (long)geo->x, (long)geo->y);
}

static bool is_size(uint32_t w, uint32_t h)
{
    return w >= 1 && w <= CG_MAX_SIDE && h >= 1 && h <= CG_MAX_SIDE;
}

/* What a side of the geometry means for a side of an image. */
static uint32_t side_of(const struct cg_geometry *geo, uint32_t given, uint32_t side)
{
    if (given == 0)
        return side;
    if (geo->flags & CG_PERCENT)
        return (uint32_t)((uint64_t)side * given / 100);
    return given;
}

static uint32_t limited(uint64_t side)
{
    return side < 1 ? 1 : side > CG_MAX_SIDE ? CG_MAX_SIDE : (uint32_t)side;
}

bool cg_resize(const struct cg_geometry *geo, uint32_t w, uint32_t h, uint32_t *new_w, uint32_t *new_h)
{
    if (!is_size(w, h))
        return false;
    uint64_t to_w = limited(side_of(geo, geo->width, w));
    uint64_t to_h = limited(side_of(geo, geo->height, h));
    if (geo->flags & (CG_PERCENT | CG_EXACT)) {
        /* each side on its own */
    } else if (geo->width == 0 && geo->height != 0) {
        to_w = w * to_h / h;
    } else if (geo->height == 0 && geo->width != 0) {
        to_h = h * to_w / w;
    } else {
        bool wider = w * to_h > h * to_w;
        if (wider != ((geo->flags & CG_COVER) != 0))
            to_h = h * to_w / w;
        else
            to_w = w * to_h / h;
    }
    if (((geo->flags & CG_SHRINK) && to_w >= w && to_h >= h) || ((geo->flags & CG_ENLARGE) && (to_w <= w || to_h <= h))) {
        to_w = w;
        to_h = h;
    }
    *new_w = limited(to_w);
    *new_h = limited(to_h);
    return true;
}

/* Cuts [start, start + length) down to [0, side). */
static bool overlap(int64_t start, int64_t length, int64_t side, uint32_t *from, uint32_t *size)
{
    int64_t end = start + length;
    if (start < 0)
        start = 0;
    if (end > side)
        end = side;
    if (start >= end)
        return false;
    *from = (uint32_t)start;
    *size = (uint32_t)(end - start);
    return true;
}

bool cg_crop(const struct cg_geometry *geo, uint32_t w, uint32_t h, struct cg_rect *part)
{
    struct cg_rect found;
    if (!is_size(w, h) || !overlap(geo->x, side_of(geo, geo->width, w), w, &found.x, &found.width) ||
        !overlap(geo->y, side_of(geo, geo->height, h), h, &found.y, &found.height))
        return false;
    *part = found;
    return true;
}

bool cg_tiles(const struct cg_geometry *geo, uint32_t w, uint32_t h, uint32_t *columns, uint32_t *rows)
{
    if (!is_size(w, h))
        return false;
    uint32_t tile_w = side_of(geo, geo->width, w);
    uint32_t tile_h = side_of(geo, geo->height, h);
    *columns = (w + tile_w - 1) / tile_w;
    *rows = (h + tile_h - 1) / tile_h;
    return true;
}
