#include "lheap.h"

int main(void)
{
    LHeap *heap = LHeapNew();
    long p = 0;
    unsigned n[40];
    for (int i = 0; i < 40; i++)
        n[i] = LHeapPush(heap, (i * 7) % 40);
    for (int i = 0; i < 40; i++)
        if (!LHeapHas(heap, n[i]))
            return 2;
    if (LHeapHas(heap, 0) || LHeapHas(heap, 41) || LHeapSize(heap) != 40)
        return 2;
    for (int i = 0; i < 40; i++)
        if (!LHeapTop(heap, &p) || p != i || !LHeapPop(heap, &p) || p != i)
            return 2;
    if (LHeapPop(heap, &p) || LHeapTop(heap, &p) || LHeapRemove(heap, n[0]))
        return 2;
    unsigned one = LHeapPush(heap, 1);
    LHeapPush(heap, 2);
    if (!LHeapChange(heap, one, 5) || !LHeapPop(heap, &p) || p != 2 || !LHeapRemove(heap, one))
        return 2;
#ifndef LEGAL
    LHeapPush(heap, 1);
    LHeapPush(heap, 2);
    LHeapRemove(heap, LHeapPush(heap, 3));
#endif
    LHeapPush(heap, 1);
    LHeapPush(heap, 1);
    LHeapFree(heap);
    return 0;
}
