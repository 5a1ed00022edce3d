#include "appver.h"

#include <stdio.h>

appver appver_make(uint16_t major, uint16_t minor, uint16_t patch, uint32_t build)
{
    appver version = {major, minor, patch, build};
    return version;
}

static int order(uint16_t a, uint16_t b)
{
    return (a > b) - (a < b);
}

int appver_compare(appver a, appver b)
{
    int result = order(a.major, b.major);
    if (result == 0)
        result = order(a.minor, b.minor);
    if (result == 0)
        result = order(a.patch, b.patch);
    return result;
}

bool appver_equal(appver a, appver b)
{
    return appver_compare(a, b) == 0;
}

static uint32_t mix(uint32_t hash, uint32_t number)
{
    for (int i = 0; i < 4; i++) {
        hash ^= number & 0xff;
        hash *= UINT32_C(16777619);
        number >>= 8;
    }
    return hash;
}

uint32_t appver_hash(appver version)
{
    uint32_t hash = UINT32_C(2166136261);
    hash = mix(hash, version.major);
    hash = mix(hash, version.minor);
    hash = mix(hash, version.patch);
    return mix(hash, version.build);
}

bool appver_compatible(appver wanted, appver found)
{
    return wanted.major == found.major && appver_compare(found, wanted) >= 0;
}

appver appver_next_minor(appver version)
{
    if (version.minor < UINT16_MAX) {
        version.minor++;
        version.patch = 0;
    }
    version.build = 0;
    return version;
}

appver appver_next_patch(appver version)
{
    if (version.patch < UINT16_MAX)
        version.patch++;
    version.build = 0;
    return version;
}

static bool read_number(const char **text, uint32_t most, uint32_t *number)
{
    const char *start = *text;
    uint64_t value = 0;
    for (; **text >= '0' && **text <= '9'; (*text)++) {
        value = 10 * value + (uint64_t)(**text - '0');
        if (value > most)
            return false;
    }
    *number = (uint32_t)value;
    return *text != start;
}

bool appver_parse(const char *text, appver *version)
{
    uint32_t part[3] = {0, 0, 0}, build = 0;
    int count = 0;
    for (;;) {
        if (!read_number(&text, UINT16_MAX, &part[count]))
            return false;
        count++;
        if (*text != '.' || count == 3)
            break;
        text++;
    }
    if (*text == '+' && count == 3) {
        text++;
        if (!read_number(&text, UINT32_MAX, &build))
            return false;
    }
    if (*text != '\0')
        return false;
    *version = appver_make((uint16_t)part[0], (uint16_t)part[1], (uint16_t)part[2], build);
    return true;
}

char *appver_format(appver version, char text[APPVER_TEXT])
{
    int length = snprintf(text, APPVER_TEXT, "%u.%u.%u", version.major, version.minor, version.patch);
    if (version.build != 0)
        snprintf(text + length, APPVER_TEXT - (size_t)length, "+%lu", (unsigned long)version.build);
    return text;
}
