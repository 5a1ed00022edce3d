#include "fiver.h"

#include <stdlib.h>
#include <string.h>

static int is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The digits of a group of which `bytes` bytes are there. */
static size_t put_group(char out[5], uint32_t group, int bytes)
{
    if (bytes == 4 && group == 0) {
        out[0] = 'z';
        return 1;
    }
    char digits[5];
    for (int i = 4; i >= 0; i--) {
        digits[i] = (char)('!' + group % 85);
        group /= 85;
    }
    memcpy(out, digits, (size_t)bytes + 1);
    return (size_t)bytes + 1;
}

size_t fv_bound(size_t n)
{
    if (n > FV_MAX)
        return 0;
    return n / 4 * 5 + (n % 4 != 0 ? n % 4 + 1 : 0);
}

char *fv_encode(const void *data, size_t n)
{
    const unsigned char *p = data;

    if (n > FV_MAX)
        return NULL;
    char *out = malloc(fv_bound(n) + 1);
    if (out == NULL)
        return NULL;

    size_t used = 0;
    size_t i = 0;
    while (i < n) {
        uint32_t group = 0;
        int bytes = 0;
        for (int shift = 24; shift >= 0 && i < n; shift -= 8, bytes++)
            group |= (uint32_t)p[i++] << shift;
        used += put_group(out + used, group, bytes);
    }
    out[used] = '\0';
    return out;
}

/* A group of 2 to 5 digits as a number; the missing ones are 'u'. */
static uint64_t group_value(const unsigned char *digits, int have)
{
    uint64_t value = 0;

    for (int i = 0; i < 5; i++)
        value = value * 85 + (i < have ? digits[i] : 84);
    return value;
}

/* Reads the text; the bytes go to out if it is not NULL. */
static enum fv_status scan(const char *text, unsigned char *out, size_t *n)
{
    unsigned char digits[5];
    int have = 0;
    size_t used = 0;

    for (;; text++) {
        if (is_space(*text))
            continue;
        if (*text == 'z') {
            if (have != 0)
                return FV_BAD_Z;
            if (out != NULL)
                memset(out + used, 0, 4);
            used += 4;
            continue;
        }
        if (*text != '\0') {
            if (*text < '!' || *text > 'u')
                return FV_BAD_CHARACTER;
            digits[have++] = (unsigned char)(*text - '!');
            if (have < 5)
                continue;
        } else if (have == 1) {
            return FV_BAD_END;
        }
        if (have > 0) {
            uint64_t value = group_value(digits, have);
            if (value > UINT32_MAX)
                return FV_BAD_GROUP;
            for (int i = 0; i < have - 1; i++, used++)
                if (out != NULL)
                    out[used] = (unsigned char)(value >> (24 - 8 * i));
            have = 0;
        }
        if (*text == '\0')
            break;
    }
    *n = used;
    return FV_OK;
}

enum fv_status fv_check(const char *text)
{
    size_t n;

    if (strlen(text) > FV_MAX)
        return FV_TOO_LONG;
    return scan(text, NULL, &n);
}

unsigned char *fv_decode(const char *text, size_t *n)
{
    size_t characters = 0;

    *n = 0;
    if (fv_check(text) != FV_OK)
        return NULL;
    for (const char *p = text; *p != '\0'; p++)
        if (!is_space(*p))
            characters++;

    unsigned char *out = malloc((characters + 4) / 5 * 4 + 1);
    if (out == NULL)
        return NULL;
    scan(text, out, n);
    return out;
}

void fv_start(fv_writer *w, fv_sink *sink, void *user)
{
    w->sink = sink;
    w->user = user;
    w->group = 0;
    w->have = 0;
    w->stopped = 0;
}

static int flush(fv_writer *w)
{
    char text[5];
    size_t length = put_group(text, w->group, w->have);

    w->group = 0;
    w->have = 0;
    return w->stopped = w->sink(text, length, w->user);
}

int fv_write(fv_writer *w, const void *data, size_t n)
{
    const unsigned char *p = data;

    for (size_t i = 0; i < n && w->stopped == 0; i++) {
        w->group |= (uint32_t)p[i] << (24 - 8 * w->have);
        if (++w->have == 4)
            flush(w);
    }
    return w->stopped;
}

int fv_finish(fv_writer *w)
{
    if (w->stopped == 0 && w->have > 0)
        flush(w);
    int result = w->stopped;
    fv_start(w, w->sink, w->user);
    return result;
}
