#include "reagtab.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct reagent {
    struct reagent *next;
    double molar_mass;
    double mol;
    char name[RT_NAME + 1];
};

struct reagtab {
    struct reagent *first;
    struct reagent *recent; /* the last one that was looked up */
    size_t count;
};

static struct reagent *lookup(reagtab *t, const char *name)
{
    if (t->recent != NULL && strcmp(t->recent->name, name) == 0)
        return t->recent;
    for (struct reagent *r = t->first; r != NULL; r = r->next)
        if (strcmp(r->name, name) == 0)
            return t->recent = r;
    return NULL;
}

static bool name_ok(const char *name)
{
    size_t n = 0;
    while (n <= RT_NAME && name[n] != '\0')
        n++;
    return n >= 1 && n <= RT_NAME;
}

reagtab *rt_open(void)
{
    reagtab *t = malloc(sizeof *t);
    if (t != NULL) {
        t->first = NULL;
        t->recent = NULL;
        t->count = 0;
    }
    return t;
}

void rt_close(reagtab *t)
{
    if (t == NULL)
        return;
    while (t->first != NULL) {
        struct reagent *r = t->first;
        t->first = r->next;
        free(r);
    }
    free(t);
}

bool rt_add(reagtab *t, const char *name, double molar_mass)
{
    if (!name_ok(name) || !isfinite(molar_mass) || molar_mass <= 0.0)
        return false;
    if (t->count >= RT_MOST || lookup(t, name) != NULL)
        return false;
    struct reagent *r = malloc(sizeof *r);
    if (r == NULL)
        return false;
    strcpy(r->name, name);
    r->molar_mass = molar_mass;
    r->mol = 0.0;
    r->next = t->first;
    t->first = r;
    t->count++;
    return true;
}

bool rt_drop(reagtab *t, const char *name)
{
    for (struct reagent **at = &t->first; *at != NULL; at = &(*at)->next) {
        struct reagent *r = *at;
        if (strcmp(r->name, name) != 0)
            continue;
        *at = r->next;
        if (t->recent == r)
            t->recent = NULL;
        free(r);
        t->count--;
        return true;
    }
    return false;
}

bool rt_rename(reagtab *t, const char *name, const char *new_name)
{
    if (!name_ok(new_name) || lookup(t, new_name) != NULL)
        return false;
    struct reagent *r = lookup(t, name);
    if (r == NULL)
        return false;
    strcpy(r->name, new_name);
    return true;
}

bool rt_has(reagtab *t, const char *name)
{
    return lookup(t, name) != NULL;
}

size_t rt_count(const reagtab *t)
{
    return t->count;
}

bool rt_put(reagtab *t, const char *name, double mol)
{
    struct reagent *r = lookup(t, name);
    if (r == NULL || !(mol >= 0.0) || !isfinite(r->mol + mol))
        return false;
    r->mol += mol;
    return true;
}

bool rt_take(reagtab *t, const char *name, double mol)
{
    struct reagent *r = lookup(t, name);
    if (r == NULL || !(mol >= 0.0) || mol > r->mol)
        return false;
    r->mol -= mol;
    return true;
}

double rt_mol(reagtab *t, const char *name)
{
    const struct reagent *r = lookup(t, name);
    return r != NULL ? r->mol : 0.0;
}

double rt_grams(reagtab *t, const char *name)
{
    const struct reagent *r = lookup(t, name);
    return r != NULL ? r->mol * r->molar_mass : 0.0;
}

double rt_total(const reagtab *t)
{
    double sum = 0.0;
    for (const struct reagent *r = t->first; r != NULL; r = r->next)
        sum += r->mol * r->molar_mass;
    return sum;
}

size_t rt_clear_below(reagtab *t, double mol)
{
    size_t cleared = 0;
    struct reagent **at = &t->first;
    while (*at != NULL) {
        struct reagent *r = *at;
        if (r->mol < mol) {
            *at = r->next;
            free(r);
            cleared++;
        } else {
            at = &r->next;
        }
    }
    t->count -= cleared;
    return cleared;
}
