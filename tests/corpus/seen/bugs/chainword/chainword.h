#ifndef CHAINWORD_H
#define CHAINWORD_H

#include <stddef.h>
#include <stdint.h>

/* chainword -- first-order Markov chains over words.
 *
 *   cw *m = cw_new(42);
 *   cw_learn(m, "the cat saw the dog");
 *   puts(cw_next(m, "the"));       // cat, or dog
 *   cw_free(m);
 *
 * Words are separated by white space and compared as they are. */

typedef struct cw cw;

#define CW_WORD_MAX 47      /* longer words are cut  */
#define CW_VOCAB_MAX 5000   /* distinct words        */

/* New, empty model; the seed determines what is generated. */
cw *cw_new(uint32_t seed);
void cw_free(cw *m);

/* Learns a text: which words follow which. May be called again; texts are not
 * joined. Returns the number of words read, or -1 when memory or the
 * vocabulary is full (what was read before counts). */
int cw_learn(cw *m, const char *text);

/* Distinct words. */
size_t cw_vocab(const cw *m);

/* How often `word` was followed by `next`. */
unsigned cw_count(const cw *m, const char *word, const char *next);

/* A random word out of those that followed `word`, the frequent ones more
 * often. NULL if there is none. Valid as long as the model. */
const char *cw_next(cw *m, const char *word);

/* A random word of the vocabulary, NULL if it is empty. */
const char *cw_any(cw *m);

/* Writes up to `words` words, beginning with a random one, with blanks
 * between them and a terminator; as many as fit into `size` bytes. Stops
 * earlier at a word that nothing followed. Returns how many it wrote. */
int cw_babble(cw *m, char *buf, size_t size, int words);

#endif
