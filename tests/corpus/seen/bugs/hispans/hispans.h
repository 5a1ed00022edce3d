#ifndef HISPANS_H
#define HISPANS_H

#include <stddef.h>

/**
 * @file hispans.h
 * Spans for highlighting a line of a C-like language.
 *
 * Texts are given by pointer and length and need not end with a NUL. They may
 * contain any bytes. Nothing is allocated.
 */

/** What a span shows. */
typedef enum {
    HI_PLAIN,     /**< spaces, punctuation and all the rest */
    HI_WORD,      /**< an identifier */
    HI_KEYWORD,   /**< an identifier that is a keyword */
    HI_NUMBER,    /**< starts with a digit */
    HI_STRING,    /**< in double quotes, with them */
    HI_COMMENT    /**< from // to the end of the line */
} hi_kind;

/** A stretch of the text. Spans are never empty. */
typedef struct {
    size_t start;    /**< offset of the first byte */
    size_t length;   /**< number of bytes, at least 1 */
    hi_kind kind;
} hi_span;

/** Where a scan stands. Fill it with hi_begin(); the members are private. */
typedef struct {
    const char *text;
    size_t length;
    size_t at;
} hi_scan;

/**
 * Starts a scan of @p length bytes at @p text, which must stay where they are
 * during the scan. @p text may be NULL when @p length is 0.
 */
void hi_begin(hi_scan *scan, const char *text, size_t length);

/**
 * Takes the next span. Spans follow each other without gaps.
 * A string that is not closed ends where the text ends.
 * @return 1 and fills @p span, or 0 at the end of the text.
 */
int hi_next(hi_scan *scan, hi_span *span);

/**
 * Scans a whole text into an array of @p room spans (may be NULL when
 * @p room is 0).
 * @return the number of spans that the text has, which can be more than
 *         @p room; then only the first @p room ones are stored.
 */
size_t hi_spans(const char *text, size_t length, hi_span *spans, size_t room);

/**
 * The span which the byte at @p offset lies in.
 * @return NULL when there is none. @p spans are in order of their offsets.
 */
const hi_span *hi_find(const hi_span *spans, size_t count, size_t offset);

/** Joins neighbours of the same kind in place. @return the new number. */
size_t hi_merge(hi_span *spans, size_t count);

/** A name as used in style sheets ("keyword"), "plain" for unknown kinds. */
const char *hi_name(hi_kind kind);

#endif
