#include "linepull.h"

#include <stdlib.h>
#include <string.h>

#ifndef LEGAL
static size_t liar(void *user, char *to, size_t room)
{
    (void)user, (void)to;
    return room + 1;
}
#endif

int main(int count, char **arguments)
{
    const char data[] = "one\r\n\n# two three\nfour\0five\n\rsix";
    struct linepull_text *text = malloc(sizeof *text);
    text->at = data;
    text->left = sizeof data - 1;
    linepull *lp = linepull_open(linepull_from_text, text);
#ifdef LEGAL
    (void)count, (void)arguments;
    size_t length = 99;
    if (linepull_number(lp) != 0 || strcmp(linepull_next(lp, &length), "one") != 0 || length != 3)
        return 2;
    linepull_back(lp);
    if (strcmp(linepull_next(lp, NULL), "one") != 0 || linepull_number(lp) != 1)
        return 2;
    linepull_back(lp);
    const char *line = linepull_until(lp, "#");
    if (strcmp(line, "# two three") != 0 || linepull_words(line) != 3 || !linepull_is_comment(line) || linepull_number(lp) != 3)
        return 2;
    if (strcmp(linepull_next(lp, &length), "four") != 0 || length != 9 || strcmp(linepull_next(lp, &length), "\rsix") != 0)
        return 2;
    linepull_back(lp);
    if (linepull_next(lp, &length) == NULL || length != 4 || linepull_next(lp, NULL) != NULL || linepull_until(lp, "") != NULL)
        return 2;
    linepull_close(lp);
    if (linepull_words("") != 0 || linepull_words(" \ta ") != 1 || linepull_is_comment(" \tx#"))
        return 2;
    char *large = malloc(20000);
    memset(large, 'x', 20000);
    large[19999] = '\n';
    text->at = large;
    text->left = 20000;
    lp = linepull_open(linepull_from_text, text);
    if (linepull_next(lp, &length) == NULL || length != LINEPULL_LONGEST || linepull_next(lp, NULL) == NULL ||
        linepull_next(lp, &length) == NULL || length != 19999 - 2 * LINEPULL_LONGEST || linepull_next(lp, NULL) != NULL)
        return 2;
    linepull_close(lp);
    memcpy(large + LINEPULL_LONGEST, "\r\ny", 3);
    text->at = large;
    text->left = LINEPULL_LONGEST + 3;
    lp = linepull_open(linepull_from_text, text);
    if (linepull_next(lp, &length) == NULL || length != LINEPULL_LONGEST || strcmp(linepull_next(lp, NULL), "y") != 0)
        return 2;
    free(large);
    linepull_close(NULL);
#else
    const char *line;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        linepull_back(lp);
        break;
    case 2:
        linepull_close(lp);
        lp = linepull_open(liar, NULL);
        linepull_next(lp, NULL);
        break;
    case 3:
        line = linepull_next(lp, NULL);
        linepull_next(lp, NULL);
        linepull_words(line);
        break;
    case 4:
        line = linepull_next(lp, NULL);
        linepull_until(lp, line);
        break;
    case 5:
        free(text);
        linepull_next(lp, NULL);
        break;
    default:
        text->left = 100000;
        while (linepull_next(lp, NULL) != NULL)
            continue;
        break;
    }
#endif
    linepull_close(lp);
    free(text);
    return 0;
}
