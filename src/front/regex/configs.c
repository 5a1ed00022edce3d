#include "front/regex/configs.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

static size_t home(const struct intern *intern, const uint64_t *words, size_t count)
{
    uint64_t hash[2];
    hash_bytes(words, count * sizeof *words, hash);
    return hash[0] & (intern->capacity - 1);
}

const uint64_t *intern_get(const struct intern *intern, uint32_t number, size_t *count)
{
    size_t start = number ? intern->ends.items[number - 1] : 0;
    *count = intern->ends.items[number] - start;
    return intern->words.items + start;
}

static void enlarge(struct intern *intern)
{
    mem_free(intern->slots);
    intern->capacity = intern->capacity ? intern->capacity * 2 : 64;
    intern->slots = mem_array(intern->capacity, sizeof *intern->slots);
    for (uint32_t i = 0; i < intern->ends.count; i++) {
        size_t count;
        const uint64_t *words = intern_get(intern, i, &count);
        size_t slot = home(intern, words, count);
        while (intern->slots[slot])
            slot = (slot + 1) & (intern->capacity - 1);
        intern->slots[slot] = i + 1;
    }
}

uint32_t intern_put(struct intern *intern, const uint64_t *words, size_t count)
{
    if (intern->ends.count * 2 >= intern->capacity)
        enlarge(intern);
    size_t slot = home(intern, words, count);
    for (; intern->slots[slot]; slot = (slot + 1) & (intern->capacity - 1)) {
        size_t other;
        const uint64_t *known = intern_get(intern, intern->slots[slot] - 1, &other);
        if (other == count && (count == 0 || memcmp(known, words, count * sizeof *words) == 0))
            return intern->slots[slot] - 1;
    }
    vector_reserve(&intern->words, count + 1);
    if (count)
        memcpy(intern->words.items + intern->words.count, words, count * sizeof *words);
    intern->words.count += count;
    vector_push(&intern->ends, intern->words.count);
    intern->slots[slot] = (uint32_t)intern->ends.count;
    return (uint32_t)intern->ends.count - 1;
}

void intern_release(struct intern *intern)
{
    vector_release(&intern->words);
    vector_release(&intern->ends);
    mem_free(intern->slots);
    intern->slots = NULL;
    intern->capacity = 0;
}

static int word_order(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

void config_list_normalise(config_list *list)
{
    if (list->count < 2)
        return;
    bool sorted = true;
    for (size_t i = 1; i < list->count && sorted; i++)
        sorted = list->items[i - 1] < list->items[i];
    if (sorted)
        return;
    qsort(list->items, list->count, sizeof *list->items, word_order);
    size_t count = 1;
    for (size_t i = 1; i < list->count; i++)
        if (list->items[i] != list->items[count - 1])
            list->items[count++] = list->items[i];
    list->count = count;
}
