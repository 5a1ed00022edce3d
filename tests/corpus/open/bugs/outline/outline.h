#ifndef OUTLINE_H
#define OUTLINE_H

#include <stdbool.h>

/* The headings of a document.  Headings are numbered from 0 in the order in
   which they are added; a number stays valid as long as its outline. */
typedef struct outline outline;

#define OUTLINE_TOP (-1)

outline *outline_new(void);
void outline_free(outline *o);

/* Adds a heading below `parent`, or at the top.  Its number, or -1 when there
   is no such parent or memory is out. */
int outline_add(outline *o, int parent, const char *title);

int outline_count(const outline *o);
/* Of a heading that does not exist: NULL, OUTLINE_TOP, -1 and -1. */
const char *outline_title(const outline *o, int heading);
int outline_parent(const outline *o, int heading);
int outline_children(const outline *o, int heading);
int outline_level(const outline *o, int heading); /* 1 at the top */

bool outline_rename(outline *o, int heading, const char *title);
/* The first heading with that title, or -1. */
int outline_find(const outline *o, const char *title);

#endif
