#include "imapname.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
static void pair(const char *utf8, const char *name)
{
    char *e = imn_encode(utf8), *d;

    assert(e != NULL && strcmp(e, name) == 0);
    d = imn_decode(e);
    assert(d != NULL && strcmp(d, utf8) == 0);
    imn_free(e);
    imn_free(d);
}
#endif

int main(void)
{
#ifdef LEGAL
    static const char *const bad[] = {"&", "&A-", "&AA-", "&AGE-", "&AAE", "&AAE-&AAE-", "\x01", "&AAF-x&", "&2AA-", "&AAA-", "&!!!-", "&AAEA-"};
    char big[IMN_MAX + 2], *s;

    pair("", "");
    pair("INBOX", "INBOX");
    pair("Entw\xc3\xbcrfe", "Entw&APw-rfe");
    pair("&&", "&-&-");
    pair("\x01", "&AAE-");
    pair("\x01&\x01", "&AAE-&-&AAE-");
    pair("\xe5\x8f\xb0\xe5\x8c\x97", "&U,BTFw-");
    pair("\xf0\x9f\x98\x80", "&2D3eAA-");
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(imn_decode(bad[i]) == NULL);
    assert(imn_encode("\xff") == NULL && imn_encode("\xc0\x80") == NULL && imn_encode("\xe5\x8f") == NULL);
    assert(imn_encode("\xed\xa0\x80") == NULL && imn_encode("\xf4\x90\x80\x80") == NULL);
    memset(big, '&', sizeof big);
    big[IMN_MAX + 1] = '\0';
    assert(imn_encode(big) == NULL);
    big[IMN_MAX] = '\0';
    s = imn_encode(big);
    assert(s != NULL && strlen(s) == 2 * IMN_MAX);
    imn_free(s);
    assert(imn_plain("") && imn_plain("abc") && !imn_plain("a&b") && !imn_plain("\xc3\xbc"));
    assert(imn_equal("inbox/a", "INBOX/a", '/') && !imn_equal("inbox/a", "INBOX/A", '/'));
    assert(!imn_equal("inboxes", "INBOXES", '/') && imn_equal("iNbOx", "INBOX", '\0'));
    s = imn_join("a", '/', "b");
    assert(strcmp(s, "a/b") == 0 && imn_levels(s, '/') == 2 && strcmp(imn_leaf(s, '/'), "b") == 0);
    imn_free(s);
    s = imn_join("", '/', "");
    assert(*s == '\0' && imn_levels(s, '/') == 1 && imn_leaf(s, '\0') == s);
    imn_free(s);
    s = imn_join("a", '\0', "b");
    assert(strcmp(s, "ab") == 0);
    imn_free(s);
    imn_free(NULL);
#else
    imn_free(imn_encode("\x01\x02"));
#endif
    return 0;
}
