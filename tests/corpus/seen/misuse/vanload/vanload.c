#include "vanload.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct vl_parcel {
    char code[VL_CODE_MAX + 1];
    uint32_t grams;
    vl_van *van;
    vl_parcel *next;
};

struct vl_van {
    vl_parcel *first;
    size_t count;
    uint32_t grams;
    uint32_t max_grams;
    unsigned visits;
};

vl_parcel *vl_parcel_new(const char *code, uint32_t grams)
{
    size_t length = strlen(code);
    if (length == 0 || length > VL_CODE_MAX)
        return NULL;
    vl_parcel *parcel = calloc(1, sizeof *parcel);
    if (parcel == NULL)
        return NULL;
    memcpy(parcel->code, code, length);
    parcel->grams = grams;
    return parcel;
}

void vl_parcel_free(vl_parcel *parcel)
{
    free(parcel);
}

const char *vl_parcel_code(const vl_parcel *parcel)
{
    return parcel->code;
}

uint32_t vl_parcel_grams(const vl_parcel *parcel)
{
    return parcel->grams;
}

vl_van *vl_parcel_van(const vl_parcel *parcel)
{
    return parcel->van;
}

vl_van *vl_van_new(uint32_t max_grams)
{
    vl_van *van = calloc(1, sizeof *van);
    if (van != NULL)
        van->max_grams = max_grams;
    return van;
}

void vl_van_free(vl_van *van)
{
    if (van == NULL)
        return;
    assert(van->visits == 0);
    while (van->first != NULL) {
        vl_parcel *next = van->first->next;
        free(van->first);
        van->first = next;
    }
    free(van);
}

size_t vl_count(const vl_van *van)
{
    return van->count;
}

uint32_t vl_grams(const vl_van *van)
{
    return van->grams;
}

bool vl_load(vl_van *van, vl_parcel *parcel)
{
    assert(van->visits == 0);
    assert(parcel->van == NULL);
    if (parcel->grams > van->max_grams - van->grams)
        return false;
    vl_parcel **end = &van->first;
    while (*end != NULL)
        end = &(*end)->next;
    *end = parcel;
    parcel->next = NULL;
    parcel->van = van;
    van->count++;
    van->grams += parcel->grams;
    return true;
}

static vl_parcel **find(vl_van *van, const char *code)
{
    vl_parcel **link = &van->first;
    while (*link != NULL && strcmp((*link)->code, code) != 0)
        link = &(*link)->next;
    return link;
}

vl_parcel *vl_unload(vl_van *van, const char *code)
{
    assert(van->visits == 0);
    vl_parcel **link = find(van, code);
    vl_parcel *parcel = *link;
    if (parcel == NULL)
        return NULL;
    *link = parcel->next;
    parcel->next = NULL;
    parcel->van = NULL;
    van->count--;
    van->grams -= parcel->grams;
    return parcel;
}

bool vl_deliver(vl_van *van, const char *code)
{
    vl_parcel *parcel = vl_unload(van, code);
    free(parcel);
    return parcel != NULL;
}

bool vl_move(vl_van *from, vl_van *to, const char *code)
{
    const vl_parcel *parcel = *find(from, code);
    if (parcel == NULL)
        return false;
    if (from != to && parcel->grams > to->max_grams - to->grams)
        return false;
    return vl_load(to, vl_unload(from, code));
}

vl_parcel *vl_first(const vl_van *van)
{
    return van->first;
}

vl_parcel *vl_next(const vl_parcel *parcel)
{
    assert(parcel->van != NULL);
    return parcel->next;
}

size_t vl_visit(vl_van *van, vl_visitor *visitor, void *user)
{
    size_t calls = 0;
    van->visits++;
    for (const vl_parcel *parcel = van->first; parcel != NULL; parcel = parcel->next) {
        calls++;
        if (!visitor(parcel, user))
            break;
    }
    van->visits--;
    return calls;
}
