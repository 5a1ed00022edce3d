#include "quillbox.h"

#include <stdlib.h>
#include <string.h>

struct quill {
    enum quill_kind kind;
    size_t count;
    union {
        char text[8];
        int *cells;
    } of;
};

#define ROOM 8

struct quill *quillbox_typed_new(enum quill_kind kind)
{
    struct quill *quill = calloc(1, sizeof *quill);
    if (quill && kind == QUILL_ROW && !(quill->of.cells = calloc(ROOM, sizeof(int)))) {
        free(quill);
        return NULL;
    }
    if (quill)
        quill->kind = kind;
    return quill;
}

struct quill *quillbox_from_text(const char *text)
{
    struct quill *quill = text ? quillbox_typed_new(QUILL_TEXT) : NULL;
    if (quill)
        strncpy(quill->of.text, text, sizeof quill->of.text - 1);
    return quill;
}

void quillbox_free(struct quill *quill)
{
    if (quill && quill->kind == QUILL_ROW)
        free(quill->of.cells);
    free(quill);
}

int quillbox_row_push(struct quill *quill, int number)
{
    if (!quill || quill->count == ROOM)
        return 0;
    quill->of.cells[quill->count++] = number;
    return 1;
}

int quillbox_row_pop(struct quill *quill)
{
    return quill && quill->count ? quill->of.cells[--quill->count] : 0;
}
