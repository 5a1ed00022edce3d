#include "front/regex/dfa.h"

#include <string.h>

/* A refinable partition of 0..count-1, after Valmari: the members of set s are
 * members[first[s] .. last[s]); the marked ones among them come first. */
struct blocks {
    uint32_t *members, *place, *set_of;
    uint32_t *first, *last, *marked;
    uint32_t *touched;
    uint32_t sets, touched_count;
};

static void blocks_init(struct blocks *blocks, uint32_t count)
{
    size_t size = (size_t)count + 1;
    blocks->members = mem_array(size, sizeof(uint32_t));
    blocks->place = mem_array(size, sizeof(uint32_t));
    blocks->set_of = mem_array(size, sizeof(uint32_t));
    blocks->first = mem_array(size, sizeof(uint32_t));
    blocks->last = mem_array(size, sizeof(uint32_t));
    blocks->marked = mem_array(size, sizeof(uint32_t));
    blocks->touched = mem_array(size, sizeof(uint32_t));
    blocks->sets = count > 0;
    blocks->touched_count = 0;
    for (uint32_t i = 0; i < count; i++)
        blocks->members[i] = blocks->place[i] = i;
    blocks->last[0] = count;
}

static void blocks_release(struct blocks *blocks)
{
    mem_free(blocks->members);
    mem_free(blocks->place);
    mem_free(blocks->set_of);
    mem_free(blocks->first);
    mem_free(blocks->last);
    mem_free(blocks->marked);
    mem_free(blocks->touched);
}

static void mark(struct blocks *blocks, uint32_t element)
{
    uint32_t set = blocks->set_of[element], at = blocks->place[element];
    uint32_t to = blocks->first[set] + blocks->marked[set];
    if (at < to)
        return;
    blocks->members[at] = blocks->members[to];
    blocks->place[blocks->members[at]] = at;
    blocks->members[to] = element;
    blocks->place[element] = to;
    if (blocks->marked[set]++ == 0)
        blocks->touched[blocks->touched_count++] = set;
}

/* The smaller part of each touched set becomes a new one. */
static void split(struct blocks *blocks)
{
    while (blocks->touched_count) {
        uint32_t set = blocks->touched[--blocks->touched_count];
        uint32_t middle = blocks->first[set] + blocks->marked[set];
        if (middle == blocks->last[set]) {
            blocks->marked[set] = 0;
            continue;
        }
        uint32_t fresh = blocks->sets++;
        if (blocks->marked[set] <= blocks->last[set] - middle) {
            blocks->first[fresh] = blocks->first[set];
            blocks->last[fresh] = blocks->first[set] = middle;
        } else {
            blocks->last[fresh] = blocks->last[set];
            blocks->first[fresh] = blocks->last[set] = middle;
        }
        for (uint32_t i = blocks->first[fresh]; i < blocks->last[fresh]; i++)
            blocks->set_of[blocks->members[i]] = fresh;
        blocks->marked[set] = blocks->marked[fresh] = 0;
    }
}

struct edge {
    uint32_t tail, atom, head;
};

struct minimiser {
    struct edge *edges;
    uint32_t edge_count, states;
    uint32_t *order, *offsets; /* edges by head */
};

static void sort_by_head(struct minimiser *m)
{
    memset(m->offsets, 0, ((size_t)m->states + 1) * sizeof *m->offsets);
    for (uint32_t i = 0; i < m->edge_count; i++)
        m->offsets[m->edges[i].head + 1]++;
    for (uint32_t q = 0; q < m->states; q++)
        m->offsets[q + 1] += m->offsets[q];
    uint32_t *fill = mem_array((size_t)m->states + 1, sizeof *fill);
    memcpy(fill, m->offsets, ((size_t)m->states + 1) * sizeof *fill);
    for (uint32_t i = 0; i < m->edge_count; i++)
        m->order[fill[m->edges[i].head]++] = i;
    mem_free(fill);
}

/* One set of edges an atom to begin with. */
static void cord_by_atom(struct minimiser *m, struct blocks *cords)
{
    blocks_init(cords, m->edge_count);
    if (m->edge_count == 0)
        return;
    uint32_t set = 0;
    for (uint32_t i = 0; i < m->edge_count; i++) {
        if (i > 0 && m->edges[i].atom != m->edges[i - 1].atom) {
            cords->last[set++] = i;
            cords->first[set] = i;
        }
        cords->set_of[i] = set;
    }
    cords->last[set] = m->edge_count;
    cords->sets = set + 1;
}

static void refine(struct minimiser *m, struct blocks *states, const bool *accepts)
{
    struct blocks cords;
    for (uint32_t q = 0; q < m->states; q++)
        if (accepts[q])
            mark(states, q);
    split(states);
    cord_by_atom(m, &cords);
    sort_by_head(m);
    uint32_t known = 1;
    for (uint32_t cord = 0; cord < cords.sets; cord++) {
        for (uint32_t i = cords.first[cord]; i < cords.last[cord]; i++)
            mark(states, m->edges[cords.members[i]].tail);
        split(states);
        for (; known < states->sets; known++) {
            for (uint32_t i = states->first[known]; i < states->last[known]; i++) {
                uint32_t q = states->members[i];
                for (uint32_t j = m->offsets[q]; j < m->offsets[q + 1]; j++)
                    mark(&cords, m->order[j]);
            }
            split(&cords);
        }
    }
    blocks_release(&cords);
}

