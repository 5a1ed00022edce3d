#include "kmerwin.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    kmer_iter it;
    char text[KMER_MAX_K + 1];
#ifdef LEGAL
    (void)argc, (void)argv;
    kmer_iter_init(&it, NULL, 0, 5);
    if (kmer_iter_more(&it))
        return 2;
    int n = 0;
    for (kmer_iter_init(&it, "ACGNTTACN", 9, 3); kmer_iter_more(&it); n++) {
        kmer_unpack(kmer_iter_next(&it), 3, text);
        if (strcmp(text, n == 0 ? "ACG" : n == 1 ? "TTA" : "TAC") != 0)
            return 2;
    }
    if (n != 3)
        return 2;
    const char *longest = "ACGTACGTACGTACGTACGTACGTACGTACG";
    kmer_iter_init(&it, longest, 31, 31);
    kmer_t x = kmer_iter_next(&it);
    kmer_unpack(x, 31, text);
    if (kmer_iter_more(&it) || strcmp(text, longest) != 0 || kmer_revcomp(kmer_revcomp(x, 31), 31) != x)
        return 2;
    if (kmer_canonical(15, 2) != 0 || kmer_canonical(0, 2) != 0 || kmer_revcomp(1, 1) != 2)
        return 2;
    kmer_table *t = kmer_table_new(2);
    if (!t)
        return 2;
    kmer_table_add(t, "TTTTAC", 6);
    kmer_table_add(t, "", 0);
    if (kmer_table_get(t, 15) != 3 || kmer_table_get(t, 12) != 1 || kmer_table_get(t, 0) != 0)
        return 2;
    kmer_table_free(t);
    return 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        kmer_iter_init(&it, "ACG", 3, 3);
        kmer_iter_next(&it);
        kmer_iter_next(&it);
        break;
    case 2: kmer_iter_init(&it, "ACG", 3, 32); break;
    case 3: {
        char *seq = malloc(8);
        memcpy(seq, "ACGTACGT", 8);
        kmer_iter_init(&it, seq, 8, 2);
        free(seq);
        kmer_iter_next(&it);
        break;
    }
    case 4: {
        char *small = malloc(3);
        kmer_unpack(0, 3, small);
        free(small);
        break;
    }
    case 5: {
        kmer_table *t = kmer_table_new(1);
        kmer_table_get(t, 4);
        break;
    }
    case 6: kmer_table_new(9); break;
    }
    (void)text;
    return 0;
#endif
}
