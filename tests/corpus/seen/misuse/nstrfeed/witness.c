#include "nstrfeed.h"

#include <stdlib.h>
#include <string.h>

static NstrFeed *the_feed;
static const char *kept;
static char all[100];
static size_t used;

static bool Collect(void *user, const char *data, size_t length)
{
    (void)user;
    if (length > 20 || used > 70)
        return false;
    memcpy(all + used, data, length);
    used += length;
    all[used++] = '|';
    return true;
}

#ifndef LEGAL
static bool PushMore(void *user, const char *data, size_t length)
{
    (void)user;
    return NstrFeed_Push(the_feed, data, length) == NSTR_OK;
}

static bool DeleteIt(void *user, const char *data, size_t length)
{
    (void)user, (void)data, (void)length;
    NstrFeed_Delete(the_feed);
    return true;
}

static bool Keep(void *user, const char *data, size_t length)
{
    (void)user, (void)length;
    kept = data;
    return true;
}

static bool Measure(void *user, const char *data, size_t length)
{
    (void)user;
    return strlen(data) >= length;
}
#endif

int main(int argc, char **argv)
{
    the_feed = NstrFeed_New(Collect, NULL);
    if (NstrFeed_Push(the_feed, "3:abc,0:,12:hel", 15) != NSTR_OK || NstrFeed_Count(the_feed) != 2 ||
        NstrFeed_AtBoundary(the_feed))
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv, (void)kept;
    for (const char *c = "lo, world,"; *c != '\0'; c++)
        if (NstrFeed_Push(the_feed, c, 1) != NSTR_OK)
            return 2;
    NstrFeed_Reset(the_feed);
    all[used] = '\0';
    if (strcmp(all, "abc||hello, world|") != 0 || NstrFeed_Count(the_feed) != 0 || !NstrFeed_AtBoundary(the_feed))
        return 2;
    used = 0;
    if (NstrFeed_Push(the_feed, "12:hello, world,", 16) != NSTR_OK || memcmp(all, "hello, world|", 13) != 0)
        return 2;
    if (NstrFeed_Push(the_feed, NULL, 0) != NSTR_OK || NstrFeed_Push(the_feed, "01:", 3) != NSTR_SYNTAX)
        return 2;
    NstrFeed_Reset(the_feed);
    if (NstrFeed_Push(the_feed, "10000", 5) != NSTR_TOO_LONG || NstrFeed_Status(the_feed) != NSTR_TOO_LONG)
        return 2;
    NstrFeed_Reset(the_feed);
    if (NstrFeed_Push(the_feed, "1:ab", 4) != NSTR_SYNTAX)
        return 2;
    NstrFeed_Reset(the_feed);
    if (NstrFeed_Push(the_feed, "21:aaaaaaaaaaaaaaaaaaaaa,", 25) != NSTR_STOPPED)
        return 2;
    NstrFeed_Reset(the_feed);
    char text[16];
    if (Nstr_Size(10) != 14 || Nstr_Size(0) != 3 || Nstr_Size((size_t)-1) != (size_t)-1)
        return 2;
    char *end = Nstr_Write(text, "0123456789", 10);
    if (end != text + 14 || memcmp(text, "10:0123456789,", 14) != 0 || Nstr_Write(text, NULL, 0) != text + 3)
        return 2;
    NstrFeed_Push(the_feed, text, 2);
    NstrFeed_Push(the_feed, "7:abc", 1);
    NstrFeed_Delete(the_feed);
    NstrFeed_Delete(NULL);
    return 0;
#else
    NstrCallback callback = Collect;
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    NstrFeed_Delete(the_feed);
    if (rule == 2)
        callback = PushMore;
    else if (rule == 3)
        callback = DeleteIt;
    else if (rule == 4)
        callback = Keep;
    else if (rule == 5)
        callback = NULL;
    else if (rule == 7)
        callback = Measure;
    the_feed = NstrFeed_New(callback, NULL);
    if (rule == 6) {
        char *out = malloc(5);
        Nstr_Write(out, "hello", 5);
        return 0;
    }
    if (rule == 8) {
        char text[20] = "hello";
        Nstr_Write(text, text, 5);
        return 0;
    }
    if (rule == 1)
        NstrFeed_Push(the_feed, "x", 1);
    NstrFeed_Push(the_feed, "3:abc,", 6);
    return kept != NULL && kept[0] == 'a' ? 3 : 0;
#endif
}
