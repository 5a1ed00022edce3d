#include "molpose.h"

#include <stdlib.h>
#include <string.h>

struct atom {
    char symbol[3];
};

struct pose {
    double at[3];
    int known;
};

struct molpose {
    size_t count, cap;
    struct atom *atoms;
    struct pose *poses; /* NULL until an atom is placed */
};

molpose *mol_new(void)
{
    return calloc(1, sizeof(molpose));
}

void mol_free(molpose *m)
{
    if (!m)
        return;
    free(m->atoms);
    free(m->poses);
    free(m);
}

molpose *mol_copy(const molpose *m)
{
    molpose *c = mol_new();

    if (!c || m->cap == 0)
        return c;
    c->atoms = malloc(m->cap * sizeof *c->atoms);
    if (!c->atoms)
        goto fail;
    memcpy(c->atoms, m->atoms, m->count * sizeof *c->atoms);
    if (m->poses && m->count > 0) {
        c->poses = malloc(m->count * sizeof *c->poses);
        if (!c->poses)
            goto fail;
        memcpy(c->poses, m->poses, m->count * sizeof *c->poses);
    }
    c->count = m->count;
    c->cap = m->cap;
    return c;
fail:
    mol_free(c);
    return NULL;
}

static int grow(molpose *m)
{
    size_t cap = m->cap ? 2 * m->cap : 4;
    struct atom *atoms = realloc(m->atoms, cap * sizeof *atoms);

    if (!atoms)
        return -1;
    m->atoms = atoms;
    if (m->poses) {
        struct pose *poses = realloc(m->poses, cap * sizeof *poses);

        if (!poses)
            return -1;
        m->poses = poses;
    }
    m->cap = cap;
    return 0;
}

static int is_symbol(const char *s)
{
    if (s[0] < 'A' || s[0] > 'Z')
        return 0;
    if (s[1] == '\0')
        return 1;
    return s[1] >= 'a' && s[1] <= 'z' && s[2] == '\0';
}

int mol_add(molpose *m, const char *symbol)
{
    struct atom atom = {{0}};

    if (!is_symbol(symbol) || m->count == MOL_MAX_ATOMS)
        return -1;
    strcpy(atom.symbol, symbol); /* it may be one of our own */
    if (m->count == m->cap && grow(m) < 0)
        return -1;
    m->atoms[m->count] = atom;
    if (m->poses)
        m->poses[m->count].known = 0;
    return (int)m->count++;
}

int mol_remove(molpose *m, size_t i)
{
    size_t after;

    if (i >= m->count)
        return -1;
    after = m->count - i - 1;
    memmove(m->atoms + i, m->atoms + i + 1, after * sizeof *m->atoms);
    if (m->poses)
        memmove(m->poses + i, m->poses + i + 1, after * sizeof *m->poses);
    m->count--;
    return 0;
}

size_t mol_count(const molpose *m)
{
    return m->count;
}

size_t mol_count_of(const molpose *m, const char *symbol)
{
    size_t n = 0;

    for (size_t i = 0; i < m->count; i++)
        n += strcmp(m->atoms[i].symbol, symbol) == 0;
    return n;
}

const char *mol_symbol(const molpose *m, size_t i)
{
    return i < m->count ? m->atoms[i].symbol : NULL;
}

static int near_enough(double v)
{
    return v >= -MOL_FAR && v <= MOL_FAR;
}

int mol_place(molpose *m, size_t i, double x, double y, double z)
{
    if (i >= m->count || !near_enough(x) || !near_enough(y) || !near_enough(z))
        return -1;
    if (!m->poses) {
        m->poses = calloc(m->cap, sizeof *m->poses);
        if (!m->poses)
            return -1;
    }
    m->poses[i] = (struct pose){{x, y, z}, 1};
    return 0;
}

int mol_where(const molpose *m, size_t i, double xyz[3])
{
    if (i >= m->count || !m->poses || !m->poses[i].known)
        return -1;
    memcpy(xyz, m->poses[i].at, sizeof m->poses[i].at);
    return 0;
}

size_t mol_centre(const molpose *m, double xyz[3])
{
    double sum[3] = {0, 0, 0};
    size_t n = 0;

    for (size_t i = 0; m->poses && i < m->count; i++) {
        if (!m->poses[i].known)
            continue;
        for (int k = 0; k < 3; k++)
            sum[k] += m->poses[i].at[k];
        n++;
    }
    for (int k = 0; n > 0 && k < 3; k++)
        xyz[k] = sum[k] / (double)n;
    return n;
}
