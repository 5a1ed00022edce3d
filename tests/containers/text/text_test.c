#include <assay.h>
#include <assert.h>
#include <string.h>
#include "text.h"

ASSAY_PROPERTY void append_appends(const char *start, const char *more)
{
    struct text text = {0};
    text_append(&text, start);
    text_append(&text, more);
    assert(text.length == strlen(start) + strlen(more));
    assert(strncmp(text.chars, start, strlen(start)) == 0);
    assert(strcmp(text.chars + strlen(start), more) == 0);
    text_release(&text);
}

ASSAY_PROPERTY void insert_makes_it_longer(const char *start, const char *more, unsigned at ASSAY_IN(0, 3))
{
    assay_assume(at <= strlen(start));
    struct text text = {0};
    text_append(&text, start);
    text_insert(&text, at, more);
    assay_note("text is '%s'", text.chars);
    assert(text.length == strlen(start) + strlen(more));
    assert(strcmp(text.chars + at + strlen(more), start + at) == 0);
    text_release(&text);
}
