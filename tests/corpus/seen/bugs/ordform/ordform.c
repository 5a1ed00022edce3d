#include "ordform.h"

#include <stdlib.h>
#include <string.h>

struct ord_form {
    char *customer;
    char *note;
    ord_line *lines;
    size_t count;
    size_t room;
};

/* A copy of a text of at most max characters; NULL if it is longer. */
static char *copy_text(const char *text, size_t max)
{
    size_t n = strlen(text);
    if (n > max)
        return NULL;
    char *copy = malloc(n + 1);
    if (copy != NULL)
        memcpy(copy, text, n + 1);
    return copy;
}

ord_form *ord_create(const char *customer)
{
    if (customer[0] == '\0')
        return NULL;
    ord_form *form = calloc(1, sizeof *form);
    if (form == NULL)
        return NULL;
    form->customer = copy_text(customer, ORD_TEXT_MAX);
    if (form->customer == NULL) {
        free(form);
        return NULL;
    }
    return form;
}

ord_form *ord_copy(const ord_form *form)
{
    ord_form *copy = malloc(sizeof *copy);
    if (copy == NULL)
        return NULL;
    *copy = *form;

    copy->customer = copy_text(form->customer, ORD_TEXT_MAX);
    if (copy->customer == NULL)
        goto no_customer;
    if (form->note != NULL) {
        copy->note = copy_text(form->note, ORD_TEXT_MAX);
        if (copy->note == NULL)
            goto no_note;
    }
    if (form->count > 0) {
        copy->lines = malloc(form->count * sizeof *copy->lines);
        if (copy->lines == NULL)
            goto no_lines;
        memcpy(copy->lines, form->lines, form->count * sizeof *copy->lines);
        copy->room = form->count;
    }
    return copy;

no_lines:
    free(copy->note);
no_note:
    free(copy->customer);
no_customer:
    free(copy);
    return NULL;
}

void ord_destroy(ord_form *form)
{
    if (form == NULL)
        return;
    free(form->customer);
    free(form->note);
    free(form->lines);
    free(form);
}

const char *ord_customer(const ord_form *form)
{
    return form->customer;
}

int ord_set_note(ord_form *form, const char *note)
{
    char *copy = NULL;
    if (note != NULL) {
        copy = copy_text(note, ORD_TEXT_MAX);
        if (copy == NULL)
            return -1;
    }
    free(form->note);
    form->note = copy;
    return 0;
}

const char *ord_note(const ord_form *form)
{
    return form->note;
}

/* Makes room for one more line. */
static int grow(ord_form *form)
{
    if (form->count >= ORD_LINES_MAX)
        return -1;
    if (form->count < form->room)
        return 0;
    size_t room = form->room == 0 ? 4 : form->room * 2;
    ord_line *lines = realloc(form->lines, room * sizeof *lines);
    if (lines == NULL)
        return -1;
    form->lines = lines;
    form->room = room;
    return 0;
}

int ord_add(ord_form *form, const char *sku, int qty, int cents)
{
    size_t n = strlen(sku);
    if (n == 0 || n > ORD_SKU_MAX)
        return -1;
    if (qty < 1 || qty > ORD_QTY_MAX || cents < 0 || cents > ORD_CENTS_MAX)
        return -1;
    for (size_t i = 0; i < form->count; i++) {
        ord_line *line = &form->lines[i];
        if (line->cents == cents && strcmp(line->sku, sku) == 0) {
            if (line->qty > ORD_QTY_MAX - qty)
                return -1;
            line->qty += qty;
            return 0;
        }
    }
    if (grow(form) != 0)
        return -1;
    ord_line *line = &form->lines[form->count++];
    memset(line, 0, sizeof *line);
    memcpy(line->sku, sku, n);
    line->qty = qty;
    line->cents = cents;
    return 0;
}

int ord_strike(ord_form *form, size_t index)
{
    if (index >= form->count)
        return -1;
    memmove(&form->lines[index], &form->lines[index + 1],
            (form->count - index - 1) * sizeof *form->lines);
    form->count--;
    return 0;
}

size_t ord_lines(const ord_form *form)
{
    return form->count;
}

int ord_get(const ord_form *form, size_t index, ord_line *out)
{
    if (index >= form->count)
        return -1;
    *out = form->lines[index];
    return 0;
}

int64_t ord_total(const ord_form *form)
{
    int64_t total = 0;
    for (size_t i = 0; i < form->count; i++)
        total += (int64_t)form->lines[i].qty * form->lines[i].cents;
    return total;
}

int ord_same(const ord_form *a, const ord_form *b)
{
    if (strcmp(a->customer, b->customer) != 0 || a->count != b->count)
        return 0;
    if ((a->note == NULL) != (b->note == NULL))
        return 0;
    if (a->note != NULL && strcmp(a->note, b->note) != 0)
        return 0;
    for (size_t i = 0; i < a->count; i++) {
        const ord_line *x = &a->lines[i], *y = &b->lines[i];
        if (strcmp(x->sku, y->sku) != 0 || x->qty != y->qty || x->cents != y->cents)
            return 0;
    }
    return 1;
}
