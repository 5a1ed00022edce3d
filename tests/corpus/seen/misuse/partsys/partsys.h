/**
 * @file partsys.h
 * @brief A particle system: sparks, smoke, rain.
 */
#ifndef PARTSYS_H
#define PARTSYS_H

#include <stdbool.h>

typedef struct PartSys PartSys;
typedef struct Particle Particle;

/** At most so many particles live in a system. */
#define PARTSYS_MAX 1000

/** @return NULL if out of memory */
PartSys *PartSys_New(void);
/** Destroys a system with all its particles. */
void PartSys_Delete(PartSys *ps);

/** Downward acceleration for all particles, 0 at first. */
void PartSys_SetGravity(PartSys *ps, float g);

/**
 * Emits a particle that lives for @p life steps.
 * @return the particle, which belongs to the system; NULL if there are
 *         PARTSYS_MAX, if life is not positive, or if out of memory
 */
Particle *PartSys_Emit(PartSys *ps, float x, float y, int life);

/**
 * Lets a step pass.  Particles move; those whose life is over vanish, and
 * pointers to them must not be used any more.
 * @return the number of particles that are left
 */
int PartSys_Step(PartSys *ps);

/** Removes a particle before its time. */
void PartSys_Kill(PartSys *ps, Particle *p);

int PartSys_Count(const PartSys *ps);

/** The particles in the order of their emission: the first one, and the one
 *  after another.  NULL at the end. */
Particle *PartSys_First(const PartSys *ps);
Particle *Particle_Next(const Particle *p);

void Particle_SetSpeed(Particle *p, float vx, float vy);
void Particle_Position(const Particle *p, float *x, float *y);
/** Steps that are left, at least 1. */
int Particle_Life(const Particle *p);

#endif
