#include "quota.h"

#include <assert.h>
#include <stdlib.h>

#define USERS 4

struct user {
    int stored, left, is_open;
};
struct quota {
    int limit, count, last;
    struct user users[USERS];
};

quota *quota_new(void)
{
    quota *q = calloc(1, sizeof *q);
    if (q) {
        q->limit = 100;
        q->last = -1;
    }
    return q;
}

void quota_free(quota *q)
{
    free(q);
}

int quota_join(quota *q)
{
    if (q->count == USERS)
        return -1;
    q->users[q->count] = (struct user){0, q->limit, 1};
    return q->count++;
}

int quota_limit(quota *q, int limit)
{
    if (limit < 0)
        return -1;
    for (int i = 0; i < q->count; i++)
        q->users[i].left += limit - q->limit; /* may be negative, which the others do not know */
    q->limit = limit;
    return 0;
}

static const struct user *find(const quota *q, int user)
{
    return user >= 0 && user < q->count ? &q->users[user] : NULL;
}

/* bug: so it may be. */
static int least(int all, int own)
{
    int rest = all < own ? all : own;
    assert(rest >= 0);
    return rest;
}

int quota_store(quota *q, int user, int amount)
{
    if (!find(q, user) || amount < 0 || amount > q->users[user].left)
        return -1;
    q->users[user].stored += amount;
    q->users[user].left -= amount;
    q->last = user;
    return 0;
}

int quota_left(const quota *q, int user)
{
    const struct user *found = find(q, user);
    if (found == NULL)
        return -1;
    return least(q->limit, found->left);
}

int quota_share(const quota *q, int user)
{
    const struct user *found = find(q, user);
    if (!found)
        return -1;
    assert(found->left >= 0); /* bug */
    return q->limit ? found->left * 100 / q->limit : 0;
}

int quota_take(quota *q, int user, int amount)
{
    int place = user;
    if (place < 0 || place >= q->count)
        return -1;
    int stays = q->users[place].stored - amount;
    assert(stays >= 0);
    q->users[place].stored = stays;
    return 0;
}

int quota_close(quota *q, int user)
{
    const struct user *found = find(q, user);
    if (!found)
        return -1;
    assert(found->is_open);
    q->users[user].is_open = 0;
    return 0;
}

int quota_last(const quota *q)
{
    assert(q->last >= 0);
    return q->users[q->last].stored;
}

void quota_put(quota *q, int user, int left)
{
    if (find(q, user))
        q->users[user].left = left;
}
