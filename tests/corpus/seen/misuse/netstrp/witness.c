#include "netstrp.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char seen[64];

static void collect(void *userData, const char *data, int len)
{
    NSP_Parser parser = userData;
    strncat(seen, data, (size_t)len);
    strcat(seen, NSP_GetCount(parser) % 2 ? "|" : "/");
}
#else
static void feed(void *userData, const char *data, int len)
{
    (void)data, (void)len;
    NSP_Parse(userData, "1:x,", 4, 0);
}

static void release(void *userData, const char *data, int len)
{
    (void)data, (void)len;
    NSP_ParserFree(userData);
}
#endif

int main(int count, char **arguments)
{
    NSP_Parser parser = NSP_ParserCreate();
    NSP_SetUserData(parser, parser);
#ifdef LEGAL
    (void)count, (void)arguments;
    static const char input[] = "5:hello,0:,3:a,b,";
    NSP_SetStringHandler(parser, collect);
    if (NSP_GetUserData(parser) != parser || NSP_ParseBuffer(parser, 0, 0) || NSP_GetErrorCode(parser) != NSP_ERROR_NO_BUFFER)
        return 2;
    for (size_t i = 0; i < strlen(input); i++)
        if (!NSP_Parse(parser, input + i, 1, 0))
            return 2;
    if (strcmp(seen, "hello|/a,b|") != 0 || !NSP_Parse(parser, NULL, 0, 1) || NSP_Parse(parser, "1:", 2, 0) ||
        NSP_GetErrorCode(parser) != NSP_ERROR_FINISHED || NSP_Parse(parser, NULL, 3, 0))
        return 2;
    NSP_ParserReset(parser);
    NSP_SetStringHandler(parser, NULL);
    if (NSP_GetBuffer(parser, -1) || NSP_GetBuffer(parser, NSP_MAX_BUFFER + 1))
        return 2;
    memcpy(NSP_GetBuffer(parser, 100), "1:a,1:b,2:", 10);
    if (!NSP_ParseBuffer(parser, 10, 0) || NSP_GetCount(parser) != 2 || NSP_Parse(parser, "", 0, 1) ||
        NSP_GetErrorCode(parser) != NSP_ERROR_UNCLOSED)
        return 2;
    static const char *const wrong[] = {"01:a,", "x", ":", "1:ab", "65537:", "1", "999999999999"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        NSP_ParserReset(parser);
        if (NSP_Parse(parser, wrong[i], (int)strlen(wrong[i]), 1) || NSP_GetCount(parser) != 0)
            return 2;
    }
    NSP_ParserReset(parser);
    if (NSP_Parse(parser, "?", 1, 0) || NSP_Parse(parser, "1:a,", 4, 0) || NSP_GetErrorCode(parser) != NSP_ERROR_SYNTAX ||
        strcmp(NSP_ErrorString(NSP_ERROR_NO_BUFFER), "no buffer") != 0 || NSP_ErrorString((enum NSP_Error)99))
        return 2;
    NSP_ParserFree(parser);
    NSP_ParserFree(NULL);
#else
    char *buffer;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        memcpy(NSP_GetBuffer(parser, 4), "50:a", 4);
        NSP_ParseBuffer(parser, 100, 0);
        break;
    case 2:
        NSP_SetStringHandler(parser, feed);
        NSP_Parse(parser, "1:a,", 4, 0);
        break;
    case 3:
        NSP_SetStringHandler(parser, release);
        NSP_Parse(parser, "1:a,", 4, 0);
        break;
    case 4:
        NSP_ParserFree(parser);
        NSP_GetCount(parser);
        break;
    case 5:
        buffer = NSP_GetBuffer(parser, 4);
        NSP_Parse(parser, "10:abcdef", 9, 0);
        memcpy(buffer, "1:a,", 4);
        break;
    }
#endif
    return 0;
}
