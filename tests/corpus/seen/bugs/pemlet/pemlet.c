#include "pemlet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LABEL_MAX 64
#define HEADER_MAX 200
#define DATA_MAX 65536

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static const char begin[] = "-----BEGIN ", end[] = "-----END ", dashes[] = "-----\n";

static int printable(const char *text, size_t length, const char *without)
{
    for (size_t i = 0; i < length; i++)
        if (text[i] < ' ' || text[i] > '~' || strchr(without, text[i]) != NULL)
            return 0;
    return 1;
}

static int good_label(const char *label, size_t length)
{
    return length > 0 && length <= LABEL_MAX && printable(label, length, "-");
}

static int good_header(const char *header, size_t length)
{
    return length > 0 && length <= HEADER_MAX && printable(header, length, "") &&
           memchr(header, ':', length) != NULL;
}

static int starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static char *duplicate(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

void pemlet_init(struct pemlet *p)
{
    memset(p, 0, sizeof *p);
}

void pemlet_clear(struct pemlet *p)
{
    free(p->label);
    free(p->header);
    free(p->data);
    pemlet_init(p);
}

// Decodes up to the first '-' or the end of the text; NULL if it is not base64.
static const char *unbase64(const char *text, unsigned char *out, size_t *size)
{
    unsigned long bits = 0;
    int have = 0, padding = 0;
    *size = 0;
    for (; *text != '\0' && *text != '-'; text++) {
        if (*text == '\n')
            continue;
        const char *digit = strchr(alphabet, *text);
        if (*text == '=' && have >= 2 && padding < 2)
            padding++;
        else if (digit == NULL || padding > 0)
            return NULL;
        bits = bits << 6 | (unsigned long)(digit != NULL ? digit - alphabet : 0);
        if (++have < 4)
            continue;
        for (int i = 0; i < 3 - padding; i++)
            out[(*size)++] = (unsigned char)(bits >> (16 - 8 * i));
        bits = 0;
        have = padding > 0 ? -1 : 0;
        if (have < 0) { // nothing but line ends may follow
            for (text++; *text == '\n'; text++)
                ;
            return *text == '\0' || *text == '-' ? text : NULL;
        }
    }
    return have == 0 ? text : NULL;
}

static enum pemlet_status parse(struct pemlet *out, const char *text)
{
    enum pemlet_status status = PEMLET_NO_MEMORY;
    char *label = NULL, *header = NULL;
    unsigned char *data = NULL;
    size_t size, length;

    if (!starts(text, begin))
        return PEMLET_NO_BEGIN;
    text += strlen(begin);
    length = strcspn(text, "-");
    if (!good_label(text, length) || !starts(text + length, dashes))
        return PEMLET_NO_BEGIN;
    label = duplicate(text, length);
    if (label == NULL)
        goto failed;
    text += length + strlen(dashes);

    length = strcspn(text, "\n");
    if (good_header(text, length) && starts(text + length, "\n\n")) {
        header = duplicate(text, length);
        if (header == NULL)
            goto failed;
        text += length + 2;
    }

    data = malloc(strlen(text) / 4 * 3 + 3);
    if (data == NULL)
        goto failed;
    text = unbase64(text, data, &size);
    if (text == NULL) {
        status = PEMLET_BAD_BASE64;
        goto failed;
    }
    status = PEMLET_NO_END;
    if (!starts(text, end))
        goto failed;
    text += strlen(end);
    if (!starts(text, label) || strcmp(text + strlen(label), dashes) != 0)
        goto failed;

    out->label = label;
    out->header = header;
    out->data = data;
    out->size = size;
    if (size == 0) {
        status = PEMLET_NO_DATA;
        goto failed;
    }
    return PEMLET_OK;

failed:
    free(label);
    free(header);
    free(data);
    return status;
}

enum pemlet_status pemlet_read(struct pemlet *p, const char *text)
{
    struct pemlet fresh;
    pemlet_init(&fresh);
    enum pemlet_status status = parse(&fresh, text);
    pemlet_clear(p);
    *p = fresh;
    return status;
}

int pemlet_is(const struct pemlet *p, const char *label)
{
    return p->label != NULL && strcmp(p->label, label) == 0;
}

char *pemlet_write(const char *label, const char *header, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    size_t digits = 0, room;
    if (!good_label(label, strlen(label)) || (header != NULL && !good_header(header, strlen(header))))
        return NULL;
    if (size > DATA_MAX)
        return NULL;
    room = (size + 2) / 3 * 4;
    room += room / 64 + 2 * LABEL_MAX + HEADER_MAX + 64;
    char *text = malloc(room);
    if (text == NULL)
        return NULL;
    char *t = text + sprintf(text, "%s%s%s", begin, label, dashes);
    if (header != NULL)
        t += sprintf(t, "%s\n\n", header);
    for (size_t i = 0; i < size; i += 3) {
        size_t left = size - i;
        unsigned long bits = (unsigned long)bytes[i] << 16;
        if (left > 1)
            bits |= (unsigned long)bytes[i + 1] << 8;
        if (left > 2)
            bits |= bytes[i + 2];
        *t++ = alphabet[bits >> 18 & 63];
        *t++ = alphabet[bits >> 12 & 63];
        *t++ = left > 1 ? alphabet[bits >> 6 & 63] : '=';
        *t++ = left > 2 ? alphabet[bits & 63] : '=';
        digits += 4;
        if (digits % 64 == 0 || left <= 3)
            *t++ = '\n';
    }
    sprintf(t, "%s%s%s", end, label, dashes);
    return text;
}

const char *pemlet_strerror(int status)
{
    static const char *const texts[] = {"ok", "no BEGIN line", "bad base64", "no END line", "no data", "out of memory"};
    if (status < PEMLET_OK || status > PEMLET_NO_MEMORY)
        return "unknown status";
    return texts[status];
}
