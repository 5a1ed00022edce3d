#include "symstyle.h"

#include <stdlib.h>
#include <string.h>

void sty_init(symstyle *s)
{
    *s = (symstyle){0};
}

void sty_clear(symstyle *s)
{
    free(s->name);
    free(s->dash);
    sty_init(s);
}

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);

    if (copy)
        memcpy(copy, text, size);
    return copy;
}

int sty_set_name(symstyle *s, const char *name)
{
    char *copy;

    if (strlen(name) > STY_MAX_NAME)
        return -1;
    copy = copy_text(name);
    if (!copy)
        return -1;
    free(s->name);
    s->name = copy;
    s->set |= STY_NAME;
    return 0;
}

void sty_set_color(symstyle *s, uint32_t rgba)
{
    s->color = rgba;
    s->set |= STY_COLOR;
}

int sty_set_width(symstyle *s, double width)
{
    if (!(width >= 0 && width <= 1000))
        return -1;
    s->width = width;
    s->set |= STY_WIDTH;
    return 0;
}

int sty_set_dash(symstyle *s, const double *lengths, size_t n)
{
    double *copy;

    if (n == 0 || n > STY_MAX_DASH)
        return -1;
    for (size_t i = 0; i < n; i++)
        if (!(lengths[i] > 0 && lengths[i] <= 1000))
            return -1;
    copy = malloc(n * sizeof *copy);
    if (!copy)
        return -1;
    memcpy(copy, lengths, n * sizeof *copy);
    free(s->dash);
    s->dash = copy;
    s->ndash = n;
    s->set |= STY_DASH;
    return 0;
}

int sty_inherit(symstyle *s, const symstyle *from)
{
    unsigned missing = from->set & ~s->set;

    if (s->set == 0 && missing != 0) {
        /* Nothing of its own: a plain copy will do. */
        char *name = NULL;

        if (from->name && !(name = copy_text(from->name)))
            return -1;
        *s = *from;
        s->name = name;
        return 0;
    }
    if (missing & STY_NAME && sty_set_name(s, from->name) < 0)
        return -1;
    if (missing & STY_DASH && sty_set_dash(s, from->dash, from->ndash) < 0)
        return -1;
    if (missing & STY_COLOR)
        sty_set_color(s, from->color);
    if (missing & STY_WIDTH)
        sty_set_width(s, from->width);
    return 0;
}

int sty_equal(const symstyle *a, const symstyle *b)
{
    if (a->set != b->set)
        return 0;
    if (a->set & STY_NAME && strcmp(a->name, b->name) != 0)
        return 0;
    if (a->set & STY_COLOR && a->color != b->color)
        return 0;
    if (a->set & STY_WIDTH && a->width != b->width)
        return 0;
    if (!(a->set & STY_DASH))
        return 1;
    if (a->ndash != b->ndash)
        return 0;
    for (size_t i = 0; i < a->ndash; i++)
        if (a->dash[i] != b->dash[i])
            return 0;
    return 1;
}

double sty_period(const symstyle *s)
{
    double sum = 0;

    for (size_t i = 0; i < s->ndash; i++)
        sum += s->dash[i];
    return s->ndash % 2 ? 2 * sum : sum; /* dashes and gaps swap */
}
