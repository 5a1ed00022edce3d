#include "wavhdr.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define TAG_PCM        0x0001
#define TAG_EXTENSIBLE 0xfffe
#define SIZE_PLAIN     44
#define SIZE_EXTENDED  68

struct wh_header {
    struct wh_info info;
    bool mapped;
    int *map;           /* an entry for each channel, if mapped */
};

static const unsigned char pcm_guid[16] = {
    0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10, 0x00, 0x80, 0x00, 0x00, 0xaa, 0x00, 0x38, 0x9b, 0x71,
};

static bool good_format(unsigned channels, unsigned rate, unsigned bits)
{
    return channels >= 1 && channels <= WH_MAX_CHANNELS && rate >= 1 && rate <= WH_MAX_RATE &&
           (bits == 8 || bits == 16 || bits == 24 || bits == 32);
}

static unsigned frame_size(const wh_header *h)
{
    return h->info.channels * (h->info.bits / 8);
}

wh_header *wh_new(unsigned channels, unsigned rate, unsigned bits)
{
    wh_header *h;

    if (!good_format(channels, rate, bits))
        return NULL;
    h = calloc(1, sizeof *h);
    if (h == NULL)
        return NULL;
    h->info.channels = channels;
    h->info.rate = rate;
    h->info.bits = bits;
    return h;
}

void wh_free(wh_header *h)
{
    if (h == NULL)
        return;
    free(h->map);
    free(h);
}

wh_header *wh_copy(const wh_header *h)
{
    wh_header *copy = wh_new(h->info.channels, h->info.rate, h->info.bits);

    if (copy == NULL)
        return NULL;
    copy->info.frames = h->info.frames;
    if (h->mapped && wh_set_map(copy, h->map, h->info.channels) != WH_OK) {
        wh_free(copy);
        return NULL;
    }
    return copy;
}

int wh_set_format(wh_header *h, unsigned channels, unsigned rate, unsigned bits)
{
    if (!good_format(channels, rate, bits))
        return WH_EINVAL;
    if (channels != h->info.channels)
        h->mapped = false;
    h->info.channels = channels;
    h->info.rate = rate;
    h->info.bits = bits;
    h->info.frames = 0;
    return WH_OK;
}

int wh_set_map(wh_header *h, const int *speakers, size_t n)
{
    if (n == 0) {
        h->mapped = false;
        return WH_OK;
    }
    if (n != h->info.channels || speakers == NULL)
        return WH_EINVAL;
    for (size_t i = 0; i < n; i++)
        if (speakers[i] < 0 || speakers[i] >= WH_MAX_CHANNELS || (i > 0 && speakers[i] <= speakers[i - 1]))
            return WH_EINVAL;
    if (h->map == NULL) {
        h->map = malloc(n * sizeof *h->map);
        if (h->map == NULL)
            return WH_ENOMEM;
    }
    for (size_t i = 0; i < n; i++)
        h->map[i] = speakers[i];
    h->mapped = true;
    return WH_OK;
}

size_t wh_get_map(const wh_header *h, int *speakers, size_t max)
{
    size_t n = h->mapped ? h->info.channels : 0;

    for (size_t i = 0; i < n && i < max; i++)
        speakers[i] = h->map[i];
    return n;
}

int wh_set_frames(wh_header *h, uint32_t frames)
{
    uint64_t bytes = (uint64_t)frames * frame_size(h);

    /* The RIFF chunk counts the rest of the header and a pad byte too. */
    if (bytes + SIZE_EXTENDED + 1 > UINT32_MAX)
        return WH_EINVAL;
    h->info.frames = frames;
    return WH_OK;
}

void wh_get_info(const wh_header *h, struct wh_info *info)
{
    *info = h->info;
}

size_t wh_size(const wh_header *h)
{
    return h->mapped ? SIZE_EXTENDED : SIZE_PLAIN;
}

static unsigned char *put16(unsigned char *p, unsigned value)
{
    *p++ = value & 0xff;
    *p++ = value >> 8 & 0xff;
    return p;
}

static unsigned char *put32(unsigned char *p, uint32_t value)
{
    p = put16(p, value & 0xffff);
    return put16(p, value >> 16);
}

