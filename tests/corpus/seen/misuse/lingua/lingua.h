#ifndef LINGUA_H
#define LINGUA_H

#include <stddef.h>

/**
 * @file lingua.h
 * @brief Message catalogues with plural forms.
 *
 * Catalogues are usually filled from constant tables, so texts are not copied:
 * ids and texts must stay valid for as long as the catalogue is in use.
 */

typedef struct Lingua Lingua;

/** Which form goes with a number: 0 to the number of forms - 1. */
typedef unsigned (*LinguaRule)(unsigned long number);

#define LINGUA_MAX_FORMS 6

/** Rules that can be used: two forms of English and French, three of Polish. */
unsigned Lingua_RuleEnglish(unsigned long number);
unsigned Lingua_RuleFrench(unsigned long number);
unsigned Lingua_RulePolish(unsigned long number);

/**
 * @param forms  how many forms a message has, 1 to LINGUA_MAX_FORMS
 * @param rule   must return a number below `forms` for every number
 * @return NULL when `forms` is out of range or memory is out
 */
Lingua *Lingua_New(unsigned forms, LinguaRule rule);
void Lingua_Free(Lingua *lingua);

unsigned Lingua_Forms(const Lingua *lingua);
size_t Lingua_Count(const Lingua *lingua);

/**
 * Adds a message, or replaces the one of that id.
 * @param texts  as many texts as there are forms; the array itself is copied
 * @return 0, or -1 when memory is out
 */
int Lingua_Add(Lingua *lingua, const char *id, const char *const *texts);

/** The text for a number, as it was added; NULL when there is no such message. */
const char *Lingua_Get(const Lingua *lingua, const char *id, unsigned long number);

/** Length of the longest form of a message, for layouts; 0 when there is none. */
size_t Lingua_Longest(const Lingua *lingua, const char *id);

/** Forgets a message.  @return -1 when there is none */
int Lingua_Forget(Lingua *lingua, const char *id);

#endif
