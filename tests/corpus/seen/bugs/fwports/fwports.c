#include "fwports.h"

#include <stdio.h>
#include <string.h>

#define PORTS 65536u

static uint64_t mask(unsigned port)
{
    return (uint64_t)1 << (port & 63);
}

void fwports_clear(fwports *set)
{
    memset(set, 0, sizeof *set);
}

bool fwports_has(const fwports *set, uint16_t port)
{
    return (set->word[port >> 6] & mask(port)) != 0;
}

unsigned fwports_allow(fwports *set, uint16_t first, uint16_t last)
{
    unsigned gained = 0;
    for (unsigned port = first; port <= last; port++) {
        uint64_t *word = &set->word[port >> 6];
        if ((*word & mask(port)) == 0)
            gained++;
        *word |= mask(port);
    }
    return gained;
}

unsigned fwports_deny(fwports *set, uint16_t first, uint16_t last)
{
    unsigned lost = 0;
    for (uint16_t port = first; port <= last; port++) {
        uint64_t *word = &set->word[port >> 6];
        if ((*word & mask(port)) != 0)
            lost++;
        *word &= ~mask(port);
    }
    return lost;
}

unsigned fwports_count(const fwports *set)
{
    unsigned count = 0;
    for (size_t i = 0; i < 1024; i++)
        for (uint64_t word = set->word[i]; word != 0; word &= word - 1)
            count++;
    return count;
}

bool fwports_same(const fwports *a, const fwports *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

int fwports_next(const fwports *set, uint16_t from)
{
    for (unsigned port = from; port < PORTS; port++)
        if (fwports_has(set, (uint16_t)port))
            return (int)port;
    return -1;
}

void fwports_unite(fwports *set, const fwports *other)
{
    for (size_t i = 0; i < 1024; i++)
        set->word[i] |= other->word[i];
}

void fwports_intersect(fwports *set, const fwports *other)
{
    for (size_t i = 0; i < 1024; i++)
        set->word[i] &= other->word[i];
}

// Reads a port at *text and moves behind it.
static bool read_port(const char **text, uint16_t *port)
{
    unsigned value = 0;
    const char *c = *text;
    if (*c < '0' || *c > '9')
        return false;
    for (; *c >= '0' && *c <= '9'; c++) {
        value = value * 10 + (unsigned)(*c - '0');
        if (value >= PORTS)
            return false;
    }
    *text = c;
    *port = (uint16_t)value;
    return true;
}

bool fwports_parse(fwports *set, const char *text)
{
    fwports read;
    fwports_clear(&read);
    if (*text != '\0') {
        for (;;) {
            uint16_t first, last;
            bool minus = *text == '!';
            if (minus)
                text++;
            if (!read_port(&text, &first))
                return false;
            last = first;
            if (*text == '-') {
                text++;
                if (!read_port(&text, &last) || last < first)
                    return false;
            }
            if (minus)
                fwports_deny(&read, first, last);
            else
                fwports_allow(&read, first, last);
            if (*text == '\0')
                break;
            if (*text++ != ',')
                return false;
        }
    }
    *set = read;
    return true;
}

size_t fwports_format(const fwports *set, char *text, size_t size)
{
    size_t length = 0;
    unsigned port = 0;
    if (size > 0)
        text[0] = '\0';
    while (port < PORTS) {
        char item[24];
        unsigned first = port;
        if (!fwports_has(set, (uint16_t)port)) {
            port++;
            continue;
        }
        while (port < PORTS && fwports_has(set, (uint16_t)port))
            port++;
        const char *comma = length > 0 ? "," : "";
        if (port - first > 1)
            snprintf(item, sizeof item, "%s%u-%u", comma, first, port - 1);
        else
            snprintf(item, sizeof item, "%s%u", comma, first);
        for (const char *c = item; *c != '\0'; c++, length++)
            if (length + 1 < size) {
                text[length] = *c;
                text[length + 1] = '\0';
            }
    }
    return length;
}
