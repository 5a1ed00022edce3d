#ifndef INIDOC_H
#define INIDOC_H

#include <stddef.h>

/** @file inidoc.h
 *  Settings in sections, as in INI files.
 *
 *  Section names and keys are case sensitive, have 1 to INI_NAME_MAX
 *  characters and contain none of "[]=;#", blanks, tabs or line breaks. Values are
 *  single lines of any length.
 */

#define INI_NAME_MAX 64

typedef struct IniDoc IniDoc;

typedef enum IniResult {
    INI_OK = 0,
    INI_EMEM = -1,    /**< out of memory */
    INI_ENAME = -2,   /**< not a section name or key */
    INI_EVALUE = -3,  /**< the value has a line break */
    INI_ENOENT = -4,  /**< no such section or key */
    INI_ESYNTAX = -5  /**< a line of a text that is none of an INI file */
} IniResult;

IniDoc *ini_new(void);
/** NULL is ignored. */
void ini_free(IniDoc *doc);

/** Stores a value, in place of that which the key had. Adds the section if
 *  there is none. All three texts are copied. */
IniResult ini_set(IniDoc *doc, const char *section, const char *key, const char *value);

/** The value, or @p fallback if the section has no such key. The text belongs
 *  to the document and is valid until the document is changed. */
const char *ini_get(IniDoc *doc, const char *section, const char *key, const char *fallback);

/** 1 or 0 */
int ini_has_section(IniDoc *doc, const char *section);

IniResult ini_remove_key(IniDoc *doc, const char *section, const char *key);
/** Removes the section with all that is in it. */
IniResult ini_remove_section(IniDoc *doc, const char *section);

/** Adds what a text of lines "[section]", "key=value", "; comment" says. What
 *  stands before a bad line is kept. Keys need a section before them. */
IniResult ini_load(IniDoc *doc, const char *text);

size_t ini_section_count(const IniDoc *doc);
/** Keys of all sections. */
size_t ini_key_count(const IniDoc *doc);

#endif
