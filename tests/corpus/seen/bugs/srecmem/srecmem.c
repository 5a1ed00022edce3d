#include "srecmem.h"

#include <stdlib.h>
#include <string.h>

struct srec_image {
    uint32_t base;
    size_t size;
    uint8_t *bytes;
};

/* Number of address bytes by type; 0 for S4. */
static const uint8_t address_bytes[10] = { 2, 2, 3, 4, 0, 2, 3, 4, 3, 2 };

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* The byte of the two digits at text, or -1. */
static int hex_pair(const char *text)
{
    int high = hex_digit(text[0]);
    if (high < 0)
        return -1;
    int low = hex_digit(text[1]);
    if (low < 0)
        return -1;
    return high << 4 | low;
}

/* One record of exactly n characters. */
static srec_status parse_line(const char *text, size_t n, srec_record *rec)
{
    uint8_t body[256] = { 0 };

    if (n < 4 || text[0] != 'S' || text[1] < '0' || text[1] > '9')
        return SREC_ESYNTAX;
    int type = text[1] - '0';
    unsigned width = address_bytes[type];
    if (width == 0)
        return SREC_ESYNTAX;

    int count = hex_pair(text + 2);
    if (count < 1 || n != 4 + 2 * (size_t)count)
        return SREC_ESYNTAX;
    unsigned sum = (unsigned)count;
    for (int i = 0; i < count; i++) {
        int byte = hex_pair(text + 4 + 2 * i);
        if (byte < 0)
            return SREC_ESYNTAX;
        body[i] = (uint8_t)byte;
        if (i < count - 1)
            sum += (unsigned)byte;
    }
    if ((~sum & 0xFF) != body[count - 1])
        return SREC_ECHECKSUM;

    uint8_t len = (uint8_t)(count - (int)width - 1);
    if (type > 3 && len != 0)
        return SREC_ESYNTAX;

    rec->type = type;
    rec->address = 0;
    for (unsigned i = 0; i < width; i++)
        rec->address = rec->address << 8 | body[i];
    rec->len = len;
    memcpy(rec->data, body + width, len);
    return SREC_OK;
}

srec_status srec_parse(const char *text, srec_record *rec)
{
    size_t n = strlen(text);
    if (n > 0 && text[n - 1] == '\n') {
        n--;
        if (n > 0 && text[n - 1] == '\r')
            n--;
    }
    return parse_line(text, n, rec);
}

size_t srec_format(const srec_record *rec, char *buf, size_t size)
{
    static const char digits[] = "0123456789ABCDEF";
    uint8_t body[256];
    char text[SREC_MAX_LINE];

    if (rec->type < 0 || rec->type > 9)
        return 0;
    unsigned width = address_bytes[rec->type];
    if (width == 0 || rec->len > 255 - 1 - width || (rec->type > 3 && rec->len != 0))
        return 0;
    if (width < 4 && rec->address >> (8 * width) != 0)
        return 0;

    unsigned n = 0;
    body[n++] = (uint8_t)(width + rec->len + 1);
    for (unsigned i = width; i-- > 0;)
        body[n++] = (uint8_t)(rec->address >> (8 * i));
    if (rec->len > 0)
        memcpy(body + n, rec->data, rec->len);
    n += rec->len;
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += body[i];
    body[n++] = (uint8_t)~sum;

    size_t length = 0;
    text[length++] = 'S';
    text[length++] = (char)('0' + rec->type);
    for (unsigned i = 0; i < n; i++) {
        text[length++] = digits[body[i] >> 4];
        text[length++] = digits[body[i] & 15];
    }
    if (size > 0) {
        size_t fits = length < size ? length : size - 1;
        memcpy(buf, text, fits);
        buf[fits] = '\0';
    }
    return length;
}

srec_image *srec_image_new(uint32_t base, size_t size)
{
    if (size == 0 || size > SREC_MAX_IMAGE || (uint64_t)base + size > (uint64_t)UINT32_MAX + 1)
        return NULL;
    srec_image *img = malloc(sizeof *img);
    if (img == NULL)
        return NULL;
    img->bytes = malloc(size);
    if (img->bytes == NULL) {
        free(img);
        return NULL;
    }
    memset(img->bytes, 0xFF, size);
    img->base = base;
    img->size = size;
    return img;
}

void srec_image_free(srec_image *img)
{
    if (img == NULL)
        return;
    free(img->bytes);
    free(img);
}

static srec_status store(srec_image *img, const srec_record *rec)
{
    if (rec->type < 1 || rec->type > 3 || rec->len == 0)
        return SREC_OK;
    if (rec->address < img->base)
        return SREC_ERANGE;
    size_t at = rec->address - img->base;
    if (at >= img->size || rec->len > img->size - at)
        return SREC_ERANGE;
    memcpy(img->bytes + at, rec->data, rec->len);
    return SREC_OK;
}

srec_status srec_image_load(srec_image *img, const char *text, size_t *line)
{
    srec_status status = SREC_OK;
    size_t number = 0;

    while (*text != '\0' && status == SREC_OK) {
        size_t n = strcspn(text, "\n");
        const char *next = text[n] == '\n' ? text + n + 1 : text + n;
        if (text[n] == '\n' && n > 0 && text[n - 1] == '\r')
            n--;
        number++;
        if (n > 0) {
            srec_record rec;
            status = parse_line(text, n, &rec);
            if (status == SREC_OK)
                status = store(img, &rec);
        }
        text = next;
    }
    if (line != NULL)
        *line = number;
    return status;
}

int srec_image_peek(const srec_image *img, uint32_t address)
{
    if (address < img->base || address - img->base >= img->size)
        return -1;
    return img->bytes[address - img->base];
}

const char *srec_strerror(srec_status status)
{
    switch (status) {
    case SREC_OK: return "no error";
    case SREC_ESYNTAX: return "not an S-record";
    case SREC_ECHECKSUM: return "wrong checksum";
    case SREC_ERANGE: return "data outside of the image";
    }
    return "unknown status";
}
