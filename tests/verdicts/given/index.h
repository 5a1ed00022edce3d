#ifndef INDEX_H
#define INDEX_H

typedef struct book book;
typedef struct entry entry;

book *book_new(void);
void book_free(book *b);
void book_clear(book *b);
/* -1: there is no memory. */
int book_add(book *b, const char *word);
entry *book_first(book *b);
const char *entry_word(entry *e);
entry *entry_of_word(const char *word);
int entry_pages(entry *e);

#endif
