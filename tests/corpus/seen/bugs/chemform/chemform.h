#ifndef CHEMFORM_H
#define CHEMFORM_H

#include <stddef.h>

/**
 * @brief Sum formulas: how many atoms of which element.
 *
 * "H2O", "Ca(OH)2", "Fe2(SO4)3".  An element is an upper case letter that may
 * be followed by a lower case one; whether there is such an element in nature is
 * not asked.
 */
typedef struct chemform chemform;

enum chem_error {
    CHEM_OK,
    CHEM_SYNTAX,  /**< not a formula */
    CHEM_LIMIT,   /**< a number above CHEM_MAX or groups nested too deeply */
    CHEM_MEMORY
};

#define CHEM_MAX 1000000 /**< most atoms of an element */
#define CHEM_DEPTH 8     /**< groups within groups */

/** Reads a formula; *formula is set only when CHEM_OK is returned and is then
 *  freed by the caller with chem_free().  The empty text is the formula without
 *  atoms. */
enum chem_error chem_parse(const char *text, chemform **formula);
void chem_free(chemform *formula);

/** Atoms of an element such as "Na"; 0 when there are none. */
long chem_atoms(const chemform *formula, const char *element);
/** Different elements. */
size_t chem_elements(const chemform *formula);

/** Adds `times` (0 to CHEM_MAX) times the atoms of another formula, which may
 *  be the same.  Unless CHEM_OK is returned nothing is added. */
enum chem_error chem_add(chemform *formula, const chemform *other, long times);

/** Writes the elements in alphabetic order, without groups: "CaH2O2".  The
 *  length of the whole, cut to size as by snprintf(). */
size_t chem_format(const chemform *formula, char *text, size_t size);

#endif
