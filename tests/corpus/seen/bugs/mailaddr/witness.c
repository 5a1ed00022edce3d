#include "mailaddr.h"

#include <string.h>

int main(void)
{
    static const char *const bad[] = {"", "@", "a", "a@", "@b", "a@b@c", "a@.b", "a@b.", "a@b..c", "a@-b", "a@b-.c", "a b@c"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (mailaddr_parse(bad[i]))
            return 2;
    mailaddr_t *a = mailaddr_parse("joe@Mail.example.org"), *b = mailaddr_make("joe", "mail.EXAMPLE.org");
    mailaddr_t *c = mailaddr_make("Joe", "mail.example.org"), *d = mailaddr_dup(a);
    char text[8];
    if (!mailaddr_equal(a, b) || mailaddr_equal(a, c) || mailaddr_compare(a, c) <= 0 || mailaddr_compare(c, a) >= 0)
        return 2;
    if (!mailaddr_within(a, "example.ORG") || mailaddr_within(a, "ample.org") || mailaddr_hash(a) != mailaddr_hash(d))
        return 2;
    if (mailaddr_format(a, text, 8) != 20 || strcmp(text, "joe@Mai") || strcmp(mailaddr_domain(d), "Mail.example.org"))
        return 2;
    int status = 0;
#ifndef LEGAL
    status = mailaddr_hash(a) != mailaddr_hash(b);
#endif
    mailaddr_free(a);
    mailaddr_free(b);
    mailaddr_free(c);
    mailaddr_free(d);
    return status;
}
