/* Properties that say what they are given: each input is a label. */
#include <assay.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "types.h"

#define SAY(...)                                    \
    do {                                            \
        char text_[64];                             \
        snprintf(text_, sizeof text_, __VA_ARGS__); \
        assay_label(text_);                         \
    } while (0)

ASSAY_PROPERTY void integers(int a, unsigned char b)
{
    SAY("%d %u", a, b);
}

ASSAY_PROPERTY void wide(__int128 a)
{
    SAY("%s%llu", a < 0 ? "-" : "", (unsigned long long)(a < 0 ? -a : a));
}

ASSAY_PROPERTY void colors(enum color c)
{
    SAY("%d", (int)c);
}

ASSAY_PROPERTY void floats(double d, float f, long double l)
{
    SAY("%g %g %Lg", d, (double)f, l);
}

ASSAY_PROPERTY void kinds_of_float(double d)
{
    assay_label(isnan(d)          ? "nan"
                : isinf(d)        ? d < 0 ? "-inf" : "inf"
                : d == 0          ? signbit(d) ? "-zero" : "zero"
                : fabs(d) > 1e15  ? "huge"
                : fabs(d) < 1e-15 ? "tiny"
                : d == rint(d)    ? "whole"
                                  : "fraction");
}

ASSAY_PROPERTY void kinds_of_integer(long long a)
{
    unsigned long long far = a < 0 ? -(unsigned long long)a : (unsigned long long)a;
    assay_label(a == LLONG_MIN       ? "least"
                : a == LLONG_MAX     ? "most"
                : far < 2            ? a < 0 ? "-1"
                                       : a   ? "1"
                                             : "0"
                : far < 100          ? "small"
                : !(far & (far - 1)) ? "power of two"
                : far > 1ull << 60   ? "huge"
                                     : "between");
}

ASSAY_PROPERTY void kinds_of_string(const char *s)
{
    size_t length = strlen(s);
    assay_label(length == 0 ? "empty" : length == 64 ? "longest" : length < 10 ? "short" : "long");
    for (; *s; s++)
        assay_label(*s >= ' ' && *s <= '~' ? "printable" : (unsigned char)*s > 127 ? "high" : "control");
}

ASSAY_PROPERTY void strings(const char *s)
{
    SAY("'%s' %zu", s, strlen(s));
}

ASSAY_PROPERTY void arrays(const short *a, size_t n)
{
    char text[64] = "";
    for (size_t i = 0; i < n; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), " %d", a[i]);
    SAY("%zu:%s", n, text);
}

ASSAY_PROPERTY void behind_array(const unsigned char *a, size_t n)
{
    SAY("%u", a[n]);
}

ASSAY_PROPERTY void points(struct point *p)
{
    SAY("%d %d", p->x, p->y);
}

ASSAY_PROPERTY void mixtures(struct mixed m)
{
    SAY("%u %d %d %d %u %u", m.low, m.high, m.corner.x, m.corner.y, m.cells[0], m.cells[1]);
}

static void print(const struct node *node, char *text)
{
    if (!node)
        return;
    strcat(text, "(");
    print(node->left, text);
    snprintf(text + strlen(text), 8, "%d", node->key);
    print(node->right, text);
    strcat(text, ")");
}

ASSAY_PROPERTY void trees(struct tree *t)
{
    char text[64] = "";
    print(t->root, text);
    SAY("%d %s", t->size, text);
}

ASSAY_PROPERTY void trees_by_value(struct tree t, bool b)
{
    char text[64] = "";
    print(t.root, text);
    SAY("%d %s %d", t.size, text, b);
}

ASSAY_PROPERTY void aligned(void *p)
{
    SAY("%d", (int)((uintptr_t)p % 128));
}

ASSAY_GENERATOR struct point some_point(void)
{
    struct point p = {.x = (short)assay_choose(-1, 1)};
    p.y = p.x == 0 ? (short)assay_choose(5, 6) : 9;
    return p;
}

ASSAY_GENERATOR int *some_number(void)
{
    static const int numbers[] = {10, 20, 30};
    int *number = malloc(sizeof *number);
    free(malloc(100));
    *number = numbers[assay_weighted(3, 1, 0, 8)];
    return number;
}

ASSAY_PROPERTY void generated(struct point p, int *number)
{
    SAY("%d %d %d", p.x, p.y, *number);
}

ASSAY_PROPERTY void functions(int (*f)(int, int))
{
    SAY("%d %d %d %d", f(2, 2), f(2, 5), f(5, 2), f(-3, 0));
}

ASSAY_PROPERTY void comparators(int (*compare)(const void *, const void *))
{
    int a[2];
    SAY("%d %d %d", compare(a, a), compare(a, a + 1), compare(a + 1, a));
}

ASSAY_PROPERTY void callbacks(bool (*keep)(const struct point *), void (*visit)(struct point), double (*f)(double))
{
    struct point p = {1, 2};
    visit(p);
    SAY("%d %g", keep(&p), f(1.5));
}

ASSAY_PROPERTY void assumes(int a)
{
    assay_assume(a % 3 == 1);
    SAY("%d", a);
    assay_label("all");
    assay_label("all");
    assay_note("a is %d", a);
}

ASSAY_PROPERTY void chooses(void)
{
    long long a = assay_choose(0, 2);
    SAY("%lld %lld", a, a ? assay_choose(-1, a) : 0);
}

ASSAY_PROPERTY void nothing(void)
{
    assay_label("nothing");
}

ASSAY_PROPERTY void many_choices(void)
{
    while (assay_choose(0, 1) == 0)
        ;
}

ASSAY_PROPERTY void empty_range(void)
{
    assay_choose(3, 2);
}

int main(void)
{
    return 1;
}
