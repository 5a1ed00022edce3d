#ifndef TURTLET_H
#define TURTLET_H

/*
NAME
    turtlet - a small turtle language

LANGUAGE
    A program is a text of words, separated by blanks and line ends.

        fd N         go N steps forward         bk N    go N steps back
        rt N         turn right by N degrees    lt N    turn left
        home         back to the start, facing north
        repeat N [ ... ]    do what is in brackets N times
        erase NAME   forget the procedure NAME; an error if there is none
        NAME         call the procedure NAME

    N is a whole number, -9999 to 9999; of repeat 0 to 999; of rt and lt a
    multiple of 90.  Brackets are words of their own.  The body of a procedure
    is a program: it can have all the words above, whichever procedure they
    name.

LIMITS
    A program that goes on for more than 20000 words (each round of a repeat
    counts as one more), nests calls and repeats more than 40
    deep, or leaves the square of 1000000 steps around the start ends with an
    error.
*/

enum tl_status {
    TL_OK,
    TL_NOMEM,    /* out of memory */
    TL_SYNTAX,   /* a bad number, name, or bracket */
    TL_UNKNOWN,  /* no such word or procedure */
    TL_LIMIT     /* one of LIMITS, or of those of tl_define */
};

#define TL_MAX_NAME 15    /* letters of a name */
#define TL_MAX_TEXT 1000  /* characters of a program */
#define TL_MAX_PROCS 64

typedef struct tl_turtle tl_turtle;

/* A turtle at 0, 0 facing north, without procedures; NULL if out of memory. */
tl_turtle *tl_new(void);

/* Frees a turtle and its procedures; does nothing for NULL. */
void tl_free(tl_turtle *t);

/* Defines the procedure `name`, or gives it a new body.  Both strings are
   copied.  The name is of 1 to TL_MAX_NAME lower-case letters and none of the
   words of the language (TL_SYNTAX); the body is not looked at until it is
   called, but must not be too long (TL_LIMIT). */
enum tl_status tl_define(tl_turtle *t, const char *name, const char *body);

/* Forgets a procedure: TL_OK or TL_UNKNOWN. */
enum tl_status tl_erase(tl_turtle *t, const char *name);

/* Number of procedures. */
unsigned tl_count(const tl_turtle *t);

/* Runs a program, up to its end or its first error.  What was done before the
   error stays done. */
enum tl_status tl_run(tl_turtle *t, const char *program);

/* Where the turtle is, and where it looks: 0 north, 90 east, 180, 270. */
int tl_x(const tl_turtle *t);
int tl_y(const tl_turtle *t);
int tl_heading(const tl_turtle *t);

#endif
