#include "litrun.h"

#include <string.h>

#define LONGEST 128

size_t litrun_bound(size_t n)
{
    if (n > LITRUN_MAX)
        return LITRUN_BAD;
    return n + (n + LONGEST - 1) / LONGEST;
}

/* Length of the run of equal bytes at src[at], LONGEST at most. */
static size_t run_length(const uint8_t *src, size_t at, size_t n)
{
    size_t length = 1;
    while (length < LONGEST && at + length < n && src[at + length] == src[at])
        length++;
    return length;
}

size_t litrun_encode(uint8_t *dst, const uint8_t *src, size_t n)
{
    size_t out = 0, at = 0;
    if (n > LITRUN_MAX)
        return LITRUN_BAD;
    while (at < n) {
        size_t run = run_length(src, at, n);
        if (run >= 2) {
            dst[out++] = (uint8_t)(257 - run);
            dst[out++] = src[at];
            at += run;
            continue;
        }
        size_t start = at;
        while (at < n && at - start < LONGEST && run_length(src, at, n) < 2)
            at++;
        dst[out++] = (uint8_t)(at - start - 1);
        memcpy(dst + out, src + start, at - start);
        out += at - start;
    }
    return out;
}

/*
 * Reads the group at src[*at].  Sets its length, whether it is a run, and where
 * its bytes are; moves *at behind it.  0 if it is cut short.
 */
static int next_group(const uint8_t *src, size_t n, size_t *at, size_t *length, int *is_run, size_t *bytes)
{
    unsigned control = src[(*at)++];
    *bytes = *at;
    *is_run = 0;
    *length = 0;
    if (control == 128)
        return 1;
    size_t stored = 1;
    if (control < 128) {
        *length = stored = control + 1;
    } else {
        *length = 257 - control;
        *is_run = 1;
    }
    if (n - *at < stored)
        return 0;
    *at += stored;
    return 1;
}

static size_t walk(const uint8_t *src, size_t n, size_t *groups)
{
    size_t at = 0, total = 0, length, bytes;
    int is_run;
    *groups = 0;
    while (at < n) {
        if (!next_group(src, n, &at, &length, &is_run, &bytes))
            return LITRUN_BAD;
        total += length;
        if (total > LITRUN_MAX)
            return LITRUN_BAD;
        ++*groups;
    }
    return total;
}

size_t litrun_measure(const uint8_t *src, size_t n)
{
    size_t groups;
    return walk(src, n, &groups);
}

size_t litrun_groups(const uint8_t *src, size_t n)
{
    size_t groups;
    return walk(src, n, &groups) == LITRUN_BAD ? LITRUN_BAD : groups;
}

size_t litrun_decode(uint8_t *dst, size_t cap, const uint8_t *src, size_t n)
{
    size_t at = 0, out = 0, length, bytes;
    int is_run;
    size_t total = litrun_measure(src, n);
    if (total == LITRUN_BAD || total > cap)
        return LITRUN_BAD;
    while (at < n && next_group(src, n, &at, &length, &is_run, &bytes)) {
        if (length == 0)
            continue;
        if (is_run)
            memset(dst + out, src[bytes], length);
        else
            memcpy(dst + out, src + bytes, length);
        out += length;
    }
    return out;
}

void litrun_delta(uint8_t *data, size_t n)
{
    uint8_t before = 0;
    for (size_t i = 0; i < n; i++) {
        uint8_t now = data[i];
        data[i] = (uint8_t)(now - before);
        before = now;
    }
}

void litrun_undelta(uint8_t *data, size_t n)
{
    uint8_t before = 0;
    for (size_t i = 0; i < n; i++) {
        before = (uint8_t)(before + data[i]);
        data[i] = before;
    }
}
