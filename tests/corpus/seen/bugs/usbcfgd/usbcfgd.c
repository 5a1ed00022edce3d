#include "usbcfgd.h"

#include <stdlib.h>
#include <string.h>

#define DT_CONFIG    2
#define DT_INTERFACE 4
#define DT_ENDPOINT  5

#define OFF_TOTAL    2
#define OFF_NUMIF    4
#define OFF_NUMEP    4

struct ucd {
    uint8_t *buf;
    size_t len, cap;
    uint8_t *iface; /* descriptor of the open interface */
};

static void put_total(ucd_t *d)
{
    d->buf[OFF_TOTAL] = (uint8_t)(d->len & 0xff);
    d->buf[OFF_TOTAL + 1] = (uint8_t)(d->len >> 8);
}

/* Appends n bytes; n > 0. */
static int append(ucd_t *d, const void *src, size_t n)
{
    if (n > UCD_MAX_BYTES - d->len)
        return -1;
    if (d->len + n > d->cap) {
        size_t cap = d->cap;
        while (cap < d->len + n)
            cap *= 2;
        uint8_t *grown = malloc(cap);
        if (grown == NULL)
            return -1;
        memcpy(grown, d->buf, d->len);
        memcpy(grown + d->len, src, n); /* src may lie in the old one */
        free(d->buf);
        d->buf = grown;
        d->cap = cap;
    } else {
        memmove(d->buf + d->len, src, n);
    }
    d->len += n;
    put_total(d);
    return 0;
}

ucd_t *ucd_new(uint8_t cfg_value, unsigned max_ma)
{
    ucd_t *d = calloc(1, sizeof *d);
    if (d == NULL)
        return NULL;
    d->cap = 32;
    d->buf = calloc(d->cap, 1);
    if (d->buf == NULL) {
        free(d);
        return NULL;
    }
    if (max_ma > 500)
        max_ma = 500;
    d->buf[0] = 9;
    d->buf[1] = DT_CONFIG;
    d->buf[5] = cfg_value;
    d->buf[7] = 0x80;
    d->buf[8] = (uint8_t)((max_ma + 1) / 2);
    d->len = 9;
    put_total(d);
    return d;
}

void ucd_free(ucd_t *d)
{
    if (d == NULL)
        return;
    free(d->buf);
    free(d);
}

int ucd_interface(ucd_t *d, uint8_t cls, uint8_t subcls, uint8_t proto)
{
    uint8_t num = d->buf[OFF_NUMIF];
    const uint8_t desc[9] = {9, DT_INTERFACE, num, 0, 0, cls, subcls, proto, 0};

    if (num >= 32 || append(d, desc, sizeof desc) != 0)
        return -1;
    d->iface = d->buf + d->len - sizeof desc;
    d->buf[OFF_NUMIF]++;
    return 0;
}

int ucd_endpoint(ucd_t *d, uint8_t addr, int xfer, uint16_t max_packet, uint8_t interval)
{
    const uint8_t desc[7] = {7,    DT_ENDPOINT, addr, (uint8_t)xfer, (uint8_t)(max_packet & 0xff), (uint8_t)(max_packet >> 8),
                             interval};

    if (d->iface == NULL || xfer < UCD_CTRL || xfer > UCD_INT)
        return -1;
    if ((addr & 0x0f) == 0 || (addr & 0x70) != 0 || max_packet > 1024)
        return -1;
    if (d->iface[OFF_NUMEP] >= 30)
        return -1;
    if (append(d, desc, sizeof desc) != 0)
        return -1;
    d->iface[OFF_NUMEP]++;
    return 0;
}

int ucd_class_blob(ucd_t *d, const void *blob, size_t n)
{
    if (n < 2 || n > 255 || *(const uint8_t *)blob != n)
        return -1;
    return append(d, blob, n);
}

const uint8_t *ucd_bytes(const ucd_t *d, size_t *n)
{
    *n = d->len;
    return d->buf;
}

unsigned ucd_interfaces(const ucd_t *d)
{
    return d->buf[OFF_NUMIF];
}

unsigned ucd_endpoints(const ucd_t *d)
{
    unsigned count = 0;
    /* Every descriptor starts with its length. */
    for (size_t at = 0; at < d->len; at += d->buf[at])
        if (d->buf[at] == 7 && d->buf[at + 1] == DT_ENDPOINT)
            count++;
    return count;
}
