#include "bytetrain.h"

#include <stdlib.h>
#include <string.h>

static void done(const void *data, size_t len, void *arg)
{
    (void)len;
    free((void *)data);
    ++*(int *)arg;
}

#ifndef LEGAL
static void reenter(const void *data, size_t len, void *arg)
{
    (void)data, (void)len;
    btr_drain(arg, 1);
}
#endif

int main(int count, char **arguments)
{
    struct btr *t = btr_new();
    struct btr_piece v[2];
    int calls = 0;
    char *heap = malloc(4), out[16];
    memcpy(heap, "heap", 4);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (btr_append(t, "abc", 3) != 0 || btr_append_ref(t, heap, 4, done, &calls) != 0)
        return 2;
    if (btr_append_ref(t, "lit", 3, NULL, NULL) != 0 || btr_append(t, NULL, 0) != 0 || btr_length(t) != 10)
        return 2;
    if (btr_peek(t, v, 2) != 3 || btr_peek(t, NULL, 0) != 3 || v[1].base != (unsigned char *)heap || v[1].len != 4)
        return 2;
    if (btr_append(t, v[0].base, v[0].len) != 0 || btr_copyout(t, out, 16) != 13 || memcmp(out, "abcheaplitabc", 13) != 0)
        return 2;
    if (btr_drain(t, 1) != 1 || memcmp(btr_pullup(t, 4), "bche", 4) != 0 || calls != 0)
        return 2;
    if (memcmp(btr_pullup(t, 12), "bcheaplitabc", 12) != 0 || calls != 1 || btr_peek(t, v, 2) != 1)
        return 2;
    if (btr_pullup(t, 13) != NULL || btr_pullup(t, 0) != NULL || btr_append(t, out, 1) != 0)
        return 2;
    btr_reserve(t, 0);
    unsigned char *room = btr_reserve(t, 8);
    memset(room, 'x', 5);
    btr_commit(t, 5);
    btr_reserve(t, 3);
    btr_commit(t, 0);
    btr_reserve(t, 3);
    struct btr *other = btr_new();
    btr_move(t, t);
    btr_move(t, other);
    btr_move(other, t);
    if (btr_length(t) != 0 || btr_length(other) != 18 || btr_append(t, "y", 1) != 0)
        return 2;
    btr_move(other, t);
    btr_append(other, "z", 1);
    heap = malloc(1);
    btr_append_ref(other, heap, 1, done, &calls);
    btr_append_ref(other, malloc(1), 0, done, &calls);
    if (btr_reserve(t, BTR_MAX + 1) != NULL || btr_append(t, out, (size_t)-1) != -1)
        return 2;
    if (btr_append_ref(t, out, (size_t)-1, NULL, NULL) != -1 || btr_drain(t, (size_t)-1) != 0)
        return 2;
    btr_free(t);
    btr_free(other);
    btr_free(NULL);
    return calls == 3 ? 0 : 2;
#else
    btr_append(t, "abc", 3);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        btr_append_ref(t, heap, 4, NULL, NULL);
        free(heap);
        btr_copyout(t, out, 16);
        break;
    case 2:
        btr_peek(t, v, 2);
        btr_drain(t, 3);
        btr_append(t, v[0].base, v[0].len);
        break;
    case 3:
        btr_reserve(t, 2);
        btr_commit(t, 3);
        break;
    case 4:
        btr_commit(t, 0);
        break;
    case 5:
        btr_append_ref(t, heap, 4, reenter, t);
        btr_drain(t, 7);
        break;
    case 6:
        btr_append(t, heap, 5);
        break;
    case 7:
        btr_append_ref(t, heap, 4, done, &calls);
        btr_free(t);
        btr_length(t);
        break;
    }
    return 0;
#endif
}
