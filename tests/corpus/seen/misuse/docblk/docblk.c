#include "docblk.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct docblk {
    doc_kind kind;
    char *text;
    docblk *parent, *first, *last, *next;
};

static docblk *create(doc_kind kind, const char *text)
{
    docblk *block = calloc(1, sizeof *block);
    if (block == NULL)
        return NULL;
    size_t size = strlen(text) + 1;
    block->text = malloc(size);
    if (block->text == NULL) {
        free(block);
        return NULL;
    }
    memcpy(block->text, text, size);
    block->kind = kind;
    return block;
}

docblk *doc_section(const char *title)
{
    return create(DOC_SECTION, title);
}

docblk *doc_paragraph(const char *text)
{
    return create(DOC_PARAGRAPH, text);
}

/* The block after this one in order of the text, within a root. */
static docblk *following(const docblk *root, const docblk *block)
{
    if (block->first != NULL)
        return block->first;
    while (block != root && block->next == NULL)
        block = block->parent;
    return block == root ? NULL : block->next;
}

void doc_free(docblk *block)
{
    if (block == NULL)
        return;
    assert(block->parent == NULL);
    docblk *at = block;
    while (at != NULL) {
        if (at->first != NULL) {
            docblk *child = at->first;
            at->first = child->next;
            at = child;
            continue;
        }
        docblk *parent = at->parent;
        free(at->text);
        free(at);
        at = parent;
    }
}

void doc_append(docblk *section, docblk *block)
{
    assert(section->kind == DOC_SECTION);
    assert(block->parent == NULL);
    for (const docblk *at = section; at != NULL; at = at->parent)
        assert(at != block);
    block->parent = section;
    block->next = NULL;
    if (section->last == NULL)
        section->first = block;
    else
        section->last->next = block;
    section->last = block;
}

void doc_detach(docblk *block)
{
    docblk *parent = block->parent;
    if (parent == NULL)
        return;
    docblk *before = NULL;
    for (docblk *at = parent->first; at != block; at = at->next)
        before = at;
    *(before == NULL ? &parent->first : &before->next) = block->next;
    if (parent->last == block)
        parent->last = before;
    block->parent = NULL;
    block->next = NULL;
}

doc_kind doc_kind_of(const docblk *block)
{
    return block->kind;
}

const char *doc_text(const docblk *block)
{
    return block->text;
}

docblk *doc_parent(const docblk *block)
{
    return block->parent;
}

docblk *doc_first(const docblk *block)
{
    return block->first;
}

docblk *doc_next(const docblk *block)
{
    return block->next;
}

size_t doc_count(const docblk *block)
{
    size_t count = 0;
    for (const docblk *child = block->first; child != NULL; child = child->next)
        count++;
    return count;
}

size_t doc_words(const docblk *block)
{
    size_t words = 0;
    for (const docblk *at = block; at != NULL; at = following(block, at)) {
        const char *text = at->text + strspn(at->text, " \t\n");
        while (*text != '\0') {
            words++;
            text += strcspn(text, " \t\n");
            text += strspn(text, " \t\n");
        }
    }
    return words;
}
