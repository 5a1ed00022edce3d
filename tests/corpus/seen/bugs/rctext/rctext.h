/**
 * @file rctext.h
 * Reference counted texts with copy on write.
 *
 * RcText_New() gives a text with one reference, which belongs to the caller.
 * RcText_Retain() adds a reference, RcText_Release() gives one back; the text
 * goes away with its last reference.
 *
 * Functions that change a text take the address of a reference. When other
 * references to the text exist these keep what they had: the reference at
 * *text is given back and replaced by one to a text of its own.
 */
#ifndef RCTEXT_H
#define RCTEXT_H

#include <stdbool.h>
#include <stddef.h>

#define RCTEXT_MAX 4096 /**< longest text, in characters */

typedef struct RcText RcText;

/** @return NULL if the text is too long or memory is out */
RcText *RcText_New(const char *chars);
/** @return text */
RcText *RcText_Retain(RcText *text);
/** NULL is ignored. */
void RcText_Release(RcText *text);

/** The characters, valid until the text is changed or released. */
const char *RcText_Chars(const RcText *text);
size_t RcText_Length(const RcText *text);
bool RcText_IsShared(const RcText *text);
bool RcText_Equal(const RcText *a, const RcText *b);

/** @return false, nothing changed, if it would be too long or memory is out */
bool RcText_Append(RcText **text, const char *chars);
/** Cuts to at most length characters. @return false if memory is out */
bool RcText_Truncate(RcText **text, size_t length);
/** Makes small ASCII letters capital. @return false if memory is out */
bool RcText_Upper(RcText **text);

#endif
