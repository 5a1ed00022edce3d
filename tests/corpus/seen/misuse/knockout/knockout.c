#include "knockout.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define UNKNOWN (-1)
#define NOBODY  (-2)

struct ko_match {
    ko_cup *cup;
    size_t round;
    size_t number;
    int player[2];              /* number of the name, UNKNOWN or NOBODY */
    int winner;                 /* a side, or UNKNOWN */
};

/* The matches of round 0 come first, then those of round 1 and so on; the
 * final is the last of `size - 1` matches. */
struct ko_cup {
    size_t n;
    size_t size;                /* n rounded up to a power of two */
    size_t rounds;
    ko_match *matches;
    const char *names[];
};

static ko_match *match_at(const ko_cup *cup, size_t round, size_t number)
{
    size_t before = cup->size - (cup->size >> round);

    return &cup->matches[before + number];
}

/* Sends the winner of a match to the next round. */
static void advance(ko_match *match, int side)
{
    match->winner = side;
    if (match->round + 1 < match->cup->rounds) {
        ko_match *next = match_at(match->cup, match->round + 1, match->number / 2);

        next->player[match->number % 2] = match->player[side];
    }
}

/* Fills places[0..size-1] so that the players i and size-1-i meet in the first
 * round, and the best ones late. */
static void seed_places(int *places, size_t size)
{
    size_t filled, i;

    places[0] = 0;
    for (filled = 1; filled < size; filled *= 2)
        for (i = filled; i-- > 0;) {
            int best = places[i];

            places[2 * i] = best;
            places[2 * i + 1] = (int)(2 * filled) - 1 - best;
        }
}

static void shuffle(int *players, size_t n, unsigned seed)
{
    uint32_t state = (uint32_t)seed;
    size_t i;

    for (i = n - 1; i > 0; i--) {
        size_t j;
        int kept = players[i];

        state = state * 1664525u + 1013904223u;
        j = (state >> 8) % (i + 1);
        players[i] = players[j];
        players[j] = kept;
    }
}

int ko_redraw(ko_cup *cup, unsigned seed)
{
    int places[KO_MAX_PLAYERS], players[KO_MAX_PLAYERS];
    size_t total = cup->size - 1, round, number, at = 0, i;
    ko_match *matches = malloc(total * sizeof *matches);

    if (matches == NULL)
        return -1;
    free(cup->matches);
    cup->matches = matches;
    for (round = 0; round < cup->rounds; round++)
        for (number = 0; number < cup->size >> (round + 1); number++) {
            ko_match *match = &matches[at++];

            match->cup = cup;
            match->round = round;
            match->number = number;
            match->player[KO_HOME] = match->player[KO_AWAY] = UNKNOWN;
            match->winner = UNKNOWN;
        }
    for (i = 0; i < cup->size; i++)
        players[i] = i < cup->n ? (int)i : NOBODY;
    if (seed != 0)
        shuffle(players, cup->n, seed);
    seed_places(places, cup->size);
    for (number = 0; number < cup->size / 2; number++) {
        ko_match *match = match_at(cup, 0, number);
        int first = places[2 * number], second = places[2 * number + 1];

        /* The lower place has a player always. */
        match->player[KO_HOME] = players[first < second ? first : second];
        match->player[KO_AWAY] = players[first < second ? second : first];
        if (match->player[KO_AWAY] == NOBODY)
            advance(match, KO_HOME);
    }
    return 0;
}

ko_cup *ko_new(const char *const *names, size_t n)
{
    ko_cup *cup;

    if (n < KO_MIN_PLAYERS || n > KO_MAX_PLAYERS)
        return NULL;
    cup = malloc(sizeof *cup + n * sizeof cup->names[0]);
    if (cup == NULL)
        return NULL;
    memcpy(cup->names, names, n * sizeof cup->names[0]);
    cup->n = n;
    cup->matches = NULL;
    cup->rounds = 1;
    for (cup->size = 2; cup->size < n; cup->size *= 2)
        cup->rounds++;
    if (ko_redraw(cup, 0) != 0) {
        free(cup);
        return NULL;
    }
    return cup;
}

void ko_free(ko_cup *cup)
{
    if (cup == NULL)
        return;
    free(cup->matches);
    free(cup);
}

size_t ko_rounds(const ko_cup *cup)
{
    return cup->rounds;
}

ko_match *ko_match_at(ko_cup *cup, size_t round, size_t number)
{
    if (round >= cup->rounds || number >= cup->size >> (round + 1))
        return NULL;
    return match_at(cup, round, number);
}

int ko_ready(const ko_match *match)
{
    return match->winner == UNKNOWN && match->player[KO_HOME] >= 0 && match->player[KO_AWAY] >= 0;
}

ko_match *ko_next(ko_cup *cup)
{
    size_t i;

    for (i = 0; i < cup->size - 1; i++)
        if (ko_ready(&cup->matches[i]))
            return &cup->matches[i];
    return NULL;
}

static const char *name_of(const ko_match *match, int side)
{
    int player = match->player[side];

    return player < 0 ? NULL : match->cup->names[player];
}

const char *ko_home(const ko_match *match)
{
    return name_of(match, KO_HOME);
}

const char *ko_away(const ko_match *match)
{
    return name_of(match, KO_AWAY);
}

void ko_report(ko_match *match, ko_side winner)
{
    assert(ko_ready(match));
    advance(match, winner == KO_HOME ? KO_HOME : KO_AWAY);
}

const char *ko_winner(const ko_cup *cup)
{
    const ko_match *final = &cup->matches[cup->size - 2];

    return final->winner == UNKNOWN ? NULL : name_of(final, final->winner);
}

static void append(char *buffer, size_t size, size_t *length, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*length + 1 < size)
            buffer[*length] = *text;
        ++*length;
    }
}

static void append_player(const ko_match *match, int side, char *buffer, size_t size, size_t *length)
{
    const char *name = name_of(match, side);

    if (name == NULL)
        name = match->player[side] == NOBODY ? "bye" : "?";
    append(buffer, size, length, name);
}

size_t ko_describe(const ko_match *match, char *buffer, size_t size)
{
    size_t length = 0;

    append_player(match, KO_HOME, buffer, size, &length);
    append(buffer, size, &length, " - ");
    append_player(match, KO_AWAY, buffer, size, &length);
    if (size > 0)
        buffer[length < size ? length : size - 1] = '\0';
    return length;
}
