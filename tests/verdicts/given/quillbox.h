#ifndef QUILLBOX_H
#define QUILLBOX_H

/* Values of several kinds. */
enum quill_kind { QUILL_TEXT, QUILL_ROW };
struct quill;

/* An empty one. */
struct quill *quillbox_typed_new(enum quill_kind kind);
struct quill *quillbox_from_text(const char *text);
void quillbox_free(struct quill *quill);
/* Puts a number behind the others.  1, or 0: there is no room. */
int quillbox_row_push(struct quill *quill, int number);
/* Takes the last number away; 0 if there is none. */
int quillbox_row_pop(struct quill *quill);

#endif
