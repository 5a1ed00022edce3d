#include "zonecut.h"
#include <stdint.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    char text[ZC_TEXT_SIZE], big[300];
    size_t len;
    static const char *const bad[] = {"", "..", ".a", "a..b", "a..", "\\", "a\\", "\\25", "\\256", "\\1x2", "\\1"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (zc_parse(bad[i])) return 1;
    zc_name *root = zc_parse("."), *a = zc_parse("WWW.a\\.b.Example"), *b = zc_parse("www.A\\046B.example."), *c = zc_parse("eXample");
    zc_name *e = zc_parse("\\000\\\\\\032.\\255\\x");
    if (!root || !a || !b || !c || !e) return 2;
    if (zc_labels(root) || zc_labels(a) != 3) return 3;
    if (!zc_equal(a, b) || zc_hash(a) != zc_hash(b) || zc_equal(a, c) || !zc_equal(root, root)) return 4;
    if (!zc_within(a, c) || !zc_within(a, root) || zc_within(c, a) || !zc_within(a, b) || zc_within(root, c)) return 5;
    if (zc_text(root, text, sizeof text) != 1 || strcmp(text, ".")) return 6;
    if (zc_text(a, text, sizeof text) != 17 || strcmp(text, "WWW.a\\.b.Example.")) return 7;
    if (zc_text(e, text, sizeof text) != 17 || strcmp(text, "\\000\\\\\\032.\\255x.")) return 8;
    zc_name *again = zc_parse(text);
    if (!again || !zc_equal(again, e)) return 9;
    if (zc_text(root, text, 1) != 0 || zc_text(root, text, 0) != 0) return 10;
    if (memcmp(zc_wire(c, &len), "\7eXample", 9) || len != 9) return 11;
    zc_name *up = zc_parent(c);
    if (!up || !zc_equal(up, root) || zc_parent(up)) return 12;
    memset(big, 'x', sizeof big);
    big[64] = 0;
    if (zc_parse(big)) return 13;
    big[64] = 'x';
    big[63] = big[127] = big[191] = '.';
    big[254] = 0;
    if (zc_parse(big)) return 14;
    big[253] = 0;
    zc_name *l = zc_parse(big);
    if (!l || (zc_wire(l, &len), len) != 255) return 15;
    zc_name *lp = zc_parent(l);
    if (!lp || zc_labels(lp) != 3) return 16;
    zc_free(lp); zc_free(l); zc_free(up); zc_free(again); zc_free(e); zc_free(c); zc_free(b); zc_free(a); zc_free(root);
    zc_free(NULL);
    return 0;
#else
    zc_free(zc_parse("a\\."));
    return 0;
#endif
}
