#ifndef TAGDOC_H
#define TAGDOC_H

/* writes documents with tags: <p class="x">text</p> */

typedef struct td td;

td *td_new(void);
void td_free(td *d);

/* every td_open() needs its td_close() */
void td_open(td *d, const char *tag);
void td_close(td *d);
/* only directly after td_open() or another td_attr() */
void td_attr(td *d, const char *name, const char *value);
void td_text(td *d, const char *text);
/* <br/> */
void td_empty(td *d, const char *tag);

/* open tags */
int td_depth(const td *d);
/* name of the innermost open tag */
const char *td_tag(const td *d);

/* The document, all tags closed. To be freed by the caller; the writer is
   empty again. NULL: out of memory. */
char *td_finish(td *d);

#endif
