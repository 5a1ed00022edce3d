#include "logsel.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct logsel {
    unsigned char mask[LOGSEL_FACILITIES];      /* a bit for each severity */
};

static const char *const facilities[LOGSEL_FACILITIES] = {
    "kern",   "user",   "mail",   "daemon", "auth",   "syslog", "lpr",    "news",
    "uucp",   "cron",   "authpriv", "ftp",  "ntp",    "audit",  "console", "clock",
    "local0", "local1", "local2", "local3", "local4", "local5", "local6", "local7",
};

static const char *const severities[LOGSEL_SEVERITIES] = {
    "emerg", "alert", "crit", "err", "warning", "notice", "info", "debug",
};

/* The index of the `length` characters at `name`, any case, or -1. */
static int lookup(const char *const *table, int count, const char *name, size_t length)
{
    for (int i = 0; i < count; i++) {
        size_t n = 0;

        if (strlen(table[i]) != length)
            continue;
        while (n < length && tolower((unsigned char)name[n]) == table[i][n])
            n++;
        if (n == length)
            return i;
    }
    return -1;
}

int logsel_facility(const char *name)
{
    return lookup(facilities, LOGSEL_FACILITIES, name, strlen(name));
}

int logsel_severity(const char *name)
{
    return lookup(severities, LOGSEL_SEVERITIES, name, strlen(name));
}

const char *logsel_facility_name(int facility)
{
    return facility >= 0 && facility < LOGSEL_FACILITIES ? facilities[facility] : NULL;
}

const char *logsel_severity_name(int severity)
{
    return severity >= 0 && severity < LOGSEL_SEVERITIES ? severities[severity] : NULL;
}

/* The facilities from p to the dot, as bits; the place of the dot, or NULL. */
static const char *parse_facilities(const char *p, unsigned long *set)
{
    *set = 0;
    if (*p == '*') {
        *set = (1UL << LOGSEL_FACILITIES) - 1;
        return p[1] == '.' ? p + 1 : NULL;
    }
    for (;;) {
        size_t length = strcspn(p, ",.; ");
        int facility = lookup(facilities, LOGSEL_FACILITIES, p, length);

        if (facility < 0)
            return NULL;
        *set |= 1UL << facility;
        p += length;
        if (*p == '.')
            return p;
        if (*p != ',')
            return NULL;
        p++;
    }
}

/* Applies the rule at p; returns the place after it, or NULL. */
static const char *parse_rule(logsel *sel, const char *p)
{
    unsigned long set;
    unsigned bits;
    int negate = 0, exact = 0;
    size_t length;

    p = parse_facilities(p, &set);
    if (!p)
        return NULL;
    p++;
    if (*p == '!') {
        negate = 1;
        p++;
    }
    if (*p == '=') {
        exact = 1;
        p++;
    }
    length = strcspn(p, "; ");
    if (length == 1 && *p == '*') {
        bits = 0xff;
    } else if (length == 4 && memcmp(p, "none", 4) == 0) {
        if (negate || exact)
            return NULL;
        bits = 0xff;
        negate = 1;
    } else {
        int severity = lookup(severities, LOGSEL_SEVERITIES, p, length);

        if (severity < 0)
            return NULL;
        bits = exact ? 1u << severity : (2u << severity) - 1;
    }
    for (int f = 0; f < LOGSEL_FACILITIES; f++) {
        if (!(set >> f & 1))
            continue;
        if (negate)
            sel->mask[f] = (unsigned char)(sel->mask[f] & ~bits);
        else
            sel->mask[f] = (unsigned char)(sel->mask[f] | bits);
    }
    return p + length;
}

logsel *logsel_parse(const char *text)
{
    size_t length = strlen(text);
    logsel *sel;
    char *copy;
    const char *p;

    if (length > LOGSEL_MAX_TEXT)
        return NULL;
    sel = calloc(1, sizeof *sel);
    copy = malloc(length + 1);
    if (!sel || !copy) {
        free(sel);
        free(copy);
        return NULL;
    }
    for (size_t i = 0; i <= length; i++)
        copy[i] = (char)tolower((unsigned char)text[i]);

    p = copy + strspn(copy, "; ");
    while (*p) {
        p = parse_rule(sel, p);
        if (!p) {
            free(sel);
            sel = NULL;
            break;
        }
        if (*p) {
            while (strchr("; ", *p))
                p++;
        }
    }
    free(copy);
    return sel;
}

void logsel_free(logsel *sel)
{
    free(sel);
}

logsel *logsel_clone(const logsel *sel)
{
    logsel *copy = malloc(sizeof *copy);

    if (copy)
        *copy = *sel;
    return copy;
}

int logsel_match(const logsel *sel, int facility, int severity)
{
    if (!logsel_facility_name(facility) || !logsel_severity_name(severity))
        return 0;
    return sel->mask[facility] >> severity & 1;
}

int logsel_add(logsel *sel, int facility, int severity)
{
    if (!logsel_facility_name(facility) || !logsel_severity_name(severity))
        return -1;
    sel->mask[facility] = (unsigned char)(sel->mask[facility] | 1u << severity);
    return 0;
}

void logsel_merge(logsel *sel, const logsel *from)
{
    for (int f = 0; f < LOGSEL_FACILITIES; f++)
        sel->mask[f] |= from->mask[f];
}

int logsel_equal(const logsel *a, const logsel *b)
{
    return memcmp(a->mask, b->mask, sizeof a->mask) == 0;
}

struct sink {
    char *buf;
    size_t size, length;
};

static void emit(struct sink *out, const char *text)
{
    for (; *text; text++, out->length++)
        if (out->length + 1 < out->size)
            out->buf[out->length] = *text;
}

static void emit_rule(struct sink *out, int facility, const char *sign, const char *severity)
{
    if (out->length)
        emit(out, ";");
    emit(out, facilities[facility]);
    emit(out, sign);
    emit(out, severity);
}

size_t logsel_format(const logsel *sel, char *buf, size_t size)
{
    struct sink out = { buf, size, 0 };

    for (int f = 0; f < LOGSEL_FACILITIES; f++) {
        if (sel->mask[f] == 0xff) {
            emit_rule(&out, f, ".", "*");
            continue;
        }
        for (int s = 0; s < LOGSEL_SEVERITIES; s++)
            if (sel->mask[f] >> s & 1)
                emit_rule(&out, f, ".=", severities[s]);
    }
    if (size)
        buf[out.length < size ? out.length : size - 1] = '\0';
    return out.length;
}
