/* ordform.h -- order forms: a customer, a note, and numbered lines. */
#ifndef ORDFORM_H
#define ORDFORM_H

#include <stddef.h>
#include <stdint.h>

#define ORD_SKU_MAX   15        /* characters of an article number  */
#define ORD_TEXT_MAX  200       /* characters of customer and note  */
#define ORD_QTY_MAX   1000000
#define ORD_CENTS_MAX 100000000
#define ORD_LINES_MAX 500

typedef struct ord_form ord_form;

typedef struct {
    char sku[ORD_SKU_MAX + 1];
    int qty;                    /* 1 .. ORD_QTY_MAX   */
    int cents;                  /* price of one piece, 0 .. ORD_CENTS_MAX */
} ord_line;

/* All functions that return int return 0 if they did it, and -1 if not; the
 * form is then as it was before.  Texts that are passed in are copied. */

/* Creates an order form without lines and without a note.  Returns NULL if
 * the name is empty or too long, or if memory is exhausted. */
ord_form *ord_create(const char *customer);

/* Creates an independent copy of a form: what happens to one of the two later
 * on, be it changed or destroyed, does not concern the other.  Each must be
 * destroyed on its own.  Returns NULL if memory is exhausted. */
ord_form *ord_copy(const ord_form *form);

/* Destroys a form.  Does nothing for NULL. */
void ord_destroy(ord_form *form);

/* The customer's name; belongs to the form. */
const char *ord_customer(const ord_form *form);

/* Sets the note, or removes it if note is NULL.  Fails if it is too long. */
int ord_set_note(ord_form *form, const char *note);

/* The note, or NULL if there is none; belongs to the form and is good until
 * the note is next set. */
const char *ord_note(const ord_form *form);

/* Adds a line at the end.  A line for an article that is on the form at the
 * same price is not added again, its quantity is raised instead.  Fails if
 * an argument or the raised quantity is out of range, if sku is empty, or if
 * the form is full. */
int ord_add(ord_form *form, const char *sku, int qty, int cents);

/* Strikes line number index (from 0); the lines after it move up.  Fails if
 * there is no such line. */
int ord_strike(ord_form *form, size_t index);

/* Number of lines. */
size_t ord_lines(const ord_form *form);

/* Stores line number index in *out.  Fails if there is no such line. */
int ord_get(const ord_form *form, size_t index, ord_line *out);

/* Sum over the lines of quantity times price. */
int64_t ord_total(const ord_form *form);

/* 1 if the two forms have the same customer, note, and lines in the same
 * order, else 0. */
int ord_same(const ord_form *a, const ord_form *b);

#endif
