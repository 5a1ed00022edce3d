#include "cpmap.h"

#include <stdlib.h>
#include <string.h>

struct pair {
    uint32_t code;
    int byte;
};

struct reverse {
    size_t n;
    struct pair pair[256]; /* ascending codes, each once */
};

struct cpmap {
    uint32_t code[256];
    struct reverse *reverse; /* NULL until sealed */
};

static void ascii(cpmap *map)
{
    int i;

    for (i = 0; i < 256; i++)
        map->code[i] = i < 128 ? (uint32_t)i : CPM_NONE;
    map->reverse = NULL;
}

cpmap *cpm_new(void)
{
    cpmap *map = malloc(sizeof *map);

    if (map != NULL)
        ascii(map);
    return map;
}

void cpm_free(cpmap *map)
{
    if (map == NULL)
        return;
    free(map->reverse);
    free(map);
}

int cpm_set(cpmap *map, unsigned char byte, uint32_t code)
{
    if (map->reverse != NULL || (code > CPM_LAST && code != CPM_NONE))
        return -1;
    map->code[byte] = code;
    return 0;
}

static int by_code(const void *a, const void *b)
{
    const struct pair *x = a, *y = b;

    if (x->code != y->code)
        return x->code < y->code ? -1 : 1;
    return (x->byte > y->byte) - (x->byte < y->byte);
}

static void build(const cpmap *map, struct reverse *reverse)
{
    size_t n = 0, i;
    int byte;

    for (byte = 0; byte < 256; byte++) {
        if (map->code[byte] != CPM_NONE) {
            reverse->pair[n].code = map->code[byte];
            reverse->pair[n].byte = byte;
            n++;
        }
    }
    qsort(reverse->pair, n, sizeof reverse->pair[0], by_code);
    reverse->n = 0;
    for (i = 0; i < n; i++)
        if (reverse->n == 0 || reverse->pair[reverse->n - 1].code != reverse->pair[i].code)
            reverse->pair[reverse->n++] = reverse->pair[i];
}

int cpm_seal(cpmap *map)
{
    struct reverse *reverse;

    if (map->reverse != NULL)
        return 0;
    reverse = malloc(sizeof *reverse);
    if (reverse == NULL)
        return -1;
    build(map, reverse);
    map->reverse = reverse;
    return 0;
}

int cpm_sealed(const cpmap *map)
{
    return map->reverse != NULL;
}

cpmap *cpm_builtin(const char *name)
{
    static const char *const names[3] = {"ascii", "latin1", "latin9"};
    static const struct {
        unsigned char byte;
        uint32_t code;
    } latin9[8] = {
        {0xA4, 0x20AC}, {0xA6, 0x160}, {0xA8, 0x161}, {0xB4, 0x17D},
        {0xB8, 0x17E}, {0xBC, 0x152}, {0xBD, 0x153}, {0xBE, 0x178}
    };
    static cpmap maps[3];
    static struct reverse reverses[3];
    int which, i;

    for (which = 0; which < 3; which++)
        if (strcmp(name, names[which]) == 0)
            break;
    if (which == 3)
        return NULL;
    if (maps[which].reverse == NULL) {
        ascii(&maps[which]);
        for (i = 128; which > 0 && i < 256; i++)
            maps[which].code[i] = (uint32_t)i;
        for (i = 0; which == 2 && i < 8; i++)
            maps[which].code[latin9[i].byte] = latin9[i].code;
        build(&maps[which], &reverses[which]);
        maps[which].reverse = &reverses[which];
    }
    return &maps[which];
}

uint32_t cpm_code(const cpmap *map, unsigned char byte)
{
    return map->code[byte];
}

int cpm_byte(const cpmap *map, uint32_t code)
{
    const struct reverse *reverse = map->reverse;
    size_t low = 0, high = reverse->n;

    while (low < high) {
        size_t mid = low + (high - low) / 2;

        if (reverse->pair[mid].code == code)
            return reverse->pair[mid].byte;
        if (reverse->pair[mid].code < code)
            low = mid + 1;
        else
            high = mid;
    }
    return -1;
}

size_t cpm_decode(const cpmap *map, const unsigned char *bytes, size_t n, uint32_t *codes)
{
    size_t missing = 0, i;

    for (i = 0; i < n; i++) {
        codes[i] = map->code[bytes[i]];
        if (codes[i] == CPM_NONE) {
            codes[i] = 0xFFFD;
            missing++;
        }
    }
    return missing;
}

size_t cpm_encode(const cpmap *map, const uint32_t *codes, size_t n, unsigned char *bytes,
                  unsigned char instead)
{
    size_t missing = 0, i;

    for (i = 0; i < n; i++) {
        int byte = cpm_byte(map, codes[i]);

        if (byte < 0) {
            byte = instead;
            missing++;
        }
        bytes[i] = (unsigned char)byte;
    }
    return missing;
}
