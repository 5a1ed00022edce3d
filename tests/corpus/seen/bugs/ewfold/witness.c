#include "ewfold.h"

#include <string.h>

struct text { char s[2000]; size_t len; };

static int collect(void *ctx, const char *data, size_t len)
{
    struct text *t = ctx;
    if (t->len + len >= sizeof t->s)
        return 1;
    memcpy(t->s + t->len, data, len);
    t->s[t->len += len] = 0;
    return 0;
}

int main(void)
{
    struct text t = { "", 0 };
    ewfold_opts o;
    ewfold_defaults(&o);
#ifdef LEGAL
    if (ewfold_write(NULL, "Subject", "plain text", collect, &t) || strcmp(t.s, "Subject: plain text\r\n"))
        return 1;
    t.len = 0;
    if (ewfold_write(&o, "Subject", "na\xC3\xAFve a", collect, &t) ||
        strcmp(t.s, "Subject: =?UTF-8?Q?na=C3=AFve_a?=\r\n"))
        return 1;
    t.len = 0;
    o.line_max = 26;
    o.eol = "\n";
    if (ewfold_write(&o, "Subject", "\xE2\x82\xAC\xE2\x82\xAC\xFF", collect, &t) ||
        strcmp(t.s, "Subject:\n =?UTF-8?Q?=E2=82=AC?=\n =?UTF-8?Q?=E2=82=AC=FF?=\n"))
        return 1;
    t.len = 0;
    if (ewfold_write(NULL, "X", "", collect, &t) || strcmp(t.s, "X: \r\n"))
        return 1;
    o.line_max = 20;
    o.charset = "a-very-long-name";
    if (ewfold_write(&o, "X", "\n", collect, &t) != EWFOLD_NARROW || ewfold_write(&o, "", "", collect, &t) != EWFOLD_NAME)
        return 1;
    o.line_max = 0;
    if (ewfold_write(&o, "X", "", collect, &t) != EWFOLD_OPTION || strcmp(ewfold_message(-1), "unknown error"))
        return 1;
#else
    o.line_max = 20;
    ewfold_write(&o, "Price", "5 \xE2\x82\xAC", collect, &t);
#endif
    return 0;
}
