#ifndef BRUTTO_H
#define BRUTTO_H

/**
 * @file brutto.h
 * @brief Molecular formulas such as "C6H12O6" or "Al2(SO4)3".
 *
 * A formula is a sequence of parts; a part is an element (a capital letter and
 * perhaps a small one; any such symbol is taken) or a group in parentheses,
 * followed by a count or by nothing, which stands for 1.  Counts have no sign
 * and are not 0.  Nothing else may be in the text, no blanks either.
 */

#include <stddef.h>

#define BRUTTO_MAX_TEXT 200     /**< characters of a formula */
#define BRUTTO_MAX_DEPTH 16     /**< nested groups */
#define BRUTTO_MAX_COUNT 999999 /**< atoms of an element */

enum brutto_error {
    BRUTTO_OK = 0,
    BRUTTO_ESYNTAX, /**< empty text or group, bad character, count of 0 */
    BRUTTO_EPAREN,  /**< parentheses that do not match */
    BRUTTO_ELIMIT,  /**< one of the limits above */
    BRUTTO_ENOMEM
};

/** A formula that was understood.  It does not change any more. */
typedef struct brutto brutto;

/**
 * Parses a formula.
 * @param text any string
 * @param out  gets the formula, to be freed with brutto_free(); it is set to
 *             NULL when the function fails
 * @return BRUTTO_OK or what is wrong
 */
enum brutto_error brutto_parse(const char *text, brutto **out);

/** Frees a formula; NULL does nothing. */
void brutto_free(brutto *formula);

/** How many different elements it has. */
size_t brutto_elements(const brutto *formula);

/** How many atoms of an element it has; 0 if the symbol is not in it. */
long brutto_count(const brutto *formula, const char *symbol);

/** How many atoms it has altogether. */
long brutto_atoms(const brutto *formula);

/**
 * The element number @p index in alphabetical order.
 * @param count gets the number of atoms; may be NULL
 * @return its symbol, which belongs to the formula; NULL if the index is not
 *         less than brutto_elements()
 */
const char *brutto_element(const brutto *formula, size_t index, long *count);

/** Whether two formulas have the same atoms: 1 or 0. */
int brutto_equal(const brutto *a, const brutto *b);

/**
 * Writes the formula without groups, elements in alphabetical order.
 * @param buffer of @p size bytes; may be NULL if that is 0
 * @return the length of the whole text, as snprintf() does; what does not fit
 *         is cut off, and the text ends with a NUL if size is not 0
 */
size_t brutto_format(const brutto *formula, char *buffer, size_t size);

#endif
