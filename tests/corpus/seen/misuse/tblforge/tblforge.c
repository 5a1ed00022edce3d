#include "tblforge.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

// A buffer is the place of the root, then texts and tables.  A text is its
// characters and a zero.  A table is the number of its slots, then five bytes
// for each: the kind and the value.
enum { HEADER = 4, SLOT = 5 };
enum { OPEN, IN_TABLE, FINISHED };
enum { ABSENT, U32, TEXT, TABLE };

void tf_init(tf_builder *b)
{
    memset(b, 0, sizeof *b);
    b->used = HEADER;
}

void tf_free(tf_builder *b)
{
    free(b->bytes);
    b->bytes = NULL;
    b->used = b->room = 0;
    b->state = FINISHED;
}

void tf_reset(tf_builder *b)
{
    b->used = HEADER;
    b->state = OPEN;
    b->failed = false;
}

// Room for that many bytes more, or NULL.
static uint8_t *reserve(tf_builder *b, size_t size)
{
    if (b->failed || size > TF_LIMIT - b->used) {
        b->failed = true;
        return NULL;
    }
    if (b->used + size > b->room) {
        uint32_t room = b->room > 0 ? b->room : 64;
        while (room < b->used + size)
            room *= 2;
        uint8_t *bytes = realloc(b->bytes, room);
        if (bytes == NULL) {
            b->failed = true;
            return NULL;
        }
        b->bytes = bytes;
        b->room = room;
    }
    uint8_t *at = b->bytes + b->used;
    b->used += (uint32_t)size;
    return at;
}

tf_text tf_add_text(tf_builder *b, const char *text)
{
    assert(b->state == OPEN && "texts are added outside of tables");
    size_t size = strlen(text) + 1;
    uint32_t at = b->used;
    uint8_t *to = reserve(b, size);
    if (to == NULL)
        return (tf_text){0};
    memcpy(to, text, size);
    return (tf_text){at};
}

void tf_start(tf_builder *b, uint32_t slots)
{
    assert(b->state == OPEN && "tables do not nest");
    assert(slots <= TF_SLOTS);
    b->state = IN_TABLE;
    b->slots = slots;
    memset(b->kinds, ABSENT, sizeof b->kinds);
}

static void set(tf_builder *b, uint32_t slot, uint8_t kind, uint32_t value)
{
    assert(b->state == IN_TABLE && "fields are set inside of tables");
    assert(slot < b->slots);
    b->kinds[slot] = kind;
    b->values[slot] = value;
}

void tf_set_u32(tf_builder *b, uint32_t slot, uint32_t value)
{
    set(b, slot, U32, value);
}

void tf_set_text(tf_builder *b, uint32_t slot, tf_text text)
{
    assert(b->failed || (text.at >= HEADER && text.at < b->used));
    set(b, slot, TEXT, text.at);
}

void tf_set_table(tf_builder *b, uint32_t slot, tf_table table)
{
    assert(b->failed || (table.at >= HEADER && table.at < b->used));
    set(b, slot, TABLE, table.at);
}

tf_table tf_end(tf_builder *b)
{
    assert(b->state == IN_TABLE && "there is no table to end");
    b->state = OPEN;
    uint32_t at = b->used;
    uint8_t *to = reserve(b, sizeof at + SLOT * (size_t)b->slots);
    if (to == NULL)
        return (tf_table){0};
    memcpy(to, &b->slots, sizeof b->slots);
    to += sizeof b->slots;
    for (uint32_t i = 0; i < b->slots; i++, to += SLOT) {
        uint32_t value = b->kinds[i] != ABSENT ? b->values[i] : 0;
        to[0] = b->kinds[i];
        memcpy(to + 1, &value, sizeof value);
    }
    return (tf_table){at};
}

const void *tf_finish(tf_builder *b, tf_table root, size_t *length)
{
    assert(b->state == OPEN && "a table is open, or the buffer is finished");
    b->state = FINISHED;
    if (b->failed)
        return NULL;
    assert(root.at >= HEADER && root.at < b->used);
    memcpy(b->bytes, &root.at, HEADER);
    *length = b->used;
    return b->bytes;
}

tf_view tf_root(const void *bytes)
{
    tf_view view = {bytes, 0};
    memcpy(&view.at, bytes, HEADER);
    return view;
}

static bool get(tf_view table, uint32_t slot, uint8_t kind, uint32_t *value)
{
    uint32_t slots;
    const uint8_t *at = table.bytes + table.at;
    memcpy(&slots, at, sizeof slots);
    if (slot >= slots)
        return false;
    at += sizeof slots + SLOT * (size_t)slot;
    if (at[0] != kind)
        return false;
    memcpy(value, at + 1, sizeof *value);
    return true;
}

uint32_t tf_get_u32(tf_view table, uint32_t slot, uint32_t fallback)
{
    uint32_t value;
    return get(table, slot, U32, &value) ? value : fallback;
}

const char *tf_get_text(tf_view table, uint32_t slot)
{
    uint32_t at;
    return get(table, slot, TEXT, &at) ? (const char *)table.bytes + at : NULL;
}

bool tf_get_table(tf_view table, uint32_t slot, tf_view *inner)
{
    uint32_t at;
    if (!get(table, slot, TABLE, &at))
        return false;
    *inner = (tf_view){table.bytes, at};
    return true;
}