static unsigned char *put_tag(unsigned char *p, const char *tag)
{
    memcpy(p, tag, 4);
    return p + 4;
}

static unsigned get16(const unsigned char *p)
{
    return p[0] | (unsigned)p[1] << 8;
}

static uint32_t get32(const unsigned char *p)
{
    return get16(p) | (uint32_t)get16(p + 2) << 16;
}

size_t wh_encode(const wh_header *h, unsigned char *buf, size_t cap)
{
    unsigned char *p = buf;
    size_t size = wh_size(h);
    uint32_t bytes = h->info.frames * frame_size(h);

    if (cap < size)
        return 0;
    p = put_tag(p, "RIFF");
    p = put32(p, (uint32_t)size - 8 + bytes + (bytes & 1));
    p = put_tag(p, "WAVE");
    p = put_tag(p, "fmt ");
    p = put32(p, h->mapped ? 40 : 16);
    p = put16(p, h->mapped ? TAG_EXTENSIBLE : TAG_PCM);
    p = put16(p, h->info.channels);
    p = put32(p, h->info.rate);
    p = put32(p, h->info.rate * frame_size(h));
    p = put16(p, frame_size(h));
    p = put16(p, h->info.bits);
    if (h->mapped) {
        uint32_t mask = 0;

        for (unsigned i = 0; i < h->info.channels; i++)
            mask |= (uint32_t)1 << h->map[i];
        p = put16(p, 22);
        p = put16(p, h->info.bits);
        p = put32(p, mask);
        memcpy(p, pcm_guid, sizeof pcm_guid);
        p += sizeof pcm_guid;
    }
    p = put_tag(p, "data");
    put32(p, bytes);
    return size;
}

/* A header from the contents of a "fmt " chunk. */
static wh_header *decode_format(const unsigned char *p, uint32_t size)
{
    wh_header *h;
    unsigned tag, n = 0;
    int map[WH_MAX_CHANNELS];
    uint32_t mask;

    if (size < 16)
        return NULL;
    tag = get16(p);
    h = wh_new(get16(p + 2), get32(p + 4), get16(p + 14));
    if (h == NULL)
        return NULL;
    if (get16(p + 12) != frame_size(h))
        goto bad;
    if (tag == TAG_PCM)
        return h;
    if (tag != TAG_EXTENSIBLE || size < 40 || memcmp(p + 24, pcm_guid, sizeof pcm_guid) != 0)
        goto bad;
    mask = get32(p + 20);
    if (mask >> WH_MAX_CHANNELS != 0)
        goto bad;
    for (int i = 0; i < WH_MAX_CHANNELS; i++)
        if (mask >> i & 1)
            map[n++] = i;
    if (n != 0 && wh_set_map(h, map, n) != WH_OK)
        goto bad;
    return h;
bad:
    wh_free(h);
    return NULL;
}

wh_header *wh_decode(const unsigned char *data, size_t len)
{
    wh_header *h = NULL;
    size_t at = 12;

    if (len < 12 || memcmp(data, "RIFF", 4) != 0 || memcmp(data + 8, "WAVE", 4) != 0)
        return NULL;
    while (len - at >= 8) {
        const unsigned char *chunk = data + at;
        uint32_t size = get32(chunk + 4);

        at += 8;
        if (memcmp(chunk, "data", 4) == 0) {
            if (h == NULL || size % frame_size(h) != 0 || wh_set_frames(h, size / frame_size(h)) != WH_OK)
                break;
            return h;
        }
        if (size > len - at)
            break;
        if (memcmp(chunk, "fmt ", 4) == 0) {
            if (h != NULL || (h = decode_format(chunk + 8, size)) == NULL)
                break;
        }
        at += size;
        if ((size & 1) != 0 && at < len)
            at++;
    }
    wh_free(h);
    return NULL;
}

int wh_equal(const wh_header *a, const wh_header *b)
{
    if (a->info.channels != b->info.channels || a->info.rate != b->info.rate || a->info.bits != b->info.bits ||
        a->info.frames != b->info.frames || a->mapped != b->mapped)
        return 0;
    return !a->mapped || memcmp(a->map, b->map, a->info.channels * sizeof *a->map) == 0;
}
