#include "kinship.h"

#include <assert.h>
#include <stdlib.h>

struct kin {
    int count;
    int father[KIN_MAX];
    int mother[KIN_MAX];
};

kin *kin_create(void)
{
    return calloc(1, sizeof(kin));
}

void kin_destroy(kin *k)
{
    free(k);
}

int kin_add(kin *k)
{
    if (k->count == KIN_MAX)
        return KIN_NONE;
    k->father[k->count] = KIN_NONE;
    k->mother[k->count] = KIN_NONE;
    return k->count++;
}

int kin_count(const kin *k)
{
    return k->count;
}

static bool known(const kin *k, int person)
{
    return person >= 0 && person < k->count;
}

/* Whether `person` is `other` or descends from it in the line of fathers. */
static bool in_line(const kin *k, int person, int other)
{
    for (; person != KIN_NONE; person = k->father[person])
        if (person == other)
            return true;
    return false;
}

static bool set_parent(kin *k, int *slots, int child, int parent)
{
    if (!known(k, child))
        return false;
    if (parent != KIN_NONE && (!known(k, parent) || in_line(k, parent, child)))
        return false;
    slots[child] = parent;
    return true;
}

bool kin_set_father(kin *k, int child, int father)
{
    return set_parent(k, k->father, child, father);
}

bool kin_set_mother(kin *k, int child, int mother)
{
    return set_parent(k, k->mother, child, mother);
}

int kin_father(const kin *k, int person)
{
    return known(k, person) ? k->father[person] : KIN_NONE;
}

int kin_mother(const kin *k, int person)
{
    return known(k, person) ? k->mother[person] : KIN_NONE;
}

int kin_children(const kin *k, int person)
{
    int children = 0;
    if (!known(k, person))
        return 0;
    for (int i = 0; i < k->count; i++)
        children += k->father[i] == person || k->mother[i] == person;
    return children;
}

bool kin_is_ancestor(const kin *k, int person, int ancestor)
{
    bool marked[KIN_MAX] = {false};
    int queue[KIN_MAX + 1], length = 0;
    if (!known(k, person) || !known(k, ancestor))
        return false;
    queue[length++] = person;
    for (int i = 0; i < length; i++) {
        const int parents[2] = {k->father[queue[i]], k->mother[queue[i]]};
        for (int n = 0; n < 2; n++) {
            if (parents[n] == KIN_NONE || marked[parents[n]])
                continue;
            marked[parents[n]] = true;
            queue[length++] = parents[n];
        }
    }
    return marked[ancestor];
}

int kin_generation(const kin *k, int person)
{
    int generation[KIN_MAX] = {0};
    if (!known(k, person))
        return 0;
    int rounds = 0;
    for (bool changed = true; changed; rounds++) {
        assert(rounds <= k->count); /* there are no cycles */
        changed = false;
        for (int i = 0; i < k->count; i++) {
            const int parents[2] = {k->father[i], k->mother[i]};
            for (int n = 0; n < 2; n++) {
                if (parents[n] == KIN_NONE || generation[i] > generation[parents[n]])
                    continue;
                generation[i] = generation[parents[n]] + 1;
                changed = true;
            }
        }
    }
    return generation[person];
}

bool kin_siblings(const kin *k, int a, int b)
{
    if (!known(k, a) || !known(k, b) || a == b)
        return false;
    const int of_a[2] = {k->father[a], k->mother[a]};
    for (int n = 0; n < 2; n++)
        if (of_a[n] != KIN_NONE && (of_a[n] == k->father[b] || of_a[n] == k->mother[b]))
            return true;
    return false;
}
