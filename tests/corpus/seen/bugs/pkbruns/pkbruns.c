#include "pkbruns.h"

#include <stdlib.h>
#include <string.h>

#define PACKET_MAX 128

size_t pkr_bound(size_t n)
{
    if (n > PKR_MAX)
        return 0;
    /* One head for every full or partial packet of literal bytes. */
    return n + (n + PACKET_MAX - 1) / PACKET_MAX;
}

/* How often the byte at src[0] comes in a row, up to a packet. */
static size_t run_length(const unsigned char *src, size_t n)
{
    size_t run = 1;

    while (run < n && run < PACKET_MAX && src[run] == src[0])
        run++;
    return run;
}

/* How many bytes from src[0] on are best taken as they are. */
static size_t literal_length(const unsigned char *src, size_t n)
{
    size_t len = 0;

    while (len < n && len < PACKET_MAX) {
        if (len + 1 < n && src[len] == src[len + 1])
            break;
        len++;
    }
    return len;
}

size_t pkr_encode(unsigned char *dst, const unsigned char *src, size_t n)
{
    size_t in = 0, out = 0;

    if (n > PKR_MAX)
        return 0;
    while (in < n) {
        size_t run = run_length(src + in, n - in);

        if (run > 1) {
            dst[out++] = (unsigned char)(257 - run);
            dst[out++] = src[in];
            in += run;
        } else {
            size_t len = literal_length(src + in, n - in);

            dst[out++] = (unsigned char)(len - 1);
            memcpy(dst + out, src + in, len);
            out += len;
            in += len;
        }
    }
    return out;
}

int pkr_encode_new(unsigned char **code, size_t *len, const unsigned char *src, size_t n)
{
    unsigned char *buffer, *exact;
    size_t used;

    *code = NULL;
    *len = 0;
    if (n > PKR_MAX)
        return PKR_TOOBIG;
    buffer = malloc(n > 0 ? pkr_bound(n) : 1);
    if (!buffer)
        return PKR_NOMEM;
    used = pkr_encode(buffer, src, n);
    exact = realloc(buffer, used > 0 ? used : 1);
    *code = exact ? exact : buffer;
    *len = used;
    return PKR_OK;
}

int pkr_decoded_size(const unsigned char *code, size_t n, size_t *size)
{
    size_t in = 0, total = 0;

    while (in < n) {
        unsigned head = code[in++];
        size_t takes, gives;

        if (head == 128)
            continue;
        takes = head < 128 ? head + 1u : 1u;
        gives = head < 128 ? head + 1u : 257u - head;
        if (takes > n - in)
            return PKR_TRUNCATED;
        in += takes;
        if (gives > PKR_MAX - total)
            return PKR_TOOBIG;
        total += gives;
    }
    *size = total;
    return PKR_OK;
}

int pkr_decode(unsigned char *dst, size_t cap, size_t *len, const unsigned char *code, size_t n)
{
    size_t in = 0, out = 0;
    int status = PKR_OK;

    while (in < n && status == PKR_OK) {
        unsigned head = code[in++];
        size_t count;

        if (head == 128)
            continue;
        if (head < 128) {
            count = head + 1u;
            if (count > n - in) {
                count = n - in;
                status = PKR_TRUNCATED;
            }
            if (count > cap - out) {
                count = cap - out;
                status = PKR_NOSPACE;
            }
            if (count > 0)
                memcpy(dst + out, code + in, count);
            in += count;
        } else {
            if (in == n) {
                status = PKR_TRUNCATED;
                break;
            }
            count = 257u - head;
            if (count > cap - out) {
                count = cap - out;
                status = PKR_NOSPACE;
            }
            if (count > 0)
                memset(dst + out, code[in], count);
            in++;
        }
        out += count;
    }
    *len = out;
    return status;
}

void pkr_open(struct pkr_reader *rd, const unsigned char *code, size_t n)
{
    rd->code = code;
    rd->left = n;
    rd->count = 0;
    rd->repeat = -1;
}

int pkr_next(struct pkr_reader *rd)
{
    while (rd->count == 0) {
        unsigned head;

        if (rd->left == 0)
            return -1;
        head = *rd->code++;
        rd->left--;
        if (head == 128)
            continue;
        if (head < 128) {
            rd->count = head + 1;
            rd->repeat = -1;
        } else {
            if (rd->left == 0)
                return -1;
            rd->count = 257 - head;
            rd->repeat = *rd->code++;
            rd->left--;
        }
    }
    if (rd->repeat < 0) {
        if (rd->left == 0) {
            rd->count = 0;
            return -1;
        }
        rd->count--;
        rd->left--;
        return *rd->code++;
    }
    rd->count--;
    return rd->repeat;
}

const char *pkr_message(int status)
{
    static const char *const text[] = {
        "all is well",
        "the code ends too early",
        "the output does not fit",
        "too many bytes",
        "out of memory",
    };

    if (status > 0 || status < PKR_NOMEM)
        return "unknown status";
    return text[-status];
}
