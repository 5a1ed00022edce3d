#ifndef TAGBOX_H
#define TAGBOX_H
#include <stddef.h>

/* A box has a tag, and is a note, a number, or a stack of boxes. */
enum tagbox_kind { TAGBOX_NOTE, TAGBOX_NUMBER, TAGBOX_STACK };
typedef struct tagbox tagbox;

tagbox *tagbox_note(const char *text);
tagbox *tagbox_number(int number);
tagbox *tagbox_stack(void);
tagbox *tagbox_copy(const tagbox *c);
void tagbox_free(tagbox *c);
enum tagbox_kind tagbox_kind(const tagbox *c);
void tagbox_strike(tagbox *c); /* is a number then */

/* Of a note. */
size_t tagbox_length(const tagbox *c);

/* The first letter of a note. */
int tagbox_letter(const tagbox *c);

/* Letters of a note, 0 for all other kinds. */
size_t tagbox_letters(const tagbox *c);

#endif
