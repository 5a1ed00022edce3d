#include "holdregs.h"

#include <stdlib.h>
#include <string.h>

enum { READ = 3, WRITE_ONE = 6, WRITE_MANY = 16 };
enum { NO_FUNCTION = 1, NO_ADDRESS = 2, BAD_VALUE = 3 };
enum { MOST_READ = 125, MOST_WRITTEN = 123 };

struct block {
    struct block *next; /* with a higher address */
    uint32_t start, end;
    uint16_t *words;
    holdregs_written *written;
    void *context;
};

struct holdregs {
    struct block *blocks;
};

holdregs *holdregs_new(void)
{
    return calloc(1, sizeof(holdregs));
}

void holdregs_delete(holdregs *h)
{
    if (h == NULL)
        return;
    while (h->blocks != NULL) {
        struct block *b = h->blocks;
        h->blocks = b->next;
        free(b);
    }
    free(h);
}

enum holdregs_result holdregs_attach(holdregs *h, uint16_t start, uint16_t *words, uint16_t count,
                                     holdregs_written *written, void *context)
{
    uint32_t end = (uint32_t)start + count;
    if (words == NULL || count == 0 || end > 65536)
        return HOLDREGS_RANGE;
    struct block **link = &h->blocks;
    while (*link != NULL && (*link)->end <= start)
        link = &(*link)->next;
    if (*link != NULL && (*link)->start < end)
        return HOLDREGS_OVERLAP;
    struct block *b = malloc(sizeof *b);
    if (b == NULL)
        return HOLDREGS_MEMORY;
    *b = (struct block){*link, start, end, words, written, context};
    *link = b;
    return HOLDREGS_OK;
}

bool holdregs_detach(holdregs *h, uint16_t start)
{
    for (struct block **link = &h->blocks; *link != NULL; link = &(*link)->next) {
        struct block *b = *link;
        if (b->start == start) {
            *link = b->next;
            free(b);
            return true;
        }
    }
    return false;
}

static struct block *block_of(const holdregs *h, uint32_t address)
{
    for (struct block *b = h->blocks; b != NULL; b = b->next)
        if (address >= b->start && address < b->end)
            return b;
    return NULL;
}

bool holdregs_peek(const holdregs *h, uint16_t address, uint16_t *value)
{
    const struct block *b = block_of(h, address);
    if (b != NULL)
        *value = b->words[address - b->start];
    return b != NULL;
}

bool holdregs_poke(holdregs *h, uint16_t address, uint16_t value)
{
    struct block *b = block_of(h, address);
    if (b != NULL)
        b->words[address - b->start] = value;
    return b != NULL;
}

static uint16_t word_at(const uint8_t *bytes)
{
    return (uint16_t)(bytes[0] << 8 | bytes[1]);
}

/* The block of the first register when all of them exist. */
static struct block *all_there(const holdregs *h, uint32_t first, uint32_t count)
{
    struct block *start = block_of(h, first);
    uint32_t end = first + count, reached = first;
    for (const struct block *b = start; b != NULL && reached < end; b = b->next) {
        if (b != start && b->start != reached)
            return NULL;
        reached = b->end;
    }
    return reached >= end ? start : NULL;
}

static size_t exception(uint8_t *response, uint8_t function, uint8_t code)
{
    response[0] = function | 0x80;
    response[1] = code;
    return 2;
}

static size_t read_out(struct block *b, uint32_t first, uint32_t count, uint8_t *response)
{
    response[0] = READ;
    response[1] = (uint8_t)(2 * count);
    uint8_t *to = response + 2;
    for (uint32_t at = first; at < first + count; at++) {
        if (at == b->end)
            b = b->next;
        uint16_t word = b->words[at - b->start];
        *to++ = (uint8_t)(word >> 8);
        *to++ = (uint8_t)word;
    }
    return 2 + 2 * count;
}

static void write_in(struct block *b, uint32_t first, uint32_t count, const uint8_t *from)
{
    uint32_t end = first + count;
    for (uint32_t at = first; at < end; b = b->next) {
        uint32_t here = at;
        for (; at < end && at < b->end; at++, from += 2)
            b->words[at - b->start] = word_at(from);
        if (b->written != NULL)
            b->written(b->context, (uint16_t)here, (uint16_t)(at - here));
    }
}

size_t holdregs_serve(holdregs *h, const uint8_t *request, size_t length, uint8_t *response)
{
    if (length == 0)
        return 0;
    uint8_t function = request[0];
    if (function != READ && function != WRITE_ONE && function != WRITE_MANY)
        return exception(response, function, NO_FUNCTION);
    if (length < 5 || length > HOLDREGS_PDU)
        return exception(response, function, BAD_VALUE);
    uint16_t first = word_at(request + 1), count = function == WRITE_ONE ? 1 : word_at(request + 3);
    uint16_t most = function == READ ? MOST_READ : MOST_WRITTEN;
    if (count == 0 || count > most)
        return exception(response, function, BAD_VALUE);
    if (function == WRITE_MANY && (length != 6u + 2u * count || request[5] != 2 * count))
        return exception(response, function, BAD_VALUE);
    if (function != WRITE_MANY && length != 5)
        return exception(response, function, BAD_VALUE);
    struct block *b = all_there(h, first, count);
    if (b == NULL)
        return exception(response, function, NO_ADDRESS);
    if (function == READ)
        return read_out(b, first, count, response);
    uint8_t echo[5];
    memcpy(echo, request, sizeof echo);
    write_in(b, first, count, request + (function == WRITE_ONE ? 3 : 6));
    memcpy(response, echo, sizeof echo);
    return sizeof echo;
}
