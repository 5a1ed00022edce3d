/* parflow.h - fills paragraphs of fixed-pitch text into lines.
 *
 * Text is UTF-8 and has to be valid; run pf_valid() over what comes from
 * outside.  A line ends at a newline, or, when the next character no longer
 * fits, at the last space that is on it (which is then on no line), or in the
 * middle of a word if there is no space.  Even an empty text has one line.
 *
 * Offsets are in bytes.  Lines and iterators look into the layout: they are
 * good as long as neither its text nor its width is set and it is not freed.
 */
#ifndef PARFLOW_H
#define PARFLOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PF_TEXT_MAX 1048576 /* bytes in a text */

typedef struct parflow parflow;

typedef struct pf_line {
    size_t start, length;
    size_t columns; /* characters */
} pf_line;

typedef struct pf_iter {
    const parflow *layout;
    const char *at, *end;
} pf_iter;

/* Whether that many bytes are valid UTF-8. */
bool pf_valid(const char *text, size_t length);

/* An empty layout, some columns wide (at least 1); NULL if out of memory. */
parflow *pf_new(size_t width);
void pf_free(parflow *layout);

/* Takes a copy of the text.  length < 0: up to the terminating NUL.  False, and
   nothing changed, if it is longer than PF_TEXT_MAX or memory is out. */
bool pf_set_text(parflow *layout, const char *text, ptrdiff_t length);
bool pf_set_width(parflow *layout, size_t width); /* at least 1 */

const char *pf_text(const parflow *layout); /* terminated; good as above */
size_t pf_length(const parflow *layout);

size_t pf_line_count(const parflow *layout);
/* line < pf_line_count(layout) */
const pf_line *pf_get_line(const parflow *layout, size_t line);
/* The number of the line an offset is on; beyond the end, the last one. */
size_t pf_line_of(const parflow *layout, size_t offset);

/* Character by character:
       for (pf_iter it = pf_begin(l); !pf_done(it); it = pf_next(it))
           ... pf_char(it) ...
   An iterator that is done has no character and no next one. */
pf_iter pf_begin(const parflow *layout);
bool pf_done(pf_iter it);
pf_iter pf_next(pf_iter it);
uint32_t pf_char(pf_iter it);
size_t pf_offset(pf_iter it);

#endif
