#ifndef EDITFLD_H
#define EDITFLD_H

#include <stdbool.h>
#include <stddef.h>

/* Single-line text field without allocation. */

typedef struct {
    char *text;   /* storage of the application */
    size_t size;  /* of it, at least 1 */
    size_t len;
    size_t caret; /* 0..len */
    size_t mark;  /* other end of the selection */
} EditFld;

void efInit(EditFld *f, char *storage, size_t size);

/* false if it does not fit; nothing is changed then */
bool efSetText(EditFld *f, const char *text);

/* replaces the selection; clip is not the text of the field itself */
bool efType(EditFld *f, char c);
bool efPaste(EditFld *f, const char *clip);

/* selection, or the character before / after the caret */
void efBackspace(EditFld *f);
void efDelete(EditFld *f);

/* pos <= len */
void efMoveTo(EditFld *f, size_t pos, bool select);
void efHome(EditFld *f, bool select);
void efEnd(EditFld *f, bool select);

/* clip has room for the selection and a '\0', outside of the field */
size_t efCopy(const EditFld *f, char *clip);
size_t efCut(EditFld *f, char *clip);

#endif
