#ifndef PGDIR_H
#define PGDIR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* PgDir: sparse memory of a small simulated machine.
 *
 * There are PGDIR_PAGES pages of PGDIR_PAGE bytes; addresses go from 0 to
 * PGDIR_SPACE - 1. A page has memory when it is mapped. As on the real thing,
 * nothing checks what a program does to memory it does not have: ask
 * PgDir_IsMapped() when in doubt. */

#define PGDIR_PAGE  256u
#define PGDIR_PAGES 1024u
#define PGDIR_SPACE (PGDIR_PAGE * PGDIR_PAGES)

typedef struct PgDir PgDir;
typedef uint32_t PgAddr;

PgDir *PgDir_New(void);
void PgDir_Delete(PgDir *dir);

/* Map the page that begins at addr, filled with zeros. It must not be mapped
 * yet. false when memory is out. */
bool PgDir_Map(PgDir *dir, PgAddr addr);

/* Unmap the page that begins at addr. It must be mapped. */
void PgDir_Unmap(PgDir *dir, PgAddr addr);

/* Is the page with this address mapped? false for any address beyond the
 * space. */
bool PgDir_IsMapped(const PgDir *dir, PgAddr addr);

/* Number of pages mapped. */
unsigned PgDir_Count(const PgDir *dir);

/* Load and store a byte of a mapped page. */
uint8_t PgDir_Load8(const PgDir *dir, PgAddr addr);
void PgDir_Store8(PgDir *dir, PgAddr addr, uint8_t value);

/* Load and store 32 bits, low byte first. addr must be a multiple of 4. */
uint32_t PgDir_Load32(const PgDir *dir, PgAddr addr);
void PgDir_Store32(PgDir *dir, PgAddr addr, uint32_t value);

/* The memory of the mapped page with this address, PGDIR_PAGE bytes, until it
 * is unmapped. */
uint8_t *PgDir_Page(PgDir *dir, PgAddr addr);

#endif
