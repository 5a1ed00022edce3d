#ifndef INIMERGE_H
#define INIMERGE_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @file inimerge.h
 * Settings in sections, as in .ini files, with comments that survive.
 *
 * All texts that are passed in are copied. Texts that are handed out belong
 * to the IniFile and are valid until it is changed or freed.
 */
typedef struct IniFile IniFile;

/** @return an empty file, or NULL if out of memory */
IniFile *IniFile_New(void);

/** Frees everything. NULL is ignored. */
void IniFile_Free(IniFile *ini);

/**
 * An independent copy.
 * @return NULL if out of memory
 */
IniFile *IniFile_Clone(const IniFile *ini);

/**
 * Sets a value, replacing what is there. The comment of the entry is kept.
 * @return false if out of memory
 */
bool IniFile_Set(IniFile *ini, const char *section, const char *key, const char *value);

/** @return the value, or NULL if there is none */
const char *IniFile_Get(const IniFile *ini, const char *section, const char *key);

/**
 * Puts a comment on an entry.
 * @param comment  NULL to remove the comment
 * @return false if there is no such entry or out of memory
 */
bool IniFile_SetComment(IniFile *ini, const char *section, const char *key, const char *comment);

/** @return the comment, or NULL if there is no entry or no comment */
const char *IniFile_GetComment(const IniFile *ini, const char *section, const char *key);

/** Removes an entry. @return false if there is none */
bool IniFile_Remove(IniFile *ini, const char *section, const char *key);

/** @return the number of entries in all sections */
size_t IniFile_Count(const IniFile *ini);

/**
 * Sets in @p ini all the values of @p from. Comments are not taken over.
 * @return false if out of memory; some values may have been set then
 */
bool IniFile_Merge(IniFile *ini, const IniFile *from);

#endif
