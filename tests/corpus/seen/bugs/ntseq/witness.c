#include "ntseq.h"

#include <string.h>

int main(void)
{
    ntseq *a = nt_from("ACGTn"), *b = nt_revcomp(a), *c = nt_revcomp(b), *d = nt_slice(a, 2, (size_t)-1);
    if (strcmp(nt_text(b), "nACGT") != 0 || !nt_equal(a, c) || nt_hash(a) != nt_hash(c) || nt_equal(a, b))
        return 2;
    if (nt_length(d) != 3 || nt_find(a, d, 0) != 2 || nt_find(a, d, 3) != -1 || nt_find(d, a, 9) != -1)
        return 2;
    if (nt_gc(a) != 2 || nt_from("ACX") != NULL)
        return 2;
    int status = 0;
#ifndef LEGAL
    ntseq *masked = nt_mask(a, true);
    status = nt_equal(a, masked) && nt_hash(a) != nt_hash(masked);
    nt_free(masked);
#endif
    nt_free(a);
    nt_free(b);
    nt_free(c);
    nt_free(d);
    return status;
}
