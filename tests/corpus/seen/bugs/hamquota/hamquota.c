#include "hamquota.h"

#include <stdlib.h>
#include <string.h>

struct party {
    char name[32];
    uint64_t votes, claim, remainder;
    int seats;
};

struct election {
    struct party parties[HAM_PARTIES];
    int count, threshold;
};

election *ham_new(void)
{
    return calloc(1, sizeof(election));
}

void ham_free(election *e)
{
    free(e);
}

int ham_party(election *e, const char *name)
{
    if (e->count == HAM_PARTIES)
        return -1;
    struct party *p = &e->parties[e->count];
    size_t len = strlen(name);
    if (len > sizeof p->name - 1)
        len = sizeof p->name - 1;
    memcpy(p->name, name, len);
    p->name[len] = '\0';
    return e->count++;
}

int ham_find(const election *e, const char *name)
{
    for (int i = 0; i < e->count; i++)
        if (strncmp(e->parties[i].name, name, sizeof e->parties[i].name - 1) == 0)
            return i;
    return -1;
}

static int known(const election *e, int party)
{
    return party >= 0 && party < e->count;
}

const char *ham_name(const election *e, int party)
{
    return known(e, party) ? e->parties[party].name : NULL;
}

int ham_vote(election *e, int party, uint64_t votes)
{
    if (!known(e, party) || votes > HAM_VOTES - e->parties[party].votes)
        return -1;
    e->parties[party].votes += votes;
    return 0;
}

uint64_t ham_total(const election *e)
{
    uint64_t total = 0;
    for (int i = 0; i < e->count; i++)
        total += e->parties[i].votes;
    return total;
}

int ham_threshold(election *e, int thousandths)
{
    if (thousandths < 0 || thousandths > 1000)
        return -1;
    e->threshold = thousandths;
    return 0;
}

static int eligible(const election *e, const struct party *p, uint64_t total)
{
    return p->votes > 0 && p->votes * 1000 >= total * (uint64_t)e->threshold;
}

static void clear(election *e)
{
    for (int i = 0; i < e->count; i++) {
        e->parties[i].seats = 0;
        e->parties[i].remainder = 0;
    }
}

int ham_hamilton(election *e, int seats)
{
    uint64_t total = ham_total(e), claims = 0;
    int left = seats;

    if (seats < 0 || seats > HAM_SEATS)
        return -1;
    clear(e);
    if (total == 0)
        return 0;
    for (int i = 0; i < e->count; i++) {
        struct party *p = &e->parties[i];
        p->claim = eligible(e, p, total) ? p->votes : 0;
        claims += p->claim;
    }
    for (int i = 0; i < e->count; i++) {
        struct party *p = &e->parties[i];
        uint64_t share = p->claim * (uint64_t)seats;
        p->seats = (int)(share / claims);
        p->remainder = share % claims;
        left -= p->seats;
    }
    for (; left > 0; left--) {
        struct party *best = NULL;
        for (int i = 0; i < e->count; i++) {
            struct party *p = &e->parties[i];
            if (p->remainder > 0 && (best == NULL || p->remainder > best->remainder))
                best = p;
        }
        if (best == NULL)
            break;
        best->seats++;
        best->remainder = 0;
    }
    return seats - left;
}

int ham_dhondt(election *e, int seats)
{
    uint64_t total = ham_total(e);
    int given = 0;

    if (seats < 0 || seats > HAM_SEATS)
        return -1;
    clear(e);
    for (; given < seats; given++) {
        struct party *best = NULL;
        for (int i = 0; i < e->count; i++) {
            struct party *p = &e->parties[i];
            if (eligible(e, p, total) &&
                (best == NULL ||
                 p->votes * (uint64_t)(best->seats + 1) > best->votes * (uint64_t)(p->seats + 1)))
                best = p;
        }
        if (best == NULL)
            break;
        best->seats++;
    }
    return given;
}

int ham_seats(const election *e, int party)
{
    return known(e, party) ? e->parties[party].seats : 0;
}
