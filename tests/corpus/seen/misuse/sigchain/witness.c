#include "sigchain.h"

#include <stdlib.h>

#define CHECK(c) do { if (!(c)) exit(2); } while (0)

static void count(struct sc_listener *self, void *data)
{
    (void)data;
    ++*(int *)self->user;
}
#ifdef LEGAL
static void once(struct sc_listener *self, void *data)
{
    (void)data;
    ++*(int *)self->user;
    sc_remove(self);
}
static void again(struct sc_listener *self, void *data)
{
    ++*(int *)self->user;
    sc_add(data, self);
}
static void clears(struct sc_listener *self, void *data)
{
    (void)self;
    sc_clear(data);
}
static void nested(struct sc_listener *self, void *data)
{
    if (++*(int *)self->user < 3)
        sc_emit(data, data);
    CHECK(sc_count(data) == 2);
}
int main(void)
{
    struct sc_signal s, t;
    struct sc_listener a, b, c;
    int na = 0, nb = 0, nc = 0;
    sc_init(&s);
    sc_init(&t);
    sc_emit(&s, NULL);
    sc_listener_init(&a, count, &na);
    sc_listener_init(&b, once, &nb);
    sc_listener_init(&c, again, &nc);
    sc_remove(&a);
    CHECK(!sc_linked(&a) && sc_count(&s) == 0);
    sc_add(&s, &b); sc_add(&s, &c); sc_add(&s, &a); sc_add(&s, &a);
    CHECK(sc_count(&s) == 3 && sc_find(&s, count) == &a && !sc_find(&s, clears) && !sc_find(&s, NULL));
    sc_emit(&s, &s);
    sc_emit(&s, &s);
    CHECK(na == 2 && nb == 1 && nc == 2 && sc_count(&s) == 2 && !sc_linked(&b));
    sc_emit(&s, &t);
    CHECK(sc_count(&t) == 1 && sc_count(&s) == 1);
    sc_remove(&a); sc_remove(&c); sc_remove(&c);
    sc_listener_init(&b, clears, NULL);
    sc_add(&s, &b); sc_add(&s, &a);
    na = 0;
    sc_emit(&s, &s);
    CHECK(na == 0 && sc_count(&s) == 0 && !sc_linked(&a));
    sc_listener_init(&c, nested, &nc);
    nc = 0;
    sc_add(&s, &c); sc_add(&s, &a);
    sc_emit(&s, &s);
    CHECK(nc == 3 && na == 3);
    sc_clear(&s);
    sc_clear(&s);
    return 0;
}
#else
static void frees(struct sc_listener *self, void *data)
{
    (void)self;
    free(data);
}
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1, n = 0;
    struct sc_signal *s = malloc(sizeof *s);
    struct sc_listener *l = calloc(1, sizeof *l);
    CHECK(s && l);
    sc_init(s);
    if (rule == 1) {
        sc_listener_init(l, count, &n);
        sc_add(s, l);
        free(l);
        sc_emit(s, NULL);
    } else if (rule == 2) {
        sc_remove(l);
    } else {
        sc_listener_init(l, frees, NULL);
        sc_add(s, l);
        sc_emit(s, s);
    }
    return 0;
}
#endif
