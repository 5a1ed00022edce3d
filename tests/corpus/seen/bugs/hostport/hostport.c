#include "hostport.h"

#include <stdio.h>
#include <string.h>

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool host_char(char c, bool bracketed)
{
    c = lower(c);
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' ||
           (bracketed && c == ':');
}

static enum hostport_error take_host(const char *text, size_t length, bool bracketed, char *host)
{
    if (length == 0)
        return HOSTPORT_EMPTY_HOST;
    if (length > HOSTPORT_HOST_MAX)
        return HOSTPORT_LONG_HOST;
    for (size_t i = 0; i < length; i++) {
        if (!host_char(text[i], bracketed))
            return HOSTPORT_BAD_HOST;
        host[i] = lower(text[i]);
    }
    host[length] = '\0';
    return HOSTPORT_OK;
}

static bool take_port(const char *text, uint16_t *port)
{
    unsigned number = 0;
    if (*text == '\0')
        return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return false;
        number = 10 * number + (unsigned)(*text - '0');
        if (number > UINT16_MAX)
            return false;
    }
    *port = (uint16_t)number;
    return true;
}

enum hostport_error hostport_parse(const char *text, struct hostport *hp)
{
    char host[HOSTPORT_HOST_MAX + 1];
    bool bracketed = *text == '[';
    size_t length;
    const char *rest;
    if (bracketed) {
        text++;
        length = strcspn(text, "]");
        if (text[length] != ']')
            return HOSTPORT_BAD_HOST;
        rest = text + length + 1;
        if (*rest != '\0' && *rest != ':')
            return HOSTPORT_BAD_HOST;
    } else {
        length = strcspn(text, ":");
        rest = text + length;
    }
    enum hostport_error error = take_host(text, length, bracketed, host);
    if (error != HOSTPORT_OK)
        return error;
    uint16_t port;
    bool has_port = *rest == ':';
    if (has_port && !take_port(rest + 1, &port))
        return HOSTPORT_BAD_PORT;
    strcpy(hp->host, host);
    hp->bracketed = bracketed;
    hp->has_port = has_port;
    if (has_port)
        hp->port = port;
    return HOSTPORT_OK;
}

enum hostport_error hostport_make(const char *host, uint16_t port, struct hostport *hp)
{
    char copy[HOSTPORT_HOST_MAX + 1];
    enum hostport_error error = take_host(host, strlen(host), false, copy);
    if (error != HOSTPORT_OK)
        return error;
    strcpy(hp->host, copy);
    hp->bracketed = false;
    hp->has_port = true;
    hp->port = port;
    return HOSTPORT_OK;
}

int hostport_format(const struct hostport *hp, char *out, size_t size)
{
    const char *open = hp->bracketed ? "[" : "", *close = hp->bracketed ? "]" : "";
    if (hp->has_port)
        return snprintf(out, size, "%s%s%s:%u", open, hp->host, close, (unsigned)hp->port);
    return snprintf(out, size, "%s%s%s", open, hp->host, close);
}

bool hostport_equal(const struct hostport *a, const struct hostport *b)
{
    return strcmp(a->host, b->host) == 0 && a->has_port == b->has_port && a->port == b->port;
}

uint32_t hostport_hash(const struct hostport *hp)
{
    uint32_t hash = 2166136261u;
    for (const char *c = hp->host; *c != '\0'; c++)
        hash = (hash ^ (unsigned char)*c) * 16777619u;
    if (hp->has_port)
        hash = (hash ^ hp->port) * 16777619u;
    return hash;
}

uint16_t hostport_port_or(const struct hostport *hp, uint16_t fallback)
{
    return hp->has_port ? hp->port : fallback;
}

bool hostport_is_loopback(const struct hostport *hp)
{
    return strcmp(hp->host, "localhost") == 0 || strcmp(hp->host, "127.0.0.1") == 0 || strcmp(hp->host, "::1") == 0;
}

const char *hostport_strerror(enum hostport_error error)
{
    switch (error) {
    case HOSTPORT_OK:
        return "ok";
    case HOSTPORT_EMPTY_HOST:
        return "the host is empty";
    case HOSTPORT_LONG_HOST:
        return "the host is too long";
    case HOSTPORT_BAD_HOST:
        return "the host is malformed";
    case HOSTPORT_BAD_PORT:
        return "the port is not a number from 0 to 65535";
    }
    return "unknown error";
}
