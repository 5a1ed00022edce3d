#include "bndscan.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
struct log {
    char text[512];
    size_t len;
    bs_reader *rd;
};

static void put(struct log *log, const char *bytes, size_t len)
{
    assert(log->len + len < sizeof log->text);
    memcpy(log->text + log->len, bytes, len);
    log->len += len;
    log->text[log->len] = '\0';
}
static void begin(void *ctx) { put(ctx, "<", 1); }
static void data(void *ctx, const char *bytes, size_t len)
{
    struct log *log = ctx;
    put(log, bytes, len);
    assert(bs_feed(log->rd, "x", 1) == BS_ESTATE);
    assert(bs_reset(log->rd) == BS_ESTATE);
}
static void end(void *ctx) { put(ctx, ">", 1); }

static void try(const char *boundary, const char *body, const char *expected, int status)
{
    static const struct bs_events events = { begin, data, end };
    struct log log = { "", 0, NULL };
    size_t len = strlen(body);
    bs_reader *rd = bs_new(boundary, &events, &log);
    assert(rd);
    log.rd = rd;
    for (size_t step = 1; step <= len + 1; step++) {
        log.len = 0;
        log.text[0] = '\0';
        for (size_t i = 0; i < len; i += step)
            assert(bs_feed(rd, body + i, len - i < step ? len - i : step) == BS_OK);
        assert(bs_feed(rd, NULL, 0) == BS_OK);
        int got = bs_finish(rd);
        if (got != status || strcmp(log.text, expected) != 0) {
            printf("%s: %d '%s'\n", body, got, log.text);
            assert(0);
        }
        assert(bs_finish(rd) == BS_ESTATE && bs_feed(rd, "a", 1) == BS_ESTATE);
        assert(bs_reset(rd) == BS_OK && bs_parts(rd) == 0 && !bs_closed(rd));
    }
    bs_free(rd);
}

int main(void)
{
    char long71[72], long70[71];
    memset(long71, 'x', 71);
    long71[71] = '\0';
    memset(long70, 'x', 70);
    long70[70] = '\0';
    assert(!bs_new("", NULL, NULL) && !bs_new("a ", NULL, NULL) && !bs_new("a\n", NULL, NULL));
    assert(!bs_new(long71, NULL, NULL) && !bs_new(NULL, NULL, NULL));
    bs_reader *rd = bs_new(long70, NULL, NULL);
    assert(rd && bs_feed(rd, "--", 2) == 0 && bs_feed(rd, long70, 70) == 0 && bs_feed(rd, "--\r\n", 4) == 0);
    assert(bs_closed(rd) && bs_parts(rd) == 0 && bs_finish(rd) == BS_OK);
    bs_free(rd);
    bs_free(NULL);

    try("B", "", "", BS_TRUNCATED);
    try("B", "--B", "<>", BS_TRUNCATED);
    try("B", "--B-", "", BS_TRUNCATED);
    try("B", "--B--", "", BS_OK);
    try("B", "--B-- \n", "", BS_OK);
    try("B", "--B \t\n", "<>", BS_TRUNCATED);
    try("B", "--B\ra", "", BS_TRUNCATED);
    try("B", "pre\r\n--B\r\none\r\ntwo\r\n--B--\r\nepi\n--B\n", "<one\r\ntwo>", BS_OK);
    try("B", "\n--B\n\n--B\n--B\nx\n--Bx\n--B-x\n--B--", "<><><x\n--Bx\n--B-x>", BS_OK);
    try("B", "--B\n\r\r\n--B--", "<\r>", BS_OK);
    try("B", "--B\n--B --", "<--B -->", BS_TRUNCATED);
    try("B", "--B\r\n\r", "<\r>", BS_TRUNCATED);
    try("B", "--B\n\n-", "<\n->", BS_TRUNCATED);
    try("-", "---\n-\n-----", "<->", BS_OK);
    return 0;
}
#else
int main(void)
{
    bs_reader *rd = bs_new("B", NULL, NULL);
    if (!rd)
        return 0;
    bs_feed(rd, "--B    ", 7);
    bs_feed(rd, "\r\ntext\r\n--B--\r\n", 16);
    bs_finish(rd);
    bs_free(rd);
    return 0;
}
#endif
