#include "tomlmini.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    int line = 0;
    long n;
    bool b;
    tm_doc *doc = tm_parse("# c\r\n\nmin = -9223372036854775808 # x\nv=true\nname=\"a b\"\nv=false\ne=\"\"", &line);
    if (doc == NULL || tm_count(doc) != 5 || !tm_get_int(doc, "min", &n) || n != LONG_MIN || !tm_get_bool(doc, "v", &b) || !b)
        return 2;
    if (strcmp(tm_get_string(doc, "name"), "a b") != 0 || tm_get_string(doc, "v") || tm_key(doc, 5) ||
        tm_type_of(doc, "q") != TM_MISSING)
        return 2;
    tm_free(doc);
    if (tm_parse("a\nb", &line) || line != 1 || tm_parse("a=1\n=", &line) || line != 2 || tm_parse("a=1 2", &line))
        return 2;
    tm_free(tm_parse("", NULL));
#ifndef LEGAL
    tm_free(tm_parse("a = x\n", &line));
#endif
    return 0;
}
