#include "rollog.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static rl_log *seen_log;

static void look(void *arg, const char *text, size_t len)
{
    assert(strlen(text) == len && text == rl_text(seen_log, 0) && rl_segments(seen_log) >= 1);
    *(size_t *)arg += len;
}

int main(void)
{
    rl_log *log;
    size_t total = 0;
    char line[16];

    assert(rl_open(0, 1) == NULL && rl_open(SIZE_MAX, 1) == NULL && rl_open(1, RL_KEEP_MAX + 1) == NULL);
    log = rl_open(1, 0);
    assert(log != NULL && rl_write(log, "x") == -1 && rl_write(log, "") == 0 && rl_write(log, "") == 0);
    assert(rl_rolls(log) == 1 && rl_segments(log) == 1 && rl_bytes(log, 1) == 0 && rl_text(log, 1) == NULL);
    assert(strcmp(rl_text(log, 0), "\n") == 0);
    rl_close(log);

    log = seen_log = rl_open(10, 2);
    assert(log != NULL && rl_roll(log) == 0 && rl_rolls(log) == 0 && *rl_text(log, 0) == 0);
    rl_set_hook(log, look, &total);
    memset(line, 'a', sizeof line);
    line[10] = 0;
    assert(rl_write(log, line) == -1);
    line[9] = 0;
    for (int i = 0; i < 5; i++)
        assert(rl_write(log, line) == 0);
    assert(total == 40 && rl_segments(log) == 3 && rl_bytes(log, 2) == 10);
    rl_set_hook(log, NULL, NULL);
    assert(rl_roll(log) == 0 && rl_bytes(log, 0) == 0 && rl_text(log, UINT32_MAX) == NULL);
    assert(rl_write(log, "b") == 0 && rl_write(log, rl_text(log, 0)) == 0);
    assert(strcmp(rl_text(log, 0), "b\nb\n\n") == 0);
    rl_close(log);

    log = rl_open(RL_LIMIT_MAX, RL_KEEP_MAX);
    assert(log != NULL);
    for (int i = 0; i < 400; i++)
        assert(rl_write(log, "abc") == 0 && (i % 5 != 0 || rl_roll(log) == 0));
    assert(rl_segments(log) == RL_KEEP_MAX + 1);
    rl_close(log);
    rl_close(NULL);
    return 0;
}
#else
static void closing(void *arg, const char *text, size_t len)
{
    (void)text;
    (void)len;
    rl_close(arg);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    rl_log *log = rl_open(100, 0);
    const char *text;

    assert(log != NULL && rl_write(log, "hello") == 0);
    switch (rule) {
    case 1:
        text = rl_text(log, 0);
        rl_roll(log);
        return strlen(text) == 0;
    case 2:
        rl_set_hook(log, closing, log);
        rl_roll(log);
        break;
    case 3:
        rl_close(log);
        rl_write(log, "bye");
        break;
    }
    return 0;
}
#endif
