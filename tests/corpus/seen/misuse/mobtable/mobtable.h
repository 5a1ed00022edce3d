/**
 * @file mobtable.h
 * @brief A tiny entity/component store for games.
 *
 * A *mob* is just an id. Data hangs on it in components of up to
 * #MOB_KINDS kinds, each kind packed in an array of its own so that
 * mob_each() walks memory front to back. Calls are made several thousand
 * times a frame; ids and kinds are therefore checked with assert() at most.
 */
#ifndef MOBTABLE_H
#define MOBTABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MOB_KINDS 16
#define MOB_SIZE_MAX 4096

/** 0 is no mob. An id is alive from mob_spawn() to mob_despawn(). */
typedef uint32_t mob_id;
/** What mob_kind_add() returned, for that world. */
typedef int mob_kind;

typedef struct mob_world mob_world;

/** Cleans up what a component points to; must not call back into the world. */
typedef void (*mob_dtor)(void *component);
/** See mob_each(). */
typedef void (*mob_visit)(mob_id id, void *component, void *user);

/**
 * @param capacity how many mobs can be alive at a time, 1 to 65535
 * @return NULL if out of memory or the capacity is not one of those
 */
mob_world *mob_world_create(unsigned capacity);

/** Runs the destructors of all components. @p world may be NULL. */
void mob_world_destroy(mob_world *world);

/**
 * @brief Adds a kind of component. To be done before the first mob_spawn().
 * @param size of a component, 1 to MOB_SIZE_MAX
 * @param dtor may be NULL
 * @return the kind, or -1 if there are MOB_KINDS already or memory is out
 */
mob_kind mob_kind_add(mob_world *world, size_t size, mob_dtor dtor);

/** @return an id, or 0 if the world is full */
mob_id mob_spawn(mob_world *world);

/** Removes a mob (alive) with all its components. */
void mob_despawn(mob_world *world, mob_id id);

/** Any @p id may be asked for, also 0 and those of the past. */
bool mob_alive(const mob_world *world, mob_id id);

/**
 * @brief Hangs a component on a mob.
 * @param id   alive, without a component of that kind
 * @return the component, all bytes 0, or NULL if out of memory. It moves:
 *         the pointer is good until the next mob_attach(), mob_detach() or
 *         mob_despawn().
 */
void *mob_attach(mob_world *world, mob_id id, mob_kind kind);

/** Takes a component off again. The mob must be alive and have it. */
void mob_detach(mob_world *world, mob_id id, mob_kind kind);

/**
 * @param id alive
 * @return NULL if it has none of that kind; else as mob_attach()
 */
void *mob_get(const mob_world *world, mob_id id, mob_kind kind);

/** How many mobs have that kind of component. */
unsigned mob_count(const mob_world *world, mob_kind kind);

/**
 * @brief Calls @p visit for each component of a kind, in no particular order.
 *
 * The visitor may write to the component, and use mob_get(), mob_alive() and
 * mob_count(). It must not attach, detach, spawn or despawn; collect the ids
 * and do that afterwards.
 */
void mob_each(mob_world *world, mob_kind kind, mob_visit visit, void *user);

#endif
