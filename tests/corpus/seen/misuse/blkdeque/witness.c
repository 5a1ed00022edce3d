#include "blkdeque.h"

#include <stdint.h>
#include <stdlib.h>

static void add(void *item, void *context)
{
    *(uintptr_t *)context += (uintptr_t)item;
}

static void kill(void *item, void *context)
{
    (void)item;
    PtrDeque_Delete(context);
}

int main(int argc, char **argv)
{
    PtrDeque *d = PtrDeque_New();
#ifdef LEGAL
    (void)argc, (void)argv, (void)kill;
    uintptr_t sum = 0, back = 1000, front = 1000;
    PtrDeque_ForEach(d, add, &sum);
    PtrDeque_Clear(d);
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < 50; i++)
            if (!PtrDeque_PushFront(d, (void *)--front) || !PtrDeque_PushBack(d, (void *)back++))
                return 2;
        for (uintptr_t i = 0; i < PtrDeque_Size(d); i++)
            if ((uintptr_t)PtrDeque_At(d, i) != front + i)
                return 2;
        for (int i = 0; i < 30; i++)
            if ((uintptr_t)PtrDeque_PopFront(d) != front++)
                return 2;
        for (int i = 0; i < 45; i++)
            if ((uintptr_t)PtrDeque_PopBack(d) != --back)
                return 2;
    }
    PtrDeque_ForEach(d, add, &sum);
    if (sum == 0 || PtrDeque_Size(d) != 75)
        return 2;
    while (PtrDeque_Size(d) > 0)
        PtrDeque_PopFront(d);
    for (uintptr_t i = 0; i < 1000; i++) {
        PtrDeque_PushBack(d, (void *)i);
        if (i >= 3 && (uintptr_t)PtrDeque_PopFront(d) != i - 3)
            return 2;
    }
    PtrDeque_Replace(d, 2, NULL);
    if (PtrDeque_At(d, 2) != NULL || PtrDeque_Size(d) != 3)
        return 2;
    PtrDeque_Clear(d);
    if (!PtrDeque_PushFront(d, d) || PtrDeque_PopBack(d) != d)
        return 2;
    PtrDeque_PushBack(d, NULL);
#else
    uintptr_t sum = 0;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        PtrDeque_PopBack(d);
        break;
    case 2:
        PtrDeque_PushBack(d, d);
        return PtrDeque_At(d, 100) == NULL;
    case 3:
        PtrDeque_PushBack(d, d);
        PtrDeque_ForEach(d, kill, d);
        return 0;
    case 4:
        PtrDeque_Delete(d);
        PtrDeque_ForEach(d, add, &sum);
        return 0;
    }
#endif
    PtrDeque_Delete(d);
    return 0;
}
