#ifndef HDRLIST_H
#define HDRLIST_H

#include <stddef.h>

/*
 * The header lines of a mail, as a list through entries that the caller
 * provides (in an array, on the stack, in a struct of his own). The list
 * allocates nothing.
 *
 *      struct hdr from = {.name = "From", .value = "ann@example.org"};
 *      hdr_append(&list, &from);
 *
 * Names are compared without regard to case.
 */
struct hdr {
    const char *name;
    const char *value;
    struct hdr *prev, *next; /* of the list */
};

struct hdr_list {
    struct hdr *first, *last;
    size_t count;
};

void hdr_list_init(struct hdr_list *list);

/* Adds an entry at the end. It must not be in any list, and stays there until
   it is removed; the name and value must be set. */
void hdr_append(struct hdr_list *list, struct hdr *entry);

/* Adds an entry before one which is in the list. */
void hdr_insert_before(struct hdr_list *list, struct hdr *where, struct hdr *entry);

/* Takes an entry, which must be in this list, out of it. */
void hdr_remove(struct hdr_list *list, struct hdr *entry);

size_t hdr_count(const struct hdr_list *list);

/* The first entry with this name behind `after` (from the start of the list
   if that is NULL), NULL if there is none. */
struct hdr *hdr_find(const struct hdr_list *list, const struct hdr *after, const char *name);

/* Number of bytes that hdr_write() needs, with the terminator. */
size_t hdr_write_size(const struct hdr_list *list);

/* Writes "Name: value\r\n" lines and a terminator to a buffer of the given
   size. Returns 0, or -1 when that is too small. */
int hdr_write(const struct hdr_list *list, char *buf, size_t size);

/* Puts all entries of `from`, another list, at the end of `to`. */
void hdr_move_all(struct hdr_list *to, struct hdr_list *from);

#endif
