#include "editfld.h"

#include <string.h>

void efInit(EditFld *f, char *storage, size_t size)
{
    f->text = storage;
    f->size = size;
    f->len = f->caret = f->mark = 0;
    f->text[0] = '\0';
}

static size_t first(const EditFld *f)
{
    return f->caret < f->mark ? f->caret : f->mark;
}

static size_t selected(const EditFld *f)
{
    return f->caret < f->mark ? f->mark - f->caret : f->caret - f->mark;
}

static void erase(EditFld *f, size_t at, size_t n)
{
    memmove(f->text + at, f->text + at + n, f->len - at - n + 1);
    f->len -= n;
    f->caret = f->mark = at;
}

bool efSetText(EditFld *f, const char *text)
{
    size_t n = strlen(text);
    if (n >= f->size)
        return false;
    memmove(f->text, text, n + 1);
    f->len = f->caret = f->mark = n;
    return true;
}

static bool replace(EditFld *f, const char *text, size_t n)
{
    size_t at = first(f), old = selected(f);
    if (n >= f->size - (f->len - old))
        return false;
    memmove(f->text + at + n, f->text + at + old, f->len - at - old + 1);
    memcpy(f->text + at, text, n);
    f->len = f->len - old + n;
    f->caret = f->mark = at + n;
    return true;
}

bool efType(EditFld *f, char c)
{
    return c != '\0' && replace(f, &c, 1);
}

bool efPaste(EditFld *f, const char *clip)
{
    return replace(f, clip, strlen(clip));
}

void efBackspace(EditFld *f)
{
    if (selected(f) > 0)
        erase(f, first(f), selected(f));
    else if (f->caret > 0)
        erase(f, f->caret - 1, 1);
}

void efDelete(EditFld *f)
{
    if (selected(f) > 0)
        erase(f, first(f), selected(f));
    else if (f->caret < f->len)
        erase(f, f->caret, 1);
}

void efMoveTo(EditFld *f, size_t pos, bool select)
{
    f->caret = pos;
    if (!select)
        f->mark = pos;
}

void efHome(EditFld *f, bool select)
{
    efMoveTo(f, 0, select);
}

void efEnd(EditFld *f, bool select)
{
    efMoveTo(f, f->len, select);
}

size_t efCopy(const EditFld *f, char *clip)
{
    size_t n = selected(f);
    memcpy(clip, f->text + first(f), n);
    clip[n] = '\0';
    return n;
}

size_t efCut(EditFld *f, char *clip)
{
    size_t n = efCopy(f, clip);
    if (n > 0)
        erase(f, first(f), n);
    return n;
}
