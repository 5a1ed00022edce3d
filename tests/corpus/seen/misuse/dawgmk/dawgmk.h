#ifndef DAWGMK_H
#define DAWGMK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
   Word lists as directed acyclic word graphs, for word games and spelling.

   You feed a sorted list to a maker and get a graph in return, in which
   common beginnings and common endings are stored once only:

       dawg_maker *m = dawg_begin();
       dawg_feed(m, "car");
       dawg_feed(m, "cat");
       dawg_feed(m, "cats");
       dawg *d = dawg_done(m);
       ...
       dawg_free(d);

   Words consist of 1 to DAWG_LONGEST letters from a to z. Whatever you read
   your list from, fold case and filter first: dawg_feed() trusts you.
*/

#define DAWG_LONGEST 31

typedef struct dawg_maker dawg_maker;
typedef struct dawg dawg;

dawg_maker *dawg_begin(void);

/* Words must arrive in ascending order as of strcmp(), none of them twice.
   Returns false if memory is out; the maker should then be given up. */
bool dawg_feed(dawg_maker *m, const char *word);

/* Changed your mind? Frees a maker that was not turned into a graph. */
void dawg_give_up(dawg_maker *m);

/* Turns the maker into a graph. The maker is gone afterwards, even if the
   result is NULL since memory is out. A graph without words is all right. */
dawg *dawg_done(dawg_maker *m);

void dawg_free(dawg *d);

/* Here any text will do; if it is not a word then it is not in the graph. */
bool dawg_has(const dawg *d, const char *text);

/* Finds the longest word that the text starts with and writes it to `word`,
   which has room for DAWG_LONGEST + 1 characters. Returns its length, or 0 if
   there is none (and `word` is empty). */
size_t dawg_match(const dawg *d, const char *text, char *word);

/* Writes word number `index` in alphabetic order, 0 <= index < dawg_words(),
   to `word`, which has room for DAWG_LONGEST + 1 characters. */
void dawg_word(const dawg *d, uint32_t index, char *word);

uint32_t dawg_words(const dawg *d);
uint32_t dawg_nodes(const dawg *d);

#endif
