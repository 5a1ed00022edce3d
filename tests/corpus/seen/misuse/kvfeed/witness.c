#include "kvfeed.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static kvfeed *f;
#ifdef LEGAL
static char log_[256];
static int see(void *user, const char *key, const char *value)
{
    assert(user == log_ && kvfeed_line(f) >= 1 && kvfeed_pairs(f) >= 1);
    strcat(strcat(strcat(strcat(log_, key), ":"), value), ";");
    return strcmp(key, "stop") == 0;
}
int main(void)
{
    int i;
    char big[KVFEED_MAX_LINE + 1];
    f = kvfeed_new(see, log_);
    assert(f && kvfeed_feed(f, NULL, 0) == KVFEED_OK);
    assert(kvfeed_feed(f, "a=1\r\n\n#x\nb", 10) == KVFEED_OK && kvfeed_line(f) == 4);
    assert(kvfeed_feed(f, "c", 1) == KVFEED_OK && kvfeed_feed(f, "==\nd=", 5) == KVFEED_OK);
    assert(kvfeed_finish(f) == KVFEED_OK && kvfeed_pairs(f) == 3);
    assert(strcmp(log_, "a:1;bc:=;d:;") == 0);
    assert(kvfeed_finish(f) == KVFEED_ENDED && kvfeed_feed(f, "x", 1) == KVFEED_ENDED);
    kvfeed_reset(f);
    assert(kvfeed_finish(f) == KVFEED_OK);
    kvfeed_reset(f);
    assert(kvfeed_feed(f, "=x\n", 3) == KVFEED_NO_KEY && kvfeed_finish(f) == KVFEED_NO_KEY);
    kvfeed_reset(f);
    assert(kvfeed_feed(f, "\r\r\n", 3) == KVFEED_NO_KEY);
    kvfeed_reset(f);
    assert(kvfeed_feed(f, "a\0", 2) == KVFEED_ZERO);
    kvfeed_reset(f);
    assert(kvfeed_feed(f, "stop=\na=b\n", 10) == KVFEED_STOPPED && kvfeed_pairs(f) == 1);
    kvfeed_free(f);
    f = kvfeed_new(NULL, NULL);
    memset(big, 'k', sizeof big);
    big[5] = '=';
    assert(kvfeed_feed(f, big, KVFEED_MAX_LINE) == KVFEED_OK && kvfeed_feed(f, "\n", 1) == KVFEED_OK);
    assert(kvfeed_feed(f, big, sizeof big) == KVFEED_LONG && kvfeed_pairs(f) == 1);
    kvfeed_free(f);
    kvfeed_free(NULL);
    for (i = -1; i < 9; i++)
        assert(*kvfeed_text((enum kvfeed_status)i));
    return 0;
}
#else
static int rule;
static const char *kept;
static int careless(void *user, const char *key, const char *value)
{
    (void)user;
    (void)key;
    kept = value;
    if (rule == 2)
        kvfeed_free(f);
    else if (rule == 3)
        kvfeed_feed(f, "b=2\n", 4);
    return 0;
}
int main(int argc, char **argv)
{
    rule = argc > 1 ? atoi(argv[1]) : 1;
    f = kvfeed_new(careless, NULL);
    kvfeed_feed(f, "a=1\n", 4);
    kvfeed_free(f);
    printf("%s\n", kept);
    return 0;
}
#endif
