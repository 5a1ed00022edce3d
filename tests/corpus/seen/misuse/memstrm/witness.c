#include "memstrm.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char *text = NULL;
    size_t size = 0;
    MEMSTRM *ms = msopen(&text, &size);
    if (ms == NULL)
        return 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (size != 0 || *text != '\0' || msputs(ms, "") != 0 || msputs(ms, "hello") != 5 || msputc(ms, '!') != 1)
        return 2;
    msflush(ms);
    if (size != 6 || strcmp(text, "hello!") != 0 || mstell(ms) != 6 || msputs(ms, text) != 6)
        return 2;
    if (msseek(ms, 1) != 0 || msputc(ms, 'E') != 1 || msseek(ms, -1) != -1 || msseek(ms, LONG_MAX) != -1)
        return 2;
    if (msseek(ms, 20) != 0 || mswrite(ms, "xyz", 2) != 2 || msseek(ms, 1 << 24) != 0 || msputs(ms, "a") != -1)
        return 2;
    if (msseek(ms, 3) != 0 || mswrite(ms, "", 0) != 0 || msclose(ms) != 0 || size != 22)
        return 2;
    int same = memcmp(text, "hEllo!hello!\0\0\0\0\0\0\0\0xy", 23) == 0;
    free(text);
    return !same;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        msputs(ms, "abc");
        msflush(ms);
        free(text);
        msputs(ms, "defghi");
        break;
    case 2:
        msclose(ms);
        msputs(ms, "x");
        break;
    case 3: {
        msputs(ms, "abc");
        msflush(ms);
        const char *old = text;
        msputs(ms, "defghi");
        msputs(ms, old);
        break;
    }
    case 4: {
        char **location = malloc(sizeof *location);
        MEMSTRM *other = msopen(location, &size);
        free(location);
        msclose(other);
        break;
    }
    case 5: {
        char three[3] = {1, 2, 3};
        mswrite(ms, three, 4);
        break;
    }
    }
    return 0;
#endif
}
