#include "tzshift.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct transition {
    int64_t at;
    int offset;
    char abbrev[8];
};

struct tz_zone {
    int count;
    struct transition list[TZ_TRANSITIONS];
};

tz_zone *tz_new(void)
{
    return calloc(1, sizeof(tz_zone));
}

void tz_free(tz_zone *z)
{
    free(z);
}

int tz_add(tz_zone *z, int64_t at, int offset, const char *abbrev)
{
    size_t length = strlen(abbrev);
    assert(z->count == 0 || at > z->list[z->count - 1].at);
    if (offset > TZ_MAX_OFFSET || offset < -TZ_MAX_OFFSET || length < 1 || length > 7)
        return -1;
    if (z->count == TZ_TRANSITIONS)
        return -1;
    struct transition *t = &z->list[z->count++];
    t->at = at;
    t->offset = offset;
    memcpy(t->abbrev, abbrev, length + 1);
    return 0;
}

int tz_count(const tz_zone *z)
{
    return z->count;
}

static const struct transition *find(const tz_zone *z, int64_t at)
{
    assert(z->count > 0);
    int low = 0, high = z->count - 1;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if (z->list[middle].at <= at)
            low = middle;
        else
            high = middle - 1;
    }
    return &z->list[low];
}

int tz_offset(const tz_zone *z, int64_t at)
{
    return find(z, at)->offset;
}

const char *tz_abbrev(const tz_zone *z, int64_t at)
{
    return find(z, at)->abbrev;
}

int64_t tz_to_local(const tz_zone *z, int64_t at)
{
    int offset = tz_offset(z, at);
    if (offset > 0 && at > INT64_MAX - offset)
        return INT64_MAX;
    if (offset < 0 && at < INT64_MIN - offset)
        return INT64_MIN;
    return at + offset;
}

static char *two(char *p, int number)
{
    *p++ = (char)('0' + number / 10);
    *p++ = (char)('0' + number % 10);
    return p;
}

void tz_format(int offset, char *text)
{
    if (offset > TZ_MAX_OFFSET)
        offset = TZ_MAX_OFFSET;
    if (offset < -TZ_MAX_OFFSET)
        offset = -TZ_MAX_OFFSET;
    *text++ = offset < 0 ? '-' : '+';
    if (offset < 0)
        offset = -offset;
    text = two(text, offset / 3600);
    *text++ = ':';
    text = two(text, offset / 60 % 60);
    if (offset % 60 != 0) {
        *text++ = ':';
        text = two(text, offset % 60);
    }
    *text = '\0';
}
