#include "foldout.h"

#include <assert.h>
#include <string.h>

void FoldOutInit(FoldOut *fold, size_t width, FoldOutLine *emit, void *context)
{
    assert(width >= 1 && width <= FOLDOUT_WIDTH);
    memset(fold, 0, sizeof *fold);
    fold->width = width;
    fold->emit = emit;
    fold->context = context;
}

void FoldOutIndent(FoldOut *fold, size_t indent)
{
    assert(!fold->busy);
    assert(indent < fold->width);
    fold->indent = indent;
}

static void Emit(FoldOut *fold)
{
    fold->line[fold->used] = '\0';
    fold->lines++;
    fold->busy = true;
    fold->emit(fold->context, fold->line, fold->used);
    fold->busy = false;
    fold->used = 0;
}

/* Puts the pending word on the line, or on the next if it does not fit. */
static void PlaceWord(FoldOut *fold)
{
    if (fold->word == 0)
        return;
    if (fold->used > 0 && fold->word >= fold->width - fold->used)
        Emit(fold);
    const char *at = fold->pending;
    size_t rest = fold->word;
    if (fold->used > 0)
        fold->line[fold->used++] = ' ';
    while (rest > 0) {
        if (fold->used == 0) {
            memset(fold->line, ' ', fold->indent);
            fold->used = fold->indent;
        }
        size_t fits = fold->width - fold->used;
        if (fits > rest)
            fits = rest;
        memcpy(fold->line + fold->used, at, fits);
        fold->used += fits;
        at += fits;
        rest -= fits;
        if (rest > 0)
            Emit(fold);
    }
    fold->word = 0;
}

void FoldOutChar(FoldOut *fold, char c)
{
    assert(!fold->busy);
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\0') {
        PlaceWord(fold);
        return;
    }
    if (fold->word == fold->width) {
        PlaceWord(fold);
        if (fold->used > 0)
            Emit(fold);
    }
    fold->pending[fold->word++] = c;
}

void FoldOutText(FoldOut *fold, const char *text)
{
    assert(!fold->busy);
    for (; *text != '\0'; text++)
        FoldOutChar(fold, *text);
}

void FoldOutBreak(FoldOut *fold)
{
    assert(!fold->busy);
    PlaceWord(fold);
    Emit(fold);
}

void FoldOutEnd(FoldOut *fold)
{
    assert(!fold->busy);
    PlaceWord(fold);
    if (fold->used > 0)
        Emit(fold);
}

size_t FoldOutLines(const FoldOut *fold)
{
    return fold->lines;
}
