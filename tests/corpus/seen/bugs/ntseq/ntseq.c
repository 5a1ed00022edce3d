#include "ntseq.h"

#include <stdlib.h>
#include <string.h>

struct ntseq {
    size_t length;
    char bases[];
};

static ntseq *make(const char *bases, size_t length)
{
    ntseq *seq = malloc(sizeof *seq + length + 1);
    if (seq == NULL)
        return NULL;
    seq->length = length;
    memcpy(seq->bases, bases, length);
    seq->bases[length] = '\0';
    return seq;
}

ntseq *nt_from(const char *text)
{
    size_t length = strlen(text);
    if (strspn(text, "ACGTNacgtn") != length)
        return NULL;
    return make(text, length);
}

void nt_free(ntseq *seq)
{
    free(seq);
}

size_t nt_length(const ntseq *seq)
{
    return seq->length;
}

const char *nt_text(const ntseq *seq)
{
    return seq->bases;
}

static char upper(char base)
{
    return (char)(base & ~0x20);
}

static char complement(char base)
{
    static const char from[] = "ACGTNacgtn", to[] = "TGCANtgcan";
    return to[strchr(from, base) - from];
}

ntseq *nt_revcomp(const ntseq *seq)
{
    ntseq *made = make(seq->bases, seq->length);
    if (made == NULL)
        return NULL;
    for (size_t i = 0; i < seq->length; i++)
        made->bases[i] = complement(seq->bases[seq->length - 1 - i]);
    return made;
}

ntseq *nt_slice(const ntseq *seq, size_t start, size_t count)
{
    if (start > seq->length)
        start = seq->length;
    if (count > seq->length - start)
        count = seq->length - start;
    return make(seq->bases + start, count);
}

ntseq *nt_mask(const ntseq *seq, bool masked)
{
    ntseq *made = make(seq->bases, seq->length);
    if (made == NULL)
        return NULL;
    for (size_t i = 0; i < made->length; i++)
        made->bases[i] = (char)(upper(made->bases[i]) | (masked ? 0x20 : 0));
    return made;
}

size_t nt_gc(const ntseq *seq)
{
    size_t count = 0;
    for (size_t i = 0; i < seq->length; i++)
        count += upper(seq->bases[i]) == 'G' || upper(seq->bases[i]) == 'C';
    return count;
}

static bool same(const char *a, const char *b, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (upper(a[i]) != upper(b[i]))
            return false;
    return true;
}

bool nt_equal(const ntseq *a, const ntseq *b)
{
    return a->length == b->length && same(a->bases, b->bases, a->length);
}

uint32_t nt_hash(const ntseq *seq)
{
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < seq->length; i++) {
        hash ^= (unsigned char)seq->bases[i];
        hash *= 16777619u;
    }
    return hash;
}

long nt_find(const ntseq *seq, const ntseq *part, size_t from)
{
    for (size_t i = from; i <= seq->length && part->length <= seq->length - i; i++)
        if (same(seq->bases + i, part->bases, part->length))
            return (long)i;
    return -1;
}
