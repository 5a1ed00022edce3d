#include "bddmgr.h"

#include <assert.h>
#include <stdlib.h>

#define TABLE (2 * BDD_MAX_NODES)
#define CACHE 4096

struct node {
    uint32_t var;
    bdd low, high; /* when var is false, when it is true */
};

struct known {
    bdd f, g, h, result;
};

struct bddmgr {
    unsigned vars;
    struct node *nodes;
    uint32_t count, capacity;
    bdd table[TABLE]; /* 0 where there is none */
    struct known cache[CACHE];
};

static uint32_t hash(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t x = a * 0x9E3779B1u ^ b * 0x85EBCA77u ^ c * 0xC2B2AE3Du;
    return x ^ x >> 15;
}

bddmgr *bddmgr_new(unsigned vars)
{
    if (vars < 1 || vars > BDD_MAX_VARS)
        return NULL;
    bddmgr *m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->vars = vars;
    m->capacity = 16;
    m->nodes = calloc(m->capacity, sizeof *m->nodes);
    if (m->nodes == NULL) {
        free(m);
        return NULL;
    }
    for (bdd leaf = BDD_FALSE; leaf <= BDD_TRUE; leaf++) {
        m->nodes[leaf].var = vars;
        m->nodes[leaf].low = m->nodes[leaf].high = leaf;
    }
    m->count = 2;
    return m;
}

void bddmgr_free(bddmgr *m)
{
    if (m == NULL)
        return;
    free(m->nodes);
    free(m);
}

unsigned bddmgr_vars(const bddmgr *m)
{
    return m->vars;
}

unsigned bddmgr_nodes(const bddmgr *m)
{
    return m->count;
}

static bdd make(bddmgr *m, uint32_t var, bdd low, bdd high)
{
    if (low == BDD_NONE || high == BDD_NONE)
        return BDD_NONE;
    if (low == high)
        return low;
    uint32_t slot = hash(var, low, high) % TABLE;
    for (; m->table[slot] != 0; slot = (slot + 1) % TABLE) {
        const struct node *node = &m->nodes[m->table[slot]];
        if (node->var == var && node->low == low && node->high == high)
            return m->table[slot];
    }
    if (m->count == BDD_MAX_NODES)
        return BDD_NONE;
    if (m->count == m->capacity) {
        struct node *more = realloc(m->nodes, 2 * m->capacity * sizeof *more);
        if (more == NULL)
            return BDD_NONE;
        m->nodes = more;
        m->capacity *= 2;
    }
    struct node node = {var, low, high};
    m->nodes[m->count] = node;
    m->table[slot] = m->count;
    return m->count++;
}

bdd bdd_var(bddmgr *m, unsigned var)
{
    assert(var < m->vars);
    return make(m, var, BDD_FALSE, BDD_TRUE);
}

static bdd branch(const bddmgr *m, bdd f, uint32_t var, bool value)
{
    const struct node *node = &m->nodes[f];
    if (node->var != var)
        return f;
    return value ? node->high : node->low;
}

static bdd ite(bddmgr *m, bdd f, bdd g, bdd h)
{
    if (f <= BDD_TRUE)
        return f == BDD_TRUE ? g : h;
    if (g == h)
        return g;
    struct known *known = &m->cache[hash(f, g, h) % CACHE];
    if (known->f == f && known->g == g && known->h == h)
        return known->result;
    uint32_t var = m->nodes[f].var;
    if (m->nodes[g].var < var)
        var = m->nodes[g].var;
    if (m->nodes[h].var < var)
        var = m->nodes[h].var;
    bdd low = ite(m, branch(m, f, var, false), branch(m, g, var, false), branch(m, h, var, false));
    if (low == BDD_NONE)
        return BDD_NONE;
    bdd high = ite(m, branch(m, f, var, true), branch(m, g, var, true), branch(m, h, var, true));
    bdd result = make(m, var, low, high);
    if (result != BDD_NONE) {
        struct known fresh = {f, g, h, result};
        *known = fresh;
    }
    return result;
}

bdd bdd_ite(bddmgr *m, bdd f, bdd g, bdd h)
{
    if (f == BDD_NONE || g == BDD_NONE || h == BDD_NONE)
        return BDD_NONE;
    assert(f < m->count && g < m->count && h < m->count);
    return ite(m, f, g, h);
}

bdd bdd_not(bddmgr *m, bdd f)
{
    return bdd_ite(m, f, BDD_FALSE, BDD_TRUE);
}

bdd bdd_and(bddmgr *m, bdd f, bdd g)
{
    return bdd_ite(m, f, g, BDD_FALSE);
}

bdd bdd_or(bddmgr *m, bdd f, bdd g)
{
    return bdd_ite(m, f, BDD_TRUE, g);
}

bdd bdd_xor(bddmgr *m, bdd f, bdd g)
{
    return bdd_ite(m, f, bdd_not(m, g), g);
}

static bdd restricted(bddmgr *m, bdd f, uint32_t var, bool value)
{
    struct node node = m->nodes[f];
    if (node.var > var)
        return f;
    if (node.var == var)
        return value ? node.high : node.low;
    bdd low = restricted(m, node.low, var, value);
    return low == BDD_NONE ? low : make(m, node.var, low, restricted(m, node.high, var, value));
}

bdd bdd_restrict(bddmgr *m, bdd f, unsigned var, bool value)
{
    assert(var < m->vars);
    if (f == BDD_NONE)
        return BDD_NONE;
    assert(f < m->count);
    return restricted(m, f, var, value);
}

bool bdd_eval(const bddmgr *m, bdd f, const bool *values)
{
    if (f == BDD_NONE)
        return false;
    assert(f < m->count);
    while (f > BDD_TRUE)
        f = values[m->nodes[f].var] ? m->nodes[f].high : m->nodes[f].low;
    return f == BDD_TRUE;
}

/* Of the variables from `var` on. */
static uint32_t count(const bddmgr *m, bdd f, uint32_t var)
{
    const struct node *node = &m->nodes[f];
    if (f <= BDD_TRUE)
        return f == BDD_TRUE ? (uint32_t)1 << (m->vars - var) : 0;
    return (count(m, node->low, node->var + 1) + count(m, node->high, node->var + 1)) << (node->var - var);
}

uint32_t bdd_count(const bddmgr *m, bdd f)
{
    if (f == BDD_NONE)
        return 0;
    assert(f < m->count);
    return count(m, f, 0);
}

bool bdd_solve(const bddmgr *m, bdd f, bool *values)
{
    if (f == BDD_NONE || f == BDD_FALSE)
        return false;
    assert(f < m->count);
    for (unsigned i = 0; i < m->vars; i++) {
        bool here = m->nodes[f].var == i && m->nodes[f].low == BDD_FALSE;
        f = branch(m, f, i, here);
        values[i] = here;
    }
    return true;
}
