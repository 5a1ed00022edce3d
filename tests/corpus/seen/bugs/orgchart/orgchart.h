#ifndef ORGCHART_H
#define ORGCHART_H

/* Who reports to whom.  People have numbers, from 0 on in the order in which
 * they were added.  Somebody without a boss has ORG_NOBODY as boss; there may
 * be any number of these. */

#define ORG_NOBODY (-1)
#define ORG_PEOPLE 1024 /* at most */
#define ORG_NAME 40     /* longer names are cut off */

typedef struct orgchart orgchart;

orgchart *org_create(void);
void org_destroy(orgchart *org);

/* Number of the new person; ORG_NOBODY if the chart is full or the boss is
 * neither ORG_NOBODY nor in the chart. */
int org_add(orgchart *org, const char *name, int boss);

int org_size(const orgchart *org);

/* NULL or ORG_NOBODY if there is no such person. */
const char *org_name(const orgchart *org, int person);
int org_boss(const orgchart *org, int person);

/* Gives a person (and with them all who report to them) another boss.
 * 1 when done.  0 if one of them does not exist, or if the boss is the person
 * or below the person: nobody can be above themselves. */
int org_move(orgchart *org, int person, int boss);

/* How many are above a person; 0 too if there is no such person. */
int org_depth(const orgchart *org, int person);

/* The one at the top above a person, who may be the person. */
int org_top(const orgchart *org, int person);

/* How many report to a person directly. */
int org_reports(const orgchart *org, int person);

/* 1 if `boss` is somewhere above the person, else 0. */
int org_is_above(const orgchart *org, int boss, int person);

#endif
