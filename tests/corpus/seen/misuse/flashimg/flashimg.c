#include "flashimg.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define HEADER 8
#define SECTION 4
#define CRC 4

struct fi_builder {
    uint8_t *bytes;
    size_t size;
    size_t room;
    size_t section; /* where its head is; 0 when none is open */
    bool failed;
};

static uint32_t crc32(const uint8_t *bytes, size_t size)
{
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < size; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
    }
    return ~crc;
}

static void store32(uint8_t *at, uint32_t value)
{
    for (int i = 0; i < 4; i++)
        at[i] = (uint8_t)(value >> 8 * i);
}

static uint32_t load32(const uint8_t *at)
{
    return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static void append(fi_builder *b, const void *data, size_t size)
{
    if (b->failed || size == 0)
        return;
    if (size > FI_MAX_SIZE - b->size) {
        b->failed = true;
        return;
    }
    if (b->size + size > b->room) {
        size_t room = 2 * (b->size + size);
        uint8_t *bytes = realloc(b->bytes, room);
        if (bytes == NULL) {
            b->failed = true;
            return;
        }
        b->bytes = bytes;
        b->room = room;
    }
    memcpy(b->bytes + b->size, data, size);
    b->size += size;
}

fi_builder *fi_begin(uint32_t load_address)
{
    fi_builder *b = calloc(1, sizeof *b);
    uint8_t header[HEADER] = {'F', 'I', 'M', 'G'};
    if (b == NULL)
        return NULL;
    store32(header + 4, load_address);
    append(b, header, HEADER);
    return b;
}

void fi_section_begin(fi_builder *b, fi_type type)
{
    assert(b->section == 0);
    uint8_t head[SECTION] = {(uint8_t)type};
    size_t at = b->size;
    append(b, head, SECTION);
    b->section = b->failed ? SIZE_MAX : at;
}

void fi_section_end(fi_builder *b)
{
    assert(b->section != 0);
    if (!b->failed) {
        uint8_t *head = b->bytes + b->section;
        store32(head, head[0] | (uint32_t)(b->size - b->section - SECTION) << 8);
    }
    b->section = 0;
}

void fi_put(fi_builder *b, const void *data, size_t size)
{
    assert(b->section != 0);
    append(b, data, size);
}

void fi_put8(fi_builder *b, uint8_t value)
{
    fi_put(b, &value, 1);
}

void fi_put32(fi_builder *b, uint32_t value)
{
    uint8_t bytes[4];
    store32(bytes, value);
    fi_put(b, bytes, 4);
}

void fi_align(fi_builder *b, size_t alignment)
{
    assert(b->section != 0);
    assert(alignment > 0 && alignment <= 4096 && (alignment & (alignment - 1)) == 0);
    while (!b->failed && (b->size - b->section - SECTION) % alignment != 0)
        fi_put8(b, 0xff);
}

size_t fi_size(const fi_builder *b)
{
    return b->size;
}

uint8_t *fi_finish(fi_builder *b, size_t *size)
{
    assert(b->section == 0);
    uint8_t crc[CRC], *image = NULL;
    if (!b->failed)
        store32(crc, crc32(b->bytes, b->size));
    append(b, crc, CRC);
    if (!b->failed) {
        image = b->bytes;
        *size = b->size;
        b->bytes = NULL;
    }
    fi_abort(b);
    return image;
}

void fi_abort(fi_builder *b)
{
    if (b == NULL)
        return;
    free(b->bytes);
    free(b);
}

bool fi_verify(const uint8_t *image, size_t size)
{
    if (size < HEADER + CRC || memcmp(image, "FIMG", 4) != 0)
        return false;
    size_t at = HEADER, end = size - CRC;
    while (at < end) {
        if (end - at < SECTION || end - at - SECTION < load32(image + at) >> 8)
            return false;
        at += SECTION + (load32(image + at) >> 8);
    }
    return crc32(image, end) == load32(image + end);
}

const uint8_t *fi_find(const uint8_t *image, size_t size, fi_type type, size_t *length)
{
    assert(fi_verify(image, size));
    for (size_t at = HEADER; at < size - CRC; at += SECTION + (load32(image + at) >> 8)) {
        if (image[at] == type) {
            *length = load32(image + at) >> 8;
            return image + at + SECTION;
        }
    }
    return NULL;
}
