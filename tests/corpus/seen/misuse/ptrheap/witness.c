#include "ptrheap.h"

#include <stdlib.h>

static bool before(const void *a, const void *b)
{
    return *(const int *)a < *(const int *)b;
}

int main(int count, char **arguments)
{
    int values[40];
    PtrHeap *heap = PtrHeapNew(before);
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int i = 0; i < 40; i++) {
        values[i] = i * 11 % 40;
        if (!PtrHeapPush(heap, &values[i]))
            return 2;
    }
    if (PtrHeapSize(heap) != 40 || *(int *)PtrHeapTop(heap) != 0 || !PtrHeapRemove(heap, &values[17]) ||
        PtrHeapRemove(heap, &values[17]) || PtrHeapChanged(heap, &values[17]))
        return 2;
    values[5] = -1;
    if (!PtrHeapChanged(heap, &values[5]) || PtrHeapPop(heap) != &values[5])
        return 2;
    values[5] = 100;
    if (PtrHeapReplace(heap, &values[5]) != &values[0] || !PtrHeapPush(heap, &values[5]))
        return 2;
    int last = -1;
    while (!PtrHeapIsEmpty(heap)) {
        int value = *(int *)PtrHeapPop(heap);
        if (value < last)
            return 2;
        last = value;
    }
    if (last != 100)
        return 2;
#else
    values[0] = 0;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        PtrHeapTop(heap);
        break;
    case 2:
        PtrHeapPush(heap, values);
        PtrHeapPop(heap);
        PtrHeapPop(heap);
        break;
    case 3:
        PtrHeapReplace(heap, values);
        break;
    case 4: {
        int *item = malloc(sizeof *item);
        *item = 3;
        PtrHeapPush(heap, item);
        free(item);
        PtrHeapPush(heap, values);
        break;
    }
    case 5:
        PtrHeapNew(NULL);
        break;
    case 6:
        PtrHeapDelete(heap);
        PtrHeapPush(heap, values);
        return 0;
    }
#endif
    PtrHeapDelete(heap);
    return 0;
}
