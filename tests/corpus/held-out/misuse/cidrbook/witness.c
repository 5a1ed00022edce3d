#include "cidrbook.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int count(const cidr_entry *entry, void *ctx)
{
    int *n = ctx;

    (*n)++;
    return entry->tag == 99 ? 5 : 0;
}

int main(void)
{
    static const char *const bad[] = {
        "", ".", "1", "1.2.3", "1.2.3.", "1.2.3.4/", "1.2.3.4/33", "1.2.3.256", "01.2.3.4", "1.2.3.4/032", "1.2.3.4/00",
        " 1.2.3.4", "1.2.3.4 ", "1.2.3.4.5", "-1.2.3.4", "1..2.3", "99999999999.1.1.1", "1.2.3.4/-1", "/8",
    };
    cidrbook *book = cidrbook_new();
    const cidr_entry *entry;
    char buf[CIDR_TEXT];
    uint32_t net = 1;
    int bits = 2, n = 0;

    assert(book);
    cidrbook_free(NULL);
    assert(!cidrbook_match(book, 0) && cidrbook_each(book, count, &n) == 0 && n == 0);
    assert(cidrbook_add(book, 0x0A010203, 8, 1) == 1 && cidrbook_add(book, 0x0A000000, 8, 2) == 0);
    entry = cidrbook_find(book, 0x0AFFFFFF, 8);
    assert(entry && entry->tag == 2 && entry->net == 0x0A000000 && entry->bits == 8);
    assert(cidrbook_add(book, 0x0A010203, 16, 3) == 1 && cidrbook_add(book, 0x0A010203, 32, 4) == 1);
    assert(cidrbook_add(book, UINT32_MAX, 0, INT_MIN) == 1);
    assert(cidrbook_add(book, 0, 33, 1) == -1 && cidrbook_add(book, 0, INT_MIN, 1) == -1);
    assert(cidrbook_count(book) == 4);
    assert(cidrbook_match(book, 0x0A010203)->tag == 4 && cidrbook_match(book, 0x0A010204)->tag == 3);
    assert(cidrbook_match(book, 0x0A020204)->tag == 2 && cidrbook_match(book, 0xC0000000)->tag == INT_MIN);
    assert(cidrbook_each(book, count, &n) == 0 && n == 4);
    assert(cidrbook_add(book, 0x0A010203, 32, 99) == 0);
    n = 0;
    assert(cidrbook_each(book, count, &n) == 5 && n == 1);
    assert(!cidrbook_find(book, 0, INT_MAX) && cidrbook_del(book, 0, -1) == 0);
    assert(cidrbook_del(book, 0, 0) == 1 && cidrbook_del(book, 0, 0) == 0 && !cidrbook_match(book, 0xC0000000));
    assert(entry->tag == 2);
    cidrbook_free(book);

    assert(cidr_covers(0, 0, UINT32_MAX) && cidr_covers(5, 32, 5) && !cidr_covers(5, 32, 4) && !cidr_covers(0, 40, 0));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(cidr_parse(bad[i], &net, &bits) == -1 && net == 1 && bits == 2);
    assert(cidr_parse("255.255.255.255/32", &net, &bits) == 0 && net == UINT32_MAX && bits == 32);
    assert(cidr_format(net, bits, buf) == 18 && !strcmp(buf, "255.255.255.255/32"));
    assert(cidr_parse("10.0.0.1", &net, &bits) == 0 && net == 0x0A000001 && bits == 32);
    assert(cidr_parse("0.0.0.0/0", &net, &bits) == 0 && cidr_format(net, bits, buf) == 9);
    assert(cidr_format(0, -1, buf) == -1 && !*buf);
    return 0;
}
#else
static int strike(const cidr_entry *entry, void *ctx)
{
    cidrbook_del(ctx, entry->net, entry->bits);
    return 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    cidrbook *book = cidrbook_new();

    if (!book || cidrbook_add(book, 0x0A000000, 8, 7) != 1)
        return 0;
    if (rule == 1) {
        const cidr_entry *entry = cidrbook_match(book, 0x0A000001);

        cidrbook_del(book, 0x0A000000, 8);
        printf("%d\n", entry->tag);
    } else if (rule == 2) {
        cidrbook_each(book, strike, book);
    } else {
        char *buf = malloc(8);

        if (buf) {
            cidr_format(UINT32_MAX, 32, buf);
            puts(buf);
        }
        free(buf);
    }
    cidrbook_free(book);
    return 0;
}
#endif
