#include "arkindex.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where things are in a header block. */
enum { NAME = 0, MODE = 100, SIZE = 124, TIME = 136, SUM = 148, TYPE = 156, MAGIC = 257 };

#define SIZE_DIGITS_MAX 077777777777ull

struct file {
    ark_entry entry;
    char name[ARK_NAME_MAX + 1];
};

struct ark_index {
    const unsigned char *image;
    size_t count, cap;
    struct file **files;        /* in the order of the archive */
    struct file **sorted;       /* by name, equal ones by offset */
};

static size_t rounded(size_t size)
{
    return (size + ARK_BLOCK - 1) / ARK_BLOCK * ARK_BLOCK;
}

/* The sum of a header's bytes, with blanks in place of the sum itself. */
static unsigned long header_sum(const unsigned char *block)
{
    unsigned long sum = 0;
    for (int i = 0; i < ARK_BLOCK; i++)
        sum += i >= SUM && i < SUM + 8 ? ' ' : block[i];
    return sum;
}

/* An octal number with blanks before and a blank or NUL behind; -1 if not. */
static long long octal(const unsigned char *at, size_t width)
{
    long long n = 0;
    size_t i = 0, first;
    while (i < width && at[i] == ' ')
        i++;
    for (first = i; i < width && at[i] >= '0' && at[i] <= '7'; i++)
        n = n * 8 + (at[i] - '0');
    if (i == first || (i < width && at[i] != ' ' && at[i] != '\0'))
        return -1;
    return n;
}

static int is_zero(const unsigned char *block)
{
    for (int i = 0; i < ARK_BLOCK; i++)
        if (block[i])
            return 0;
    return 1;
}

static int add(ark_index *ix, const unsigned char *block, size_t offset, size_t size)
{
    if (ix->count == ARK_FILES_MAX)
        return -1;
    if (ix->count == ix->cap) {
        size_t cap = ix->cap ? ix->cap * 2 : 16;
        struct file **files = realloc(ix->files, cap * sizeof *files);
        if (!files)
            return -1;
        ix->files = files;
        ix->cap = cap;
    }
    struct file *f = malloc(sizeof *f);
    if (!f)
        return -1;
    memcpy(f->name, block + NAME, ARK_NAME_MAX);
    f->name[ARK_NAME_MAX] = '\0';
    f->entry = (ark_entry){ f->name, size, offset };
    ix->files[ix->count++] = f;
    return 0;
}

static int scan(ark_index *ix, size_t len)
{
    size_t at = 0;
    while (at < len) {
        const unsigned char *block = ix->image + at;
        if (len - at < ARK_BLOCK)
            return -1;
        if (is_zero(block))
            return 0;
        long long sum = octal(block + SUM, 8), size = octal(block + SIZE, 12);
        if (sum < 0 || (unsigned long)sum != header_sum(block) || size < 0)
            return -1;
        at += ARK_BLOCK;
        if ((unsigned long long)size > len - at || rounded((size_t)size) > len - at)
            return -1;
        if ((block[TYPE] == '0' || block[TYPE] == '\0') && block[NAME] != '\0' &&
            add(ix, block, at, (size_t)size) != 0)
            return -1;
        at += rounded((size_t)size);
    }
    return 0;
}

static int by_name(const void *a, const void *b)
{
    const struct file *x = *(struct file *const *)a, *y = *(struct file *const *)b;
    int order = strcmp(x->name, y->name);
    if (order)
        return order;
    return x->entry.offset < y->entry.offset ? -1 : x->entry.offset > y->entry.offset;
}

ark_index *ark_open(const void *image, size_t len)
{
    if (!image && len)
        return NULL;
    ark_index *ix = calloc(1, sizeof *ix);
    if (!ix)
        return NULL;
    ix->image = image;
    if (scan(ix, len) != 0) {
        ark_close(ix);
        return NULL;
    }
    if (ix->count) {
        ix->sorted = malloc(ix->count * sizeof *ix->sorted);
        if (!ix->sorted) {
            ark_close(ix);
            return NULL;
        }
        memcpy(ix->sorted, ix->files, ix->count * sizeof *ix->sorted);
        qsort(ix->sorted, ix->count, sizeof *ix->sorted, by_name);
    }
    return ix;
}

void ark_close(ark_index *ix)
{
    if (!ix)
        return;
    for (size_t i = 0; i < ix->count; i++)
        free(ix->files[i]);
    free(ix->files);
    free(ix->sorted);
    free(ix);
}

size_t ark_count(const ark_index *ix)
{
    return ix->count;
}

const ark_entry *ark_at(const ark_index *ix, size_t i)
{
    return i < ix->count ? &ix->files[i]->entry : NULL;
}

const ark_entry *ark_find(const ark_index *ix, const char *name)
{
    size_t low = 0, high = ix->count;       /* the first name that is greater */
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (strcmp(ix->sorted[mid]->name, name) <= 0)
            low = mid + 1;
        else
            high = mid;
    }
    if (low == 0 || strcmp(ix->sorted[low - 1]->name, name) != 0)
        return NULL;
    return &ix->sorted[low - 1]->entry;
}

const void *ark_data(const ark_index *ix, const ark_entry *e)
{
    return ix->image + e->offset;
}

void ark_copy(const ark_index *ix, const ark_entry *e, void *to)
{
    if (e->size)
        memmove(to, ix->image + e->offset, e->size);
}

uint32_t ark_adler(const ark_index *ix, const ark_entry *e)
{
    uint32_t a = 1, b = 0;
    for (size_t i = 0; i < e->size; i++) {
        a = (a + ix->image[e->offset + i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

size_t ark_put(void *buf, size_t cap, size_t used, const char *name, const void *data, size_t size)
{
    char block[ARK_BLOCK] = { 0 };
    size_t len = name ? strlen(name) : 0;

    if (len == 0 || len > ARK_NAME_MAX || used % ARK_BLOCK || used > cap || (size && !data))
        return 0;
    size_t room = (cap - used) / ARK_BLOCK * ARK_BLOCK;
    if (room < ARK_BLOCK || size > room - ARK_BLOCK || size > SIZE_DIGITS_MAX)
        return 0;
    memcpy(block + NAME, name, len);
    memcpy(block + MODE, "0000644", 7);
    snprintf(block + SIZE, 12, "%011llo", (unsigned long long)size);
    memcpy(block + TIME, "00000000000", 11);
    block[TYPE] = '0';
    memcpy(block + MAGIC, "ustar\00000", 8);
    snprintf(block + SUM, 8, "%06lo", header_sum((const unsigned char *)block) & 0777777);
    block[SUM + 7] = ' ';

    unsigned char *to = (unsigned char *)buf + used + ARK_BLOCK;
    if (size)
        memmove(to, data, size);
    memset(to + size, 0, rounded(size) - size);
    memcpy(to - ARK_BLOCK, block, ARK_BLOCK);
    return used + ARK_BLOCK + rounded(size);
}

size_t ark_end(void *buf, size_t cap, size_t used)
{
    if (used % ARK_BLOCK || used > cap || cap - used < 2 * ARK_BLOCK)
        return 0;
    memset((unsigned char *)buf + used, 0, 2 * ARK_BLOCK);
    return used + 2 * ARK_BLOCK;
}
