#ifndef PGMARKS_H
#define PGMARKS_H

#include <stddef.h>

/* PDF content streams.

   A page is always in one of three modes, and each operator is allowed in some
   of them only:

     page    pg_save, pg_restore, pg_set_font, pg_set_grey,
             pg_begin_text (-> text), pg_move_to (-> path), pg_finish
     text    pg_set_font, pg_set_grey, pg_move_text, pg_show,
             pg_end_text (-> page)
     path    pg_move_to, pg_line_to, pg_stroke (-> page)

   A new page is in page mode.  An operator in the wrong mode is a programming
   error and aborts the program; pg_mode() tells the mode.

   Coordinates and sizes are in points.  If a page becomes larger than
   PG_LIMIT bytes or memory runs out, operators are ignored from then on (modes
   are tracked all the same) and pg_finish() returns NULL. */

#define PG_LIMIT 1000000
#define PG_DEPTH 28

typedef struct pg_page pg_page;
typedef enum pg_mode_t { PG_PAGE, PG_TEXT, PG_PATH, PG_FINISHED } pg_mode_t;

pg_page *pg_new(void); /* NULL if out of memory */
void pg_free(pg_page *page);

pg_mode_t pg_mode(const pg_page *page);
/* How many pg_save() wait for their pg_restore(). */
int pg_depth(const pg_page *page);

/* Save and restore the graphics state: font and grey.  They come in pairs.
   pg_save() returns 0 and does nothing if PG_DEPTH are open already, else 1. */
int pg_save(pg_page *page);
void pg_restore(pg_page *page);

/* Font F1, F2, ... of the page's resources, from 1; size from 1. Others are
   taken as 1. */
void pg_set_font(pg_page *page, int font, int size);
/* 0 is black, 255 is white. */
void pg_set_grey(pg_page *page, unsigned char grey);

void pg_begin_text(pg_page *page);
void pg_end_text(pg_page *page);
void pg_move_text(pg_page *page, int dx, int dy);
/* A font must have been set. */
void pg_show(pg_page *page, const char *text);

void pg_move_to(pg_page *page, int x, int y);
void pg_line_to(pg_page *page, int x, int y);
void pg_stroke(pg_page *page);

/* Ends the page and returns its content as a text, which belongs to the page.
   All pg_save() must have been restored.  No more operators after this. */
const char *pg_finish(pg_page *page);

#endif
