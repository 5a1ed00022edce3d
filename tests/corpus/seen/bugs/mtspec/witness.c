#include "mtspec.h"

#include <stdio.h>
#include <string.h>

int main(void)
{
    mtspec_entry a, b;
    char line[2000];
#ifdef LEGAL
    if (mtspec_parse("./a\\040b type=dir mode=0755 size=12 time=5.25\n", &a) || strcmp(a.name, "./a b") ||
        a.type != MTSPEC_DIR || a.mode != 0755 || a.size != 12 || a.time.sec != 5 || a.time.nsec != 250000000)
        return 1;
    if (mtspec_format(&a, line, sizeof line) != strlen(line) || mtspec_parse(line, &b) || !mtspec_equal(&a, &b))
        return 1;
    if (mtspec_parse("", &b) != MTSPEC_NONAME || mtspec_parse("x mode=10000", &b) != MTSPEC_RANGE ||
        mtspec_parse("x size", &b) != MTSPEC_KEYWORD || mtspec_parse("x size=-1", &b) != MTSPEC_SYNTAX ||
        mtspec_parse("x size=9223372036854775808", &b) != MTSPEC_RANGE || mtspec_parse("x\\0", &b) != MTSPEC_SYNTAX)
        return 1;
    if (mtspec_parse("name", &a) || a.time.nsec || a.time.sec || mtspec_format(&a, NULL, 0) == 0)
        return 1;
    if (mtspec_parse_time("1.", &a.time) != MTSPEC_SYNTAX || mtspec_parse_time("1.0000000001", &a.time) != MTSPEC_RANGE)
        return 1;
#else
    if (mtspec_parse("f mode=644 time=1700000000", &a) || mtspec_parse("f mode=644 time=1700000000", &b))
        return 2;
    printf("%d\n", mtspec_equal(&a, &b));
    mtspec_format(&a, line, sizeof line);
#endif
    return 0;
}
