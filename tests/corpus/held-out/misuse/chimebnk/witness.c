#include "chimebnk.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static char rung[64];
static size_t n;

static void note(cb_bank *bank, unsigned timer, void *arg)
{
    assert(n < sizeof rung - 1);
    rung[n++] = (char)('0' + timer);
    rung[n] = '\0';
    if (arg && strcmp(arg, "again") == 0)
        cb_arm(bank, timer, 0, 0, note, arg);
    if (arg && strcmp(arg, "stop") == 0) {
        cb_disarm(bank, timer);
        cb_disarm(bank, 3);
    }
    if (!arg)
        assert(!cb_armed(bank, timer) && cb_left(bank, timer) == CB_NEVER);
}

static int after(cb_bank *bank, uint32_t ms, const char *expected)
{
    n = 0;
    rung[0] = '\0';
    return cb_advance(bank, ms) == strlen(expected) && strcmp(rung, expected) == 0;
}

int main(void)
{
    assert(!cb_new(0) && !cb_new(CB_TIMERS_MAX + 1) && !cb_new(-1u));
    cb_free(NULL);
    cb_bank *bank = cb_new(4);
    assert(bank && cb_count(bank) == 4 && cb_sleep(bank) == CB_NEVER);
    assert(after(bank, 0, "") && after(bank, UINT32_MAX, ""));
    cb_arm(bank, 0, 20, 0, note, NULL);
    cb_arm(bank, 1, 10, 0, note, NULL);
    cb_arm(bank, 2, 20, 0, note, NULL);
    cb_arm(bank, 3, 0, 0, note, NULL);
    assert(cb_sleep(bank) == 0 && after(bank, 0, "3") && cb_sleep(bank) == 10);
    assert(cb_left(bank, 0) == 20 && cb_left(bank, 3) == CB_NEVER);
    assert(after(bank, 9, "") && after(bank, 1, "1") && after(bank, 500, "02") && after(bank, 500, ""));
    cb_arm(bank, 0, 0, 0, note, "again");
    assert(after(bank, 0, "0") && after(bank, 0, "0") && cb_disarm(bank, 0) == 1 && cb_disarm(bank, 0) == 0);
    cb_arm(bank, 0, 5, 10, note, "tick");
    assert(after(bank, 5, "0") && cb_left(bank, 0) == 10 && after(bank, 35, "0") && cb_left(bank, 0) == 5);
    cb_arm(bank, 0, UINT32_MAX, UINT32_MAX, note, "tick");
    assert(cb_left(bank, 0) == CB_NEVER && cb_sleep(bank) == CB_NEVER);
    assert(after(bank, UINT32_MAX, "0") && after(bank, UINT32_MAX, "0"));
    cb_arm(bank, 0, 0, 1, note, "stop");
    cb_arm(bank, 3, 0, 1, note, "tick");
    assert(after(bank, UINT32_MAX, "0") && !cb_armed(bank, 0) && !cb_armed(bank, 3));
    cb_arm(bank, 3, 7, 1, note, "tick");
    cb_arm(bank, 2, 0, 1, note, "tick");
    cb_arm(bank, 2, 0, 1, NULL, NULL);
    assert(!cb_armed(bank, 2) && cb_armed(bank, 3) && after(bank, 1, ""));
    cb_free(bank);
    bank = cb_new(CB_TIMERS_MAX);
    assert(bank && !cb_armed(bank, CB_TIMERS_MAX - 1));
    cb_free(bank);
    return 0;
}
#else
static void once(cb_bank *bank, unsigned timer, void *arg)
{
    (void)timer;
    if (*(int *)arg == 2)
        cb_free(bank);
    else
        cb_advance(bank, 1);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    cb_bank *bank = cb_new(4);
    assert(bank);
    if (rule == 1) {
        cb_arm(bank, 4, 10, 0, once, &rule);
    } else {
        cb_arm(bank, 0, 10, 0, once, &rule);
        cb_advance(bank, 10);
    }
    if (rule != 2)
        cb_free(bank);
    return 0;
}
#endif
