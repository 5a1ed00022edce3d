#include "fragasm.h"

#include <stdlib.h>
#include <string.h>

struct frag {
    struct frag *next;
    size_t offset;
    size_t length;
    unsigned char bytes[];
};

struct fragasm {
    struct frag *first; /* by offset */
    size_t received;
    size_t total; /* 0 until it is known */
};

fragasm *fragasm_new(void)
{
    return calloc(1, sizeof(fragasm));
}

void fragasm_reset(fragasm *f)
{
    while (f->first != NULL) {
        struct frag *gone = f->first;
        f->first = gone->next;
        free(gone);
    }
    f->received = 0;
    f->total = 0;
}

void fragasm_free(fragasm *f)
{
    if (f == NULL)
        return;
    fragasm_reset(f);
    free(f);
}

static struct frag *copy_of(size_t offset, const void *bytes, size_t length)
{
    struct frag *frag = malloc(sizeof *frag + length);
    if (frag == NULL)
        return NULL;
    frag->next = NULL;
    frag->offset = offset;
    frag->length = length;
    memcpy(frag->bytes, bytes, length);
    return frag;
}

static size_t end_of_data(const fragasm *f)
{
    size_t end = 0;
    for (const struct frag *at = f->first; at != NULL; at = at->next)
        end = at->offset + at->length;
    return end;
}

fa_result fragasm_add(fragasm *f, size_t offset, const void *bytes, size_t length, bool last)
{
    if (length == 0 || length > FRAGASM_MAX || offset > FRAGASM_MAX - length)
        return FA_BAD;
    size_t end = offset + length;
    if (f->total != 0 && (end > f->total || (last && end != f->total)))
        return FA_BAD;
    if (last && end_of_data(f) > end)
        return FA_BAD;

    struct frag *frag = copy_of(offset, bytes, length);
    if (frag == NULL)
        return FA_NO_MEMORY;
    struct frag **at = &f->first;
    while (*at != NULL && (*at)->offset < offset) {
        if ((*at)->offset + (*at)->length > offset)
            return FA_OVERLAP;
        at = &(*at)->next;
    }
    if (*at != NULL && (*at)->offset == offset && (*at)->length == length) {
        free(frag);
        if (last)
            f->total = end;
        return FA_DUPLICATE;
    }
    if (*at != NULL && (*at)->offset < end) {
        free(frag);
        return FA_OVERLAP;
    }
    frag->next = *at;
    *at = frag;
    f->received += length;
    if (last)
        f->total = end;
    return FA_OK;
}

size_t fragasm_received(const fragasm *f)
{
    return f->received;
}

size_t fragasm_holes(const fragasm *f)
{
    size_t holes = 0, end = 0;
    for (const struct frag *at = f->first; at != NULL; at = at->next) {
        if (at->offset != end)
            holes++;
        end = at->offset + at->length;
    }
    return holes;
}

bool fragasm_complete(const fragasm *f)
{
    return f->total != 0 && f->received == f->total;
}

size_t fragasm_copy(const fragasm *f, void *to, size_t room)
{
    if (!fragasm_complete(f) || room < f->total)
        return 0;
    for (const struct frag *at = f->first; at != NULL; at = at->next)
        memcpy((unsigned char *)to + at->offset, at->bytes, at->length);
    return f->total;
}
