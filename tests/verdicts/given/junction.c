#include "junction.h"
#include <stdlib.h>

struct term {
    int number;
    struct term *test, *yes, *no;
};

struct term *term_number(int number)
{
    struct term *term = calloc(1, sizeof *term);
    if (term)
        term->number = number;
    return term;
}

struct term *term_either(struct term *test, struct term *yes, struct term *no)
{
    struct term *term = test && yes && no ? calloc(1, sizeof *term) : NULL;
    if (term)
        *term = (struct term){.test = test, .yes = yes, .no = no};
    return term;
}

int term_value(const struct term *term)
{
    while (term->test)
        term = term_value(term->test) ? term->yes : term->no;
    return term->number;
}

void term_free(struct term *term)
{
    if (!term)
        return;
    term_free(term->test);
    term_free(term->yes);
    term_free(term->no);
    free(term);
}

void line_begin(struct line *line)
{
    line->next = 0;
}

int line_go(struct line *line, int at, struct stop *stops, unsigned count)
{
    for (unsigned i = 0; i < line->next; i++)
        stops[i].behind++;
    if (line->next >= count)
        return -1;
    stops[line->next++] = (struct stop){at, 0};
    return (int)line->next;
}

void place_scale(int *place, const int *by)
{
    for (int i = 0; i < 3; i++)
        place[i] = place[i] / by[i];
}

struct knot {
    struct knot *first, *next;
};

struct knot *knot_new(void)
{
    return calloc(1, sizeof(struct knot));
}

void knot_tie(struct knot *knot, struct knot *other)
{
    if (other->next || knot == other)
        return;
    other->next = knot->first;
    knot->first = other;
}

struct knot *knot_under(struct knot *knot, int at)
{
    struct knot *under = knot->first;
    while (under && at-- > 0)
        under = under->next;
    return under;
}

int knot_count(const struct knot *knot)
{
    int count = 1;
    for (const struct knot *under = knot->first; under; under = under->next)
        count += knot_count(under);
    return count;
}

void knot_free(struct knot *knot)
{
    for (struct knot *under = knot->first, *next; under; under = next) {
        next = under->next;
        knot_free(under);
    }
    free(knot);
}
