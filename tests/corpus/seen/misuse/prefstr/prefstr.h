#ifndef PREFSTR_H
#define PREFSTR_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Preferences of an application: named values of three types.
 *
 * Setting a value changes the type of a name that had another one. Texts that
 * are returned belong to the store; they are valid until the value is set
 * again or removed.
 */
typedef struct Prefs Prefs;

typedef enum { PREF_NONE, PREF_BOOL, PREF_INT, PREF_TEXT } PrefType;

Prefs *Prefs_New(void);
void Prefs_Free(Prefs *prefs);

/* False if memory is out or the name is empty. */
bool Prefs_SetBool(Prefs *prefs, const char *name, bool value);
bool Prefs_SetInt(Prefs *prefs, const char *name, long value);
bool Prefs_SetText(Prefs *prefs, const char *name, const char *value);

/* PREF_NONE if there is no such value. */
PrefType Prefs_Type(const Prefs *prefs, const char *name);

/* The value. There must be one, and it must be of this type. */
bool Prefs_Bool(const Prefs *prefs, const char *name);
long Prefs_Int(const Prefs *prefs, const char *name);
const char *Prefs_Text(const Prefs *prefs, const char *name);

bool Prefs_Remove(Prefs *prefs, const char *name);
size_t Prefs_Count(const Prefs *prefs);

/*
 * Walks over the names:
 *
 *     for (PrefIter *it = Prefs_First(prefs); it != NULL; it = Prefs_Next(it))
 *         puts(Prefs_NameAt(it));
 *
 * The preferences must not be changed meanwhile. An iterator needs no freeing.
 */
typedef struct PrefIter PrefIter;
PrefIter *Prefs_First(const Prefs *prefs);
PrefIter *Prefs_Next(const PrefIter *it);
const char *Prefs_NameAt(const PrefIter *it);

#endif
