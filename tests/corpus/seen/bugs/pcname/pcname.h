#ifndef PCNAME_H
#define PCNAME_H

/*
 * pcname: which function does this address belong to?
 *
 * For profilers and backtraces.  Fill a table with the symbols of a program,
 * in any order, then ask it for addresses.  A symbol begins at its start and
 * is `size` bytes long; a symbol of size 0 (assembler labels have none) goes
 * on until the next symbol starts, the last one until the end of the address
 * space.  Symbols may overlap: an address belongs to the symbol with the
 * greatest start that is not above it, or to none when that symbol has ended.
 *
 * No pointer may be NULL where that is not said; `user` may be anything and
 * pcn_close takes NULL.  Names are copied.  A table must not be changed by a visitor while pcn_visit walks over it.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PCN_NAME_MAX 127     /* characters of a name */
#define PCN_SYMBOLS_MAX 4096 /* symbols of a table */

typedef struct PcnTable PcnTable;

typedef struct {
    const char *name; /* NULL when the address belongs to no symbol */
    uint64_t start;
    uint64_t offset;  /* of the address, from start */
} PcnHit;

/* Return false to stop. */
typedef bool (*PcnVisitor)(void *user, const char *name, uint64_t start, uint64_t size);

PcnTable *pcn_open(void);
void pcn_close(PcnTable *table);

/* False when there is a symbol with this start already, the name is empty or
   too long, the symbol would reach over the end of the address space, the
   table is full, or memory is out. */
bool pcn_add(PcnTable *table, const char *name, uint64_t start, uint64_t size);

/* Takes out the symbol that starts there; false when none does. */
bool pcn_remove(PcnTable *table, uint64_t start);

size_t pcn_count(const PcnTable *table);

/* The name in a hit is valid until that symbol is removed or the table closed. */
PcnHit pcn_find(const PcnTable *table, uint64_t address);

/* Writes "name+0x1f", or "0x401f" for an address of no symbol, and returns the
   length of the whole.  As with snprintf, what does not fit is cut off and
   `text` may be NULL when `room` is 0. */
int pcn_describe(const PcnTable *table, uint64_t address, char *text, size_t room);

/* Every symbol, lowest start first.  Returns how many were visited. */
size_t pcn_visit(const PcnTable *table, PcnVisitor visitor, void *user);

#endif
