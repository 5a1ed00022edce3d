#include "netspan.h"

#include <stdio.h>
#include <stdlib.h>

#define TABLE_MAX 65536

/* The networks' indices, those of long prefixes first; of each length, in the
 * order of the array.  Of the length b they begin at start[32 - b]. */
struct netspan_table {
    const struct netspan *nets;
    size_t n;
    size_t start[34];
    uint32_t index[];
};

uint32_t netspan_mask(unsigned bits)
{
    return bits == 0 ? 0 : UINT32_MAX << (32 - bits);
}

struct netspan netspan_make(uint32_t addr, unsigned bits)
{
    struct netspan net = {addr & netspan_mask(bits), bits};
    return net;
}

/* A number up to max, without leading zeros. */
static bool take_number(const char **at, unsigned max, unsigned *out)
{
    const char *s = *at;
    unsigned value = 0;

    if (*s < '0' || *s > '9')
        return false;
    if (*s == '0' && s[1] >= '0' && s[1] <= '9')
        return false;
    while (*s >= '0' && *s <= '9') {
        value = value * 10 + (unsigned)(*s++ - '0');
        if (value > max)
            return false;
    }
    *at = s;
    *out = value;
    return true;
}

bool netspan_parse(const char *text, struct netspan *out)
{
    uint32_t addr = 0;
    unsigned bits = 32;

    for (int i = 0; i < 4; i++) {
        unsigned byte;
        if (i > 0 && *text++ != '.')
            return false;
        if (!take_number(&text, 255, &byte))
            return false;
        addr = addr << 8 | byte;
    }
    if (*text == '/') {
        text++;
        if (!take_number(&text, 32, &bits))
            return false;
    }
    if (*text)
        return false;
    *out = netspan_make(addr, bits);
    return true;
}

char *netspan_format(const struct netspan *net, char *buf)
{
    sprintf(buf, "%u.%u.%u.%u/%u",
            (unsigned)(net->addr >> 24), (unsigned)(net->addr >> 16 & 255),
            (unsigned)(net->addr >> 8 & 255), (unsigned)(net->addr & 255),
            net->bits);
    return buf;
}

uint32_t netspan_first(const struct netspan *net)
{
    return net->addr & netspan_mask(net->bits);
}

uint32_t netspan_last(const struct netspan *net)
{
    return net->addr | ~netspan_mask(net->bits);
}

bool netspan_has(const struct netspan *net, uint32_t addr)
{
    return ((net->addr ^ addr) & netspan_mask(net->bits)) == 0;
}

bool netspan_within(const struct netspan *inner, const struct netspan *outer)
{
    return inner->bits >= outer->bits && netspan_has(outer, inner->addr);
}

bool netspan_split(const struct netspan *net, struct netspan halves[2])
{
    if (net->bits == 32)
        return false;
    unsigned bits = net->bits + 1;
    uint32_t first = netspan_first(net);
    halves[0] = netspan_make(first, bits);
    halves[1] = netspan_make(first | (uint32_t)1 << (32 - bits), bits);
    return true;
}

struct netspan_table *netspan_table_new(const struct netspan *nets, size_t n)
{
    if (n > TABLE_MAX)
        return NULL;
    struct netspan_table *table =
        calloc(1, sizeof *table + n * sizeof table->index[0]);
    if (!table)
        return NULL;
    table->nets = nets;
    table->n = n;

    /* Counting sort by length. */
    size_t fill[33];
    for (size_t i = 0; i < n; i++)
        table->start[33 - nets[i].bits]++;
    for (int i = 1; i < 34; i++)
        table->start[i] += table->start[i - 1];
    for (int i = 0; i < 33; i++)
        fill[i] = table->start[i];
    for (size_t i = 0; i < n; i++)
        table->index[fill[32 - nets[i].bits]++] = (uint32_t)i;
    return table;
}

const struct netspan *netspan_table_find(const struct netspan_table *table,
                                         uint32_t addr)
{
    for (size_t i = 0; i < table->n; i++) {
        const struct netspan *net = &table->nets[table->index[i]];
        if (netspan_has(net, addr))
            return net;
    }
    return NULL;
}

void netspan_table_free(struct netspan_table *table)
{
    free(table);
}
