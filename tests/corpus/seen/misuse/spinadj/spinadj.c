#include "spinadj.h"

#include <math.h>
#include <stdlib.h>

struct adj {
    double value, lower, upper, step;
    adj *follower;
    struct {
        adj_fn fn;
        void *data;
    } handlers[ADJ_HANDLERS_MAX];
};

static int good_bounds(double lower, double upper)
{
    return isfinite(lower) && isfinite(upper) && lower <= upper;
}

adj *adj_new(double lower, double upper)
{
    if (!good_bounds(lower, upper))
        return NULL;
    adj *a = calloc(1, sizeof *a);
    if (a != NULL) {
        a->value = a->lower = lower;
        a->upper = upper;
        a->step = 1;
    }
    return a;
}

void adj_free(adj *a)
{
    free(a);
}

double adj_value(const adj *a)
{
    return a->value;
}

double adj_lower(const adj *a)
{
    return a->lower;
}

double adj_upper(const adj *a)
{
    return a->upper;
}

/* Sets one adjustment and calls its handlers; whether something changed. */
static int set_one(adj *a, double value)
{
    if (value < a->lower)
        value = a->lower;
    if (value > a->upper)
        value = a->upper;
    if (isnan(value) || value == a->value)
        return 0;
    a->value = value;
    for (int i = 0; i < ADJ_HANDLERS_MAX; i++)
        if (a->handlers[i].fn != NULL)
            a->handlers[i].fn(a, a->handlers[i].data);
    return 1;
}

void adj_set(adj *a, double value)
{
    while (set_one(a, value) && a->follower != NULL) {
        value = a->value;
        a = a->follower;
    }
}

void adj_step(adj *a, int n)
{
    adj_set(a, a->value + n * a->step);
}

void adj_set_step(adj *a, double step)
{
    if (isfinite(step))
        a->step = step;
}

int adj_set_bounds(adj *a, double lower, double upper)
{
    if (!good_bounds(lower, upper))
        return -1;
    a->lower = lower;
    a->upper = upper;
    adj_set(a, a->value);
    return 0;
}

int adj_connect(adj *a, adj_fn fn, void *data)
{
    for (int i = 0; i < ADJ_HANDLERS_MAX; i++) {
        if (a->handlers[i].fn == NULL) {
            a->handlers[i].fn = fn;
            a->handlers[i].data = data;
            return i;
        }
    }
    return -1;
}

void adj_disconnect(adj *a, int handler)
{
    if (handler >= 0 && handler < ADJ_HANDLERS_MAX)
        a->handlers[handler].fn = NULL;
}

int adj_link(adj *a, adj *follower)
{
    for (const adj *f = follower; f != NULL; f = f->follower)
        if (f == a)
            return -1;
    a->follower = follower;
    return 0;
}
