#include "lineed.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct ed_line {
    ed_doc *doc;
    ed_line *prev;
    ed_line *next;
    char *text;
};

struct ed_doc {
    ed_line *first;
    ed_line *last;
    size_t count;
};

static ed_line *make_line(const char *text)
{
    size_t length = strcspn(text, "\n");
    ed_line *line = calloc(1, sizeof *line);
    if (line == NULL)
        return NULL;
    line->text = malloc(length + 1);
    if (line->text == NULL) {
        free(line);
        return NULL;
    }
    memcpy(line->text, text, length);
    line->text[length] = '\0';
    return line;
}

static void free_line(ed_line *line)
{
    free(line->text);
    free(line);
}

ed_line *ed_insert(ed_doc *doc, ed_line *line, const char *text)
{
    assert(line == NULL || line->doc == doc);
    ed_line *added = make_line(text);
    if (added == NULL)
        return NULL;
    added->doc = doc;
    added->prev = line;
    added->next = line == NULL ? doc->first : line->next;
    if (added->prev != NULL)
        added->prev->next = added;
    else
        doc->first = added;
    if (added->next != NULL)
        added->next->prev = added;
    else
        doc->last = added;
    doc->count++;
    return added;
}

ed_doc *ed_open(const char *text)
{
    ed_doc *doc = calloc(1, sizeof *doc);
    if (doc == NULL)
        return NULL;
    for (;;) {
        if (ed_insert(doc, doc->last, text) == NULL) {
            ed_close(doc);
            return NULL;
        }
        text = strchr(text, '\n');
        if (text == NULL)
            return doc;
        text++;
    }
}

void ed_close(ed_doc *doc)
{
    if (doc == NULL)
        return;
    while (doc->first != NULL) {
        ed_line *line = doc->first;
        doc->first = line->next;
        free_line(line);
    }
    free(doc);
}

ed_line *ed_first(const ed_doc *doc)
{
    return doc->first;
}

ed_line *ed_last(const ed_doc *doc)
{
    return doc->last;
}

ed_line *ed_next(const ed_line *line)
{
    return line->next;
}

ed_line *ed_prev(const ed_line *line)
{
    return line->prev;
}

const char *ed_text(const ed_line *line)
{
    return line->text;
}

void ed_remove(ed_doc *doc, ed_line *line)
{
    assert(line->doc == doc);
    assert(doc->count > 1);
    if (line->prev != NULL)
        line->prev->next = line->next;
    else
        doc->first = line->next;
    if (line->next != NULL)
        line->next->prev = line->prev;
    else
        doc->last = line->prev;
    doc->count--;
    free_line(line);
}

int ed_join(ed_doc *doc, ed_line *line)
{
    assert(line->doc == doc);
    assert(line->next != NULL);
    size_t length = strlen(line->text), size = strlen(line->next->text) + 1;
    char *text = realloc(line->text, length + size);
    if (text == NULL)
        return -1;
    memcpy(text + length, line->next->text, size);
    line->text = text;
    ed_remove(doc, line->next);
    return 0;
}

ed_line *ed_split(ed_doc *doc, ed_line *line, size_t column)
{
    assert(line->doc == doc);
    assert(column <= strlen(line->text));
    ed_line *added = ed_insert(doc, line, line->text + column);
    if (added != NULL)
        line->text[column] = '\0';
    return added;
}

size_t ed_count(const ed_doc *doc)
{
    return doc->count;
}
