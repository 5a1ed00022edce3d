#include "caretbuf.h"

#include <stdlib.h>
#include <string.h>

struct caretbuf {
    char *text;
    size_t length;
    size_t at[CB_CARETS];
    /* what cb_undo brings back */
    char *old_text; /* NULL: nothing */
    size_t old_length;
    size_t old_at;
    int old_caret;
};

static int known(int caret)
{
    return caret >= 0 && caret < CB_CARETS;
}

caretbuf *cb_new(const char *text)
{
    size_t length = strlen(text);

    if (length > CB_MAX)
        return NULL;
    caretbuf *buf = calloc(1, sizeof *buf);
    if (buf == NULL)
        return NULL;
    buf->text = malloc(length + 1);
    if (buf->text == NULL) {
        free(buf);
        return NULL;
    }
    memcpy(buf->text, text, length + 1);
    buf->length = length;
    return buf;
}

void cb_free(caretbuf *buf)
{
    if (buf == NULL)
        return;
    free(buf->text);
    free(buf->old_text);
    free(buf);
}

const char *cb_text(const caretbuf *buf)
{
    return buf->text;
}

size_t cb_length(const caretbuf *buf)
{
    return buf->length;
}

int cb_tell(const caretbuf *buf, int caret)
{
    return known(caret) ? (int)buf->at[caret] : CB_BAD;
}

int cb_seek(caretbuf *buf, int caret, int position)
{
    if (!known(caret) || position < 0 || (size_t)position > buf->length)
        return CB_BAD;
    buf->at[caret] = (size_t)position;
    return CB_OK;
}

int cb_peek(const caretbuf *buf, int caret)
{
    if (!known(caret))
        return CB_BAD;
    return (unsigned char)buf->text[buf->at[caret]];
}

/* Makes text the current one, and keeps the one before for cb_undo. */
static void replace(caretbuf *buf, char *text, size_t length, int caret)
{
    free(buf->old_text);
    buf->old_text = buf->text;
    buf->old_length = buf->length;
    buf->old_at = buf->at[caret];
    buf->old_caret = caret;
    buf->text = text;
    buf->length = length;
}

int cb_insert(caretbuf *buf, int caret, const char *text)
{
    if (!known(caret))
        return CB_BAD;
    size_t n = strlen(text), where = buf->at[caret];
    if (n > CB_MAX - buf->length)
        return CB_FULL;
    char *now = malloc(buf->length + n + 1);
    if (now == NULL)
        return CB_FULL;
    memcpy(now, buf->text, where);
    memcpy(now + where, text, n);
    memcpy(now + where + n, buf->text + where, buf->length - where + 1);
    replace(buf, now, buf->length + n, caret);
    for (int i = 0; i < CB_CARETS; i++)
        if (buf->at[i] >= where)
            buf->at[i] += n;
    return CB_OK;
}

int cb_erase(caretbuf *buf, int caret, size_t n)
{
    if (!known(caret))
        return CB_BAD;
    size_t where = buf->at[caret];
    if (n > buf->length - where)
        n = buf->length - where;
    char *now = malloc(buf->length - n + 1);
    if (now == NULL)
        return CB_FULL;
    memcpy(now, buf->text, where);
    memcpy(now + where, buf->text + where + n, buf->length - where - n + 1);
    replace(buf, now, buf->length - n, caret);
    for (int i = 0; i < CB_CARETS; i++) {
        if (buf->at[i] >= where + n)
            buf->at[i] -= n;
        else if (buf->at[i] > where)
            buf->at[i] = where;
    }
    return (int)n;
}

int cb_undo(caretbuf *buf)
{
    if (buf->old_text == NULL)
        return 0;
    free(buf->text);
    buf->text = buf->old_text;
    buf->length = buf->old_length;
    buf->old_text = NULL;
    buf->at[buf->old_caret] = buf->old_at;
    return 1;
}
