#include "sumline.h"
#undef NDEBUG
#include <assert.h>
#include <string.h>

static int round_trip(const char *name, bool binary)
{
    struct suml_entry e, f;
    char line[SUML_LINE_MAX + 1];
    if (suml_make(&e, "\x9a\x00\xff", 3, binary, name) != 0)
        return 0;
    size_t n = suml_format(&e, line, sizeof line);
    return n != 0 && n == strlen(line) && suml_parse(&f, line) == 0 && suml_equal(&e, &f);
}

int main(void)
{
#ifdef LEGAL
    struct suml_entry e, f;
    unsigned char d[SUML_DIGEST_MAX] = {0xde, 0xad};
    char name[SUML_NAME_MAX + 2], line[SUML_LINE_MAX + 1];
    assert(round_trip("a", false) && round_trip(" a", true) && round_trip("*", true));
    assert(round_trip("\\", false) && round_trip("\n", false) && round_trip("a\\n\n", true));
    assert(round_trip("a\rb", false));
    memset(name, '\\', sizeof name);
    name[SUML_NAME_MAX + 1] = '\0';
    assert(suml_make(&e, d, 1, false, name) == -1);
    name[SUML_NAME_MAX] = '\0';
    assert(suml_make(&e, d, sizeof d, false, name) == 0);
    assert(suml_format(&e, line, sizeof line) == SUML_LINE_MAX && suml_format(&e, line, SUML_LINE_MAX) == 0);
    assert(suml_parse(&f, line) == 0 && suml_equal(&e, &f) && suml_equal(&f, &f));
    assert(suml_make(&e, d, 0, false, "a") == -1 && suml_make(&e, d, 33, false, "a") == -1);
    assert(suml_make(&e, d, 2, false, "") == -1 && suml_format(&f, NULL, 0) == 0);
    static const char *const bad[] = {"", "\n", "\r\n", "\\", "a", "ab", "ab  ", "ab  \n", "abc  x", "ab x",
                                      "ab xx", "  a", "\\ab  a\\", "\\ab  \\q", "zz  a"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(suml_parse(&f, bad[i]) == -1);
    assert(suml_parse(&f, "DEad *x y\r\n") == 0 && f.binary && strcmp(f.name, "x y") == 0);
    assert(suml_matches(&f, d, 2) && !suml_matches(&f, d, 1) && !suml_matches(&f, NULL, 0));
    suml_adler32("abc", 3, d);
    assert(memcmp(d, "\x02\x4d\x01\x27", 4) == 0);
    suml_adler32(NULL, 0, d);
    suml_fletcher16("abcde", 5, d);
    assert(d[0] == 0xc8 && d[1] == 0xf0);
    suml_fletcher16(NULL, 0, d);
    return 0;
#else
    return round_trip("a\r", false) ? 0 : 1;
#endif
}
