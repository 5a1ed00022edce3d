#include "histring.h"

#include <stdlib.h>

struct hist {
    double *ring;
    size_t slots;
    size_t next;   /* where the next sample goes */
    size_t length; /* at most slots */
    unsigned long added;
};

/* A ring is never NULL, also without slots. */
static double *make_ring(size_t slots)
{
    return calloc(slots > 0 ? slots : 1, sizeof(double));
}

hist *hist_create(size_t slots)
{
    if (slots > HIST_SLOTS)
        return NULL;
    hist *h = calloc(1, sizeof *h);
    if (h == NULL)
        return NULL;
    h->slots = slots;
    h->ring = make_ring(slots);
    if (h->ring == NULL) {
        free(h);
        return NULL;
    }
    return h;
}

void hist_destroy(hist *h)
{
    if (h == NULL)
        return;
    free(h->ring);
    free(h);
}

void hist_add(hist *h, double sample)
{
    h->added++;
    if (h->slots == 0)
        return;
    h->ring[h->next] = sample;
    h->next = (h->next + 1) % h->slots;
    if (h->length < h->slots)
        h->length++;
}

size_t hist_length(const hist *h)
{
    return h->length;
}

size_t hist_slots(const hist *h)
{
    return h->slots;
}

unsigned long hist_added(const hist *h)
{
    return h->added;
}

/* The position of an age that exists. */
static size_t position(const hist *h, size_t age)
{
    return (h->next + h->slots - 1 - age) % h->slots;
}

bool hist_get(const hist *h, size_t age, double *sample)
{
    if (age >= h->length)
        return false;
    *sample = h->ring[position(h, age)];
    return true;
}

double hist_mean(const hist *h)
{
    double sum = 0;
    for (size_t age = 0; age < h->length; age++)
        sum += h->ring[position(h, age)];
    return h->length > 0 ? sum / (double)h->length : 0;
}

bool hist_range(const hist *h, double *low, double *high)
{
    if (h->length == 0)
        return false;
    *low = *high = h->ring[position(h, 0)];
    for (size_t age = 1; age < h->length; age++) {
        double sample = h->ring[position(h, age)];
        if (sample < *low)
            *low = sample;
        if (sample > *high)
            *high = sample;
    }
    return true;
}

bool hist_resize(hist *h, size_t slots)
{
    if (slots > HIST_SLOTS)
        return false;
    double *ring = make_ring(slots);
    if (ring == NULL)
        return false;
    size_t length = h->length < slots ? h->length : slots;
    for (size_t i = 0; i < length; i++)
        ring[i] = h->ring[position(h, length - 1 - i)];
    free(h->ring);
    h->ring = ring;
    h->slots = slots;
    h->length = length;
    h->next = length % slots;
    return true;
}

void hist_clear(hist *h)
{
    h->length = 0;
    h->next = 0;
}
