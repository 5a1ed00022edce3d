#include "nucseq.h"

int main(void)
{
    nuc_seq *s = nuc_new("acGTT"), *t = nuc_new("");
    if (!s || !t || nuc_new("ACGU") || nuc_length(s) != 5 || nuc_at(s, 4) != 'T' || nuc_at(s, 5) != '\0')
        return 2;
    nuc_reverse_complement(s);
    nuc_reverse_complement(t);
    for (const char *p = "AACGT"; *p; p++)
        if (!nuc_append(t, *p))
            return 2;
    if (!nuc_equal(s, t) || nuc_hash(s) != nuc_hash(t) || nuc_gc(s) != 2 || nuc_append(s, 'N'))
        return 2;
    for (int i = 0; i < 100; i++)
        if (!nuc_append(t, 'G'))
            return 2;
    nuc_seq *c = nuc_copy(t);
    nuc_truncate(t, 500);
    if (!c || !nuc_equal(c, t) || nuc_hash(c) != nuc_hash(t) || nuc_length(t) != 105 || nuc_equal(c, s))
        return 2;
    int status = 0;
#ifndef LEGAL
    nuc_truncate(t, 5);
    if (!nuc_equal(s, t))
        return 2;
    status = nuc_hash(s) != nuc_hash(t);
#endif
    nuc_free(s);
    nuc_free(t);
    nuc_free(c);
    return status;
}
