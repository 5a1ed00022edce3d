#ifndef COMPROW_H
#define COMPROW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * comprow - entities and their components
 *
 * An entity is a number. What it is made of are components: plain data of a
 * few types which the game registers at start. Components of one type lie side
 * by side in memory so that cr_each() can run over them quickly; the price is
 * that they move when components of that type are added or removed.
 */

/** Most types of a world. */
#define CR_MAX_TYPES 32
/** Most entities that can be alive at the same time. */
#define CR_MAX_ENTITIES 65536
/** Largest component, in bytes. */
#define CR_MAX_SIZE 4096

typedef struct cr_world cr_world;

/** An entity. Numbers of dead entities are not used again. 0 is never one. */
typedef uint32_t cr_entity;

/** A type of component, from cr_register(). */
typedef int cr_type;

/** Called by cr_each(). The component may be changed in place. */
typedef void (*cr_visit)(cr_entity e, void *component, void *user);

/** Creates an empty world. NULL when out of memory. */
cr_world *cr_open(void);

/** Destroys the world with everything in it. */
void cr_close(cr_world *w);

/**
 * Registers a type of component.
 * @return the type, or -1 if size is 0 or above CR_MAX_SIZE or there are
 *         CR_MAX_TYPES already.
 */
cr_type cr_register(cr_world *w, size_t size);

/** A new entity without components. 0 if there are too many or memory is out. */
cr_entity cr_spawn(cr_world *w);

/** Removes a living entity and all its components. */
void cr_kill(cr_world *w, cr_entity e);

/** Whether e is an entity of this world that has not been killed; any number may be asked for. */
bool cr_alive(const cr_world *w, cr_entity e);

/** Number of living entities. */
size_t cr_population(const cr_world *w);

/**
 * Adds a component, filled with zeros.
 *
 * @param e  a living entity that does not have a component of this type yet;
 *           ask cr_has() if you are not sure
 * @return the component, NULL if memory is out. The pointer is good until the
 *         next cr_add(), cr_put(), cr_remove() or cr_kill() in this world.
 */
void *cr_add(cr_world *w, cr_entity e, cr_type type);

/**
 * Sets a component, adding it if the entity has none.
 *
 * @param data  as many bytes as the type was registered with, in memory of the
 *              caller's: not a component of this world
 * @return false if memory is out
 */
bool cr_put(cr_world *w, cr_entity e, cr_type type, const void *data);

/** Whether the living entity e has a component of this type. */
bool cr_has(const cr_world *w, cr_entity e, cr_type type);

/** The component of a living entity, NULL if it has none. As for the pointer, see cr_add(). */
void *cr_get(const cr_world *w, cr_entity e, cr_type type);

/** Removes a component. The entity must have it. */
void cr_remove(cr_world *w, cr_entity e, cr_type type);

/**
 * Calls visit for each component of a type, in no particular order.
 *
 * Look around as you like while in the callback, but don't add or remove
 * anything: note it down and do it afterwards.
 */
void cr_each(cr_world *w, cr_type type, cr_visit visit, void *user);

#endif
