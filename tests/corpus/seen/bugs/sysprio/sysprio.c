#include "sysprio.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NSEVERITIES 8
#define PRI_MAX (SYSPRIO_NFACILITIES * NSEVERITIES - 1)
#define PRI_DEFAULT (1 * NSEVERITIES + 5) /* user.notice */

static const char *const facilities[SYSPRIO_NFACILITIES] = {
    "kern", "user", "mail", "daemon", "auth", "syslog", "lpr", "news",
    "uucp", "cron", "authpriv", "ftp", "ntp", "audit", "alert", "clock",
    "local0", "local1", "local2", "local3", "local4", "local5", "local6", "local7",
};

static const char *const severities[NSEVERITIES] = {
    "emerg", "alert", "crit", "err", "warning", "notice", "info", "debug",
};

/* Bit s of pmask[f] is set when severity s of facility f is selected. */
struct sysprio_filter {
    unsigned char pmask[SYSPRIO_NFACILITIES];
};

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

int sysprio_parse(const char *line, struct sysprio_msg *msg)
{
    int pri = 0, digits = 0;

    if (line[0] == '<') {
        while (digits < 3 && is_digit(line[1 + digits])) {
            pri = pri * 10 + (line[1 + digits] - '0');
            digits++;
        }
    }
    if (digits == 0 || line[1 + digits] != '>') {
        msg->facility = PRI_DEFAULT / NSEVERITIES;
        msg->severity = PRI_DEFAULT % NSEVERITIES;
        msg->text = line;
        return SYSPRIO_NOPRI;
    }
    msg->text = line + 1 + digits + 1;
    msg->severity = pri % NSEVERITIES;
    if (pri > PRI_MAX) {
        msg->facility = SYSPRIO_INVALID;
        return SYSPRIO_RANGE;
    }
    msg->facility = pri / NSEVERITIES;
    return SYSPRIO_OK;
}

/* Whether the numbers of a message are what the header says. */
static int in_range(const struct sysprio_msg *msg)
{
    return msg->facility >= 0 && msg->facility <= SYSPRIO_INVALID &&
           msg->severity >= 0 && msg->severity < NSEVERITIES;
}

int sysprio_format(const struct sysprio_msg *msg, char *buf, size_t cap)
{
    int length;

    if (!in_range(msg))
        return SYSPRIO_ERR;
    length = snprintf(cap ? buf : NULL, cap, "<%d>%s",
                      msg->facility * NSEVERITIES + msg->severity,
                      msg->text ? msg->text : "");
    return length < 0 ? SYSPRIO_ERR : length;
}

const char *sysprio_facility_name(int facility)
{
    if (facility == SYSPRIO_INVALID)
        return "invalid";
    if (facility < 0 || facility >= SYSPRIO_NFACILITIES)
        return NULL;
    return facilities[facility];
}

const char *sysprio_severity_name(int severity)
{
    if (severity < 0 || severity >= NSEVERITIES)
        return NULL;
    return severities[severity];
}

/* The index in names[0 .. n) of the name that is s[0 .. length), or -1. */
static int look_up(const char *const *names, int n, const char *s, size_t length)
{
    for (int i = 0; i < n; i++) {
        if (strlen(names[i]) == length && memcmp(names[i], s, length) == 0)
            return i;
    }
    return -1;
}

int sysprio_facility_code(const char *name)
{
    if (strcmp(name, "invalid") == 0)
        return SYSPRIO_INVALID;
    return look_up(facilities, SYSPRIO_NFACILITIES, name, strlen(name));
}

int sysprio_severity_code(const char *name)
{
    return look_up(severities, NSEVERITIES, name, strlen(name));
}

sysprio_filter *sysprio_filter_new(void)
{
    return calloc(1, sizeof(sysprio_filter));
}

void sysprio_filter_free(sysprio_filter *f)
{
    free(f);
}

/* What a severity in a selector stands for: bits to set, 0 for "none", or -1. */
static int severity_bits(const char *s)
{
    int code;

    if (strcmp(s, "*") == 0)
        return (1 << NSEVERITIES) - 1;
    if (strcmp(s, "none") == 0)
        return 0;
    code = sysprio_severity_code(s);
    if (code < 0)
        return -1;
    return (1 << (code + 1)) - 1;
}

static void select_one(unsigned char *mask, int bits)
{
    if (bits == 0)
        *mask = 0;
    else
        *mask = (unsigned char)(*mask | bits);
}

int sysprio_filter_add(sysprio_filter *f, const char *selector)
{
    sysprio_filter changed = *f;
    const char *dot = strchr(selector, '.');
    const char *s = selector;
    int bits;

    if (!dot)
        return SYSPRIO_ERR;
    bits = severity_bits(dot + 1);
    if (bits < 0)
        return SYSPRIO_ERR;
    for (;;) {
        size_t length = strcspn(s, ",.");

        if (length == 1 && *s == '*') {
            for (int i = 0; i < SYSPRIO_NFACILITIES; i++)
                select_one(&changed.pmask[i], bits);
        } else {
            int code = look_up(facilities, SYSPRIO_NFACILITIES, s, length);

            if (code < 0)
                return SYSPRIO_ERR;
            select_one(&changed.pmask[code], bits);
        }
        s += length;
        if (*s == '.')
            break;
        s++;
    }
    *f = changed;
    return SYSPRIO_OK;
}

int sysprio_filter_match(const sysprio_filter *f, const struct sysprio_msg *msg)
{
    if (!in_range(msg))
        return 0;
    return (f->pmask[msg->facility] >> msg->severity) & 1;
}
