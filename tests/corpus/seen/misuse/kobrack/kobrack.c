#include "kobrack.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#define OPEN (-1)
#define BYE (-2)

struct ko_bracket {
    const char *const *names;
    int n;
    int size; // leaves of the tree
    int rounds;
    ko_listener *listener;
    void *user;
    int busy; // calls of the listener under way
    int node[]; // 1 is the final; nodes from `size` on are the leaves
};

static void seed(ko_bracket *k)
{
    int *leaf = k->node + k->size;
    leaf[0] = 0;
    for (int have = 1; have < k->size; have *= 2)
        for (int i = have - 1; i >= 0; i--) {
            int s = leaf[i];
            leaf[2 * i] = s;
            leaf[2 * i + 1] = 2 * have - 1 - s;
        }
    for (int i = 0; i < k->size; i++)
        if (leaf[i] >= k->n)
            leaf[i] = BYE;
}

static bool is_match(const ko_bracket *k, int match)
{
    return match >= 1 && match < k->size;
}

// Whether a match is decided without playing.
static bool walkover(const ko_bracket *k, int match)
{
    return k->node[2 * match] == BYE || k->node[2 * match + 1] == BYE;
}

ko_bracket *ko_new(const char *const *names, int n)
{
    if (n < KO_MIN || n > KO_MAX)
        return NULL;
    int size = 2, rounds = 1;
    while (size < n) {
        size *= 2;
        rounds++;
    }
    ko_bracket *k = malloc(sizeof *k + 2 * (size_t)size * sizeof k->node[0]);
    if (!k)
        return NULL;
    k->names = names;
    k->n = n;
    k->size = size;
    k->rounds = rounds;
    k->listener = NULL;
    k->user = NULL;
    k->busy = 0;
    for (int i = 0; i < size; i++)
        k->node[i] = OPEN;
    seed(k);
    for (int m = size / 2; m < size; m++) {
        if (k->node[2 * m] == BYE)
            k->node[m] = k->node[2 * m + 1];
        else if (k->node[2 * m + 1] == BYE)
            k->node[m] = k->node[2 * m];
    }
    return k;
}

void ko_free(ko_bracket *k)
{
    if (!k)
        return;
    assert(!k->busy);
    free(k);
}

void ko_listen(ko_bracket *k, ko_listener *fn, void *user)
{
    k->listener = fn;
    k->user = user;
}

int ko_rounds(const ko_bracket *k)
{
    return k->rounds;
}

const char *ko_name(const ko_bracket *k, int entrant)
{
    return entrant >= 0 && entrant < k->n ? k->names[entrant] : NULL;
}

bool ko_ready(const ko_bracket *k, int match)
{
    return is_match(k, match) && k->node[match] == OPEN && k->node[2 * match] >= 0 && k->node[2 * match + 1] >= 0;
}

int ko_next(const ko_bracket *k)
{
    for (int first = k->size / 2; first >= 1; first /= 2)
        for (int m = first; m < 2 * first; m++)
            if (ko_ready(k, m))
                return m;
    return 0;
}

int ko_entrant(const ko_bracket *k, int match, int side)
{
    if (!is_match(k, match) || side < 0 || side > 1)
        return -1;
    int e = k->node[2 * match + side];
    return e >= 0 ? e : -1;
}

void ko_report(ko_bracket *k, int match, int side)
{
    assert(!k->busy);
    assert(ko_ready(k, match));
    assert(side == 0 || side == 1);
    int winner = k->node[2 * match + side];
    k->node[match] = winner;
    if (k->listener) {
        k->busy = 1;
        k->listener(k, match, winner, k->user);
        k->busy = 0;
    }
}

bool ko_undo(ko_bracket *k, int match)
{
    assert(!k->busy);
    if (!is_match(k, match) || k->node[match] == OPEN || walkover(k, match))
        return false;
    if (match > 1 && k->node[match / 2] != OPEN)
        return false;
    k->node[match] = OPEN;
    return true;
}

int ko_champion(const ko_bracket *k)
{
    return k->node[1] >= 0 ? k->node[1] : -1;
}

static const char *shown(const ko_bracket *k, int node)
{
    int e = k->node[node];
    return e == OPEN ? "?" : e == BYE ? "(bye)" : k->names[e];
}

int ko_text(const ko_bracket *k, int match, char *buf, size_t size)
{
    if (!is_match(k, match))
        return -1;
    return snprintf(buf, size, "%s - %s", shown(k, 2 * match), shown(k, 2 * match + 1));
}
