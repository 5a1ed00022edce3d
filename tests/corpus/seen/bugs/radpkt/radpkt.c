#include "radpkt.h"

#include <stdlib.h>
#include <string.h>

#define BLOCK 16

struct rp_packet {
    uint8_t *data; /* header and attributes, as they are sent */
    size_t size;
};

static void put_size(rp_packet *p, size_t size)
{
    p->size = size;
    p->data[2] = (uint8_t)(size >> 8);
    p->data[3] = (uint8_t)size;
}

rp_packet *rp_new(uint8_t code, uint8_t id, const uint8_t auth[16])
{
    rp_packet *p = malloc(sizeof *p);
    if (!p)
        return NULL;
    p->data = calloc(1, RP_HEADER);
    if (!p->data) {
        free(p);
        return NULL;
    }
    p->data[0] = code;
    p->data[1] = id;
    if (auth)
        memcpy(p->data + 4, auth, 16);
    put_size(p, RP_HEADER);
    return p;
}

rp_packet *rp_decode(const void *bytes, size_t len)
{
    const uint8_t *b = bytes;
    if (!b || len < RP_HEADER || len > RP_MAX_PACKET)
        return NULL;
    if (((size_t)b[2] << 8 | b[3]) != len)
        return NULL;
    for (size_t at = RP_HEADER; at < len; at += b[at + 1])
        if (len - at < 2 || b[at + 1] < 2 || b[at + 1] > len - at)
            return NULL;
    rp_packet *p = malloc(sizeof *p);
    if (!p)
        return NULL;
    p->data = malloc(len);
    if (!p->data) {
        free(p);
        return NULL;
    }
    memcpy(p->data, b, len);
    p->size = len;
    return p;
}

void rp_free(rp_packet *p)
{
    if (!p)
        return;
    free(p->data);
    free(p);
}

/* Makes room for an attribute at the end; *value is where its value goes. */
static int append(rp_packet *p, uint8_t type, size_t len, uint8_t **value)
{
    if (len > RP_MAX_VALUE || p->size + 2 + len > RP_MAX_PACKET)
        return RP_ELENGTH;
    uint8_t *data = realloc(p->data, p->size + 2 + len);
    if (!data)
        return RP_ENOMEM;
    p->data = data;
    data[p->size] = type;
    data[p->size + 1] = (uint8_t)(2 + len);
    *value = data + p->size + 2;
    put_size(p, p->size + 2 + len);
    return 0;
}

int rp_add(rp_packet *p, uint8_t type, const void *value, size_t len)
{
    uint8_t copy[RP_MAX_VALUE], *to;
    if (len > RP_MAX_VALUE)
        return RP_ELENGTH;
    /* value may be from rp_find() of this packet */
    if (len > 0)
        memcpy(copy, value, len);
    int status = append(p, type, len, &to);
    if (status == 0 && len > 0)
        memcpy(to, copy, len);
    return status;
}

int rp_add_u32(rp_packet *p, uint8_t type, uint32_t value)
{
    uint8_t b[4] = {(uint8_t)(value >> 24), (uint8_t)(value >> 16), (uint8_t)(value >> 8), (uint8_t)value};
    return rp_add(p, type, b, sizeof b);
}

/* The mask of a block: depends on the secret and on the block sent before. */
static void make_mask(const char *secret, const uint8_t before[BLOCK], uint8_t mask[BLOCK])
{
    uint32_t h = 2166136261u;
    for (const char *s = secret; *s; s++)
        h = (h ^ (uint8_t)*s) * 16777619u;
    for (int i = 0; i < BLOCK; i++)
        h = (h ^ before[i]) * 16777619u;
    for (int i = 0; i < BLOCK; i++) {
        h = (h ^ (uint32_t)i) * 16777619u;
        mask[i] = (uint8_t)(h >> 24);
    }
}

int rp_add_password(rp_packet *p, const char *secret, const char *password)
{
    size_t len = strlen(password);
    if (len > RP_MAX_PASSWORD)
        return RP_ELENGTH;
    uint8_t clear[RP_MAX_PASSWORD] = {0};
    memcpy(clear, password, len);

    uint8_t before[BLOCK], mask[BLOCK], *to;
    int status = append(p, RP_USER_PASSWORD, (len + BLOCK - 1) / BLOCK * BLOCK, &to);
    if (status != 0)
        return status;
    memcpy(before, p->data + 4, BLOCK);
    size_t done = 0;
    do {
        make_mask(secret, before, mask);
        for (int i = 0; i < BLOCK; i++)
            before[i] = clear[done + i] ^ mask[i];
        memcpy(to + done, before, BLOCK);
        done += BLOCK;
    } while (done < len);
    return 0;
}

const uint8_t *rp_find(const rp_packet *p, uint8_t type, size_t n, size_t *len)
{
    for (size_t at = RP_HEADER; at < p->size; at += p->data[at + 1]) {
        if (p->data[at] != type)
            continue;
        if (n-- == 0) {
            *len = p->data[at + 1] - 2u;
            return p->data + at + 2;
        }
    }
    return NULL;
}

int rp_get_u32(const rp_packet *p, uint8_t type, uint32_t *value)
{
    size_t len;
    const uint8_t *b = rp_find(p, type, 0, &len);
    if (!b)
        return RP_ENOENT;
    if (len != 4)
        return RP_EFORMAT;
    *value = (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
    return 0;
}

int rp_get_password(const rp_packet *p, const char *secret, char out[RP_MAX_PASSWORD + 1])
{
    size_t len;
    const uint8_t *b = rp_find(p, RP_USER_PASSWORD, 0, &len);
    if (!b)
        return RP_ENOENT;
    if (len == 0 || len % BLOCK != 0 || len > RP_MAX_PASSWORD)
        return RP_EFORMAT;
    const uint8_t *before = p->data + 4;
    uint8_t mask[BLOCK];
    for (size_t done = 0; done < len; done += BLOCK) {
        make_mask(secret, before, mask);
        for (int i = 0; i < BLOCK; i++)
            out[done + i] = (char)(b[done + i] ^ mask[i]);
        before = b + done;
    }
    out[len] = '\0';
    return 0;
}

const uint8_t *rp_bytes(const rp_packet *p)
{
    return p->data;
}

size_t rp_size(const rp_packet *p)
{
    return p->size;
}
