#include "purlrow.h"

#include <string.h>

int main(void)
{
    size_t error;
    char text[64], few[4];
    PurlRow *r = purl_parse("k2, (p1 k1)2 y (p (k s)2)", &error);
    if (!r || error || purl_length(r) != 12 || purl_stitch(r, 6) != 'y' || purl_stitch(r, 12) || purl_tally(r, 'k') != 6)
        return 2;
    PurlRow *b = purl_reverse(r), *j = purl_join(r, r), *e = purl_parse("()4096 ,", NULL), *eb = purl_reverse(e);
    PurlRow *ej = purl_join(e, eb), *max = purl_parse("(k)4096", &error);
    if (!b || purl_stitch(b, 0) != 's' || purl_stitch(b, 1) != 'p' || !j || purl_length(j) != 24 || purl_length(ej))
        return 2;
    if (purl_length(max) != PURL_MAX || purl_join(max, r))
        return 2;
    if (purl_write(r, text, sizeof text) != 32 || strcmp(text, "k2 p1 k1 p1 k1 y1 p1 k1 s1 k1 s1"))
        return 2;
    if (purl_write(r, few, sizeof few) != strlen(text) || strcmp(few, "k2 ") || purl_write(e, few, 1) || purl_write(r, NULL, 0) != strlen(text))
        return 2;
    if (purl_parse(" q", &error) || error != 1 || purl_parse("(((((((((", &error) || error != 8 || purl_parse(")", NULL) || purl_parse("k0", NULL))
        return 2;
    if (purl_parse("k99999999999999999999999", NULL) || purl_parse("((", &error) || error != 2)
        return 2;
#ifndef LEGAL
    purl_parse("k2 q", &error);
#endif
    purl_free(r), purl_free(b), purl_free(j), purl_free(e), purl_free(eb), purl_free(ej), purl_free(max), purl_free(NULL);
    return 0;
}
