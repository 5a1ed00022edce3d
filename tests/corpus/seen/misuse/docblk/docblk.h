#ifndef DOCBLK_H
#define DOCBLK_H

#include <stddef.h>

/** Blocks of a document: a tree of sections and paragraphs. */

typedef struct docblk docblk;

typedef enum { DOC_SECTION, DOC_PARAGRAPH } doc_kind;

/** Creates a block that is part of no document yet. The text is copied.
 *  NULL if memory is exhausted. */
docblk *doc_section(const char *title);
docblk *doc_paragraph(const char *text);

/** Frees a block with all blocks in it. It must not be part of another one:
 *  use doc_detach() first. */
void doc_free(docblk *block);

/**
 * Puts a block at the end of a section.
 *
 * The section takes ownership. The block must not be part of a section
 * already, and a block cannot be put into itself or into what it contains.
 *
 * @param section a block of the kind DOC_SECTION
 */
void doc_append(docblk *section, docblk *block);

/** Takes a block out of its section, whereupon it belongs to the caller again.
 *  Does nothing to a block that is in none. */
void doc_detach(docblk *block);

doc_kind doc_kind_of(const docblk *block);
const char *doc_text(const docblk *block);

/** Parent, first child, next sibling; NULL if there is none. Borrowed. */
docblk *doc_parent(const docblk *block);
docblk *doc_first(const docblk *block);
docblk *doc_next(const docblk *block);

/** Number of blocks directly in a block. */
size_t doc_count(const docblk *block);
/** Number of words of a block and all blocks in it. */
size_t doc_words(const docblk *block);

#endif
