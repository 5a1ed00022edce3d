#ifndef UNITBOOK_H
#define UNITBOOK_H

/*!
 * \brief A book of units of measurement and conversions between them.
 *
 * Every unit is some multiple of the base unit of its quantity (length, mass,
 * time ...).  Quantities are numbered by the user of the book.
 */
typedef struct unitbook unitbook_t;

typedef enum {
    UNITS_OK = 0,
    UNITS_DUPLICATE,   /*!< the symbol is defined already */
    UNITS_UNKNOWN,     /*!< no unit with that symbol */
    UNITS_MISMATCH,    /*!< units of different quantities */
    UNITS_BAD_ARGUMENT,/*!< an empty or too long symbol, or a factor that is not above 0 */
    UNITS_NO_MEMORY
} units_error_t;

#define UNITS_SYMBOL_MAX 15

unitbook_t *unitbook_new(void);
void unitbook_free(unitbook_t *book);

/*! Define a unit: 1 symbol = factor base units. */
units_error_t unitbook_define(unitbook_t *book, const char *symbol, int quantity, double factor);

/*! Define a second symbol for a unit. */
units_error_t unitbook_alias(unitbook_t *book, const char *symbol, const char *existing);

/*! Forget a unit; its aliases stay. */
units_error_t unitbook_undefine(unitbook_t *book, const char *symbol);

/*! Convert a value between two units; *result is only set on UNITS_OK. */
units_error_t unitbook_convert(const unitbook_t *book, double value, const char *from, const char *to,
                               double *result);

/*! The factor of a unit, 0 if it is unknown. */
double unitbook_factor(const unitbook_t *book, const char *symbol);

/*! The number of symbols. */
int unitbook_count(const unitbook_t *book);

/*! A short English text for an error. */
const char *unitbook_strerror(units_error_t error);

#endif
