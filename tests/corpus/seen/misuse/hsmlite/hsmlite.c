#include "hsmlite.h"

#include <assert.h>

enum { SENDING = 1, CHANGING = 2 };

void HSM_Init(HSM *hsm, void *user)
{
    hsm->current = NULL;
    hsm->user = user;
    hsm->busy = 0;
}

static int Depth(const HSM_State *state)
{
    int depth = 0;
    for (; state != NULL; state = state->parent) {
        depth++;
        assert(depth <= HSM_MAX_DEPTH);
    }
    return depth;
}

const HSM_State *HSM_Common(const HSM_State *a, const HSM_State *b)
{
    int da = Depth(a), db = Depth(b);
    for (; da > db; da--)
        a = a->parent;
    for (; db > da; db--)
        b = b->parent;
    while (a != b) {
        a = a->parent;
        b = b->parent;
    }
    return a;
}

/* Leaves up to, enters down from `common`. */
static void Change(HSM *hsm, const HSM_State *common, const HSM_State *target)
{
    const HSM_State *path[HSM_MAX_DEPTH];
    int count = 0;

    hsm->busy |= CHANGING;
    while (hsm->current != common) {
        if (hsm->current->leave != NULL)
            hsm->current->leave(hsm, hsm->user);
        hsm->current = hsm->current->parent;
    }
    for (const HSM_State *s = target; s != common; s = s->parent)
        path[count++] = s;
    while (count > 0) {
        hsm->current = path[--count];
        if (hsm->current->enter != NULL)
            hsm->current->enter(hsm, hsm->user);
    }
    hsm->busy &= ~CHANGING;
}

void HSM_Start(HSM *hsm, const HSM_State *initial)
{
    assert(initial != NULL);
    assert(hsm->current == NULL && hsm->busy == 0);
    Depth(initial);
    Change(hsm, NULL, initial);
}

void HSM_Stop(HSM *hsm)
{
    assert(hsm->busy == 0);
    Change(hsm, NULL, NULL);
}

int HSM_Send(HSM *hsm, int event)
{
    int handled = 0;

    assert(hsm->current != NULL);
    assert(hsm->busy == 0);
    hsm->busy = SENDING;
    for (const HSM_State *s = hsm->current; s != NULL && !handled; s = s->parent)
        if (s->handler != NULL)
            handled = s->handler(hsm, event, hsm->user) != 0;
    hsm->busy = 0;
    return handled;
}

void HSM_Go(HSM *hsm, const HSM_State *target)
{
    assert(target != NULL);
    assert(hsm->current != NULL);
    assert(!(hsm->busy & CHANGING));
    Change(hsm, HSM_Common(hsm->current, target), target);
}

int HSM_IsIn(const HSM *hsm, const HSM_State *state)
{
    for (const HSM_State *s = hsm->current; s != NULL; s = s->parent)
        if (s == state)
            return 1;
    return 0;
}

const char *HSM_Name(const HSM *hsm)
{
    return hsm->current != NULL ? hsm->current->name : "";
}
