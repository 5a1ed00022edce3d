/*
 * pgdirs.h - a two-level page directory for a simulated 32-bit machine
 *
 * Pages have 4096 bytes; a table holds 1024 pages, a directory 1024 tables.
 * Tables come into being when a page is mapped in them and go away with their
 * last page.  Addresses may point anywhere into a page, unless noted.
 */
#ifndef PGDIRS_H
#define PGDIRS_H

#include <stddef.h>
#include <stdint.h>

#define PGD_PAGE 4096u

/* Rights of a page, or'ed together. */
#define PGD_READ  1u
#define PGD_WRITE 2u
#define PGD_EXEC  4u

/* Results below zero. */
#define PGD_ENOMEM  (-1)        /* no memory */
#define PGD_EINVAL  (-2)        /* unknown or no rights; frame not on a page */
#define PGD_EEXIST  (-3)        /* the page is mapped already */
#define PGD_EFAULT  (-4)        /* the page is not mapped */
#define PGD_EACCESS (-5)        /* the page does not grant the right */

typedef struct pgd pgd;

/* A new directory without pages, or NULL.  Free it with pgd_free(). */
pgd *pgd_new(void);

/* Frees a directory and its tables; NULL is fine. */
void pgd_free(pgd *dir);

/* Maps the page of `va` to the physical `frame`, a multiple of PGD_PAGE.
 * 0, PGD_EINVAL, PGD_EEXIST or PGD_ENOMEM. */
int pgd_map(pgd *dir, uint32_t va, uint32_t frame, unsigned rights);

/* Removes the page of `va`: 0 or PGD_EFAULT. */
int pgd_unmap(pgd *dir, uint32_t va);

/* Gives the page of `va` other rights: 0, PGD_EINVAL or PGD_EFAULT. */
int pgd_protect(pgd *dir, uint32_t va, unsigned rights);

/* Finds the physical address of `va` for an access that needs all of
 * `rights`.  0 and *pa set; else PGD_EINVAL, PGD_EFAULT or PGD_EACCESS and
 * *pa left alone. */
int pgd_translate(pgd *dir, uint32_t va, unsigned rights, uint32_t *pa);

/* Number of mapped pages, and of tables in use. */
size_t pgd_pages(const pgd *dir);
size_t pgd_tables(const pgd *dir);

/* Removes all pages. */
void pgd_clear(pgd *dir);

/* Calls fn for every mapped page in order of addresses, until fn returns
 * something other than 0, which is returned; else 0.  fn must not change the
 * directory. */
int pgd_walk(const pgd *dir,
             int (*fn)(void *arg, uint32_t va, uint32_t frame, unsigned rights),
             void *arg);

#endif
