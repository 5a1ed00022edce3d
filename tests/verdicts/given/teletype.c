#include "teletype.h"

#define SHIFT 0x1b

static void emit(unsigned char byte, unsigned char **out, size_t *left)
{
    *(*out)++ = byte;
    --*left;
}

int tele_put(int c, unsigned char **out, size_t *left)
{
    if (*left < 1)
        return TELE_FULL;
    if (c >= '0' && c <= '9')
        emit(SHIFT, out, left); /* and no look at what is left */
    emit((unsigned char)c, out, left);
    return TELE_OK;
}

int tele_bell(unsigned char **out, size_t *left)
{
    if (*left < 2)
        return TELE_FULL;
    emit(SHIFT, out, left);
    emit('g', out, left);
    return TELE_OK;
}

int tele_take(const unsigned char **in, size_t *n, int *code)
{
    if (*n == 0)
        return TELE_SHORT;
    *code = (*in)[0] << 8 | (*in)[1];
    *in += 2;
    *n -= 2;
    return TELE_OK;
}

int tele_send(const uint16_t **in, size_t *n, unsigned char **out, size_t *left)
{
    for (; *n; ++*in, --*n) {
        if (*left < 2)
            return TELE_FULL;
        emit((unsigned char)(**in >> 8), out, left);
        emit((unsigned char)**in, out, left);
    }
    return TELE_OK;
}

size_t tele_skip(const char **at, const char *end)
{
    size_t skipped = 0;
    while (**at == ' ' && *at < end) {
        ++*at;
        skipped++;
    }
    return skipped;
}

size_t tele_word(const char **text)
{
    size_t letters = 0;
    for (; **text && **text != ' '; ++*text)
        letters++;
    return letters;
}

int tele_both(unsigned char **out, size_t *left)
{
    if (*left < 1)
        return TELE_FULL;
    *out[0]++ = 'g';
    *out[1]++ = 'g';
    --*left;
    return TELE_OK;
}

int tele_zeros(const unsigned char **in, size_t *n)
{
    int zeros = 0;
    for (; *n; ++*in, --*n) {
        zeros += **in == 0;
        *(unsigned char *)*in = 0;
    }
    return zeros;
}
