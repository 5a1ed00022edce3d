#include "dueline.h"

#include <stdio.h>

#ifdef LEGAL
#define CHECK(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); return 1; } } while (0)

int main(void)
{
    struct dueline *q;
    int64_t when = 5, last;
    void *item = &when;
    int handles[200], i, round, n;

    due_destroy(NULL);
    CHECK(due_create(SIZE_MAX) == NULL && due_create(DUE_MAX + 1) == NULL);
    q = due_create(DUE_MAX);
    CHECK(q != NULL);
    due_destroy(q);
    q = due_create(0);
    CHECK(q != NULL && due_count(q) == 0);
    CHECK(!due_pop(q, &when, &item) && when == 5 && item == &when);
    CHECK(!due_front(q, NULL, NULL) && !due_remove(q, 0, NULL) && !due_remove(q, -1, &item));
    CHECK(!due_move(q, 0, 1) && !due_when(q, INT32_MAX, &when) && !due_when(q, INT32_MIN, NULL));
    due_clear(q);
    for (round = 0; round < 3; round++) {
        unsigned seed = 7u + (unsigned)round;

        for (i = 0; i < 200; i++) {
            seed = seed * 1103515245u + 12345u;
            handles[i] = due_push(q, (int64_t)(seed >> 16) % 50, &handles[i]);
            CHECK(handles[i] >= 0);
        }
        CHECK(due_count(q) == 200);
        CHECK(due_move(q, handles[3], INT64_MIN) && due_front(q, &when, &item));
        CHECK(when == INT64_MIN && item == &handles[3]);
        CHECK(due_move(q, handles[3], INT64_MAX) && due_when(q, handles[3], &when) && when == INT64_MAX);
        /* the front one is never the last of many */
        for (n = 0; n < 100; n++) {
            CHECK(due_front(q, &when, &item));
            CHECK(due_remove(q, *(int *)item, NULL) && !due_remove(q, *(int *)item, NULL));
        }
        CHECK(due_count(q) == 100);
        if (round == 1)
            due_clear(q);
        last = INT64_MIN;
        n = 0;
        while (due_pop(q, &when, &item)) {
            CHECK(when >= last);
            last = when;
            n++;
        }
        CHECK(n == (round == 1 ? 0 : 100) && due_count(q) == 0);
    }
    due_destroy(q);
    q = due_create(1);
    CHECK(q != NULL);
    for (i = 0; i < DUE_MAX; i++)
        CHECK(due_push(q, -i, NULL) >= 0);
    CHECK(due_push(q, 0, NULL) == -1 && due_count(q) == DUE_MAX);
    due_destroy(q);
    return 0;
}
#else
int main(void)
{
    struct dueline *q = due_create(1);
    int handle;

    if (q == NULL)
        return 2;
    handle = due_push(q, 10, NULL);
    due_remove(q, handle, NULL);
    handle = due_push(q, 20, NULL);
    due_destroy(q);
    return handle < 0;
}
#endif
