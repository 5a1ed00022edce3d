#ifndef CELLVAL_H
#define CELLVAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * cellval - what a cell of a spreadsheet holds: nothing, a number, a text, a
 * truth value or an error.
 */

enum cellval_kind { CELLVAL_EMPTY, CELLVAL_NUMBER, CELLVAL_TEXT, CELLVAL_BOOL, CELLVAL_ERROR };

/* Read it if you like; change it through the functions only. */
typedef struct cellval {
    enum cellval_kind kind;
    double number; /* CELLVAL_NUMBER: finite */
    char *text;    /* CELLVAL_TEXT: owned, never NULL */
    bool truth;    /* CELLVAL_BOOL */
} cellval;

#define CELLVAL_TEXT_MAX 32767 /* bytes, as elsewhere */

/* An empty cell.  Every cellval begins with this. */
void cellval_init(cellval *c);

/* Frees what the cell holds; it is empty then and can be used on. */
void cellval_clear(cellval *c);

/* Infinities and NaN make the cell an error. */
void cellval_set_number(cellval *c, double number);
void cellval_set_bool(cellval *c, bool truth);
void cellval_set_error(cellval *c);

/*
 * Copies the text, which may be the cell's own.  Returns false, the cell
 * unchanged, if it is too long or memory is short.
 */
bool cellval_set_text(cellval *c, const char *text);

/*
 * Takes what a user typed: "" empties the cell, a decimal number ("-1.5e3")
 * makes it a number, TRUE and FALSE a truth value, all else is text, and so is
 * everything behind an apostrophe ("'12").  Returns as cellval_set_text.
 */
bool cellval_enter(cellval *c, const char *typed);

/* Makes `to` a copy of `from`.  False, `to` unchanged, if memory is short. */
bool cellval_copy(cellval *to, const cellval *from);

/* Same kind and same value.  Texts are the same when all their bytes are. */
bool cellval_equal(const cellval *a, const cellval *b);

/* Equal cells have equal hashes. */
uint32_t cellval_hash(const cellval *c);

/*
 * The order in which columns are sorted; negative, 0 or positive, 0 for equal
 * cells only.  Can be handed to a sort of any kind.
 *
 * Empty cells come first, then numbers, texts, truth values and errors.  Texts
 * are ordered without regard to case, among those that differ in case only
 * upper case is first.  A text that reads as a number, as imports are full of,
 * takes its place among the numbers, behind the number itself.
 */
int cellval_compare(const cellval *a, const cellval *b);

/*
 * Writes the cell as it is shown, like snprintf: cut to size - 1 bytes and
 * terminated, nothing if size is 0.  Returns the length of the whole.
 */
size_t cellval_show(const cellval *c, char *buf, size_t size);

#endif
