#include "nucseq.h"

#include <stdlib.h>
#include <string.h>

struct nuc_seq {
    uint8_t *packed; /* base i at bits 2 * (i % 4) of byte i / 4 */
    size_t length;
    size_t room; /* bytes */
};

static const char letter_of[] = "ACGT"; /* x and 3 - x pair */

static int code_of(char letter)
{
    switch (letter) {
    case 'A': case 'a': return 0;
    case 'C': case 'c': return 1;
    case 'G': case 'g': return 2;
    case 'T': case 't': return 3;
    default: return -1;
    }
}

static size_t bytes_for(size_t bases)
{
    return (bases + 3) / 4;
}

static unsigned get(const nuc_seq *s, size_t pos)
{
    return s->packed[pos / 4] >> pos % 4 * 2 & 3;
}

static void put(nuc_seq *s, size_t pos, unsigned code)
{
    unsigned shift = (unsigned)(pos % 4 * 2);
    s->packed[pos / 4] = (uint8_t)((s->packed[pos / 4] & ~(3u << shift)) | code << shift);
}

static nuc_seq *empty(size_t bases)
{
    nuc_seq *s = malloc(sizeof *s);
    if (!s)
        return NULL;
    s->room = bytes_for(bases) + 4;
    s->length = 0;
    s->packed = calloc(s->room, 1);
    if (!s->packed) {
        free(s);
        return NULL;
    }
    return s;
}

nuc_seq *nuc_new(const char *letters)
{
    size_t n = strlen(letters);
    if (n > NUC_MAX_BASES)
        return NULL;
    nuc_seq *s = empty(n);
    if (!s)
        return NULL;
    for (size_t i = 0; i < n; i++) {
        int code = code_of(letters[i]);
        if (code < 0) {
            nuc_free(s);
            return NULL;
        }
        put(s, i, (unsigned)code);
    }
    s->length = n;
    return s;
}

nuc_seq *nuc_copy(const nuc_seq *s)
{
    nuc_seq *copy = empty(s->length);
    if (!copy)
        return NULL;
    memcpy(copy->packed, s->packed, bytes_for(s->length));
    copy->length = s->length;
    return copy;
}

void nuc_free(nuc_seq *s)
{
    if (s)
        free(s->packed);
    free(s);
}

size_t nuc_length(const nuc_seq *s)
{
    return s->length;
}

char nuc_at(const nuc_seq *s, size_t pos)
{
    return pos < s->length ? letter_of[get(s, pos)] : '\0';
}

bool nuc_append(nuc_seq *s, char letter)
{
    int code = code_of(letter);
    if (code < 0 || s->length >= NUC_MAX_BASES)
        return false;
    if (bytes_for(s->length + 1) > s->room) {
        uint8_t *wider = realloc(s->packed, s->room * 2);
        if (!wider)
            return false;
        memset(wider + s->room, 0, s->room);
        s->packed = wider;
        s->room *= 2;
    }
    put(s, s->length++, (unsigned)code);
    return true;
}

void nuc_truncate(nuc_seq *s, size_t length)
{
    if (length < s->length)
        s->length = length;
}

void nuc_reverse_complement(nuc_seq *s)
{
    for (size_t i = 0, j = s->length; i < j; i++) {
        j--;
        unsigned left = get(s, i), right = get(s, j);
        put(s, i, 3 - right);
        put(s, j, 3 - left);
    }
}

size_t nuc_gc(const nuc_seq *s)
{
    size_t count = 0;
    for (size_t i = 0; i < s->length; i++) {
        unsigned code = get(s, i);
        count += code == 1 || code == 2;
    }
    return count;
}

bool nuc_equal(const nuc_seq *a, const nuc_seq *b)
{
    if (a->length != b->length)
        return false;
    for (size_t i = 0; i < a->length; i++)
        if (get(a, i) != get(b, i))
            return false;
    return true;
}

uint32_t nuc_hash(const nuc_seq *s)
{
    uint32_t hash = 2166136261u ^ (uint32_t)s->length;
    for (size_t i = 0; i < bytes_for(s->length); i++)
        hash = (hash ^ s->packed[i]) * 16777619u;
    return hash;
}
