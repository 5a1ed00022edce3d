#include "logline.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct logline line;
#ifdef LEGAL
    (void)count, (void)arguments;
    logline_init(&line, 0);
    if (strcmp(logline_string(&line), "") != 0 || !logline_text(&line, "text", "it works") ||
        !logline_int(&line, "a", -3))
        return 2;
    if (!logline_flag(&line, "on") || !logline_text(&line, "e", "") || !logline_text(&line, "n", NULL))
        return 2;
    if (strcmp(logline_string(&line), "text=\"it works\" a=-3 on e=\"\" n") != 0)
        return 2;
    logline_reset(&line);
    if (strcmp(logline_string(&line), "") != 0)
        return 2;
    logline_release(&line);
    logline_init(&line, LOGLINE_SORTED_KEYS | LOGLINE_BARE);
    if (!logline_text(&line, "b", "x y") || logline_flag(&line, "a") || strcmp(logline_string(&line), "b=x y") != 0)
        return 2;
    logline_release(&line);
    logline_release(&line);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        memset(&line, 0x5a, sizeof line);
        logline_reset(&line);
        break;
    case 2:
        logline_init(&line, 0);
        logline_int(&line, NULL, 1);
        break;
    case 3: {
        logline_init(&line, 0);
        logline_flag(&line, "a");
        const char *text = logline_string(&line);
        for (int i = 0; i < 20; i++)
            logline_flag(&line, "another");
        return strlen(text) > 1000;
    }
    case 4:
        logline_init(&line, 0);
        logline_flag(&line, "a");
        for (int i = 0; i < 8; i++)
            logline_text(&line, "b", logline_string(&line));
        break;
    }
#endif
    return 0;
}
