#include "chanmux.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

#ifdef LEGAL
struct seen {
    cmux *m;
    cmux_chan *opened;
    size_t calls, bytes;
    int nested;
};

static void count(cmux_chan *ch, const uint8_t *data, size_t len, void *user)
{
    struct seen *s = user;
    s->calls++;
    s->bytes += len;
    s->nested = cmux_input(s->m, data, len);
    if (s->opened == NULL)
        s->opened = cmux_open(s->m, NULL, NULL);
    cmux_write(ch, data, len);
}
#else
static void closes(cmux_chan *ch, const uint8_t *data, size_t len, void *user)
{
    (void)data, (void)len, (void)user;
    cmux_close(ch);
}

static void frees(cmux_chan *ch, const uint8_t *data, size_t len, void *user)
{
    (void)ch, (void)data, (void)len;
    cmux_free(user);
}
#endif

int main(int argc, char **argv)
{
    cmux *m = cmux_new();
    CHECK(m);
#ifdef LEGAL
    (void)argc, (void)argv;
    cmux_free(NULL);
    struct seen s = {m, NULL, 0, 0, 0};
    uint8_t out[600];
    CHECK(cmux_output(m, out, sizeof out) == 0 && cmux_output(m, NULL, 0) == 0 && cmux_input(m, NULL, 0) == 0);
    cmux_chan *a = cmux_open(m, count, &s);
    CHECK(a && cmux_number(a) == 0 && cmux_count(m) == 1);
    static const uint8_t in[] = {0, 3, 'a', 'b', 'c', 200, 1, 'x', 0, 0, 1, 2, 'y', 'z', 0, 1};
    CHECK(cmux_input(m, in, 3) == 0 && s.calls == 0);
    CHECK(cmux_input(m, in + 3, sizeof in - 3) == 0 && s.calls == 2 && s.bytes == 3 && s.nested == -1);
    CHECK(cmux_input(m, in, 1) == 0 && s.calls == 3 && cmux_received(a) == 4);
    CHECK(s.opened && cmux_received(s.opened) == 2 && cmux_number(s.opened) == 1);
    CHECK(cmux_output(m, out, 4) == 4 && cmux_output(m, out, sizeof out) == 6 && out[0] == 'c');
    memset(out, 7, sizeof out);
    CHECK(cmux_write(s.opened, out, 256) == 0 && cmux_output(m, out, sizeof out) == 260 && out[258] == 1);
    CHECK(cmux_write(s.opened, out, SIZE_MAX) == -1 && cmux_write(a, NULL, 0) == 0 && cmux_output(m, out, 9) == 2);
    int full = 0;
    while (cmux_write(a, out, 600) == 0)
        full++;
    CHECK(full == 13);
    cmux_close(a);
    CHECK(cmux_input(m, in, 5) == 0 && s.calls == 3);
    cmux_chan *c = NULL, *last = NULL;
    while ((c = cmux_open(m, NULL, NULL)) != NULL)
        last = c;
    CHECK(cmux_count(m) == CMUX_CHANNELS && cmux_number(last) == 63);
    cmux_close(last);
    cmux_free(m);
    return 0;
#else
    static const uint8_t in[] = {0, 1, 'x', 0, 1, 'y'};
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    cmux_chan *a = cmux_open(m, rule == 1 ? closes : rule == 3 ? frees : NULL, m);
    CHECK(a);
    if (rule == 2) {
        cmux_free(m);
        cmux_close(a);
        return 0;
    }
    cmux_input(m, in, sizeof in);
    if (rule == 1)
        cmux_free(m);
    return 0;
#endif
}
