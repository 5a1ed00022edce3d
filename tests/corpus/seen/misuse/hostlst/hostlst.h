#ifndef HOSTLST_H
#define HOSTLST_H

/*
 * HOSTLST(3)
 *
 * NAME
 *     hostlst - names and IPv4 addresses from a text like /etc/hosts
 *
 * DESCRIPTION
 *     Each line of the text has an address in dotted form, the name that is
 *     the proper one for it, and any number of aliases, with blanks or tabs in
 *     between.  A '#' starts a comment.  Lines that are not like this are
 *     ignored, and so are lines after the first 1000 good ones.  Letters in
 *     names are the same in upper and lower case.
 */

#include <stddef.h>
#include <stdint.h>

typedef struct hl_table hl_table;

/* An element of the list that hl_resolve() makes. */
struct hl_addr {
    uint8_t ip[4];
    uint16_t port;
    const char *canonname;      /* proper name, in the first element only;
                                   NULL in all others */
    struct hl_addr *next;       /* NULL in the last */
};

#define HL_EOK      0
#define HL_ENONAME  1           /* no line has this name */
#define HL_ENOMEM   2

/*
 * hl_open() reads a NUL-terminated text.  The text is not copied: the table
 * refers to it, so it has to stay unchanged until hl_close().  Returns NULL
 * if there is no memory.
 */
hl_table *hl_open(const char *text);

/* hl_close() frees a table.  Lists from hl_resolve() live on.  The table may
 * be NULL. */
void hl_close(hl_table *table);

/* hl_size() returns the number of lines that were understood. */
size_t hl_size(const hl_table *table);

/*
 * hl_resolve() looks a name up and stores in *res a list of the addresses of
 * all lines that have it as proper name or alias, in the order of the text, at
 * most 64.  Returns HL_EOK, HL_ENONAME or HL_ENOMEM; *res is NULL unless
 * HL_EOK.  The list is to be freed with hl_freeaddrs().
 */
int hl_resolve(const hl_table *table, const char *name, uint16_t port, struct hl_addr **res);

/*
 * hl_freeaddrs() frees a whole list with the name in it, given the pointer
 * that hl_resolve() stored.  Parts of a list cannot be freed.  res may be NULL.
 */
void hl_freeaddrs(struct hl_addr *res);

/*
 * hl_reverse() writes the proper name of the first line with this address to
 * buf, shortened if need be, and always terminated if size is not 0.  Returns
 * the length of the whole name, or 0 if there is no such line (buf is then the
 * empty string).
 */
size_t hl_reverse(const hl_table *table, const uint8_t ip[4], char *buf, size_t size);

/* hl_format() writes "a.b.c.d:port" to buf, shortened and terminated in the
 * same way.  Returns the length of the whole text. */
size_t hl_format(const struct hl_addr *addr, char *buf, size_t size);

/* hl_strerror() returns a text for a result of hl_resolve(). */
const char *hl_strerror(int error);

#endif
