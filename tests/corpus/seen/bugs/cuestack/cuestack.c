#include "cuestack.h"

#include <stdlib.h>
#include <string.h>

struct cue {
    struct cue *next;
    int number;
    uint32_t fade_ms;
    uint8_t levels[];
};

struct cuestack {
    unsigned channels;
    unsigned count;
    struct cue *first;   /* ascending numbers */
    struct cue *standby; /* or NULL */
    int current;
    uint32_t fade_ms;    /* of the fade under way */
    uint32_t elapsed;    /* never more than fade_ms */
    uint8_t from[CS_MAX_CHANNELS];
    uint8_t target[CS_MAX_CHANNELS];
};

cuestack *cs_new(unsigned channels)
{
    cuestack *stack;

    if (channels < 1 || channels > CS_MAX_CHANNELS)
        return NULL;
    stack = calloc(1, sizeof *stack);
    if (stack != NULL)
        stack->channels = channels;
    return stack;
}

void cs_free(cuestack *stack)
{
    struct cue *cue;

    if (stack == NULL)
        return;
    cue = stack->first;
    while (cue != NULL) {
        struct cue *next = cue->next;

        free(cue);
        cue = next;
    }
    free(stack);
}

/* The link to the first cue whose number is not below `number`. */
static struct cue **place_of(cuestack *stack, int number)
{
    struct cue **link = &stack->first;

    while (*link != NULL && (*link)->number < number)
        link = &(*link)->next;
    return link;
}

int cs_add(cuestack *stack, int number, const uint8_t *levels, uint32_t fade_ms)
{
    struct cue **link;
    struct cue *cue;

    if (number < 1 || number > CS_MAX_NUMBER || stack->count >= CS_MAX_CUES)
        return -1;
    link = place_of(stack, number);
    if (*link != NULL && (*link)->number == number)
        return -1;
    cue = malloc(sizeof *cue + stack->channels);
    if (cue == NULL)
        return -1;
    cue->number = number;
    cue->fade_ms = fade_ms;
    memcpy(cue->levels, levels, stack->channels);
    cue->next = *link;
    *link = cue;
    stack->count++;
    return 0;
}

int cs_remove(cuestack *stack, int number)
{
    struct cue **link = place_of(stack, number);
    struct cue *cue = *link;

    if (cue == NULL || cue->number != number)
        return -1;
    *link = cue->next;
    stack->count--;
    free(cue);
    return 0;
}

unsigned cs_count(const cuestack *stack)
{
    return stack->count;
}

int cs_standby(cuestack *stack, int number)
{
    struct cue *cue = *place_of(stack, number);

    if (cue == NULL || cue->number != number)
        return -1;
    stack->standby = cue;
    return 0;
}

static uint8_t shown(const cuestack *stack, unsigned channel)
{
    int64_t from = stack->from[channel];
    int64_t target = stack->target[channel];

    if (stack->elapsed >= stack->fade_ms)
        return (uint8_t)target;
    return (uint8_t)(from + (target - from) * (int64_t)stack->elapsed / (int64_t)stack->fade_ms);
}

int cs_go(cuestack *stack)
{
    struct cue *cue = stack->standby;
    unsigned channel;

    if (cue == NULL)
        cue = *place_of(stack, stack->current + 1);
    if (cue == NULL)
        return 0;
    stack->standby = NULL;
    for (channel = 0; channel < stack->channels; channel++)
        stack->from[channel] = shown(stack, channel);
    memcpy(stack->target, cue->levels, stack->channels);
    stack->fade_ms = cue->fade_ms;
    stack->elapsed = 0;
    stack->current = cue->number;
    return cue->number;
}

int cs_current(const cuestack *stack)
{
    return stack->current;
}

int cs_tick(cuestack *stack, uint32_t ms)
{
    uint32_t left = stack->fade_ms - stack->elapsed;

    stack->elapsed += ms < left ? ms : left;
    return stack->elapsed < stack->fade_ms;
}

int cs_level(const cuestack *stack, unsigned channel)
{
    if (channel >= stack->channels)
        return -1;
    return shown(stack, channel);
}
