#include "permkit.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    perm_t p[4] = {1, 2, 0, 3}, q[4], r[4];
    perm_inverse(q, p, 4);
    perm_compose(r, p, q, 4);
    if (perm_rank(r, 4) != 0 || !perm_valid(q, 4) || perm_cycles(p, 4) != 2 || !perm_is_even(p, 4))
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    perm_identity(p, 4);
    uint64_t rank = 0;
    do {
        perm_unrank(q, 4, rank);
        if (memcmp(p, q, sizeof p) || perm_rank(p, 4) != rank++)
            return 2;
    } while (perm_next(p, 4));
    if (rank != 24 || perm_rank(p, 4) != 0 || perm_next(p, 0) || perm_next(p, 1) || perm_rank(p, 0) != 0)
        return 2;
    char text[5] = "";
    perm_unrank(p, 4, 23);
    perm_apply(p, 4, "abcd", text, 1);
    perm_unrank(p, 0, 0);
    q[0] = q[1];
    perm_t big[PERM_RANK_MAX];
    perm_unrank(big, PERM_RANK_MAX, 2432902008176639999u);
    return strcmp(text, "dcba") || perm_valid(q, 4) || big[0] != 19 || perm_rank(big, PERM_RANK_MAX) != 2432902008176639999u;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        p[0] = 5;
        perm_inverse(q, p, 4);
        break;
    case 2:
        perm_identity(q, 6);
        break;
    case 3:
        perm_rank(p, 21);
        break;
    case 4:
        perm_unrank(p, 3, 6);
        break;
    case 5: {
        char text[3];
        perm_apply(p, 4, "abcd", text, 1);
        break;
    }
    }
    return 0;
#endif
}
