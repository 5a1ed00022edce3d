#ifndef TRAPVB_H
#define TRAPVB_H

/*
 * Notifications ("traps") with a list of named values, in the manner of SNMP.
 *
 * Ownership: a trap owns its bindings; everything that is handed in is copied.
 * Pointers that are handed out live as long as the binding is in the trap.
 * Bindings are looked at with a cursor.  A cursor is just a place: it is NULL
 * at the end, and it is valid until its binding is deleted.
 *
 * NULL handles are only accepted by trap_free.
 */

#include <stddef.h>
#include <stdint.h>

#define TRAP_OID_MAX 128    /* parts of an object identifier */
#define TRAP_OCTETS_MAX 4096

enum trap_type { TRAP_INTEGER, TRAP_OCTETS, TRAP_OID };

enum trap_status { TRAP_OK = 0, TRAP_NO_MEMORY, TRAP_TOO_LONG };

typedef struct trap trap;
typedef struct trap_binding trap_binding;

trap *trap_new(void); /* NULL: no memory */
void trap_free(trap *t);

/* A trap of its own with the same bindings.  NULL: no memory. */
trap *trap_clone(const trap *t);

/* These add a binding at the end.  With length 0 the pointer is not looked at. */
enum trap_status trap_add_integer(trap *t, uint32_t id, int32_t value);
enum trap_status trap_add_octets(trap *t, uint32_t id, const void *octets, size_t length);
enum trap_status trap_add_oid(trap *t, uint32_t id, const uint32_t *parts, size_t length);

/* Deletes the bindings with this id and returns how many there were. */
size_t trap_delete(trap *t, uint32_t id);

size_t trap_count(const trap *t);

const trap_binding *trap_begin(const trap *t);
const trap_binding *trap_next(const trap_binding *b); /* b is not NULL */

uint32_t trap_id(const trap_binding *b);
enum trap_type trap_type_of(const trap_binding *b);

/* The value; 0 or NULL when the binding is of another type. *length is octets
 * or parts, and 0 when the binding is of another type. */
int32_t trap_integer(const trap_binding *b);
const uint8_t *trap_octets(const trap_binding *b, size_t *length);
const uint32_t *trap_oid(const trap_binding *b, size_t *length);

#endif
