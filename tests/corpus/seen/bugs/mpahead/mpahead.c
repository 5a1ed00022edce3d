#include "mpahead.h"

static const uint16_t v1_l1[] = { 0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448 };
static const uint16_t v1_l2[] = { 0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384 };
static const uint16_t v1_l3[] = { 0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320 };
static const uint16_t v2_l1[] = { 0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256 };
static const uint16_t v2_lx[] = { 0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160 };

static const uint16_t *bitrates(int version, int layer)
{
    if (version == 10)
        return layer == 1 ? v1_l1 : layer == 2 ? v1_l2 : v1_l3;
    return layer == 1 ? v2_l1 : v2_lx;
}

int mpa_parse(const unsigned char *p, mpa_header *h)
{
    static const int versions[4] = { 25, 0, 20, 10 };
    static const unsigned rates[3] = { 44100, 48000, 32000 };
    int version, layer;
    unsigned bitrate, rate;

    if (p[0] != 0xff || (p[1] & 0xe0) != 0xe0)
        return MPA_ENOSYNC;
    version = versions[(p[1] >> 3) & 3];
    layer = 4 - ((p[1] >> 1) & 3);
    bitrate = p[2] >> 4;
    rate = (p[2] >> 2) & 3;
    if (version == 0 || layer == 4 || rate == 3)
        return MPA_ERESERVED;
    if (bitrate == 0)
        return MPA_EFREE;
    h->version = version;
    h->layer = layer;
    h->kbps = bitrates(version, layer)[bitrate];
    h->rate = rates[rate] >> (version == 10 ? 0 : version == 20 ? 1 : 2);
    h->channels = (p[3] >> 6) == 3 ? 1 : 2;
    h->padding = (p[2] >> 1) & 1;
    h->crc = !(p[1] & 1);
    return MPA_OK;
}

unsigned mpa_frame_samples(const mpa_header *h)
{
    if (h->layer == 1)
        return 384;
    return h->layer == 3 && h->version != 10 ? 576 : 1152;
}

size_t mpa_frame_bytes(const mpa_header *h)
{
    uint64_t slots;

    if (h->rate == 0 || h->kbps == 0 || h->kbps > 10000)
        return 0;
    slots = (uint64_t)h->kbps * 1000 * (h->layer == 1 ? 12 : mpa_frame_samples(h) / 8) / h->rate;
    slots += h->padding != 0;
    return (size_t)(h->layer == 1 ? slots * 4 : slots);
}

int mpa_compatible(const mpa_header *a, const mpa_header *b)
{
    return a->version == b->version && a->layer == b->layer && a->rate == b->rate &&
           a->channels == b->channels;
}

size_t mpa_sync(const unsigned char *buf, size_t len, size_t from, mpa_header *h)
{
    for (; from < len && len - from >= 4; from++)
        if (mpa_parse(buf + from, h) == MPA_OK)
            return from;
    return len;
}

size_t mpa_walk(const unsigned char *buf, size_t len, mpa_frame_fn fn, void *user)
{
    size_t pos = 0, calls = 0;
    mpa_header h;

    while ((pos = mpa_sync(buf, len, pos, &h)) < len) {
        size_t n = mpa_frame_bytes(&h);

        if (n > len - pos)
            break;
        calls++;
        if (fn(user, &h, buf + pos, n) != 0)
            break;
        pos += n;
    }
    return calls;
}

static int add_time(void *user, const mpa_header *h, const unsigned char *frame, size_t n)
{
    (void)frame;
    (void)n;
    *(uint64_t *)user += (uint64_t)mpa_frame_samples(h) * 1000000 / h->rate;
    return 0;
}

uint64_t mpa_duration(const unsigned char *buf, size_t len)
{
    uint64_t total = 0;

    mpa_walk(buf, len, add_time, &total);
    return total;
}
