#include "mtempl.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct slot {
    const char *name;
    size_t length;
    const char *value;
};

struct mtempl {
    const char *source;
    struct slot *slots;
    size_t count;
    size_t room;
};

static int is_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

static size_t name_length(const char *at)
{
    size_t n = 0;
    while (is_name(at[n]))
        n++;
    return n;
}

static long find(const mtempl *t, const char *name, size_t length)
{
    for (size_t i = 0; i < t->count; i++)
        if (t->slots[i].length == length && memcmp(t->slots[i].name, name, length) == 0)
            return (long)i;
    return -1;
}

static int add_slot(mtempl *t, const char *name, size_t length)
{
    if (t->count == t->room) {
        size_t room = t->room == 0 ? 4 : 2 * t->room;
        struct slot *slots = realloc(t->slots, room * sizeof *slots);
        if (slots == NULL)
            return 0;
        t->slots = slots;
        t->room = room;
    }
    t->slots[t->count].name = name;
    t->slots[t->count].length = length;
    t->slots[t->count].value = NULL;
    t->count++;
    return 1;
}

mtempl *mtempl_compile(const char *source)
{
    mtempl *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    t->source = source;
    for (const char *at = source; (at = strchr(at, '$')) != NULL;) {
        size_t length = name_length(++at);
        if (length == 0) {
            if (*at == '$')
                at++;
            continue;
        }
        if (find(t, at, length) < 0 && !add_slot(t, at, length)) {
            mtempl_free(t);
            return NULL;
        }
        at += length;
    }
    return t;
}

void mtempl_free(mtempl *t)
{
    if (t == NULL)
        return;
    free(t->slots);
    free(t);
}

size_t mtempl_slots(const mtempl *t)
{
    return t->count;
}

long mtempl_find(const mtempl *t, const char *name)
{
    return find(t, name, strlen(name));
}

void mtempl_set(mtempl *t, size_t slot, const char *value)
{
    assert(slot < t->count);
    t->slots[slot].value = value;
}

int mtempl_set_named(mtempl *t, const char *name, const char *value)
{
    long slot = mtempl_find(t, name);
    if (slot < 0)
        return 0;
    mtempl_set(t, (size_t)slot, value);
    return 1;
}

const char *mtempl_get(const mtempl *t, size_t slot)
{
    assert(slot < t->count);
    return t->slots[slot].value;
}

void mtempl_reset(mtempl *t)
{
    for (size_t i = 0; i < t->count; i++)
        t->slots[i].value = NULL;
}

/* Writes to buf unless it is NULL. */
static size_t expand(const mtempl *t, char *buf)
{
    size_t total = 0;
    for (const char *at = t->source; *at != '\0';) {
        const char *from = at;
        size_t n = 1, length = *at == '$' ? name_length(at + 1) : 0;
        if (length > 0) {
            long slot = find(t, at + 1, length);
            from = slot < 0 ? NULL : t->slots[slot].value;
            n = from == NULL ? 0 : strlen(from);
            at += 1 + length;
        } else {
            at += at[0] == '$' && at[1] == '$' ? 2 : 1;
        }
        if (buf != NULL && n > 0)
            memcpy(buf + total, from, n);
        total += n;
    }
    return total;
}

size_t mtempl_length(const mtempl *t)
{
    return expand(t, NULL);
}

void mtempl_render(const mtempl *t, char *buf)
{
    buf[expand(t, buf)] = '\0';
}
