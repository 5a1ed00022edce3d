/* Two-level page tables of a simulated 20 bit address space.
 *
 *   19      14 13       8 7        0
 *   [directory][  table  ][ offset ]
 *
 * Pages have 256 bytes. Every page is mapped to a frame or not mapped.
 */
#ifndef PTWALK_H
#define PTWALK_H

#include <stdbool.h>
#include <stdint.h>

#define PTW_PAGE 256u
#define PTW_SPACE (1u << 20)

#define PTW_READ 1u
#define PTW_WRITE 2u
#define PTW_EXEC 4u

typedef enum ptw_result {
    PTW_OK,
    PTW_UNMAPPED, /* no mapping for the page */
    PTW_DENIED,   /* mapped, but not for this access */
    PTW_RANGE,    /* address beyond the address space */
    PTW_NOMEM
} ptw_result;

typedef struct ptw ptw;

ptw *ptw_create(void);
void ptw_destroy(ptw *p);

/* Map the page that contains address to a frame. access is a combination of
 * PTW_READ, PTW_WRITE and PTW_EXEC; other bits are ignored. A mapping that
 * exists is replaced. */
ptw_result ptw_map(ptw *p, uint32_t address, uint32_t frame, unsigned access);

/* PTW_UNMAPPED if there was no mapping. */
ptw_result ptw_unmap(ptw *p, uint32_t address);

/* Translate an address for an access. *physical is frame * PTW_PAGE plus the
 * offset in the page; it is set with PTW_OK only. */
ptw_result ptw_translate(const ptw *p, uint32_t address, unsigned access, uint64_t *physical);

/* Change the access of a page that is mapped. */
ptw_result ptw_protect(ptw *p, uint32_t address, unsigned access);

bool ptw_is_mapped(const ptw *p, uint32_t address);

/* Number of pages that are mapped. */
unsigned ptw_pages(const ptw *p);

#endif
