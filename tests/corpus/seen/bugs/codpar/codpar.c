#include "codpar.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct codpar {
    uint32_t rate;
    uint8_t channels;
    uint8_t bits;
    char language[4];
    uint8_t *extra;
    size_t extra_size;
};

/* A copy of the bytes with the padding behind it. */
static uint8_t *padded_copy(const void *data, size_t size)
{
    uint8_t *copy = malloc(size + CODPAR_PADDING);
    if (copy == NULL)
        return NULL;
    memcpy(copy, data, size);
    memset(copy + size, 0, CODPAR_PADDING);
    return copy;
}

codpar *codpar_alloc(void)
{
    codpar *par = calloc(1, sizeof *par);
    if (par == NULL)
        return NULL;
    par->rate = 44100;
    par->channels = 2;
    par->bits = 16;
    return par;
}

void codpar_free(codpar *par)
{
    if (par == NULL)
        return;
    free(par->extra);
    free(par);
}

int codpar_set_format(codpar *par, long rate, int channels, int bits)
{
    if (rate < 1 || rate > 768000 || channels < 1 || channels > 64)
        return CODPAR_EINVAL;
    if (bits != 8 && bits != 16 && bits != 24 && bits != 32)
        return CODPAR_EINVAL;
    par->rate = (uint32_t)rate;
    par->channels = (uint8_t)channels;
    par->bits = (uint8_t)bits;
    return 0;
}

int codpar_set_language(codpar *par, const char *code)
{
    char language[4] = "";
    if (code != NULL && *code != '\0') {
        for (int i = 0; i < 3; i++) {
            if (code[i] < 'a' || code[i] > 'z')
                return CODPAR_EINVAL;
            language[i] = code[i];
        }
        if (code[3] != '\0')
            return CODPAR_EINVAL;
    }
    memcpy(par->language, language, sizeof language);
    return 0;
}

int codpar_set_extra(codpar *par, const void *data, size_t size)
{
    uint8_t *extra = NULL;
    if (data != NULL) {
        if (size > CODPAR_EXTRA_MAX)
            return CODPAR_EINVAL;
        extra = padded_copy(data, size);
        if (extra == NULL)
            return CODPAR_ENOMEM;
    }
    free(par->extra);
    par->extra = extra;
    par->extra_size = extra != NULL ? size : 0;
    return 0;
}

const uint8_t *codpar_extra(const codpar *par, size_t *size)
{
    if (size != NULL)
        *size = par->extra_size;
    return par->extra;
}

int codpar_copy(codpar *dst, const codpar *src)
{
    if (dst == src)
        return 0;

    codpar fresh = *src;
    if (src->extra_size > 0) {
        fresh.extra = padded_copy(src->extra, src->extra_size);
        if (fresh.extra == NULL)
            return CODPAR_ENOMEM;
    }
    free(dst->extra);
    *dst = fresh;
    return 0;
}

codpar *codpar_clone(const codpar *src)
{
    codpar *par = codpar_alloc();
    if (par != NULL && codpar_copy(par, src) != 0) {
        codpar_free(par);
        par = NULL;
    }
    return par;
}

int codpar_equal(const codpar *a, const codpar *b)
{
    if (a->rate != b->rate || a->channels != b->channels || a->bits != b->bits)
        return 0;
    if (strcmp(a->language, b->language) != 0)
        return 0;
    if ((a->extra == NULL) != (b->extra == NULL) || a->extra_size != b->extra_size)
        return 0;
    return a->extra_size == 0 || memcmp(a->extra, b->extra, a->extra_size) == 0;
}

uint64_t codpar_bitrate(const codpar *par)
{
    return (uint64_t)par->rate * par->channels * par->bits;
}

int codpar_describe(const codpar *par, char *buf, size_t size)
{
    char language[8] = "", extra[32] = "";
    if (par->language[0] != '\0')
        snprintf(language, sizeof language, " (%.3s)", par->language);
    if (par->extra != NULL)
        snprintf(extra, sizeof extra, ", %u extra", (unsigned)par->extra_size);
    return snprintf(buf, size, "%lu Hz, %d ch, %d bit%s%s", (unsigned long)par->rate, par->channels, par->bits,
                    language, extra);
}
