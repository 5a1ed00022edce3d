#ifndef IDTABLE_H
#define IDTABLE_H

#include <stdint.h>

/*
 * Identifiers of a compiler: every spelling gets one number, and each symbol
 * carries a kind and a value.
 */

typedef int32_t idt_id;        /* 0, 1, 2, ... in order of interning */
#define IDT_NONE    (-1)
#define IDT_MAXIDS  20000

typedef enum { IDT_UNKNOWN, IDT_VARIABLE, IDT_FUNCTION, IDT_TYPE } idt_kind;

typedef struct idtable idtable;

idtable    *idt_open(void);
void        idt_close(idtable *t);

/* Number of a spelling, which is entered if it is new.  IDT_NONE if it is
   empty, longer than 255 characters, or the table is full. */
idt_id      idt_intern(idtable *t, const char *spelling);

/* Number of a spelling, or IDT_NONE; enters nothing. */
idt_id      idt_lookup(const idtable *t, const char *spelling);

int32_t     idt_count(const idtable *t);

/* Spelling of a number, NULL if there is no such number.  Good until the next
   idt_intern(). */
const char *idt_spelling(const idtable *t, idt_id id);

/* Attributes. Unknown numbers are ignored, and read as IDT_UNKNOWN or 0. */
void        idt_define(idtable *t, idt_id id, idt_kind kind, int64_t value);
idt_kind    idt_kind_of(const idtable *t, idt_id id);
int64_t     idt_value_of(const idtable *t, idt_id id);

/* Calls fn for every identifier of a kind, in order. */
void        idt_each(const idtable *t, idt_kind kind,
                     void (*fn)(const char *spelling, int64_t value, void *arg), void *arg);

#endif
