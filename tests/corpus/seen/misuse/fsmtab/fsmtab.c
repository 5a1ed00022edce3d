#include "fsmtab.h"

#include <assert.h>
#include <stdlib.h>

#define STATES 100
#define EDGES 1000

struct edge {
    fsmtab_state from;
    fsmtab_state to;
    unsigned char c;
};

struct fsmtab {
    size_t states;
    size_t edge_count;
    bool accepting[STATES];
    struct edge edges[EDGES];
    fsmtab_state *table; /* 256 for each state, -1 where there is no edge */
};

fsmtab *fsmtab_new(void)
{
    return calloc(1, sizeof(fsmtab));
}

void fsmtab_free(fsmtab *machine)
{
    if (machine != NULL)
        free(machine->table);
    free(machine);
}

fsmtab_state fsmtab_add_state(fsmtab *machine, bool accepting)
{
    assert(machine->table == NULL);
    if (machine->states == STATES)
        return -1;
    machine->accepting[machine->states] = accepting;
    return (fsmtab_state)machine->states++;
}

bool fsmtab_add_edge(fsmtab *machine, fsmtab_state from, unsigned char c, fsmtab_state to)
{
    assert(machine->table == NULL);
    if (machine->edge_count == EDGES)
        return false;
    struct edge *edge = &machine->edges[machine->edge_count++];
    edge->from = from;
    edge->to = to;
    edge->c = c;
    return true;
}

bool fsmtab_compile(fsmtab *machine)
{
    assert(machine->table == NULL && machine->states > 0);
    size_t size = machine->states * 256;
    fsmtab_state *table = malloc(size * sizeof table[0]);
    if (table == NULL)
        return false;
    for (size_t i = 0; i < size; i++)
        table[i] = -1;
    for (size_t i = 0; i < machine->edge_count; i++) {
        const struct edge *edge = &machine->edges[i];
        table[(size_t)edge->from * 256 + edge->c] = edge->to;
    }
    machine->table = table;
    return true;
}

bool fsmtab_is_compiled(const fsmtab *machine)
{
    return machine->table != NULL;
}

size_t fsmtab_state_count(const fsmtab *machine)
{
    return machine->states;
}

static fsmtab_state step(const fsmtab *machine, fsmtab_state state, char c)
{
    return machine->table[(size_t)state * 256 + (unsigned char)c];
}

bool fsmtab_match(const fsmtab *machine, const char *text)
{
    assert(machine->table != NULL);
    fsmtab_state state = 0;
    for (; *text != '\0' && state >= 0; text++)
        state = step(machine, state, *text);
    return state >= 0 && machine->accepting[state];
}

long fsmtab_longest(const fsmtab *machine, const char *text)
{
    assert(machine->table != NULL);
    long longest = -1;
    fsmtab_state state = 0;
    for (long at = 0; state >= 0; at++) {
        if (machine->accepting[state])
            longest = at;
        if (text[at] == '\0')
            break;
        state = step(machine, state, text[at]);
    }
    return longest;
}
