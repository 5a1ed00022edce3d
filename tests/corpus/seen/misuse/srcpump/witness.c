#include "srcpump.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    const char *text = "ab\n\xff cdefgh";
    struct srcpump s;
    char tok[4];
    srcpump_open(&s, srcpump_from_string, &text);
    if (srcpump_peek(&s) != 'a')
        return 1;
    srcpump_mark(&s, tok, sizeof tok);
    srcpump_get(&s);
    srcpump_get(&s);
    srcpump_get(&s);
    if (srcpump_line(&s) != 2)
        return 1;
    srcpump_unget(&s);
    if (srcpump_line(&s) != 1 || srcpump_token(&s) != 2 || strcmp(tok, "ab") != 0)
        return 1;
    if (srcpump_accept(&s, 'x') || !srcpump_accept(&s, '\n') || srcpump_get(&s) != 0xff)
        return 1;
    srcpump_mark(&s, tok, sizeof tok);
    srcpump_unget(&s);
    while (srcpump_get(&s) != SRCPUMP_END)
        continue;
    srcpump_unget(&s);
    if (srcpump_token(&s) != 8 || strcmp(tok, "\xff c") != 0)
        return 1;
    srcpump_mark(&s, tok, 1);
    if (srcpump_get(&s) != SRCPUMP_END || srcpump_get(&s) != SRCPUMP_END || srcpump_token(&s) != 0)
        return 1;
    char longer[301];
    memset(longer, 'q', 300);
    longer[300] = '\0';
    text = longer;
    srcpump_open(&s, srcpump_from_string, &text);
    int n = 0;
    while (srcpump_accept(&s, 'q'))
        n++;
    return n != 300 || srcpump_peek(&s) != SRCPUMP_END;
}
#else
static size_t wrong(void *from, char *buf, size_t room)
{
    (void)from;
    memset(buf, 'x', room);
    return 100000;
}

static size_t inner(void *from, char *buf, size_t room)
{
    buf[0] = (char)srcpump_get(from);
    return room > 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const char *text = "hello, world and all";
    struct srcpump s;
    char *tok = malloc(4), other[8];
    srcpump_open(&s, srcpump_from_string, &text);
    if (rule == 9)
        srcpump_unget(&s);
    srcpump_get(&s);
    switch (rule) {
    case 1:
        srcpump_peek(&s);
        srcpump_unget(&s);
        break;
    case 2:
        srcpump_open(&s, wrong, NULL);
        for (int i = 0; i < 100000; i++)
            srcpump_get(&s);
        break;
    case 3:
        srcpump_token(&s);
        break;
    case 4:
        srcpump_mark(&s, tok, 16);
        while (srcpump_get(&s) != SRCPUMP_END)
            continue;
        srcpump_token(&s);
        break;
    case 5:
        srcpump_mark(&s, tok, 4);
        srcpump_mark(&s, other, 8);
        break;
    case 6:
        srcpump_mark(&s, other, 0);
        break;
    case 7:
        srcpump_mark(&s, tok, 4);
        free(tok);
        srcpump_get(&s);
        break;
    case 8: {
        char *src = malloc(3);
        strcpy(src, "ab");
        text = src;
        srcpump_open(&s, srcpump_from_string, &text);
        srcpump_get(&s);
        free(src);
        srcpump_get(&s);
        srcpump_get(&s);
        break;
    }
    case 10:
        srcpump_open(&s, inner, &s);
        srcpump_get(&s);
        break;
    }
    return 0;
}
#endif
