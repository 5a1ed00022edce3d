#include "bomtree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct bom_part {
    bom_part *assembly;
    bom_part *first;
    bom_part *last;
    bom_part *next;
    bom_part *previous;
    uint32_t price;
    char *code;
};

bom_part *bom_part_new(const char *code, uint32_t price)
{
    size_t size = strlen(code) + 1;
    bom_part *part = calloc(1, sizeof *part);
    if (part == NULL)
        return NULL;
    part->code = malloc(size);
    if (part->code == NULL) {
        free(part);
        return NULL;
    }
    memcpy(part->code, code, size);
    part->price = price;
    return part;
}

// The next part in a walk over all that is in `top`, without recursion.
static bom_part *following(const bom_part *part, const bom_part *top, unsigned *depth)
{
    if (part->first != NULL) {
        ++*depth;
        return part->first;
    }
    while (part != top && part->next == NULL) {
        --*depth;
        part = part->assembly;
    }
    return part == top ? NULL : part->next;
}

void bom_part_free(bom_part *part)
{
    if (part == NULL)
        return;
    assert(part->assembly == NULL);
    // down to a part without components, which goes; up again for the next
    while (part != NULL) {
        if (part->first != NULL) {
            part = part->first;
            continue;
        }
        bom_part *up = part->assembly;
        if (up != NULL)
            up->first = part->next;
        free(part->code);
        free(part);
        part = up;
    }
}

static bool is_in(const bom_part *part, const bom_part *assembly)
{
    while (part != NULL && part != assembly)
        part = part->assembly;
    return part != NULL;
}

void bom_fit(bom_part *assembly, bom_part *part)
{
    assert(part->assembly == NULL);
    assert(!is_in(assembly, part));
    part->assembly = assembly;
    part->previous = assembly->last;
    part->next = NULL;
    if (assembly->last != NULL)
        assembly->last->next = part;
    else
        assembly->first = part;
    assembly->last = part;
}

bom_part *bom_detach(bom_part *part)
{
    bom_part *assembly = part->assembly;
    if (assembly == NULL)
        return part;
    if (part->previous != NULL)
        part->previous->next = part->next;
    else
        assembly->first = part->next;
    if (part->next != NULL)
        part->next->previous = part->previous;
    else
        assembly->last = part->previous;
    part->assembly = part->next = part->previous = NULL;
    return part;
}

bom_part *bom_first(const bom_part *assembly)
{
    return assembly->first;
}

bom_part *bom_next(const bom_part *part)
{
    return part->next;
}

bom_part *bom_assembly(const bom_part *part)
{
    return part->assembly;
}

const char *bom_code(const bom_part *part)
{
    return part->code;
}

bom_part *bom_find(bom_part *assembly, const char *code)
{
    unsigned depth = 0;
    bom_part *part = assembly;
    while (part != NULL && strcmp(part->code, code) != 0)
        part = following(part, assembly, &depth);
    return part;
}

uint64_t bom_price(const bom_part *part)
{
    unsigned depth = 0;
    uint64_t sum = 0;
    for (const bom_part *p = part; p != NULL; p = following(p, part, &depth))
        sum += p->price;
    return sum;
}

bom_part *bom_copy(const bom_part *part)
{
    bom_part *top = bom_part_new(part->code, part->price);
    if (top == NULL)
        return NULL;
    bom_part *to = top;
    const bom_part *from = part;
    unsigned depth = 0, before = 0;
    while ((from = following(from, part, &depth)) != NULL) {
        bom_part *copy = bom_part_new(from->code, from->price);
        if (copy == NULL) {
            bom_part_free(top);
            return NULL;
        }
        // `to` is the copy at depth `before`; up to the one above `depth`
        for (; before >= depth; before--)
            to = to->assembly;
        bom_fit(to, copy);
        to = copy;
        before = depth;
    }
    return top;
}

bool bom_visit(const bom_part *part, bom_visitor *visitor, void *context)
{
    unsigned depth = 0;
    for (const bom_part *p = part; p != NULL; p = following(p, part, &depth))
        if (!visitor(p, depth, context))
            return false;
    return true;
}
