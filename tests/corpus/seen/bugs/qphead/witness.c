#include "qphead.h"
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
#ifdef LEGAL
    static const char *const bad[] = {"", ":", ": x", "a b: x", "abc", "\n", "a\n:"};
    char buf[8], all[256], big[1200];
    size_t i, len;
    qphead *h;
    char *t, *line;

    for (i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(qph_parse(bad[i]) == NULL);
    memset(big, 'a', sizeof big);
    big[1] = ':';
    big[1100] = 0;
    CHECK(qph_parse(big) == NULL && qph_format("x", big) == NULL);
    CHECK(qph_format("", "x") == NULL && qph_format("a:", "x") == NULL);
    CHECK((h = qph_parse("Subject:  caf=C3=a9_=zz= \t\r\n")));
    CHECK(qph_is(h, "sUBJECT") && !qph_is(h, "Sub") && !qph_is(h, "") && !qph_is(h, "Subjects"));
    CHECK(!strcmp(qph_name(h), "Subject"));
    CHECK(qph_raw(h, buf, 4) == qph_length(h) && !strcmp(buf, "caf") && qph_raw(h, NULL, 0) == 14);
    CHECK((t = qph_decode(h, &len)) && len == 10 && !strcmp(t, "caf\xc3\xa9 =zz="));
    free(t);
    qph_free(h);
    CHECK((h = qph_parse("A:")) && qph_length(h) == 0 && (t = qph_decode(h, NULL)) && !*t);
    free(t);
    qph_free(h);
    CHECK((h = qph_parse("A:=00x")) && (t = qph_decode(h, &len)) && len == 2 && !*t);
    free(t);
    qph_free(h);
    for (i = 0; i < 255; i++)
        all[i] = (char)(i + 1);
    all[255] = 0;
    CHECK((line = qph_format("X", all)) && (h = qph_parse(line)) && (t = qph_decode(h, NULL)) && !strcmp(t, all));
    free(t);
    free(line);
    qph_free(h);
    qph_free(NULL);
    return 0;
#else
    qphead *h = qph_parse("A: =4");
    CHECK(h);
    free(qph_decode(h, NULL));
    qph_free(h);
    return 0;
#endif
}
