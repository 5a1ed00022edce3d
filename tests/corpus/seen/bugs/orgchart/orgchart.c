#include "orgchart.h"

#include <stdio.h>
#include <stdlib.h>

struct person {
    int boss;
    char name[ORG_NAME + 1];
};

struct orgchart {
    int size;
    struct person people[ORG_PEOPLE];
};

orgchart *org_create(void)
{
    return calloc(1, sizeof(orgchart));
}

void org_destroy(orgchart *org)
{
    free(org);
}

static int exists(const orgchart *org, int person)
{
    return person >= 0 && person < org->size;
}

int org_add(orgchart *org, const char *name, int boss)
{
    if (org->size == ORG_PEOPLE || (boss != ORG_NOBODY && !exists(org, boss)))
        return ORG_NOBODY;
    struct person *p = &org->people[org->size];
    snprintf(p->name, sizeof p->name, "%s", name);
    p->boss = boss;
    return org->size++;
}

int org_size(const orgchart *org)
{
    return org->size;
}

const char *org_name(const orgchart *org, int person)
{
    return exists(org, person) ? org->people[person].name : NULL;
}

int org_boss(const orgchart *org, int person)
{
    return exists(org, person) ? org->people[person].boss : ORG_NOBODY;
}

int org_move(orgchart *org, int person, int boss)
{
    if (!exists(org, person) || (boss != ORG_NOBODY && !exists(org, boss)))
        return 0;
    if (boss == person || org_boss(org, boss) == person)
        return 0;
    org->people[person].boss = boss;
    return 1;
}

int org_depth(const orgchart *org, int person)
{
    int depth = 0;
    for (int boss = org_boss(org, person); boss != ORG_NOBODY; boss = org_boss(org, boss))
        depth++;
    return depth;
}

int org_top(const orgchart *org, int person)
{
    if (!exists(org, person))
        return ORG_NOBODY;
    while (org_boss(org, person) != ORG_NOBODY)
        person = org_boss(org, person);
    return person;
}

int org_reports(const orgchart *org, int person)
{
    int count = 0;
    if (!exists(org, person))
        return 0;
    for (int i = 0; i < org->size; i++)
        count += org->people[i].boss == person;
    return count;
}

int org_is_above(const orgchart *org, int boss, int person)
{
    if (!exists(org, boss) || !exists(org, person))
        return 0;
    for (int at = org_boss(org, person); at != ORG_NOBODY; at = org_boss(org, at))
        if (at == boss)
            return 1;
    return 0;
}
