#include "unslash.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    static const char *const words[] = { "", "a", "a b", "it's", "\"", "\\", "'\\\"\t\n", "end\\", "'\\" };
    char buf[64];

    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t n = us_quote(words[i], buf, sizeof buf);
        assert(n == strlen(buf) && n == us_quote(words[i], NULL, 0));
        us_reader *r = us_open(buf);
        assert(r);
        const char *back = us_next(r);
        assert(back && !strcmp(back, words[i]) && !us_next(r) && !us_failed(r));
        us_close(r);
    }
    assert(us_quote("a b", buf, 3) == 5 && !strcmp(buf, "'a") && us_quote("a", buf, 1) == 1 && !*buf);
    us_reader *r = us_open("  a'b c'd \"x\\\"\\q\" \\  ''\\");
    assert(r);
    assert(!strcmp(us_next(r), "ab cd") && !strcmp(us_next(r), "x\"\\q"));
    assert(!strcmp(us_next(r), " ") && !strcmp(us_next(r), "\\") && !us_next(r) && !us_next(r));
    us_rewind(r);
    assert(!strcmp(us_next(r), "ab cd"));
    us_close(r);
    r = us_open("a 'b");
    assert(r && us_next(r) && !us_next(r) && us_failed(r) && !us_next(r));
    us_rewind(r);
    assert(!us_failed(r) && us_next(r));
    us_close(r);
    assert(us_count("") == 0 && us_count(" \t\n") == 0 && us_count("\\") == 1 && us_count("\"") == -1);
    assert(us_count("'\\") == -1 && us_count("\"a b\" c") == 2 && us_count("\"\\a") == -1);
    assert(us_plain("a=b") && !us_plain("") && !us_plain("\\"));
    char *big = malloc(US_LINE + 2);
    assert(big);
    memset(big, 'x', US_LINE + 1);
    big[US_LINE + 1] = 0;
    assert(!us_open(big) && us_count(big) == -1);
    big[US_LINE] = 0;
    assert(us_count(big) == 1);
    free(big);
    us_close(NULL);
#else
    us_reader *r = us_open("\"a\\");
    if (!r)
        return 0;
    us_next(r);
    us_close(r);
#endif
    return 0;
}
