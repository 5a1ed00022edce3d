#include "ampdec.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void decodes(const char *from, const char *to)
{
    char *s = ampdec_decode(from);
    char buf[64];

    assert(s && !strcmp(s, to));
    free(s);
    assert(ampdec_decode_to(from, buf, sizeof buf) == strlen(to) && !strcmp(buf, to));
}

int main(void)
{
    char buf[8], u[5];
    char *s, *t;

    decodes("", "");
    decodes("&", "&");
    decodes("&;", "&;");
    decodes("&#;", "&#;");
    decodes("&#x;", "&#x;");
    decodes("&lt;a&gt;", "<a>");
    decodes("&lt", "&lt");
    decodes("&&amp;amp;", "&&amp;");
    decodes("&#60;&#x3c;&#X3C;", "<<<");
    decodes("&#0;", "\xEF\xBF\xBD");
    decodes("&#xD800;", "\xEF\xBF\xBD");
    decodes("&#99999999999999999999999;", "\xEF\xBF\xBD");
    decodes("&#x10FFFF;", "\xF4\x8F\xBF\xBF");
    decodes("&nGg;", "\xE2\x8B\x99\xCC\xB8");
    decodes("&unknown; &euro;", "&unknown; \xE2\x82\xAC");

    assert(ampdec_decode_to("ab&euro;cd", buf, 5) == 7 && !strcmp(buf, "ab"));
    assert(ampdec_decode_to("ab&euro;cd", NULL, 0) == 7);
    assert(ampdec_decode_to("&nLt;", buf, 7) == 6 && strlen(buf) == 6);
    assert(ampdec_decode_to("&nLt;", buf, 6) == 6 && strlen(buf) == 0);

    s = ampdec_encode("<a href=\"x\">'&amp;'</a>");
    assert(s);
    t = ampdec_decode(s);
    assert(t && !strcmp(t, "<a href=\"x\">'&amp;'</a>"));
    free(s);
    free(t);
    s = ampdec_encode("");
    assert(s && !*s);
    free(s);

    for (size_t i = 0; i < ampdec_count(); i++) {
        const char *name = ampdec_name(i);

        assert(ampdec_lookup(name, strlen(name)));
        assert(i == 0 || strcmp(ampdec_name(i - 1), name) < 0);
    }
    assert(!ampdec_name(SIZE_MAX) && !ampdec_lookup("", 0) && !ampdec_lookup("amp;", 4));
    assert(ampdec_utf8('a', u) == 1 && ampdec_utf8(0x7FF, u) == 2 && ampdec_utf8(ULONG_MAX, u) == 3);
    return 0;
}
#else
int main(void)
{
    char *s = ampdec_decode("&nGt;");

    free(s);
    return 0;
}
#endif
