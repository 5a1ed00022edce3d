#include "signoff.h"

#include <stdlib.h>
#include <string.h>

struct sgn_step {
    char who[SGN_MAX_NAME + 1];
    sgn_state state;
};

struct sgn_chain {
    sgn_step *steps[SGN_MAX_STEPS];
    size_t count;
    size_t current;
    int rejected;
    sgn_watcher *watcher;
    void *watcher_arg;
};

sgn_step *sgn_step_new(const char *who)
{
    size_t len = strlen(who);
    sgn_step *step;

    if (len == 0 || len > SGN_MAX_NAME)
        return NULL;
    step = malloc(sizeof *step);
    if (step == NULL)
        return NULL;
    memcpy(step->who, who, len + 1);
    step->state = SGN_OPEN;
    return step;
}

void sgn_step_free(sgn_step *step)
{
    free(step);
}

const char *sgn_step_who(const sgn_step *step)
{
    return step->who;
}

sgn_state sgn_step_state(const sgn_step *step)
{
    return step->state;
}

sgn_chain *sgn_chain_new(void)
{
    return calloc(1, sizeof(sgn_chain));
}

void sgn_chain_free(sgn_chain *chain)
{
    size_t i;

    if (chain == NULL)
        return;
    for (i = 0; i < chain->count; i++)
        sgn_step_free(chain->steps[i]);
    free(chain);
}

int sgn_chain_add(sgn_chain *chain, sgn_step *step)
{
    if (chain->count == SGN_MAX_STEPS || sgn_chain_state(chain) != SGN_OPEN)
        return -1;
    chain->steps[chain->count++] = step;
    return 0;
}

sgn_step *sgn_chain_pop(sgn_chain *chain)
{
    sgn_step *last;

    if (chain->count == 0)
        return NULL;
    last = chain->steps[chain->count - 1];
    if (last->state != SGN_OPEN)
        return NULL;
    chain->steps[--chain->count] = NULL;
    return last;
}

size_t sgn_chain_count(const sgn_chain *chain)
{
    return chain->count;
}

const sgn_step *sgn_chain_current(const sgn_chain *chain)
{
    if (chain->rejected || chain->current == chain->count)
        return NULL;
    return chain->steps[chain->current];
}

sgn_state sgn_chain_state(const sgn_chain *chain)
{
    if (chain->rejected)
        return SGN_REJECTED;
    if (chain->count > 0 && chain->current == chain->count)
        return SGN_APPROVED;
    return SGN_OPEN;
}

void sgn_chain_watch(sgn_chain *chain, sgn_watcher *fn, void *arg)
{
    chain->watcher = fn;
    chain->watcher_arg = arg;
}

static int decide(sgn_chain *chain, const char *who, sgn_state decision)
{
    sgn_step *step;

    if (sgn_chain_current(chain) == NULL)
        return -1;
    step = chain->steps[chain->current];
    if (strcmp(step->who, who) != 0)
        return -1;
    step->state = decision;
    if (decision == SGN_REJECTED)
        chain->rejected = 1;
    else
        chain->current++;
    if (chain->watcher != NULL)
        chain->watcher(chain, chain->watcher_arg);
    return sgn_chain_state(chain) != SGN_OPEN;
}

int sgn_approve(sgn_chain *chain, const char *who)
{
    return decide(chain, who, SGN_APPROVED);
}

int sgn_reject(sgn_chain *chain, const char *who)
{
    return decide(chain, who, SGN_REJECTED);
}
