#ifndef MIMEPART_H
#define MIMEPART_H

#include <stddef.h>

/* Parts of a mail: a part has a type and a body, and possibly parts in it.

   Ownership: a new part belongs to the caller.  When it is added to another
   part, it belongs to that one, and is freed with it. */
typedef struct mimepart mimepart;

/* NULL when memory is out. */
mimepart *mimepart_new(const char *type);
/* Frees a part with all parts in it.  Not for parts that are in another part. */
void mimepart_free(mimepart *part);

/* 0, or -1 when memory is out. */
int mimepart_set_body(mimepart *part, const char *body);
const char *mimepart_body(const mimepart *part);
const char *mimepart_type(const mimepart *part);

/* Adds a part as the last one; `part` takes over the ownership of `child`,
   which must not be in a part yet, and must not be `part` itself or one that
   `part` is in. */
void mimepart_add(mimepart *part, mimepart *child);
/* Takes a part out again.  It belongs to the caller then; NULL when there is
   none of that index. */
mimepart *mimepart_take(mimepart *part, size_t index);
size_t mimepart_count(const mimepart *part);
/* A part in it, which still belongs to it; NULL when there is none of that
   index. */
mimepart *mimepart_child(const mimepart *part, size_t index);

/* Bytes of mimepart_print, without the 0. */
size_t mimepart_size(const mimepart *part);
/* The whole as text, which the caller frees; NULL when memory is out. */
char *mimepart_print(const mimepart *part);

#endif
