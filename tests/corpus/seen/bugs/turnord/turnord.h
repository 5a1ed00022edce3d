#ifndef TURNORD_H
#define TURNORD_H

// Whose turn is it?  A turn order for roguelikes and other games where fast
// creatures move more often than slow ones.
//
// Every actor has energy.  Time goes by in ticks, and with every tick each actor
// gains as much energy as its speed.  Who has TURN_COST or more may act, which
// costs TURN_COST; of several the one with the most energy goes first, and
// between equals the one with the lower number.
//
// A TurnOrder is a plain struct: put it wherever you like, copy it to save the
// game, throw it away when you are done.  The fields are nobody's business but
// the library's.  It has to go through TurnInit before anything else is done
// with it, and don't pass NULL for it.

#include <stdbool.h>
#include <stdint.h>

enum {
    TURN_ACTORS = 24,    // as many can take part
    TURN_COST = 100,     // energy for a turn
    TURN_SPEED_MAX = 500 // nobody is faster
};

typedef enum {
    TURN_NORMAL,
    TURN_HASTED, // gains double energy
    TURN_SLOWED, // gains half of it
    TURN_FROZEN  // gains nothing
} TurnMood;

typedef struct {
    int energy;
    int speed; // 0: not taken
    TurnMood mood;
} TurnActor;

typedef struct {
    TurnActor actors[TURN_ACTORS];
    uint64_t clock;
} TurnOrder;

// Nobody takes part, and the clock is at 0.
void TurnInit(TurnOrder *order);

// A new actor joins with no energy and a speed of 1 to TURN_SPEED_MAX.  Returns
// its number, or -1 if the speed is out of range or the order is full.  Numbers
// of actors that have left are given out again.
int TurnJoin(TurnOrder *order, int speed);

// These return false (and do nothing) if there is no such actor, or if the mood
// or the speed is none.
bool TurnLeave(TurnOrder *order, int actor);
bool TurnSetMood(TurnOrder *order, int actor, TurnMood mood);
bool TurnSetSpeed(TurnOrder *order, int actor, int speed);

// Some actions take longer than others: this takes `energy` more from an actor,
// who may get into debt and will then wait for longer.  False if there is no
// such actor, the energy is negative, or the debt would exceed 10 * TURN_COST.
bool TurnTire(TurnOrder *order, int actor, int energy);

// How many take part.
int TurnCount(const TurnOrder *order);

// The actor's energy, which can be negative; 0 if there is no such actor.
int TurnEnergy(const TurnOrder *order, int actor);

// Lets time go by until somebody may act, takes the energy for the turn, and
// returns the actor's number.  Returns -1, without any time going by, if there
// is nobody who could ever act.
int TurnNext(TurnOrder *order);

// Ticks since TurnInit.
uint64_t TurnClock(const TurnOrder *order);

#endif
