// Linear probing; entries behind a removed one close ranks, so that a probe
// may always stop at the first free slot.

#include "nookmap.h"

static size_t home(const nm_map *m, uint32_t key)
{
    uint32_t h = key;
    h ^= h >> 16;
    h *= UINT32_C(0x45d9f3b);
    h ^= h >> 16;
    return h % m->slots;
}

static size_t after(const nm_map *m, size_t i)
{
    return i + 1 == m->slots ? 0 : i + 1;
}

// How many steps from slot a forward to slot b.
static size_t steps(const nm_map *m, size_t a, size_t b)
{
    return b >= a ? b - a : m->slots - (a - b);
}

// The slot of key, or the free slot it would go to, or m->slots for neither.
static size_t probe(const nm_map *m, uint32_t key)
{
    if (m->slots == 0)
        return 0;
    size_t i = home(m, key);
    for (size_t n = 0; n < m->slots; n++) {
        if (!m->slot[i].used || m->slot[i].key == key)
            return i;
        i = after(m, i);
    }
    return m->slots;
}

static nm_slot *find(const nm_map *m, uint32_t key)
{
    size_t i = probe(m, key);
    return i < m->slots && m->slot[i].used ? &m->slot[i] : NULL;
}

void nm_init(nm_map *m, nm_slot *room, size_t n)
{
    m->slot = room;
    m->slots = n;
    nm_clear(m);
}

void nm_clear(nm_map *m)
{
    for (size_t i = 0; i < m->slots; i++) {
        m->slot[i].key = 0;
        m->slot[i].value = 0;
        m->slot[i].used = false;
    }
    m->count = 0;
}

bool nm_put(nm_map *m, uint32_t key, int32_t value)
{
    size_t i = probe(m, key);
    if (i >= m->slots)
        return false;
    if (!m->slot[i].used) {
        m->slot[i].used = true;
        m->slot[i].key = key;
        m->count++;
    }
    m->slot[i].value = value;
    return true;
}

bool nm_get(const nm_map *m, uint32_t key, int32_t *value)
{
    const nm_slot *s = find(m, key);
    if (!s)
        return false;
    if (value)
        *value = s->value;
    return true;
}

bool nm_del(nm_map *m, uint32_t key)
{
    nm_slot *s = find(m, key);
    if (!s)
        return false;
    size_t hole = (size_t)(s - m->slot);
    size_t i = hole;
    for (;;) {
        i = after(m, i);
        if (!m->slot[i].used)
            break;
        if (steps(m, home(m, m->slot[i].key), i) >= steps(m, hole, i)) {
            m->slot[hole] = m->slot[i];
            hole = i;
        }
    }
    m->slot[hole].used = false;
    m->slot[hole].key = 0;
    m->slot[hole].value = 0;
    m->count--;
    return true;
}

bool nm_bump(nm_map *m, uint32_t key, int32_t delta)
{
    const nm_slot *s = find(m, key);
    int64_t sum = (s ? (int64_t)s->value : 0) + delta;
    if (sum > INT32_MAX)
        sum = INT32_MAX;
    if (sum < INT32_MIN)
        sum = INT32_MIN;
    return nm_put(m, key, (int32_t)sum);
}

size_t nm_count(const nm_map *m)
{
    return m->count;
}

size_t nm_slots(const nm_map *m)
{
    return m->slots;
}

bool nm_next(const nm_map *m, size_t *at, uint32_t *key, int32_t *value)
{
    while (*at < m->slots) {
        const nm_slot *s = &m->slot[(*at)++];
        if (!s->used)
            continue;
        if (key)
            *key = s->key;
        if (value)
            *value = s->value;
        return true;
    }
    return false;
}

bool nm_equal(const nm_map *a, const nm_map *b)
{
    if (a->count != b->count)
        return false;
    size_t at = 0;
    uint32_t key;
    int32_t value, other;
    while (nm_next(a, &at, &key, &value))
        if (!nm_get(b, key, &other) || other != value)
            return false;
    return true;
}

bool nm_copy(nm_map *to, const nm_map *from)
{
    if (to == from)
        return true;
    if (from->count > to->slots)
        return false;
    nm_clear(to);
    size_t at = 0;
    uint32_t key;
    int32_t value;
    while (nm_next(from, &at, &key, &value))
        nm_put(to, key, value);
    return true;
}
