#include "entiref.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int same(char *got, const char *want)
{
    int ok = got != NULL && strcmp(got, want) == 0;
    free(got);
    return ok;
}
#endif

int main(void)
{
#ifdef LEGAL
    char buf[4];
    if (!same(entiref_decode(""), "") || !same(entiref_decode("a&lt;b&amp;&"), "a<b&&"))
        return 2;
    if (!same(entiref_decode("&#0;&#x41;&#;&#x;&none;&;&#99999999;"), "\xEF\xBF\xBD" "A&#;&#x;&none;&;&#99999999;"))
        return 3;
    if (!same(entiref_encode("<\"'&>"), "&lt;&quot;&apos;&amp;&gt;"))
        return 4;
    if (entiref_length("&nGt;") != 6 || entiref_decode_into(buf, sizeof buf, "&nGt;") != 6 || strlen(buf) != 3)
        return 5;
    if (entiref_lookup("") != NULL || entiref_lookup("pi") == NULL || entiref_name(entiref_count()) != NULL)
        return 6;
    for (size_t i = 0; i < entiref_count(); i++)
        if (entiref_lookup(entiref_name(i)) == NULL)
            return 7;
    if (entiref_has("&") || !entiref_has("x&gt;"))
        return 8;
#else
    free(entiref_decode("&nGt;"));
#endif
    return 0;
}
