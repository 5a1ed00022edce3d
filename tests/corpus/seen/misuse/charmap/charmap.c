#include "charmap.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct CM_Set {
    const char *name;
    int references;
    int32_t code_points[256];
};

enum { SETS = 3 };
static const char *const names[SETS] = {"ascii", "latin1", "latin9"};

static int startups;
static CM_Set *sets; /* SETS of them while started */

static void fill(CM_Set *set, int which)
{
    for (int byte = 0; byte < 256; byte++)
        set->code_points[byte] = byte < 128 || which > 0 ? byte : -1;
    if (which < 2)
        return;
    static const struct {
        uint8_t byte;
        int32_t code_point;
    } changes[] = {{0xA4, 0x20AC}, {0xA6, 0x160}, {0xA8, 0x161}, {0xB4, 0x17D},
                   {0xB8, 0x17E},  {0xBC, 0x152}, {0xBD, 0x153}, {0xBE, 0x178}};
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++)
        set->code_points[changes[i].byte] = changes[i].code_point;
}

int CM_Startup(void)
{
    if (startups == 0) {
        sets = calloc(SETS, sizeof *sets);
        if (sets == NULL)
            return -1;
        for (int i = 0; i < SETS; i++) {
            sets[i].name = names[i];
            fill(&sets[i], i);
        }
    }
    startups++;
    return 0;
}

int CM_Active(void)
{
    assert(startups > 0);
    int count = 0;
    for (int i = 0; i < SETS; i++)
        count += sets[i].references > 0;
    return count;
}

void CM_Shutdown(void)
{
    assert(startups > 0);
    if (startups == 1) {
        assert(CM_Active() == 0);
        free(sets);
        sets = NULL;
    }
    startups--;
}

CM_Set *CM_Open(const char *name)
{
    assert(startups > 0);
    for (int i = 0; i < SETS; i++)
        if (strcmp(names[i], name) == 0)
            return CM_Retain(&sets[i]);
    return NULL;
}

CM_Set *CM_Retain(CM_Set *set)
{
    set->references++;
    return set;
}

void CM_Release(CM_Set *set)
{
    if (set == NULL)
        return;
    assert(set->references > 0);
    set->references--;
}

const char *CM_Name(const CM_Set *set)
{
    assert(set->references > 0);
    return set->name;
}

int32_t CM_Decode(const CM_Set *set, uint8_t byte)
{
    assert(set->references > 0);
    return set->code_points[byte];
}

int CM_Encode(const CM_Set *set, int32_t code_point)
{
    assert(set->references > 0);
    if (code_point < 0)
        return -1;
    for (int byte = 0; byte < 256; byte++)
        if (set->code_points[byte] == code_point)
            return byte;
    return -1;
}

size_t CM_ToUtf8(const CM_Set *set, const char *text, char *out, size_t size)
{
    size_t length = 0, written = 0;
    int fits = 1;
    for (; *text != '\0'; text++) {
        int32_t c = CM_Decode(set, (uint8_t)*text);
        char bytes[3];
        size_t count = 1;
        if (c < 0x80) {
            bytes[0] = c < 0 ? '?' : (char)c;
        } else if (c < 0x800) {
            bytes[0] = (char)(0xC0 | c >> 6);
            bytes[1] = (char)(0x80 | (c & 0x3F));
            count = 2;
        } else {
            bytes[0] = (char)(0xE0 | c >> 12);
            bytes[1] = (char)(0x80 | (c >> 6 & 0x3F));
            bytes[2] = (char)(0x80 | (c & 0x3F));
            count = 3;
        }
        fits = fits && length + count < size;
        if (fits) {
            memcpy(out + length, bytes, count);
            written += count;
        }
        length += count;
    }
    if (size > 0)
        out[written] = '\0';
    return length;
}
