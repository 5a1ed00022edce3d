#include "intdeque.h"

int main(void)
{
    int v = 0;
    IntDeque *d = DequeCreate();
    if (DequePopFront(d, &v) || DequePopBack(d, 0) || DequeAt(d, 0, &v) || DequeCapacity(d) != 0)
        return 2;
    DequeShrink(d);
    for (int i = 0; i < 20; i++)
        if (!(i % 2 ? DequePushBack(d, i) : DequePushFront(d, i)))
            return 2;
    if (!DequeAt(d, 0, &v) || v != 18 || !DequeAt(d, 19, &v) || v != 19)
        return 2;
    DequeShrink(d); /* wrapped */
    if (DequeCapacity(d) != 20 || !DequeAt(d, 10, &v) || v != 1 || !DequePopBack(d, &v) || v != 19)
        return 2;
    if (!DequeReserve(d, 100) || DequeReserve(d, DEQUE_MAX + 1) || !DequePopFront(d, &v) || v != 18)
        return 2;
    DequeClear(d);
    DequePushBack(d, 4);
    DequeShrink(d);
    if (DequeCount(d) != 1 || !DequePopFront(d, &v) || v != 4)
        return 2;
    DequeShrink(d);
#ifndef LEGAL
    DequePushFront(d, 1);
    DequeShrink(d);
    DequePopFront(d, &v);
#endif
    DequeDestroy(d);
    return 0;
}
