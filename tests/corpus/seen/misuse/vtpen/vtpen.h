/* vtpen: text with colours and attributes, as escape sequences of terminals,
   composed in a buffer of yours.

   What does not fit is left out: the pen then writes nothing more, neither
   half a sequence nor half a text, and vt_end() says so.  A pen is a plain
   struct, to be initialised by vt_begin() before anything else is done with
   it.  It needs no cleaning up. */
#ifndef VTPEN_H
#define VTPEN_H

#include <stddef.h>

enum { VT_BLACK, VT_RED, VT_GREEN, VT_YELLOW, VT_BLUE, VT_MAGENTA, VT_CYAN, VT_WHITE };
enum { VT_BOLD = 1, VT_UNDERLINE = 2, VT_REVERSE = 4 };

#define VT_SAVES 4

struct vt_look {
    signed char ink;            /* -1: the terminal's own */
    unsigned char style;
};

struct vt_pen {
    char *buffer;
    size_t size, length;
    int full;
    struct vt_look look;
    int saves;
    struct vt_look saved[VT_SAVES];
};

/* Starts a text in a buffer of size bytes, 1 at least, that stays yours and
   must live as long as the pen writes.  It holds a string at all times. */
void vt_begin(struct vt_pen *pen, char *buffer, size_t size);

/* Writes text; control characters in it (below 32, and 127) except newline
   and tab are written as '?'. */
void vt_text(struct vt_pen *pen, const char *text);

/* Changes the colour of what follows.  ink is one of VT_BLACK ... VT_WHITE. */
void vt_ink(struct vt_pen *pen, int ink);

/* Changes the style to the sum of any of VT_BOLD ...; other bits are ignored. */
void vt_style(struct vt_pen *pen, unsigned style);

/* Back to the terminal's own colour, no style. */
void vt_plain(struct vt_pen *pen);

/* Remembers colour and style, VT_SAVES deep: 0, or -1 if that is exhausted. */
int vt_save(struct vt_pen *pen);

/* Returns to what the latest vt_save() not yet undone remembered.  Only after
   a vt_save() that succeeded, and once for each. */
void vt_restore(struct vt_pen *pen);

/* Moves the cursor; both count from 1, and are taken as 1 if less, as 999 if
   more. */
void vt_move(struct vt_pen *pen, int row, int column);

/* Ends the text: 0, or -1 if something was left out. */
int vt_end(struct vt_pen *pen);

/* The number of characters of a text that a terminal shows, without escape
   sequences (ESC [ ... letter) and control characters. */
size_t vt_width(const char *text);

/* The name of a colour, "red"; the same range as for vt_ink(). */
const char *vt_ink_name(int ink);

#endif
