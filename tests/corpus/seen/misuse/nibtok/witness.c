#include "nibtok.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct log {
    nibtok *t;
    int what;
    const char *kept;
    char text[200];
};

static int word(void *user, const char *z, size_t n)
{
    struct log *l = user;
    size_t length = strlen(l->text);
    snprintf(l->text + length, sizeof l->text - length, "w%.*s;", (int)n, z);
    l->kept = z;
    if (l->what == 1)
        nibtok_close(l->t);
    if (l->what == 2)
        nibtok_feed(l->t, "b ", 2);
    return n == 4 && memcmp(z, "stop", 4) == 0;
}

#ifdef LEGAL
static int num(void *user, int64_t v)
{
    struct log *l = user;
    size_t length = strlen(l->text);
    snprintf(l->text + length, sizeof l->text - length, "n%lld;", (long long)v);
    return 0;
}

static int string(void *user, const char *z, size_t n)
{
    struct log *l = user;
    size_t length = strlen(l->text);
    snprintf(l->text + length, sizeof l->text - length, "s%.*s;", (int)n, z);
    return 0;
}

static int punct(void *user, char c)
{
    struct log *l = user;
    size_t length = strlen(l->text);
    snprintf(l->text + length, sizeof l->text - length, "%c%d;", c, nibtok_line(l->t));
    return 0;
}

int main(void)
{
    static const nibtok_handler all = {word, num, string, punct}, none = {0};
    static const char text[] = "ab_1=12\n+\"q\\\"\n\" # x\n\"\" - 9223372036854775807";
    struct log l = {0};
    l.t = nibtok_open(&all, &l);
    for (size_t i = 0; i < sizeof text - 1; i++)
        if (nibtok_feed(l.t, text + i, 1) != NIBTOK_OK)
            return 2;
    if (nibtok_finish(l.t) != NIBTOK_OK ||
        strcmp(l.text, "wab_1;=1;n12;+2;sq\"\n;s;-4;n9223372036854775807;") != 0 || nibtok_line(l.t) != 4)
        return 2;
    nibtok_reset(l.t);
    if (nibtok_feed(l.t, NULL, 0) != NIBTOK_OK || nibtok_feed(l.t, "stop go ", 8) != NIBTOK_ABORT ||
        nibtok_feed(l.t, "x", 1) != NIBTOK_ABORT || nibtok_finish(l.t) != NIBTOK_ABORT)
        return 2;
    nibtok_reset(l.t);
    if (nibtok_feed(l.t, "9223372036854775808 ", 20) != NIBTOK_TOOBIG || nibtok_errcode(l.t) != NIBTOK_TOOBIG)
        return 2;
    nibtok_close(l.t);
    nibtok_close(NULL);
    nibtok *t = nibtok_open(&none, NULL);
    for (int i = 0; i < NIBTOK_MAX; i++)
        if (nibtok_feed(t, "a", 1) != NIBTOK_OK)
            return 2;
    if (nibtok_feed(t, "a", 1) != NIBTOK_TOOBIG)
        return 2;
    nibtok_reset(t);
    if (nibtok_feed(t, "1 a \"\" ? \"\\", 11) != NIBTOK_OK || nibtok_finish(t) != NIBTOK_OPEN ||
        strcmp(nibtok_errstr(-1), "unknown error") != 0 || strcmp(nibtok_errstr(NIBTOK_OPEN), "no error") == 0)
        return 2;
    nibtok_close(t);
    return 0;
}
#else
int main(int count, char **arguments)
{
    nibtok_handler *handler = calloc(1, sizeof *handler);
    struct log l = {0};
    handler->xWord = word;
    l.what = count > 1 ? atoi(arguments[1]) : 1;
    l.t = nibtok_open(handler, &l);
    switch (l.what) {
    case 1:
    case 2:
        nibtok_feed(l.t, "a ", 2);
        break;
    case 3:
        nibtok_finish(l.t);
        nibtok_feed(l.t, "a", 1);
        break;
    case 4:
        nibtok_feed(l.t, "a ", 2);
        nibtok_close(l.t);
        return l.kept[0] != 'a';
    case 5:
        free(handler);
        nibtok_feed(l.t, "a ", 2);
        break;
    case 6:
        nibtok_close(l.t);
        nibtok_feed(l.t, "a ", 2);
        break;
    case 7:
        nibtok_finish(l.t);
        nibtok_finish(l.t);
        break;
    }
    return 0;
}
#endif
