#include "assetreg.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct asset_reg {
    asset *assets; /* in ascending order of tags */
    size_t count;
    size_t room;
    uint32_t last_tag;
};

asset_reg *areg_new(void)
{
    return calloc(1, sizeof(asset_reg));
}

void areg_free(asset_reg *reg)
{
    if (reg == NULL)
        return;
    free(reg->assets);
    free(reg);
}

/* Fits the array to a number of assets.  Keeps some room to spare, but gives
 * memory back when much of it is unused. */
static bool resize(asset_reg *reg, size_t count)
{
    size_t room = reg->room;
    if (count > room)
        room = room == 0 ? 2 : room * 2;
    else if (room > 2 && count <= room / 4)
        room = room / 2;
    if (room == reg->room)
        return true;
    asset *assets = realloc(reg->assets, room * sizeof *assets);
    if (assets == NULL)
        return count <= reg->room;
    reg->assets = assets;
    reg->room = room;
    return true;
}

/* Stores as much of a name as fits; it may be the asset's own. */
static void set_name(asset *a, const char *name)
{
    char copy[sizeof a->name] = { 0 };
    for (size_t i = 0; i < AREG_NAME_MAX && name[i] != '\0'; i++)
        copy[i] = name[i];
    memcpy(a->name, copy, sizeof copy);
}

const asset *areg_enter(asset_reg *reg, const char *name, int32_t cost)
{
    asset a = { 0 };

    if (cost < 0 || reg->count >= AREG_MAX || reg->last_tag == UINT32_MAX)
        return NULL;
    set_name(&a, name); /* before the array moves: name may be in it */
    a.cost = cost;
    a.book = cost;
    if (!resize(reg, reg->count + 1))
        return NULL;
    a.tag = ++reg->last_tag;
    reg->assets[reg->count] = a;
    return &reg->assets[reg->count++];
}

static asset *find(const asset_reg *reg, uint32_t tag)
{
    size_t low = 0, high = reg->count;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (reg->assets[mid].tag == tag)
            return &reg->assets[mid];
        if (reg->assets[mid].tag < tag)
            low = mid + 1;
        else
            high = mid;
    }
    return NULL;
}

const asset *areg_find(const asset_reg *reg, uint32_t tag)
{
    return find(reg, tag);
}

size_t areg_count(const asset_reg *reg)
{
    return reg->count;
}

const asset *areg_at(const asset_reg *reg, size_t i)
{
    return i < reg->count ? &reg->assets[i] : NULL;
}

void areg_remove(asset_reg *reg, const asset *a)
{
    uintptr_t begin = (uintptr_t)reg->assets;
    uintptr_t at = (uintptr_t)a;

    assert(at >= begin && at - begin < reg->count * sizeof *a);
    size_t i = (at - begin) / sizeof *a;
    reg->count--;
    memmove(&reg->assets[i], &reg->assets[i + 1], (reg->count - i) * sizeof *a);
    resize(reg, reg->count);
}

bool areg_rename(asset_reg *reg, uint32_t tag, const char *name)
{
    asset *a = find(reg, tag);
    if (a == NULL)
        return false;
    set_name(a, name);
    return true;
}

void areg_write_off(asset_reg *reg, int32_t years)
{
    for (size_t i = 0; i < reg->count; i++) {
        asset *a = &reg->assets[i];
        int32_t part = a->cost / years;
        a->book = a->book > part ? a->book - part : 0;
    }
}

int64_t areg_worth(const asset_reg *reg)
{
    int64_t sum = 0;
    for (size_t i = 0; i < reg->count; i++)
        sum += reg->assets[i].book;
    return sum;
}

size_t areg_each(const asset_reg *reg, areg_visit fn, void *arg)
{
    const asset *a = reg->assets;
    size_t count = reg->count;

    for (size_t i = 0; i < count; i++)
        if (!fn(&a[i], arg))
            return i + 1;
    return count;
}
