#include "unitbook.h"

#include <stdlib.h>
#include <string.h>

typedef struct unit {
    struct unit *next;
    char symbol[UNITS_SYMBOL_MAX + 1];
    int quantity;
    double factor;
} unit_t;

struct unitbook {
    unit_t *units;
    int count;
};

unitbook_t *unitbook_new(void)
{
    return calloc(1, sizeof(unitbook_t));
}

void unitbook_free(unitbook_t *book)
{
    if (book == NULL)
        return;
    while (book->units != NULL) {
        unit_t *unit = book->units;
        book->units = unit->next;
        free(unit);
    }
    free(book);
}

static const unit_t *lookup(const unitbook_t *book, const char *symbol)
{
    for (const unit_t *unit = book->units; unit != NULL; unit = unit->next)
        if (strcmp(unit->symbol, symbol) == 0)
            return unit;
    return NULL;
}

units_error_t unitbook_define(unitbook_t *book, const char *symbol, int quantity, double factor)
{
    size_t length = strlen(symbol);
    if (length == 0 || length > UNITS_SYMBOL_MAX || !(factor > 0))
        return UNITS_BAD_ARGUMENT;
    if (lookup(book, symbol) != NULL)
        return UNITS_DUPLICATE;
    unit_t *unit = malloc(sizeof *unit);
    if (unit == NULL)
        return UNITS_NO_MEMORY;
    memcpy(unit->symbol, symbol, length + 1);
    unit->quantity = quantity;
    unit->factor = factor;
    unit->next = book->units;
    book->units = unit;
    book->count++;
    return UNITS_OK;
}

units_error_t unitbook_alias(unitbook_t *book, const char *symbol, const char *existing)
{
    const unit_t *unit = lookup(book, existing);
    if (unit == NULL)
        return UNITS_UNKNOWN;
    return unitbook_define(book, symbol, unit->quantity, unit->factor);
}

units_error_t unitbook_undefine(unitbook_t *book, const char *symbol)
{
    for (unit_t **link = &book->units; *link != NULL; link = &(*link)->next) {
        unit_t *unit = *link;
        if (strcmp(unit->symbol, symbol) == 0) {
            *link = unit->next;
            free(unit);
            book->count--;
            return UNITS_OK;
        }
    }
    return UNITS_UNKNOWN;
}

units_error_t unitbook_convert(const unitbook_t *book, double value, const char *from, const char *to,
                               double *result)
{
    const unit_t *source = lookup(book, from);
    if (source == NULL)
        return UNITS_UNKNOWN;
    const unit_t *target = lookup(book, to);
    if (source->quantity != target->quantity)
        return UNITS_MISMATCH;
    *result = source == target ? value : value * source->factor / target->factor;
    return UNITS_OK;
}

double unitbook_factor(const unitbook_t *book, const char *symbol)
{
    const unit_t *unit = lookup(book, symbol);
    return unit == NULL ? 0 : unit->factor;
}

int unitbook_count(const unitbook_t *book)
{
    return book->count;
}

const char *unitbook_strerror(units_error_t error)
{
    switch (error) {
    case UNITS_OK:
        return "no error";
    case UNITS_DUPLICATE:
        return "duplicate unit";
    case UNITS_UNKNOWN:
        return "unknown unit";
    case UNITS_MISMATCH:
        return "units of different quantities";
    case UNITS_BAD_ARGUMENT:
        return "bad symbol or factor";
    case UNITS_NO_MEMORY:
        return "out of memory";
    }
    return "unknown error";
}
