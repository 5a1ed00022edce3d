#include "koround.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct player {
    const char *name;
    int wins;
};

struct ko {
    unsigned size, entered;
    bool started;
    unsigned alive; /* players in this round */
    unsigned match; /* of this round */
    unsigned *seats; /* player numbers, those of this round in front */
    struct player players[];
};

ko_t *ko_new(unsigned players)
{
    if (players < 2 || players > 32 || (players & (players - 1)) != 0)
        return NULL;
    ko_t *cup = calloc(1, sizeof *cup + players * sizeof cup->players[0]);
    if (cup == NULL)
        return NULL;
    cup->seats = calloc(players, sizeof *cup->seats);
    if (cup->seats == NULL) {
        free(cup);
        return NULL;
    }
    cup->size = players;
    return cup;
}

void ko_free(ko_t *cup)
{
    if (cup != NULL) {
        free(cup->seats);
        free(cup);
    }
}

int ko_wins(const ko_t *cup, const char *name)
{
    for (unsigned i = 0; i < cup->entered; i++)
        if (strcmp(cup->players[i].name, name) == 0)
            return cup->players[i].wins;
    return -1;
}

bool ko_enter(ko_t *cup, const char *name)
{
    assert(!cup->started);
    if (ko_full(cup) || ko_wins(cup, name) >= 0)
        return false;
    cup->players[cup->entered++].name = name;
    return true;
}

bool ko_full(const ko_t *cup)
{
    return cup->entered == cup->size;
}

void ko_start(ko_t *cup)
{
    assert(ko_full(cup));
    assert(!cup->started);
    for (unsigned i = 0; i < cup->size; i++)
        cup->seats[i] = i;
    cup->alive = cup->size;
    cup->started = true;
}

bool ko_pending(const ko_t *cup, const char **first, const char **second)
{
    if (!cup->started || cup->alive < 2)
        return false;
    *first = cup->players[cup->seats[2 * cup->match]].name;
    *second = cup->players[cup->seats[2 * cup->match + 1]].name;
    return true;
}

void ko_report(ko_t *cup, enum ko_side winner)
{
    assert(cup->started && cup->alive >= 2);
    assert(winner == KO_FIRST || winner == KO_SECOND);
    unsigned player = cup->seats[2 * cup->match + (unsigned)winner];
    cup->players[player].wins++;
    /* Seats up to here have been read. */
    cup->seats[cup->match++] = player;
    if (cup->match == cup->alive / 2) {
        cup->alive /= 2;
        cup->match = 0;
    }
}

unsigned ko_left(const ko_t *cup)
{
    assert(cup->started);
    return cup->alive - 1 - cup->match;
}

const char *ko_champion(const ko_t *cup)
{
    assert(cup->started && cup->alive == 1);
    return cup->players[cup->seats[0]].name;
}
