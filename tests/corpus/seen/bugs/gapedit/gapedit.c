#include "gapedit.h"

#include <stdlib.h>
#include <string.h>

struct gapedit {
    char *mem;
    size_t cap;
    size_t gap;     /* where the gap starts = the cursor */
    size_t gap_end; /* first byte behind the gap */
};

gapedit_t *ge_new(void)
{
    gapedit_t *ge = malloc(sizeof *ge);
    if (!ge)
        return NULL;
    ge->cap = 8;
    ge->mem = malloc(ge->cap);
    if (!ge->mem) {
        free(ge);
        return NULL;
    }
    ge->gap = 0;
    ge->gap_end = ge->cap;
    return ge;
}

void ge_free(gapedit_t *ge)
{
    if (ge) {
        free(ge->mem);
        free(ge);
    }
}

size_t ge_length(const gapedit_t *ge)
{
    return ge->cap - (ge->gap_end - ge->gap);
}

size_t ge_tell(const gapedit_t *ge)
{
    return ge->gap;
}

/* make the gap larger by half of the buffer */
static int widen(gapedit_t *ge)
{
    size_t cap = ge->cap + ge->cap / 2;
    size_t tail = ge->cap - ge->gap_end;
    char *mem = realloc(ge->mem, cap);
    if (!mem)
        return -1;
    memmove(mem + cap - tail, mem + ge->gap_end, tail);
    ge->mem = mem;
    ge->gap_end = cap - tail;
    ge->cap = cap;
    return 0;
}

int ge_insert(gapedit_t *ge, const char *text)
{
    size_t n = strlen(text);
    if (n > GE_MAX || ge_length(ge) > GE_MAX - n)
        return -1;
    if (ge->gap_end - ge->gap < n) {
        if (widen(ge) != 0)
            return -1;
    }
    memcpy(ge->mem + ge->gap, text, n);
    ge->gap += n;
    return 0;
}

size_t ge_erase(gapedit_t *ge, size_t n)
{
    size_t tail = ge->cap - ge->gap_end;
    if (n > tail)
        n = tail;
    ge->gap_end += n;
    return n;
}

size_t ge_backspace(gapedit_t *ge, size_t n)
{
    if (n > ge->gap)
        n = ge->gap;
    ge->gap -= n;
    return n;
}

void ge_seek(gapedit_t *ge, size_t pos)
{
    size_t len = ge_length(ge);
    if (pos > len)
        pos = len;
    if (pos < ge->gap) {
        size_t n = ge->gap - pos;
        memmove(ge->mem + ge->gap_end - n, ge->mem + pos, n);
        ge->gap -= n;
        ge->gap_end -= n;
    } else {
        size_t n = pos - ge->gap;
        memmove(ge->mem + ge->gap, ge->mem + ge->gap_end, n);
        ge->gap += n;
        ge->gap_end += n;
    }
}

int ge_char_at(const gapedit_t *ge, size_t pos)
{
    if (pos >= ge_length(ge))
        return -1;
    if (pos >= ge->gap)
        pos += ge->gap_end - ge->gap;
    return (unsigned char)ge->mem[pos];
}

char *ge_text(const gapedit_t *ge)
{
    size_t len = ge_length(ge);
    char *text = malloc(len + 1);
    if (!text)
        return NULL;
    memcpy(text, ge->mem, ge->gap);
    memcpy(text + ge->gap, ge->mem + ge->gap_end, ge->cap - ge->gap_end);
    text[len] = '\0';
    return text;
}
