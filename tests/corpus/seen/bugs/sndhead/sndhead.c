#include "sndhead.h"

#include <string.h>

static uint32_t get32(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static void put32(uint8_t *p, uint32_t v)
{
    p[0] = (uint8_t)(v >> 24);
    p[1] = (uint8_t)(v >> 16);
    p[2] = (uint8_t)(v >> 8);
    p[3] = (uint8_t)v;
}

unsigned snd_sample_bytes(uint32_t encoding)
{
    switch (encoding) {
    case SND_MULAW:
    case SND_PCM8:
        return 1;
    case SND_PCM16:
        return 2;
    case SND_PCM24:
        return 3;
    case SND_PCM32:
        return 4;
    default:
        return 0;
    }
}

const char *snd_encoding_name(uint32_t encoding)
{
    static const char *const names[] = { "mu-law", "8-bit PCM", "16-bit PCM", "24-bit PCM", "32-bit PCM" };

    return encoding >= SND_MULAW && encoding <= SND_PCM32 ? names[encoding - SND_MULAW] : "unknown";
}

static int supported(uint32_t encoding, uint32_t channels)
{
    return snd_sample_bytes(encoding) > 0 && channels > 0 && channels <= SND_CHANNELS;
}

int snd_parse(const uint8_t *file, size_t len, snd_info *info)
{
    snd_info in;

    if (len < SND_HEADER)
        return SND_ESHORT;
    if (memcmp(file, ".snd", 4) != 0)
        return SND_EMAGIC;
    in.offset = get32(file + 4);
    in.size = get32(file + 8);      /* 0xffffffff: not known */
    in.encoding = get32(file + 12);
    in.rate = get32(file + 16);
    in.channels = get32(file + 20);
    if (in.offset < SND_HEADER || !supported(in.encoding, in.channels))
        return SND_EFORMAT;
    if (in.offset > len)
        return SND_ESHORT;
    if (in.size > len - in.offset)
        in.size = (uint32_t)(len - in.offset);
    *info = in;
    return SND_OK;
}

int snd_build(uint8_t *header, const snd_info *info)
{
    if (!supported(info->encoding, info->channels))
        return SND_EFORMAT;
    memcpy(header, ".snd", 4);
    put32(header + 4, SND_HEADER);
    put32(header + 8, info->size);
    put32(header + 12, info->encoding);
    put32(header + 16, info->rate);
    put32(header + 20, info->channels);
    return SND_OK;
}

uint32_t snd_frames(const snd_info *info)
{
    uint64_t frame = (uint64_t)snd_sample_bytes(info->encoding) * info->channels;

    return frame > 0 ? (uint32_t)(info->size / frame) : 0;
}

uint64_t snd_duration_ms(const snd_info *info)
{
    return (uint64_t)snd_frames(info) * 1000 / info->rate;
}

int snd_peak(const uint8_t *file, size_t len, const snd_info *info)
{
    unsigned width = snd_sample_bytes(info->encoding);
    size_t pos = info->offset, end = (size_t)info->offset + info->size;
    int peak = 0;

    if (width == 0 || info->encoding == SND_MULAW)
        return -1;
    if (end > len)
        end = len;
    for (; pos < end && end - pos >= width; pos += width) {
        int v = file[pos] * 256;

        if (width > 1)
            v += file[pos + 1];
        if (v >= 32768)
            v -= 65536;
        if (v < 0)
            v = -v;
        if (v > peak)
            peak = v;
    }
    return peak;
}
