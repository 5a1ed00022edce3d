#ifndef BASLINE_H
#define BASLINE_H

#include <stdint.h>

/*
 * basline - the line store and stepper of a home computer BASIC.
 *
 * A program is a set of numbered lines.  Each holds one statement, already
 * tokenised by the front end, and a remark for the listing.  Lines run in the
 * order of their numbers.  There are 26 variables, A to Z, of 32 bits; sums
 * wrap around.
 *
 * The interpreter never runs longer than it is told to: when the steps are
 * used up, it reports BAS_BREAK and bas_cont() goes on.  After BAS_STOP,
 * too, bas_cont() goes on with the next line.  As soon as the program has been
 * edited, in whatever way, it cannot be continued any more.
 */

#define BAS_MAX_LINE   65529u /* highest line number; the lowest is 1 */
#define BAS_MAX_LINES  500u
#define BAS_MAX_REMARK 80u
#define BAS_MAX_GOSUB  8u

enum bas_op {
    BAS_REM,    /* does nothing */
    BAS_LET,    /* var = arg */
    BAS_ADD,    /* var = var + arg */
    BAS_GOTO,   /* to line arg */
    BAS_IFGOTO, /* to line arg if var is not 0 */
    BAS_GOSUB,  /* to line arg, to come back with RETURN */
    BAS_RETURN,
    BAS_STOPS,  /* the STOP statement */
    BAS_ENDS    /* the END statement */
};

enum bas_result {
    BAS_OK,            /* came to the end */
    BAS_STOP,          /* a STOP statement */
    BAS_BREAK,         /* the steps are used up */
    BAS_NO_LINE,       /* jump to a line that does not exist */
    BAS_TOO_DEEP,      /* more than BAS_MAX_GOSUB nested */
    BAS_NO_GOSUB,      /* RETURN without GOSUB */
    BAS_CANT_CONTINUE,
    BAS_BAD,           /* bad number, statement or remark */
    BAS_FULL           /* too many lines, or no memory */
};

typedef struct bas bas;

bas *bas_new(void);     /* NULL: no memory */
void bas_free(bas *b);  /* takes NULL */

/* Enters a line, or replaces the one with that number.  var is 'A' to 'Z' and
   is looked at only if the statement needs it.  remark may be NULL. */
enum bas_result bas_enter(bas *b, unsigned number, enum bas_op op, char var, int32_t arg, const char *remark);

/* BAS_NO_LINE if it is not there. */
enum bas_result bas_delete(bas *b, unsigned number);

/* From the first line, all variables 0. */
enum bas_result bas_run(bas *b, unsigned steps);
enum bas_result bas_cont(bas *b, unsigned steps);

/* Number of the line bas_cont() would go on with, 0 if none. */
unsigned bas_next_line(const bas *b);

/* 0 for what is not a variable. */
int32_t bas_get(const bas *b, char var);

unsigned bas_count(const bas *b);

/* "" if there is none.  Good until that line is edited. */
const char *bas_remark(const bas *b, unsigned number);

#endif
