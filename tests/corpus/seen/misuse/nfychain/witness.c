#include "nfychain.h"

#include <stdlib.h>
#include <string.h>

static char trace[64];
static int calls;
static struct nfy_head chain = NFY_HEAD_INIT;
static struct nfy_block *victim;

static int note(struct nfy_block *self, unsigned long event, void *data)
{
    const char *veto = data;
    if (++calls > 50)
        exit(3);
    size_t n = strlen(trace);
    if (n + 2 < sizeof trace) {
        trace[n] = (char)('0' + self->priority);
        trace[n + 1] = (char)event;
    }
    return veto != NULL && *veto == '0' + self->priority ? NFY_BAD : NFY_OK;
}

static int leave(struct nfy_block *self, unsigned long event, void *data)
{
    (void)event, (void)data;
    nfy_unregister(&chain, self);
    free(self);
    return NFY_DONE;
}

static int kill_other(struct nfy_block *self, unsigned long event, void *data)
{
    (void)self, (void)event, (void)data;
    nfy_unregister(&chain, victim);
    free(victim);
    return NFY_DONE;
}

static struct nfy_block *make(nfy_fn call, int priority)
{
    struct nfy_block *b = calloc(1, sizeof *b);
    b->call = call;
    b->priority = priority;
    return b;
}

int main(int count, char **arguments)
{
    struct nfy_block one = {.call = note, .priority = 1}, two = {.call = note, .priority = 2};
    struct nfy_block three = {.call = note, .priority = 3};
    nfy_head_init(&chain);
    if (nfy_call(&chain, 0, NULL) != NFY_DONE || nfy_unregister(&chain, &one) != -1 || nfy_count(&chain) != 0)
        return 2;
    nfy_register(&chain, &one);
    nfy_register(&chain, &three);
    nfy_register(&chain, &two);
    if (nfy_call(&chain, 'a', NULL) != NFY_OK || strcmp(trace, "3a2a1a") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments, (void)kill_other;
    memset(trace, 0, sizeof trace);
    if (nfy_call_robust(&chain, 'u', 'd', "1") != NFY_BAD || strcmp(trace, "3u2u1u3d2d") != 0)
        return 2;
    memset(trace, 0, sizeof trace);
    if (nfy_call_robust(&chain, 'u', 'd', "3") != NFY_BAD || strcmp(trace, "3u") != 0)
        return 2;
    nfy_register(&chain, make(leave, 2));
    nfy_register(&chain, make(leave, 9));
    if (nfy_count(&chain) != 5 || nfy_call(&chain, 'x', NULL) != NFY_OK || nfy_count(&chain) != 3)
        return 2;
    nfy_unregister(&chain, &two);
    nfy_register(&chain, &two);
    if (nfy_unregister(&chain, &three) || nfy_unregister(&chain, &three) != -1 || nfy_count(&chain) != 2)
        return 2;
#else
    struct nfy_block *b = make(note, 5);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        nfy_register(&chain, b);
        free(b);
        nfy_count(&chain);
        break;
    case 2:
        nfy_register(&chain, &two);
        nfy_call(&chain, 'z', NULL);
        break;
    case 3:
        b->call = NULL;
        nfy_register(&chain, b);
        nfy_call(&chain, 'z', NULL);
        break;
    case 4:
        victim = b;
        nfy_register(&chain, make(kill_other, 6));
        nfy_register(&chain, b);
        nfy_call(&chain, 'z', NULL);
        break;
    }
    (void)leave;
#endif
    return 0;
}
