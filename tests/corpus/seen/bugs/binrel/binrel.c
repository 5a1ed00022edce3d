#include "binrel.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct BinRel {
    int n;
    char *name;
    uint64_t rows[BINREL_MAX];
};

BinRel *BinRel_Create(int n)
{
    if (n < 1 || n > BINREL_MAX)
        return NULL;
    BinRel *rel = calloc(1, sizeof *rel);
    if (rel != NULL)
        rel->n = n;
    return rel;
}

BinRel *BinRel_Copy(const BinRel *rel)
{
    BinRel *copy = malloc(sizeof *copy);
    if (copy != NULL)
        memcpy(copy, rel, sizeof *copy);
    return copy;
}

void BinRel_Destroy(BinRel *rel)
{
    if (rel == NULL)
        return;
    free(rel->name);
    free(rel);
}

bool BinRel_SetName(BinRel *rel, const char *name)
{
    char *copy = NULL;
    if (name != NULL) {
        size_t size = strlen(name) + 1;
        copy = malloc(size);
        if (copy == NULL)
            return false;
        memcpy(copy, name, size);
    }
    free(rel->name);
    rel->name = copy;
    return true;
}

const char *BinRel_Name(const BinRel *rel)
{
    return rel->name;
}

int BinRel_Size(const BinRel *rel)
{
    return rel->n;
}

static bool InRange(const BinRel *rel, int a, int b)
{
    return a >= 0 && a < rel->n && b >= 0 && b < rel->n;
}

bool BinRel_Relate(BinRel *rel, int a, int b)
{
    if (!InRange(rel, a, b))
        return false;
    rel->rows[a] |= UINT64_C(1) << b;
    return true;
}

bool BinRel_Related(const BinRel *rel, int a, int b)
{
    return InRange(rel, a, b) && (rel->rows[a] >> b & 1) != 0;
}

int BinRel_Pairs(const BinRel *rel)
{
    int pairs = 0;
    for (int a = 0; a < rel->n; a++)
        for (uint64_t row = rel->rows[a]; row != 0; row &= row - 1)
            pairs++;
    return pairs;
}

bool BinRel_Unite(BinRel *rel, const BinRel *other)
{
    if (rel->n != other->n)
        return false;
    for (int a = 0; a < rel->n; a++)
        rel->rows[a] |= other->rows[a];
    return true;
}

bool BinRel_Equal(const BinRel *a, const BinRel *b)
{
    return a->n == b->n && memcmp(a->rows, b->rows, sizeof a->rows) == 0;
}

void BinRel_Close(BinRel *rel)
{
    for (int k = 0; k < rel->n; k++)
        for (int a = 0; a < rel->n; a++)
            if (BinRel_Related(rel, a, k))
                rel->rows[a] |= rel->rows[k];
}

void BinRel_Invert(BinRel *rel)
{
    uint64_t turned[BINREL_MAX] = {0};
    for (int a = 0; a < rel->n; a++)
        for (int b = 0; b < rel->n; b++)
            if (BinRel_Related(rel, a, b))
                turned[b] |= UINT64_C(1) << a;
    memcpy(rel->rows, turned, sizeof turned);
}
