#include "fsmdef.h"

#include <assert.h>
#include <stdlib.h>

struct state {
    bool accepting;
    signed char next[256];
};

struct fsmdef {
    int count;
    bool sealed;
    size_t runs;
    struct state states[FSMDEF_MAX_STATES];
};

struct fsmrun {
    fsmdef *def;
    int state;
};

fsmdef *fsmdef_create(void)
{
    return calloc(1, sizeof(fsmdef));
}

void fsmdef_free(fsmdef *def)
{
    if (def == NULL)
        return;
    assert(def->runs == 0);
    free(def);
}

int fsmdef_state(fsmdef *def, bool accepting)
{
    assert(!def->sealed);
    if (def->count == FSMDEF_MAX_STATES)
        return -1;
    struct state *state = &def->states[def->count];
    state->accepting = accepting;
    for (int i = 0; i < 256; i++)
        state->next[i] = -1;
    return def->count++;
}

void fsmdef_edge(fsmdef *def, int from, int to, unsigned char first, unsigned char last)
{
    assert(!def->sealed);
    assert(from >= 0 && from < def->count);
    assert(to >= 0 && to < def->count);
    for (int byte = first; byte <= last; byte++)
        def->states[from].next[byte] = (signed char)to;
}

void fsmdef_seal(fsmdef *def)
{
    assert(def->count > 0);
    def->sealed = true;
}

bool fsmdef_is_sealed(const fsmdef *def)
{
    return def->sealed;
}

bool fsmdef_match(const fsmdef *def, const char *text)
{
    assert(def->sealed);
    int state = 0;
    for (; *text != '\0' && state >= 0; text++)
        state = def->states[state].next[(unsigned char)*text];
    return state >= 0 && def->states[state].accepting;
}

fsmrun *fsmrun_start(fsmdef *def)
{
    assert(def->sealed);
    fsmrun *run = malloc(sizeof *run);
    if (run == NULL)
        return NULL;
    run->def = def;
    run->state = 0;
    def->runs++;
    return run;
}

void fsmrun_stop(fsmrun *run)
{
    if (run == NULL)
        return;
    run->def->runs--;
    free(run);
}

bool fsmrun_step(fsmrun *run, unsigned char byte)
{
    int next = run->def->states[run->state].next[byte];
    if (next < 0)
        return false;
    run->state = next;
    return true;
}

int fsmrun_state(const fsmrun *run)
{
    return run->state;
}

bool fsmrun_accepting(const fsmrun *run)
{
    return run->def->states[run->state].accepting;
}
