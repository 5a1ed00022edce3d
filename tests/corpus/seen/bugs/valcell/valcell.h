#ifndef VALCELL_H
#define VALCELL_H
/*
 * Reference-counted values: integers, texts, and lists of values.
 *
 * Counting: the makers (val_int, val_text, val_list, val_copy) give you one
 * reference.  val_keep adds one, val_drop takes one away; a value goes when
 * its last reference goes.  Lists keep references of their own to what is in
 * them.  val_at lends: what it returns lives as long as somebody - the list,
 * say - has a reference to it.
 *
 * A list that has been appended to another list is frozen: nothing can be
 * appended to it any more.  So there are no cycles.
 */
#include <stdbool.h>
#include <stddef.h>

#define VAL_TEXT_MAX  255  /* characters of a text */
#define VAL_DEPTH_MAX 16   /* lists in lists */
#define VAL_SIZE_MAX  4096 /* values in a list, those in its lists included */

typedef struct val Val;
typedef enum { VAL_INT, VAL_TEXT, VAL_LIST } ValKind;

/* New values; NULL if there is no memory, or the text is NULL or too long. */
Val *val_int(long number);
Val *val_text(const char *text);
Val *val_list(void);

/* A deep copy, which is not frozen; NULL if there is no memory. */
Val *val_copy(const Val *v);

/* One more reference to v; returns v.  NULL is fine. */
Val *val_keep(Val *v);

/* One reference less.  NULL is fine. */
void val_drop(Val *v);

/* Lets the variable *slot, which owns one reference to a value or is NULL,
 * own one to v instead:  v gets a reference, the old value loses one.  v is
 * any live value, related to the old one or not, or NULL. */
void val_assign(Val **slot, Val *v);

/* Appends item, which stays yours, to a list.  0, or -1 if list is not a list
 * or frozen, is item itself, would get too deep or too big, or there is no
 * memory. */
int val_append(Val *list, Val *item);

/* The i-th value of a list, lent; NULL if list is no list or not so long. */
Val *val_at(const Val *list, size_t i);

ValKind val_kind(const Val *v);
size_t val_count(const Val *v);          /* of a list; 0 of others */
long val_number(const Val *v);           /* of an integer; 0 of others */
const char *val_chars(const Val *v);     /* of a text, while it lives; else "" */
bool val_equal(const Val *a, const Val *b); /* by contents */

#endif
