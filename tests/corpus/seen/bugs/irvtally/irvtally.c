#include "irvtally.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct ballot {
    uint8_t n;
    uint8_t rank[IRV_MAX_CANDIDATES];
};

struct irv_election {
    int candidates;
    int ballots, room;
    struct ballot *ballot;
    unsigned char withdrawn[IRV_MAX_CANDIDATES];
};

irv_election *irv_new(int candidates)
{
    irv_election *e;

    if (candidates < 1 || candidates > IRV_MAX_CANDIDATES)
        return NULL;
    e = calloc(1, sizeof *e);
    if (e)
        e->candidates = candidates;
    return e;
}

void irv_free(irv_election *e)
{
    if (!e)
        return;
    free(e->ballot);
    free(e);
}

int irv_candidates(const irv_election *e)
{
    return e->candidates;
}

int irv_ballots(const irv_election *e)
{
    return e->ballots;
}

static int is_candidate(const irv_election *e, int c)
{
    return c >= 0 && c < e->candidates;
}

static int make_room(irv_election *e)
{
    struct ballot *more;
    int room;

    if (e->ballots < e->room)
        return 0;
    if (e->ballots >= IRV_MAX_BALLOTS)
        return IRV_ERROR;
    room = e->room ? e->room * 2 : 8;
    more = realloc(e->ballot, (size_t)room * sizeof *more);
    if (!more)
        return IRV_ERROR;
    e->ballot = more;
    e->room = room;
    return 0;
}

int irv_cast(irv_election *e, const int *rank, size_t n)
{
    unsigned char seen[IRV_MAX_CANDIDATES] = {0};
    struct ballot b;

    if (n == 0 || n > (size_t)e->candidates || e->ballots >= IRV_MAX_BALLOTS)
        return IRV_ERROR;
    memset(&b, 0, sizeof b);
    for (size_t i = 0; i < n; i++) {
        if (!is_candidate(e, rank[i]) || seen[rank[i]])
            return IRV_ERROR;
        seen[rank[i]] = 1;
        b.rank[i] = (uint8_t)rank[i];
    }
    b.n = (uint8_t)n;
    if (make_room(e) != 0)
        return IRV_ERROR;
    e->ballot[e->ballots++] = b;
    return e->ballots;
}

int irv_cast_text(irv_election *e, const char *text)
{
    int rank[IRV_MAX_CANDIDATES];
    size_t n = 0;

    for (;;) {
        int c = 0;

        if (*text < '0' || *text > '9' || n == IRV_MAX_CANDIDATES)
            return IRV_ERROR;
        while (*text >= '0' && *text <= '9') {
            c = c * 10 + (*text++ - '0');
            if (c >= IRV_MAX_CANDIDATES)
                return IRV_ERROR;
        }
        rank[n++] = c;
        if (*text == '\0')
            break;
        if (*text++ != '>')
            return IRV_ERROR;
    }
    return irv_cast(e, rank, n);
}

int irv_withdraw(irv_election *e, int candidate)
{
    if (!is_candidate(e, candidate))
        return IRV_ERROR;
    e->withdrawn[candidate] = 1;
    return 0;
}

int irv_restore(irv_election *e, int candidate)
{
    if (!is_candidate(e, candidate))
        return IRV_ERROR;
    e->withdrawn[candidate] = 0;
    return 0;
}

/* Gives every ballot to the first candidate on it who is not out; returns how
   many ballots count. */
static int count(const irv_election *e, const unsigned char *out, int *votes)
{
    int active = 0;

    memset(votes, 0, IRV_MAX_CANDIDATES * sizeof *votes);
    for (int i = 0; i < e->ballots; i++) {
        const struct ballot *b = &e->ballot[i];

        for (int k = 0; k < b->n; k++) {
            if (!out[b->rank[k]]) {
                votes[b->rank[k]]++;
                active++;
                break;
            }
        }
    }
    return active;
}

int irv_first_round(const irv_election *e, int candidate)
{
    int votes[IRV_MAX_CANDIDATES];

    if (!is_candidate(e, candidate))
        return IRV_ERROR;
    count(e, e->withdrawn, votes);
    return votes[candidate];
}

int irv_prefer(const irv_election *e, int a, int b)
{
    int n = 0;

    if (!is_candidate(e, a) || !is_candidate(e, b))
        return IRV_ERROR;
    if (a == b)
        return 0;
    for (int i = 0; i < e->ballots; i++) {
        const struct ballot *v = &e->ballot[i];

        for (int k = 0; k < v->n && v->rank[k] != b; k++) {
            if (v->rank[k] == a) {
                n++;
                break;
            }
        }
    }
    return n;
}

int irv_winner(const irv_election *e)
{
    unsigned char out[IRV_MAX_CANDIDATES];
    int votes[IRV_MAX_CANDIDATES];

    if (e->ballots == 0)
        return IRV_NOBODY;
    memcpy(out, e->withdrawn, sizeof out);
    for (;;) {
        int active = count(e, out, votes);
        int fewest = active, loser = IRV_NOBODY;

        for (int c = 0; c < e->candidates; c++) {
            if (out[c])
                continue;
            if (votes[c] > active / 2)
                return c;
            if (votes[c] < fewest) {
                fewest = votes[c];
                loser = c;
            }
        }
        if (loser != IRV_NOBODY)
            out[loser] = 1;
    }
}
