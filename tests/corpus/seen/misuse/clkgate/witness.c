#include "clkgate.h"

#include <stdlib.h>
#include <string.h>

static char trace[16];

static void note(void *context, bool on)
{
    size_t length = strlen(trace);
    if (length + 2 < sizeof trace) {
        trace[length] = *(const char *)context;
        trace[length + 1] = on ? '+' : '-';
        trace[length + 2] = '\0';
    }
}

#ifdef LEGAL
static void add_level(struct cg_clock *clock, unsigned level, void *context)
{
    cg_enable(clock);
    *(unsigned *)context += 10 + level;
    cg_disable(clock);
}
#else
static void drop(struct cg_clock *clock, unsigned level, void *context)
{
    (void)context;
    if (level == 1) {
        cg_detach(clock);
        free(clock);
    }
}
#endif

int main(int count, char **arguments)
{
    struct cg_clock osc, bus, *uart = malloc(sizeof *uart);
    cg_source(&osc, "osc", 16000000);
    cg_divider(&bus, "bus", 3, note, "b");
    cg_divider(uart, "uart", 1, note, "u");
#ifdef LEGAL
    (void)count, (void)arguments;
    if (cg_rate(uart) != 0 || cg_set_rate(uart, 5) != 0 || !cg_attach(&bus, &osc) || !cg_attach(uart, &bus))
        return 2;
    cg_enable(uart);
    cg_enable(uart);
    cg_enable(&bus);
    cg_disable(uart);
    cg_disable(&bus);
    if (!cg_enabled(&osc) || !cg_enabled(&bus) || strcmp(trace, "b+u+") != 0)
        return 2;
    cg_disable(uart);
    if (cg_enabled(&osc) || strcmp(trace, "b+u+u-b-") != 0)
        return 2;
    if (cg_rate(uart) != 5333333 || cg_set_rate(&bus, 4000000) != 4000000 || cg_set_rate(uart, 3999999) != 2000000)
        return 2;
    if (cg_set_rate(uart, UINT32_MAX) != 4000000 || cg_set_rate(uart, 1) != 1 || uart->divider != 4000000)
        return 2;
    cg_set_divider(uart, UINT32_MAX);
    if (cg_rate(uart) != 0 || cg_find(&osc, "uart") != uart || cg_find(&bus, "osc") != NULL)
        return 2;
    unsigned sum = 0;
    cg_walk(&osc, add_level, &sum);
    if (sum != 33)
        return 2;
    static struct cg_clock chain[CG_DEEPEST];
    struct cg_clock *above = &osc;
    for (unsigned i = 0; i < CG_DEEPEST; i++) {
        cg_divider(&chain[i], "", 1, NULL, NULL);
        if (cg_attach(&chain[i], above) != (i + 1 < CG_DEEPEST))
            return 2;
        above = &chain[i];
    }
    cg_enable(&chain[CG_DEEPEST - 2]);
    if (!cg_enabled(&osc) || cg_rate(&chain[CG_DEEPEST - 2]) != 16000000)
        return 2;
    cg_disable(&chain[CG_DEEPEST - 2]);
    cg_detach(uart);
    cg_detach(uart);
    if (!cg_attach(uart, &osc))
        return 2;
    cg_detach(uart);
    free(uart);
#else
    cg_attach(&bus, &osc);
    cg_attach(uart, &osc);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cg_disable(&osc);
        break;
    case 2:
        free(uart);
        cg_find(&osc, "spi");
        break;
    case 3:
        cg_detach(uart);
        memset(uart, 0xee, sizeof *uart);
        cg_find(uart, "spi");
        break;
    case 4:
        cg_set_divider(uart, 0);
        cg_rate(uart);
        break;
    case 5:
        cg_enable(uart);
        cg_detach(uart);
        break;
    case 6:
        cg_detach(&bus);
        cg_walk(&osc, drop, NULL);
        break;
    case 7:
        cg_attach(uart, &bus);
        break;
    }
#endif
    return 0;
}
