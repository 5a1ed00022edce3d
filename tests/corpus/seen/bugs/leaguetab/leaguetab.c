#include "leaguetab.h"

#include <stdlib.h>
#include <string.h>

struct team {
    struct team *next; /* in the order of entering */
    int number;
    long points, diff;
    char name[LEAGUE_NAME + 1];
};

struct league {
    struct team *first, **end;
    struct team *leader; /* NULL: has to be looked for */
    size_t size;
    int last_number;
};

struct league *league_new(void)
{
    struct league *lg = calloc(1, sizeof *lg);
    if (lg)
        lg->end = &lg->first;
    return lg;
}

void league_delete(struct league *lg)
{
    if (!lg)
        return;
    while (lg->first) {
        struct team *t = lg->first;
        lg->first = t->next;
        free(t);
    }
    free(lg);
}

static struct team *find(const struct league *lg, int number)
{
    struct team *t = lg->first;
    while (t && t->number != number)
        t = t->next;
    return t;
}

static int better(const struct team *a, const struct team *b)
{
    if (a->points != b->points)
        return a->points > b->points;
    if (a->diff != b->diff)
        return a->diff > b->diff;
    return a->number < b->number;
}

int league_enter(struct league *lg, const char *name)
{
    if (lg->size >= LEAGUE_TEAMS)
        return 0;
    struct team *t = calloc(1, sizeof *t);
    if (!t)
        return 0;
    for (size_t i = 0; i < LEAGUE_NAME && name[i]; i++)
        t->name[i] = name[i];
    t->number = ++lg->last_number;
    *lg->end = t;
    lg->end = &t->next;
    lg->size++;
    lg->leader = NULL;
    return t->number;
}

int league_withdraw(struct league *lg, int team)
{
    struct team **at = &lg->first;
    while (*at && (*at)->number != team)
        at = &(*at)->next;
    struct team *t = *at;
    if (!t)
        return -1;
    *at = t->next;
    if (!*at)
        lg->end = at;
    lg->size--;
    free(t);
    return 0;
}

int league_match(struct league *lg, int home, int away, int home_goals, int away_goals)
{
    struct team *h = find(lg, home), *a = find(lg, away);
    if (!h || !a || h == a)
        return -1;
    if (home_goals < 0 || home_goals > LEAGUE_GOALS || away_goals < 0 || away_goals > LEAGUE_GOALS)
        return -1;
    h->diff += home_goals - away_goals;
    a->diff += away_goals - home_goals;
    if (home_goals == away_goals) {
        h->points++;
        a->points++;
    } else if (home_goals > away_goals) {
        h->points += 3;
    } else {
        a->points += 3;
    }
    lg->leader = NULL;
    return 0;
}

size_t league_size(const struct league *lg)
{
    return lg->size;
}

long league_points(const struct league *lg, int team)
{
    const struct team *t = find(lg, team);
    return t ? t->points : -1;
}

int league_place(const struct league *lg, int team)
{
    const struct team *t = find(lg, team);
    if (!t)
        return -1;
    int place = 1;
    for (const struct team *o = lg->first; o; o = o->next)
        place += better(o, t);
    return place;
}

int league_leader(struct league *lg)
{
    if (!lg->leader) {
        for (struct team *t = lg->first; t; t = t->next)
            if (!lg->leader || better(t, lg->leader))
                lg->leader = t;
    }
    return lg->leader ? lg->leader->number : 0;
}

int league_name(const struct league *lg, int team, char *name, size_t size)
{
    const struct team *t = find(lg, team);
    if (!t)
        return -1;
    size_t length = strlen(t->name);
    if (size > 0) {
        size_t n = length < size ? length : size - 1;
        memcpy(name, t->name, n);
        name[n] = '\0';
    }
    return (int)length;
}
