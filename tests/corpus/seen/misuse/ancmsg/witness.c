#include "ancmsg.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    _Alignas(struct anc_hdr) char control[ANC_SPACE(4) + ANC_SPACE(0) + ANC_SPACE(9)];
    struct anc_msg m, other;
    anc_init(&m, control, sizeof control);
    anc_init(&other, NULL, 0);
    if (anc_first(&m) || anc_put(&other, 1, 1, NULL, 0) || anc_count(&other) || anc_find(&other, 0, 0))
        return 2;
    if (!anc_put(&m, 1, 2, "abc", 4) || !anc_put(&m, INT_MIN, INT_MAX, NULL, 0) || !anc_put(&m, 1, 3, "12345678", 9))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    char out[16] = "";
    if (anc_put(&m, 1, 1, NULL, 0) || anc_put(&m, 1, 1, out, SIZE_MAX) || anc_count(&m) != 3)
        return 2;
    struct anc_hdr *h = anc_first(&m);
    if (strcmp(anc_data(h), "abc") != 0 || anc_data_len(h) != 4 || anc_next(&m, h) != anc_find(&m, INT_MIN, INT_MAX))
        return 2;
    if (anc_find(&m, 2, 2) || anc_copy(anc_find(&m, INT_MIN, INT_MAX), NULL, 5) != 0)
        return 2;
    h = anc_find(&m, 1, 3);
    if (anc_copy(h, out, 3) != 9 || strcmp(out, "123") != 0 || anc_copy(h, out, sizeof out) != 9 || anc_next(&m, h))
        return 2;
    anc_clear(&m);
    anc_init(&other, control, 5);
    return anc_first(&m) || anc_put(&other, 1, 1, NULL, 0) || !anc_put(&m, 1, 1, NULL, 0) || anc_count(&m) != 1 ? 2 : 0;
#else
    char *heap = malloc(ANC_SPACE(4));
    struct anc_msg raw;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        anc_init(&other, heap, 200);
        anc_put(&other, 1, 1, control, 64);
        break;
    case 2:
        anc_init(&other, control + 1, sizeof control - 1);
        break;
    case 3:
        anc_init(&other, heap, ANC_SPACE(4));
        anc_put(&other, 1, 1, "abc", 4);
        free(heap);
        anc_count(&other);
        break;
    case 4:
        free(heap);
        heap = malloc(3);
        anc_clear(&m);
        anc_put(&m, 1, 1, heap, 16);
        break;
    case 5:
        anc_init(&other, heap, ANC_SPACE(4));
        anc_put(&other, 1, 1, "abc", 4);
        anc_next(&m, anc_first(&other));
        break;
    case 6:
        anc_data_len(anc_next(&m, anc_find(&m, 1, 3)));
        break;
    case 7:
        memset(&raw, 0x55, sizeof raw);
        anc_count(&raw);
        break;
    case 8:
        anc_init(&other, NULL, 100);
        break;
    case 9:
        heap = malloc(3);
        anc_copy(anc_find(&m, 1, 3), heap, 9);
        break;
    case 10:
        anc_clear(&m);
        anc_put(&m, 1, 1, control + 12, 20);
        break;
    }
#endif
    return 0;
}
