#include "cigarops.h"

#include <stdlib.h>
#include <string.h>

static int same(const cigar_t *c, const char *expected)
{
    char *t = cigar_to_text(c);
    int ok = t && strcmp(t, expected) == 0;
    free(t);
    return ok;
}

int main(void)
{
    char op;
    uint32_t len;
    cigar_t *c = cigar_from_text("76M2D24M9S"), *e = cigar_from_text("*");
    if (!c || !e || !same(c, "76M2D24M9S") || !same(e, "*") || cigar_count(c) != 4)
        return 2;
    if (cigar_query_len(c) != 109 || cigar_ref_len(c) != 102 || cigar_push(c, 'S', 3) || !same(c, "76M2D24M12S"))
        return 2;
    cigar_reverse(c);
    if (!same(c, "12S24M2D76M") || cigar_get(c, 4, &op, &len) != -1 || cigar_get(c, 0, &op, &len) || len != 12)
        return 2;
    if (cigar_from_text("") || cigar_from_text("M") || cigar_from_text("3") || cigar_from_text("3Q") ||
        cigar_from_text("0M") || cigar_from_text("99999999999M") || cigar_push(c, '\0', 1) == 0)
        return 2;
    for (int i = 0; i < 40; i++)
        if (cigar_push(e, i % 2 ? 'M' : 'I', CIGAR_MAX_LEN))
            return 2;
    if (cigar_push(e, 'M', 1) != -1)
        return 2;
#ifndef LEGAL
    cigar_push(c, 'X', 10);
    free(cigar_to_text(c));
#endif
    cigar_free(c);
    cigar_free(e);
    return 0;
}
