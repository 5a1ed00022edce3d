/**
 * \file
 * Records of tab separated fields, one record a line.
 *
 * Within a field a tab is written as "\t", a line feed as "\n", a carriage
 * return as "\r" and a backslash as "\\".
 *
 * Texts that are returned belong to the caller, who releases them with free().
 */
#ifndef TSVESC_H
#define TSVESC_H

#include <stdbool.h>
#include <stddef.h>

/**
 * Writes any text so that it can stand in a field.
 * \return the escaped text, which contains no tab and no line end; NULL when memory is out
 */
char *Tsv_Escape(const char *text);

/**
 * Gives back the text that Tsv_Escape() was given.
 * \return the text; NULL when \p field is not the result of an escape, or memory is out
 */
char *Tsv_Unescape(const char *field);

/** \return whether Tsv_Unescape() can read \p field */
bool Tsv_IsField(const char *field);

/** \return number of fields of a record; the empty record has one, which is empty */
size_t Tsv_Count(const char *record);

/**
 * \param which  number of the field, from 0
 * \return the text of that field, unescaped; NULL when there is none or it cannot be read
 */
char *Tsv_Get(const char *record, size_t which);

/** \return the record with one more field of that text at its end; NULL when memory is out */
char *Tsv_Append(const char *record, const char *text);

/** \return whether all fields of a record can be read */
bool Tsv_IsRecord(const char *record);

#endif
