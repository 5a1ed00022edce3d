#include "chunkpool.h"

#include <stdlib.h>
#include <string.h>

static void *get(size_t size, void *ctx)
{
    if (*(int *)ctx == 0)
        return NULL;
    --*(int *)ctx;
    return malloc(size);
}

static void put(void *memory, void *ctx)
{
    ++*(int *)ctx;
    free(memory);
}

int main(int count, char **arguments)
{
    int left = 2;
    ChunkPoolAllocator limited = {get, put, &left};
    ChunkPool *p = ChunkPool_New(8, NULL), *q = ChunkPool_New(1, &limited);
    char *a = ChunkPool_Get(p), *b = ChunkPool_Get(q);
    if (a == NULL || b == NULL || ChunkPool_Get(q) != NULL || ChunkPool_New(0, NULL) != NULL)
        return 2;
    memset(a, 1, 8);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (ChunkPool_InUse(p) != 1 || ChunkPool_ChunkSize(p) != 8)
        return 2;
    ChunkPool_Put(p, a);
    if (ChunkPool_Spare(p) != 1 || ChunkPool_Get(p) != (void *)a || a[7] != 0)
        return 2;
    ChunkPool_Put(p, a);
    ChunkPool_Put(p, NULL);
    if (ChunkPool_Trim(p) != 1 || ChunkPool_Trim(p) != 0)
        return 2;
    ChunkPool_Put(q, b);
    ChunkPool_Delete(p);
    ChunkPool_Delete(q);
    ChunkPool_Delete(NULL);
    return left != 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ChunkPool_Delete(p);
        break;
    case 2:
        ChunkPool_Put(p, a);
        ChunkPool_Put(p, a);
        break;
    case 3:
        ChunkPool_Put(p, b);
        break;
    case 4: {
        char *other = calloc(1, 8);
        ChunkPool_Put(p, other);
        break;
    }
    case 5:
        memset(a, 1, 9);
        break;
    }
    return 0;
#endif
}
