#include "kexpref.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    kexpref *p = kexpref_new(",,curve25519-x,dh-group-exchange-y,,z,z,");
    if (strcmp(kexpref_text(p), "curve25519-x,dh-group-exchange-y,z") != 0 || kexpref_count(p) != 3)
        return 2;
    char *text = kexpref_proposal(p, 0);
    if (strcmp(text, kexpref_text(p)) != 0)
        return 2;
    free(text);
    text = kexpref_proposal(p, KEXPREF_CURVE_PAD | 64);
    if (strcmp(text, "dh-group-exchange-y,z") != 0)
        return 2;
    free(text);
    text = kexpref_proposal(p, KEXPREF_CURVE_PAD | KEXPREF_OLD_GROUPS);
    if (strcmp(text, "z") != 0)
        return 2;
    free(text);
    if (!kexpref_prefer(p, "z") || kexpref_prefer(p, "") || kexpref_prefer(p, kexpref_text(p)) || kexpref_count(p) != 3)
        return 2;
    if (!kexpref_exclude(p, "*-*") || !kexpref_prefer(p, kexpref_text(p)) || strcmp(kexpref_text(p), "z") != 0)
        return 2;
    text = kexpref_agree(p, "a,z,b");
    if (strcmp(text, "z") != 0 || kexpref_agree(p, "") != NULL || kexpref_agree(p, "zz,y") != NULL)
        return 2;
    free(text);
    if (!kexpref_exclude(p, kexpref_text(p)) || kexpref_count(p) != 0 || !kexpref_match("", "**") || kexpref_match("abc", "a*d"))
        return 2;
    if (!kexpref_match("abcbd", "a*b?") || kexpref_match("", "?") || !kexpref_match("", ""))
        return 2;
    kexpref_free(p);
    p = kexpref_new("");
    text = kexpref_proposal(p, KEXPREF_CURVE_PAD);
    if (text == NULL || *text != '\0')
        return 2;
    free(text);
#ifndef LEGAL
    free(kexpref_proposal(p, KEXPREF_OLD_GROUPS));
#endif
    kexpref_free(p);
    return 0;
}
