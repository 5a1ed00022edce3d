#include "packraw.h"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    unsigned char s[700];
    size_t n, m;
    if (pr_bound(0) != 0 || pr_bound(129) != 131 || pr_bound((size_t)-1) != PR_ERROR || pr_pack(0, 0, 0) != 0)
        return 2;
    srand(7);
    for (int round = 0; round < 3000; round++) {
        int len = rand() % 700, mod = 1 + rand() % 4;
        for (int i = 0; i < len; i++)
            s[i] = (unsigned char)(round % 5 == 0 ? i % 3 : rand() % mod);
        unsigned char *exact = malloc(pr_bound((size_t)len) + !len);
        n = pr_pack(exact, s, (size_t)len);
        unsigned char *q = pr_unpack_dup(exact, n, &m);
        if (n > pr_bound((size_t)len) || !q || m != (size_t)len || memcmp(q, s, m))
            return 3;
        free(q);
        free(exact);
        q = pr_pack_dup(s, (size_t)len, &m);
        if (m != n)
            return 4;
        free(q);
    }
    if (pr_unpacked_size((const unsigned char *)"\5a", 2) != PR_ERROR || pr_unpack(s, (const unsigned char *)"\x80", 1) != 0)
        return 5;
    return pr_unpack_dup((const unsigned char *)"\xff", 1, &m) ? 6 : 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned char *s = malloc(16), *d = malloc(rule == 2 ? 64 : 16);
    for (int i = 0; i < 16; i++)
        s[i] = (unsigned char)i;
    if (rule == 1)
        pr_pack(d, s, 16);
    if (rule == 2)
        pr_unpack(s, (const unsigned char *)"\x90\7", 2);
    if (rule == 3)
        pr_pack(s, s, 15);
    free(s);
    free(d);
    return 0;
#endif
}
