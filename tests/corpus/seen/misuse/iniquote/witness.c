#include "iniquote.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 3; } } while (0)

#ifdef LEGAL
static int round_trip(const char *s)
{
    size_t n = iq_escaped_size(s);
    char *t = malloc(n), line[2000];
    if (!t)
        return 0;
    int ok = iq_escape(t, s) == t && strlen(t) + 1 == n && iq_check(t);
    snprintf(line, sizeof line, " Key =  %s  ; more", t);
    struct iq_line l;
    ok = ok && iq_split(line, &l) == IQ_PAIR && iq_named(&l, "kEY") && !iq_named(&l, "ke");
    char *v = ok ? iq_value(&l) : NULL;
    ok = v && !strcmp(v, s) && iq_unescape(t) == strlen(s) && !strcmp(t, s);
    free(v);
    free(t);
    return ok;
}

int main(void)
{
    struct iq_line l;
    char all[256];
    for (int i = 0; i < 255; i++)
        all[i] = (char)(i + 1);
    all[255] = 0;
    CHECK(round_trip("") && round_trip(" ") && round_trip("a;b#c\"\\") && round_trip("\\") && round_trip("\tx") &&
          round_trip("x\r") && round_trip("\n") && round_trip(all) && round_trip("\"\""));
    CHECK(iq_split("", &l) == IQ_EMPTY && !l.name && iq_split("  ; c", &l) == IQ_EMPTY && !iq_named(&l, ""));
    CHECK(iq_split("[ a b ] # c", &l) == IQ_SECTION && iq_named(&l, "A B") && !iq_value(&l));
    CHECK(iq_split("[]", &l) == IQ_BAD && iq_split("[a", &l) == IQ_BAD && iq_split("[a]x", &l) == IQ_BAD);
    CHECK(iq_split("=x", &l) == IQ_BAD && iq_split("key", &l) == IQ_BAD && iq_split("\"k\"=1", &l) == IQ_BAD);
    CHECK(iq_split("k=\nx", &l) == IQ_PAIR && l.valuelen == 0);
    char *v = iq_value(&l);
    CHECK(v && !*v);
    free(v);
    CHECK(iq_split("k=\"a;b", &l) == IQ_PAIR && !iq_value(&l));
    CHECK(iq_split("k=a\\", &l) == IQ_PAIR && !iq_value(&l));
    CHECK(iq_check("") && iq_check("\"\"") && !iq_check("\"") && !iq_check("\\x00") && !iq_check("\\x4") && !iq_check("\\"));
    CHECK(!iq_check("a\"b") && !iq_check("\"a\"b") && iq_check("\"a;#\"") && !iq_check("a;") && !iq_check("\x7f"));
    CHECK(iq_check("\\xfF\\x41") && iq_check("\xc3\xa4"));
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        const char *s = "a;b;c";
        char *d = malloc(strlen(s) + 1);
        CHECK(d);
        puts(iq_escape(d, s));
        free(d);
    } else if (rule == 2) {
        struct iq_line l;
        char *line = malloc(16);
        CHECK(line);
        strcpy(line, "key = value");
        iq_split(line, &l);
        free(line);
        char *v = iq_value(&l);
        free(v);
    } else {
        char text[] = "C:\\dir";
        printf("%zu\n", iq_unescape(text));
    }
    return 0;
}
#endif
