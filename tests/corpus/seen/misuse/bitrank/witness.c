#include "bitrank.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    bitrank *br = br_new();
#ifdef LEGAL
    (void)argc, (void)argv;
    size_t rank = 0;
    for (int i = 0; i < 300; i++)
        if (br_append(br, i % 7 == 0 ? -5 : 0) != 0 || br_append_word(br, 0x15, i % 6) != 0)
            return 2;
    if (br_append_word(br, UINT64_MAX, 64) != 0 || br_append_word(br, 1, 0) != 0 || br_is_frozen(br))
        return 2;
    if (br_freeze(br) || br_freeze(br) || !br_is_frozen(br))
        return 2;
    for (size_t i = 0; i < br_length(br); i++) {
        if (br_rank(br, i) != rank)
            return 2;
        if (br_get(br, i) && br_select(br, rank++) != i)
            return 2;
    }
    if (br_rank(br, br_length(br)) != rank || br_length(br) != 300 + 50 * 15 + 64)
        return 2;
    br_del(br);
    br = br_new();
    if (br_freeze(br) || br_rank(br, 0) != 0 || br_length(br) != 0)
        return 2;
    br_del(br);
    br = br_new();
    br_append_word(br, UINT64_MAX, 64);
    if (br_freeze(br) || br_rank(br, 64) != 64 || br_select(br, 63) != 63)
        return 2;
#else
    br_append(br, 1);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        br_rank(br, 0);
        break;
    case 2:
        br_freeze(br);
        br_append(br, 1);
        break;
    case 3:
        br_get(br, 1);
        break;
    case 4:
        br_freeze(br);
        br_select(br, 1);
        break;
    case 5:
        br_append_word(br, 1, 65);
        break;
    }
#endif
    br_del(br);
    return 0;
}
