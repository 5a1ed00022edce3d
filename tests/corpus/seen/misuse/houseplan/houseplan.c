#include "houseplan.h"

#include <assert.h>
#include <stdlib.h>

struct hp_seat {
    struct hp_row *row;
    int number, guest;
};

struct hp_row {
    struct hp_row *next;
    char letter;
    int count;
    struct hp_seat seats[];
};

struct hp_house {
    struct hp_row *rows; /* sorted by letter */
};

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* Place of a letter in the alphabet, from 1 on; 0 for others. */
static int rank(char letter)
{
    for (int i = 0; i < 26; i++)
        if (letters[i] == letter)
            return i + 1;
    return 0;
}

/* The link to the row, or to where it belongs. */
static struct hp_row **place(hp_house *house, char letter)
{
    struct hp_row **link = &house->rows;
    while (*link && rank((*link)->letter) < rank(letter))
        link = &(*link)->next;
    return link;
}

hp_house *hp_open(void)
{
    return calloc(1, sizeof(hp_house));
}

void hp_shut(hp_house *house)
{
    if (!house)
        return;
    while (house->rows) {
        struct hp_row *next = house->rows->next;
        free(house->rows);
        house->rows = next;
    }
    free(house);
}

int hp_add_row(hp_house *house, char letter, int seats)
{
    struct hp_row **link, *row;

    if (!rank(letter) || seats < 1 || seats > HP_ROW_SEATS)
        return -1;
    link = place(house, letter);
    if (*link && (*link)->letter == letter)
        return -1;
    row = malloc(sizeof *row + (size_t)seats * sizeof row->seats[0]);
    if (!row)
        return -1;
    row->letter = letter;
    row->count = seats;
    for (int i = 0; i < seats; i++) {
        row->seats[i].row = row;
        row->seats[i].number = i + 1;
        row->seats[i].guest = 0;
    }
    row->next = *link;
    *link = row;
    return 0;
}

int hp_remove_row(hp_house *house, char letter)
{
    struct hp_row **link, *row;

    if (!rank(letter))
        return -1;
    link = place(house, letter);
    row = *link;
    if (!row || row->letter != letter)
        return -1;
    *link = row->next;
    free(row);
    return 0;
}

hp_seat *hp_seat_at(hp_house *house, char letter, int number)
{
    struct hp_row *row;

    if (!rank(letter))
        return NULL;
    row = *place(house, letter);
    if (!row || row->letter != letter || number < 1 || number > row->count)
        return NULL;
    return &row->seats[number - 1];
}

int hp_hold(hp_seat *seat, int guest)
{
    if (guest <= 0 || seat->guest)
        return -1;
    seat->guest = guest;
    return 0;
}

int hp_release(hp_seat *seat)
{
    int guest = seat->guest;
    seat->guest = 0;
    return guest;
}

int hp_guest(const hp_seat *seat)
{
    return seat->guest;
}

size_t hp_label(const hp_seat *seat, char *out)
{
    size_t n = 0;

    out[n++] = seat->row->letter;
    if (seat->number >= 10)
        out[n++] = (char)('0' + seat->number / 10);
    out[n++] = (char)('0' + seat->number % 10);
    out[n] = '\0';
    return n;
}

int hp_distance(const hp_seat *a, const hp_seat *b)
{
    assert(a->row == b->row);
    return abs(a->number - b->number) - 1;
}

hp_seat *hp_block(hp_house *house, int n)
{
    if (n < 1)
        return NULL;
    for (struct hp_row *row = house->rows; row; row = row->next) {
        int run = 0;
        for (int i = 0; i < row->count; i++) {
            run = row->seats[i].guest ? 0 : run + 1;
            if (run == n)
                return &row->seats[i - n + 1];
        }
    }
    return NULL;
}

hp_seat *hp_first(struct hp_walk *w, hp_house *house)
{
    w->house = house;
    w->row = house->rows;
    w->index = 0;
    return hp_next(w);
}

hp_seat *hp_next(struct hp_walk *w)
{
    if (w->row && w->index == w->row->count) {
        w->row = w->row->next;
        w->index = 0;
    }
    return w->row ? &w->row->seats[w->index++] : NULL;
}
