#include "peeraddr.h"

#include <stdio.h>
#include <string.h>

void peer_none(peeraddr *a)
{
    memset(a, 0, sizeof *a);
    a->family = PEER_NONE;
}

void peer_ip4(peeraddr *a, uint32_t ip4, uint16_t port)
{
    peer_none(a);
    a->family = PEER_IP4;
    a->ip4 = ip4;
    a->port = port;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Reads a number up to `most` without leading zeros; NULL when there is none. */
static const char *number(const char *text, uint32_t most, uint32_t *value)
{
    if (!is_digit(*text) || (*text == '0' && is_digit(text[1])))
        return NULL;
    for (*value = 0; is_digit(*text); text++) {
        *value = *value * 10 + (uint32_t)(*text - '0');
        if (*value > most)
            return NULL;
    }
    return text;
}

/* Reads a.b.c.d; where it ends, or NULL. */
static const char *dotted(const char *text, uint32_t *ip4)
{
    *ip4 = 0;
    for (int i = 0; i < 4; i++) {
        uint32_t part;
        if (i > 0 && *text++ != '.')
            return NULL;
        text = number(text, 255, &part);
        if (text == NULL)
            return NULL;
        *ip4 = *ip4 << 8 | part;
    }
    return text;
}

static bool fill_name(peeraddr *a, const char *name, size_t length, uint16_t port)
{
    peeraddr made;
    peer_none(&made);
    made.family = PEER_NAME;
    made.port = port;
    uint32_t ip4;
    bool good = length > 0 && length < PEER_NAME_MAX && dotted(name, &ip4) != name + length;
    for (size_t i = 0; good && i < length; i++) {
        char c = name[i];
        if (c >= 'A' && c <= 'Z')
            c = (char)(c - 'A' + 'a');
        good = (c >= 'a' && c <= 'z') || is_digit(c) || c == '-' || c == '_' || c == '.';
        made.name[i] = c;
    }
    if (good)
        *a = made;
    else
        peer_none(a);
    return good;
}

bool peer_name(peeraddr *a, const char *name, uint16_t port)
{
    return fill_name(a, name, strlen(name), port);
}

bool peer_parse(peeraddr *a, const char *text)
{
    uint32_t ip4, port;
    const char *colon = strrchr(text, ':'), *end;
    if (colon == NULL) {
        bool none = strcmp(text, "-") == 0;
        peer_none(a);
        return none;
    }
    end = number(colon + 1, 65535, &port);
    if (end == NULL || *end != '\0') {
        peer_none(a);
        return false;
    }
    if (dotted(text, &ip4) == colon) {
        peer_ip4(a, ip4, (uint16_t)port);
        return true;
    }
    return fill_name(a, text, (size_t)(colon - text), (uint16_t)port);
}

char *peer_format(const peeraddr *a, char *text)
{
    unsigned ip4 = a->ip4;
    switch (a->family) {
    case PEER_IP4:
        snprintf(text, PEER_TEXT, "%u.%u.%u.%u:%u", ip4 >> 24, ip4 >> 16 & 255, ip4 >> 8 & 255, ip4 & 255, a->port);
        break;
    case PEER_NAME:
        snprintf(text, PEER_TEXT, "%s:%u", a->name, a->port);
        break;
    default:
        snprintf(text, PEER_TEXT, "-");
        break;
    }
    return text;
}

bool peer_equal(const peeraddr *a, const peeraddr *b)
{
    if (a->family != b->family)
        return false;
    switch (a->family) {
    case PEER_IP4:
        return a->ip4 == b->ip4 && a->port == b->port;
    case PEER_NAME:
        return strcmp(a->name, b->name) == 0 && a->port == b->port;
    default:
        return true;
    }
}

int peer_compare(const peeraddr *a, const peeraddr *b)
{
    if (a->family != b->family)
        return a->family == PEER_NONE ? -1 : 1;
    if (a->family == PEER_NONE)
        return 0;
    int order;
    if (a->family == PEER_IP4)
        order = a->ip4 < b->ip4 ? -1 : a->ip4 > b->ip4;
    else
        order = strcmp(a->name, b->name);
    return order != 0 ? order : (int)a->port - (int)b->port;
}

uint32_t peer_hash(const peeraddr *a)
{
    uint32_t hash = 2166136261u;
    if (a->family != PEER_IP4 && a->family != PEER_NAME)
        return hash;
    hash = (hash ^ a->port) * 16777619u;
    if (a->family == PEER_IP4)
        return (hash ^ a->ip4) * 16777619u;
    for (const char *c = a->name; *c != '\0'; c++)
        hash = (hash ^ (unsigned char)*c) * 16777619u;
    return hash;
}

bool peer_is_local(const peeraddr *a)
{
    return (a->family == PEER_IP4 && a->ip4 >> 24 == 127) || (a->family == PEER_NAME && strcmp(a->name, "localhost") == 0);
}
