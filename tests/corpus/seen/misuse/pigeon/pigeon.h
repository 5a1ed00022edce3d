/* pigeon.h - mailboxes inside one program. */
#ifndef PIGEON_H
#define PIGEON_H

#include <stddef.h>

/*
 * An office owns boxes, a box owns the letters that lie in it.  A letter that
 * was taken out is the taker's, until it is burnt or sent on.
 *
 * Limits: 64 boxes an office, 1000 letters a box, 4096 characters a letter.
 */
typedef struct pigeon_office pigeon_office;
typedef struct pigeon_box pigeon_box;
typedef struct pigeon_letter pigeon_letter;

/* Returns NULL when out of memory. */
pigeon_office *pigeon_open(void);

/* Frees the office, its boxes and the letters in them.  Boxes must not be used
 * afterwards.  Letters that were taken out stay valid.  NULL is ignored. */
void pigeon_close(pigeon_office *office);

/* Returns the box of that name, made if there is none yet; NULL when there are
 * too many, when the name is NULL, empty or longer than 31 characters, or when
 * out of memory.  The office keeps ownership. */
pigeon_box *pigeon_box_named(pigeon_office *office, const char *name);

/* Puts a copy of text into the box, behind the others.  Returns 0, or -1 when
 * the box is full, the text is NULL or too long, or out of memory. */
int pigeon_post(pigeon_box *box, const char *text);

/* Number of letters in the box. */
size_t pigeon_waiting(const pigeon_box *box);

/* Returns the text of the oldest letter without taking it, or NULL from an
 * empty box.  The text is the letter's and lives as long as it. */
const char *pigeon_peek(const pigeon_box *box);

/* Takes the oldest letter out of the box; NULL when it is empty.  The caller
 * has to dispose of the letter with pigeon_burn() or pigeon_send(). */
pigeon_letter *pigeon_take(pigeon_box *box);

/* Returns the text, which lives as long as the letter. */
const char *pigeon_text(const pigeon_letter *letter);

/* How many times the letter was sent on. */
unsigned pigeon_hops(const pigeon_letter *letter);

/* Puts a letter that was taken out into a box, behind the others.  On success
 * (0) it belongs to the box again and the caller's pointer is void.  When the
 * box is full it returns -1 and the letter remains the caller's. */
int pigeon_send(pigeon_box *box, pigeon_letter *letter);

/* Frees a letter that was taken out.  NULL is ignored. */
void pigeon_burn(pigeon_letter *letter);

/* Frees all letters in the box. */
void pigeon_sweep(pigeon_box *box);

#endif
