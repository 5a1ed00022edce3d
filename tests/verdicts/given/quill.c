#include "quill.h"

void quill_init(struct quill *q, char *sheet, size_t size)
{
    *q = (struct quill){.sheet = sheet, .size = size};
}

size_t quill_room(const struct quill *q)
{
    return q->used < q->size ? q->size - q->used : 0;
}

void quill_put(struct quill *q, char letter)
{
    q->sheet[q->used++] = letter;
}

bool quill_try(struct quill *q, char letter)
{
    if (q->used > q->size) /* it is full before: the bug */
        return false;
    q->sheet[q->used++] = letter;
    return true;
}
