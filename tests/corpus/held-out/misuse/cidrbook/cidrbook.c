#include "cidrbook.h"

#include <stdio.h>
#include <stdlib.h>

struct node {
    cidr_entry entry;
    struct node *next;
};

struct cidrbook {
    size_t count;
    struct node *of_length[33];
};

static int valid(int bits)
{
    return bits >= 0 && bits <= 32;
}

static uint32_t mask(int bits)
{
    return bits == 0 ? 0 : UINT32_MAX << (32 - bits);
}

cidrbook *cidrbook_new(void)
{
    return calloc(1, sizeof(cidrbook));
}

void cidrbook_free(cidrbook *book)
{
    if (!book)
        return;
    for (int bits = 0; bits <= 32; bits++) {
        struct node *node = book->of_length[bits];

        while (node) {
            struct node *next = node->next;

            free(node);
            node = next;
        }
    }
    free(book);
}

/* The link that points to a network's node, or the last one, which is NULL. */
static struct node **locate(cidrbook *book, uint32_t net, int bits)
{
    struct node **link = &book->of_length[bits];

    while (*link && (*link)->entry.net != (net & mask(bits)))
        link = &(*link)->next;
    return link;
}

int cidrbook_add(cidrbook *book, uint32_t net, int bits, int tag)
{
    struct node **link, *node;

    if (!valid(bits))
        return -1;
    link = locate(book, net, bits);
    if (*link) {
        (*link)->entry.tag = tag;
        return 0;
    }
    if (book->count == CIDRBOOK_MAX)
        return -1;
    node = malloc(sizeof *node);
    if (!node)
        return -1;
    node->entry.net = net & mask(bits);
    node->entry.bits = bits;
    node->entry.tag = tag;
    node->next = NULL;
    *link = node;
    book->count++;
    return 1;
}

int cidrbook_del(cidrbook *book, uint32_t net, int bits)
{
    struct node **link, *node;

    if (!valid(bits))
        return 0;
    link = locate(book, net, bits);
    node = *link;
    if (!node)
        return 0;
    *link = node->next;
    free(node);
    book->count--;
    return 1;
}

const cidr_entry *cidrbook_find(const cidrbook *book, uint32_t net, int bits)
{
    if (!valid(bits))
        return NULL;
    for (const struct node *node = book->of_length[bits]; node; node = node->next)
        if (node->entry.net == (net & mask(bits)))
            return &node->entry;
    return NULL;
}

const cidr_entry *cidrbook_match(const cidrbook *book, uint32_t addr)
{
    for (int bits = 32; bits >= 0; bits--) {
        const cidr_entry *entry = cidrbook_find(book, addr, bits);

        if (entry)
            return entry;
    }
    return NULL;
}

int cidrbook_each(const cidrbook *book, cidr_visit visit, void *ctx)
{
    for (int bits = 32; bits >= 0; bits--)
        for (const struct node *node = book->of_length[bits]; node; node = node->next) {
            int result = visit(&node->entry, ctx);

            if (result != 0)
                return result;
        }
    return 0;
}

size_t cidrbook_count(const cidrbook *book)
{
    return book->count;
}

int cidr_covers(uint32_t net, int bits, uint32_t addr)
{
    return valid(bits) && (net & mask(bits)) == (addr & mask(bits));
}

/* A number from 0 to max; moves *p behind it.  -1 if there is none. */
static int number(const char **p, int max)
{
    const char *start = *p;
    int value = 0;

    while (**p >= '0' && **p <= '9') {
        value = value * 10 + (**p - '0');
        if (value > max || (start[0] == '0' && *p > start))
            return -1;
        (*p)++;
    }
    return *p > start ? value : -1;
}

int cidr_parse(const char *text, uint32_t *net, int *bits)
{
    uint32_t addr = 0;
    int length = 32;

    for (int i = 0; i < 4; i++) {
        int part;

        if (i > 0 && *text++ != '.')
            return -1;
        part = number(&text, 255);
        if (part < 0)
            return -1;
        addr = addr << 8 | (uint32_t)part;
    }
    if (*text == '/') {
        text++;
        length = number(&text, 32);
        if (length < 0)
            return -1;
    }
    if (*text != '\0')
        return -1;
    *net = addr;
    *bits = length;
    return 0;
}

int cidr_format(uint32_t net, int bits, char *buf)
{
    if (!valid(bits)) {
        buf[0] = '\0';
        return -1;
    }
    return snprintf(buf, CIDR_TEXT, "%u.%u.%u.%u/%d", (unsigned)(net >> 24), (unsigned)(net >> 16 & 255),
                    (unsigned)(net >> 8 & 255), (unsigned)(net & 255), bits);
}
