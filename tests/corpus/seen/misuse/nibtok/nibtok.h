#ifndef nibtok_h
#define nibtok_h
/*
** A tokenizer that is fed.  Text comes in pieces, cut anywhere; tokens go out
** to the functions of a handler as soon as they are complete.
**
**      nibtok *t = nibtok_open(&handler, &state);
**      while( (n = read(fd, buf, sizeof buf))>0 ) nibtok_feed(t, buf, n);
**      nibtok_finish(t);
**      nibtok_close(t);
**
** Tokens are words (letters, digits and _, not starting with a digit), whole
** numbers, strings in "double quotes" in which a backslash escapes the next
** byte, and single bytes of anything else.  Blanks, newlines and everything
** from # to the end of a line separate them.
*/
#include <stddef.h>
#include <stdint.h>

#define NIBTOK_OK       0
#define NIBTOK_NOMEM    1
#define NIBTOK_TOOBIG   2   /* token longer than NIBTOK_MAX, or number than 64 bits */
#define NIBTOK_OPEN     3   /* the text ends within a string */
#define NIBTOK_ABORT    4   /* a function of the handler returned nonzero */

#define NIBTOK_MAX   4096

typedef struct nibtok nibtok;
typedef struct nibtok_handler nibtok_handler;

/*
** The functions may be NULL for tokens that are of no interest.  They return 0
** to go on.  The first argument is the second of nibtok_open().
**
** A text z of n bytes is not zero-terminated and is gone when the function
** returns: copy what is to be kept.
**
** While one of them runs, its tokenizer may be asked for nibtok_line() and
** nothing else.  In particular it must be neither fed nor closed.
*/
struct nibtok_handler {
  int (*xWord)(void*, const char *z, size_t n);
  int (*xNumber)(void*, int64_t);
  int (*xString)(void*, const char *z, size_t n);
  int (*xPunct)(void*, char);
};

/*
** Returns NULL if out of memory.  The handler, not NULL, is not copied and must exist
** until nibtok_close().
*/
nibtok *nibtok_open(const nibtok_handler*, void*);

/*
** After an error the tokenizer stays in that state: further text is ignored
** and the same code is returned, until nibtok_reset().
*/
int nibtok_feed(nibtok*, const char *z, size_t n);

/*
** End of the text: the last token is given out.  After that, only
** nibtok_reset(), nibtok_line(), nibtok_errcode() and nibtok_close() are
** allowed.
*/
int nibtok_finish(nibtok*);

void nibtok_reset(nibtok*);         /* ready for another text */
int nibtok_line(const nibtok*);     /* current line, from 1 */
int nibtok_errcode(const nibtok*);
void nibtok_close(nibtok*);         /* a no-op for NULL */

/* A static text in English for any code. */
const char *nibtok_errstr(int);
#endif
