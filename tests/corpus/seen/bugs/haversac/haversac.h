// haversac.h -- what an adventurer carries.
//
// A bag holds piles of things.  Every pile has a number (never 0, never
// reused in the same bag), a kind and a count of 1..HV_PILE_MAX.  One of the
// piles may be in the hero's hand.

#ifndef HAVERSAC_H
#define HAVERSAC_H

#include <stdbool.h>

#define HV_KINDS 32    // kinds are 0 .. HV_KINDS-1
#define HV_PILE_MAX 99 // things on a pile
#define HV_PILES_MAX 64

typedef struct hv_bag hv_bag;

typedef struct {
    unsigned id;
    unsigned kind;
    unsigned count;
    unsigned wear; // strikes so far
} hv_pile;

hv_bag *hv_new(void);
void hv_free(hv_bag *bag); // may be NULL

// Puts a new pile into the bag and returns its number.  0 if the kind or the
// count is not possible, the bag is full or memory is out.
unsigned hv_add(hv_bag *bag, unsigned kind, unsigned count);

// Removes a pile.  If it is in the hand, the hand is empty afterwards.
bool hv_drop(hv_bag *bag, unsigned id);

// Uses one thing of the pile up; a pile with nothing left is removed.
bool hv_use(hv_bag *bag, unsigned id);

// Takes count things away from a pile to make a new one, whose number is
// returned.  0 if the pile has not more than count things, or as hv_add.
unsigned hv_split(hv_bag *bag, unsigned id, unsigned count);

// Puts piles of the same kind and wear together as long as no pile gets
// higher than HV_PILE_MAX.  Returns by how many piles there are less.
unsigned hv_tidy(hv_bag *bag);

// Takes a pile into the hand, 0 to empty it.  False if there is no such pile.
bool hv_wield(hv_bag *bag, unsigned id);
// The pile in the hand, 0 if the hand is empty.
unsigned hv_wielded(const hv_bag *bag);
// Strikes with what is in the hand, which wears it; returns the damage:
// kind + 2, or 1 with the empty hand.
unsigned hv_strike(hv_bag *bag);

// Looks at a pile; false if there is none with this number.
bool hv_look(const hv_bag *bag, unsigned id, hv_pile *out);
unsigned hv_piles(const hv_bag *bag);
// Every thing weighs its kind + 1; what is in the hand counts half.
unsigned hv_weight(const hv_bag *bag);

#endif
