#include "inifeed.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char log_text[400];

static int note(void *ctx, const char *section, const char *key, const char *value)
{
    int *stop = ctx;
    strcat(strcat(strcat(log_text, section), "."), key);
    strcat(strcat(strcat(log_text, "="), value), "|");
    return *stop ? --*stop == 0 : 0;
}
#else
static inifeed *parser;
static const char *kept;
static int rule = 1;

static int handler(void *ctx, const char *section, const char *key, const char *value)
{
    (void)ctx, (void)section, (void)key;
    if (rule == 1)
        inifeed_free(parser);
    if (rule == 2)
        inifeed_push(parser, "x=1\n", 4);
    kept = value;
    return 0;
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    int stop = 0;
    inifeed *p = inifeed_new(note, &stop);
    const char text[] = "a=1\r\n[ s ]\n; c\n\n k = v = w \n[]x]\nlast=";
    if (!p)
        return 2;
    for (size_t i = 0; i < sizeof text - 1; i++)
        if (inifeed_push(p, text + i, 1))
            return 1;
    if (inifeed_finish(p) || inifeed_finish(p) || strcmp(log_text, ".a=1|s.k=v = w|]x.last=|") || inifeed_line(p) != 7)
        return 1;
    static const char *const bad[] = { "[]", "[", "x", "=1", "[x", " = ", "[ " };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        inifeed_reset(p);
        if (inifeed_push(p, bad[i], strlen(bad[i])) || inifeed_finish(p) != INIFEED_SYNTAX)
            return 1;
    }
    inifeed_reset(p);
    stop = 2;
    if (inifeed_push(p, "a=1\nb=2\nc=3\n", 12) != 1 || inifeed_push(p, "", 0) != 1 || inifeed_push(p, "x", 1) != 1)
        return 1;
    inifeed_reset(p);
    if (inifeed_push(p, "a\0b", 3) != INIFEED_SYNTAX || inifeed_line(p) != 1)
        return 1;
    inifeed_reset(p);
    for (int i = 0; i < INIFEED_LINE; i++)
        if (inifeed_push(p, ";", 1))
            return 1;
    if (inifeed_push(p, ";", 1) != INIFEED_LONG)
        return 1;
    inifeed_free(p);
    inifeed_free(NULL);
    p = inifeed_new(NULL, NULL);
    if (inifeed_push(p, NULL, 0) || inifeed_push(p, "[a]\nb=1\n", 8) || inifeed_finish(p))
        return 1;
    inifeed_free(p);
    return 0;
#else
    if (argc > 1)
        rule = atoi(argv[1]);
    parser = inifeed_new(handler, NULL);
    if (rule == 4) {
        char *few = malloc(4);
        memcpy(few, "ab=1", 4);
        inifeed_push(parser, few, 40);
        return 0;
    }
    inifeed_push(parser, "name=value\n", 11);
    inifeed_free(parser);
    return strcmp(kept, "value") != 0;
#endif
}