/* States that are reachable and from which something is accepted. */
static bool *useful_states(const struct dfa *dfa)
{
    size_t atoms = dfa->alphabet.atoms, states = dfa->states;
    bool *reached = mem_array(states + 1, 1), *useful = mem_array(states + 1, 1);
    VECTOR(uint32_t) pending = VECTOR_INIT;
    uint32_t *offsets = mem_array(states + 2, sizeof *offsets);
    if (dfa->start != DFA_NONE) {
        reached[dfa->start] = true;
        vector_push(&pending, dfa->start);
    }
    size_t edges = 0;
    while (pending.count) {
        size_t state = pending.items[--pending.count];
        for (size_t i = state * atoms; i < (state + 1) * atoms; i++) {
            uint32_t target = dfa->next[i];
            if (target == DFA_NONE)
                continue;
            edges++;
            offsets[target + 1]++;
            if (!reached[target]) {
                reached[target] = true;
                vector_push(&pending, target);
            }
        }
    }
    for (size_t q = 0; q < states; q++)
        offsets[q + 1] += offsets[q];
    uint32_t *tails = mem_array(edges + 1, sizeof *tails), *fill = mem_array(states + 1, sizeof *fill);
    memcpy(fill, offsets, states * sizeof *fill);
    for (size_t q = 0; q < states; q++)
        for (size_t i = q * atoms; reached[q] && i < (q + 1) * atoms; i++)
            if (dfa->next[i] != DFA_NONE)
                tails[fill[dfa->next[i]]++] = (uint32_t)q;
    for (uint32_t q = 0; q < states; q++)
        if (reached[q] && dfa->accepts[q]) {
            useful[q] = true;
            vector_push(&pending, q);
        }
    while (pending.count) {
        uint32_t state = pending.items[--pending.count];
        for (uint32_t i = offsets[state]; i < offsets[state + 1]; i++)
            if (!useful[tails[i]]) {
                useful[tails[i]] = true;
                vector_push(&pending, tails[i]);
            }
    }
    vector_release(&pending);
    mem_free(tails);
    mem_free(fill);
    mem_free(offsets);
    mem_free(reached);
    return useful;
}

static void keep_useful(struct dfa *dfa)
{
    bool *useful = useful_states(dfa);
    size_t atoms = dfa->alphabet.atoms;
    uint32_t *name = mem_array((size_t)dfa->states + 1, sizeof *name), count = 0;
    for (uint32_t q = 0; q < dfa->states; q++)
        name[q] = useful[q] ? count++ : DFA_NONE;
    for (uint32_t q = 0; q < dfa->states; q++) {
        if (!useful[q])
            continue;
        dfa->accepts[name[q]] = dfa->accepts[q];
        for (size_t atom = 0; atom < atoms; atom++) {
            uint32_t target = dfa->next[q * atoms + atom];
            dfa->next[name[q] * atoms + atom] = target == DFA_NONE ? DFA_NONE : name[target];
        }
    }
    dfa->states = count;
    dfa->start = dfa->start == DFA_NONE ? DFA_NONE : name[dfa->start];
    mem_free(name);
    mem_free(useful);
}

/* Replaces each set of equivalent states by one; the start becomes state 0. */
static void merge(struct dfa *dfa, const struct blocks *blocks)
{
    size_t atoms = dfa->alphabet.atoms;
    uint32_t zero = blocks->set_of[dfa->start];
    uint32_t *next = mem_array((size_t)blocks->sets * atoms + 1, sizeof *next);
    bool *accepts = mem_array((size_t)blocks->sets + 1, sizeof *accepts);
    for (uint32_t set = 0; set < blocks->sets; set++) {
        uint32_t name = set == zero ? 0 : set == 0 ? zero : set, q = blocks->members[blocks->first[set]];
        accepts[name] = dfa->accepts[q];
        for (size_t atom = 0; atom < atoms; atom++) {
            uint32_t target = dfa->next[q * atoms + atom];
            if (target != DFA_NONE) {
                target = blocks->set_of[target];
                target = target == zero ? 0 : target == 0 ? zero : target;
            }
            next[name * atoms + atom] = target;
        }
    }
    mem_free(dfa->next);
    mem_free(dfa->accepts);
    dfa->next = next;
    dfa->accepts = accepts;
    dfa->states = blocks->sets;
    dfa->start = 0;
}

void dfa_minimise(struct dfa *dfa)
{
    keep_useful(dfa);
    if (dfa->start == DFA_NONE) {
        dfa->states = 0;
        return;
    }
    size_t atoms = dfa->alphabet.atoms;
    VECTOR(struct edge) edges = VECTOR_INIT;
    for (uint32_t atom = 0; atom < atoms; atom++)
        for (uint32_t q = 0; q < dfa->states; q++)
            if (dfa->next[q * atoms + atom] != DFA_NONE)
                vector_push(&edges, ((struct edge){q, atom, dfa->next[q * atoms + atom]}));
    struct minimiser m = {edges.items, (uint32_t)edges.count, dfa->states, NULL, NULL};
    m.order = mem_array(edges.count + 1, sizeof *m.order);
    m.offsets = mem_array((size_t)dfa->states + 1, sizeof *m.offsets);
    struct blocks blocks;
    blocks_init(&blocks, dfa->states);
    refine(&m, &blocks, dfa->accepts);
    merge(dfa, &blocks);
    blocks_release(&blocks);
    mem_free(m.order);
    mem_free(m.offsets);
    vector_release(&edges);
}
