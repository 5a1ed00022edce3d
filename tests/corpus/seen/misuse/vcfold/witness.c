#include "vcfold.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static vcfold *parser;

#ifdef LEGAL
static char seen[400];

static int note(void *user, const char *name, const char *params, const char *value)
{
    size_t length = strlen(seen);
    if (user != seen)
        exit(2);
    snprintf(seen + length, sizeof seen - length, "%lu[%s|%s|%s]", vcfold_line(parser), name, params, value);
    return strcmp(name, "STOP") == 0;
}

static int all(const char *text, size_t step, const char *expected)
{
    int error = 0;
    vcfold_rewind(parser);
    seen[0] = '\0';
    for (size_t at = 0, size = strlen(text); at < size; at += step)
        error = vcfold_feed(parser, text + at, size - at < step ? size - at : step);
    if (vcfold_feed(parser, NULL, 0) != error)
        return -9;
    error = vcfold_finish(parser);
    return strcmp(seen, expected) == 0 ? error : -9;
}

int main(void)
{
    static const char text[] = "begin:VCARD\r\nTEL;TYPE=\"a:b\";x:1\\,2\r\nNOTE:lo\r\n ng\\\n\tn\\\r\n\r\n\r\nEND:";
    static const char lines[] = "1[BEGIN||VCARD]2[TEL|TYPE=\"a:b\";x|1,2]5[NOTE||long\n\\]8[END||]";
    parser = vcfold_open(note, seen);
    for (size_t step = 1; step <= sizeof text; step++)
        if (all(text, step, lines) != 0)
            return 2;
    if (all("", 1, "") != 0 || all("\n\n", 2, "") != 0 || all("a", 1, "") != VCFOLD_ESYNTAX || all(" x:y", 4, "1[ X||y]") != 0)
        return 2;
    if (all("stop:\na:b\n", 3, "1[STOP||]") != VCFOLD_ESTOPPED || all(":x\n", 3, "") != VCFOLD_ESYNTAX)
        return 2;
    vcfold_rewind(parser);
    for (int i = 0; i < VCFOLD_MAX; i++)
        if (vcfold_feed(parser, "x", 1) != 0)
            return 2;
    if (vcfold_feed(parser, "x", 1) != VCFOLD_ELONG)
        return 2;
    vcfold_close(parser);
    return 0;
}
#else
static int rule;
static const char *kept;

static int careless(void *user, const char *name, const char *params, const char *value)
{
    (void)user, (void)params, (void)value;
    kept = name;
    if (rule == 2)
        vcfold_feed(parser, "a:b\n", 4);
    if (rule == 3)
        vcfold_close(parser);
    return 0;
}

int main(int count, char **arguments)
{
    rule = count > 1 ? atoi(arguments[1]) : 1;
    parser = vcfold_open(rule == 5 ? NULL : careless, NULL);
    static const char piece[5] = {'x', ':', 'y', '\n', 'z'};
    char *data = malloc(sizeof piece);
    memcpy(data, piece, sizeof piece);
    vcfold_feed(parser, data, rule == 7 ? 6 : 5);
    vcfold_finish(parser);
    switch (rule) {
    case 1:
        vcfold_feed(parser, "a:b\n", 4);
        break;
    case 4:
        vcfold_close(parser);
        return kept[0];
    case 6:
        vcfold_close(parser);
        vcfold_line(parser);
        break;
    }
    return 0;
}
#endif
