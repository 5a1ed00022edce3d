#include "memrec.h"

#include <stdlib.h>
#include <string.h>

#define MAGIC UINT64_C(0x31305243454d454d)
#define LARGEST 65536

/* What an image begins with; the records follow at once. */
struct head {
    uint64_t magic;
    uint64_t count;
    uint64_t record_size;
};

static struct head *head(const struct mr_file *f)
{
    return f->image;
}

static unsigned char *record_at(const struct mr_file *f, size_t i)
{
    return (unsigned char *)f->image + sizeof(struct head) + i * (size_t)head(f)->record_size;
}

int mr_format(void *image, size_t size, size_t record_size)
{
    struct head *h = image;

    if (size < sizeof *h || record_size == 0 || record_size > LARGEST)
        return -1;
    h->magic = MAGIC;
    h->count = 0;
    h->record_size = record_size;
    return 0;
}

int mr_open(struct mr_file *f, void *image, size_t size)
{
    const struct head *h = image;

    if (size < sizeof *h)
        return -1;
    if (h->magic != MAGIC || h->record_size == 0 || h->record_size > LARGEST)
        return -1;
    if (h->count > (size - sizeof *h) / (size_t)h->record_size)
        return -1;
    f->image = image;
    f->size = size;
    return 0;
}

size_t mr_count(const struct mr_file *f)
{
    return (size_t)head(f)->count;
}

size_t mr_capacity(const struct mr_file *f)
{
    return (f->size - sizeof(struct head)) / (size_t)head(f)->record_size;
}

size_t mr_record_size(const struct mr_file *f)
{
    return (size_t)head(f)->record_size;
}

int mr_append(struct mr_file *f, const void *record)
{
    struct head *h = head(f);

    if (h->count >= mr_capacity(f))
        return -1;
    memcpy(record_at(f, (size_t)h->count), record, (size_t)h->record_size);
    h->count++;
    return 0;
}

int mr_read(const struct mr_file *f, size_t i, void *record)
{
    if (i >= mr_count(f))
        return -1;
    memcpy(record, record_at(f, i), mr_record_size(f));
    return 0;
}

int mr_write(struct mr_file *f, size_t i, const void *record)
{
    if (i >= mr_count(f))
        return -1;
    memmove(record_at(f, i), record, mr_record_size(f));
    return 0;
}

int mr_remove(struct mr_file *f, size_t i)
{
    size_t count = mr_count(f), size = mr_record_size(f);

    if (i >= count)
        return -1;
    memmove(record_at(f, i), record_at(f, i) + size, (count - i - 1) * size);
    head(f)->count--;
    return 0;
}

void mr_sort(struct mr_file *f, mr_compare *compare)
{
    if (mr_count(f) > 1)
        qsort(record_at(f, 0), mr_count(f), mr_record_size(f), compare);
}

size_t mr_find(const struct mr_file *f, const void *key, mr_compare *compare)
{
    size_t low = 0, high = mr_count(f);

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int by = compare(key, record_at(f, middle));

        if (by == 0)
            return middle;
        if (by < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return MR_NOT_FOUND;
}
