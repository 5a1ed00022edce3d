/*
** sqargs.h
**
** This header defines the interface of SQARGS, which fills the parameters of
** an SQL text with properly quoted literals.
**
** All interfaces that return int return one of the SQARGS_* result codes
** unless stated otherwise.  Passing a NULL statement is harmless: the result
** is SQARGS_MISUSE, or 0 or NULL where no code is returned.
*/
#ifndef SQARGS_H
#define SQARGS_H

#include <stdint.h>

#define SQARGS_OK      0  /* Success */
#define SQARGS_ERROR   1  /* The SQL text has an unterminated string */
#define SQARGS_NOMEM   7  /* A malloc() failed */
#define SQARGS_TOOBIG 18  /* A text or the number of parameters is too big */
#define SQARGS_MISUSE 21  /* A NULL pointer where none is allowed */
#define SQARGS_RANGE  25  /* 2nd parameter of a bind out of range */

#define SQARGS_MAX_PARAM  32     /* Parameters in one statement */
#define SQARGS_MAX_LENGTH 65535  /* Bytes of the SQL text or of a bound text */

/*
** CAPI3REF: Statement Object
**
** An instance of this object holds an SQL text and the values bound to its
** parameters.  A parameter is a question mark outside of a string in single
** quotes.
*/
typedef struct sqargs sqargs;

/*
** CAPI3REF: Memory Allocation
**
** sqargs_strdup() returns a copy of a zero-terminated text in memory from
** this library, or NULL if memory is out or if its argument is NULL.
** sqargs_free() releases memory that came from this library.  It is a no-op
** for NULL.
*/
char *sqargs_strdup(const char *z);
void sqargs_free(char *z);

/*
** CAPI3REF: Opening And Closing
**
** sqargs_open() scans zSql and stores a new statement in *ppStmt, all of
** whose parameters are NULL.  The text is copied.  If anything but SQARGS_OK
** is returned, *ppStmt is set to NULL.  Every statement is released by
** exactly one call of sqargs_close(), which is a no-op for NULL.
*/
int sqargs_open(const char *zSql, sqargs **ppStmt);
void sqargs_close(sqargs *pStmt);

/* Number of parameters in the statement */
int sqargs_count(const sqargs *pStmt);

/*
** CAPI3REF: Binding Values
**
** The second argument is the number of the parameter to be set.  The leftmost
** one has number 1.  An earlier value is replaced.  If the number is out of
** range the result is SQARGS_RANGE.
**
** The text of sqargs_bind_text() is copied.  If nByte is negative the text
** ends at its zero terminator; otherwise it ends after nByte bytes or at a
** zero terminator, whichever comes first.  A NULL pointer binds NULL.
**
** The text of sqargs_bind_owned() must be in memory that was obtained from
** sqargs_strdup() or sqargs_expand().  It becomes the property of the
** statement, which will free it.  This holds even if the call to
** sqargs_bind_owned() fails: the application must not use or free the text
** after the call, whatever is returned.  A NULL pointer binds NULL.
*/
int sqargs_bind_null(sqargs *pStmt, int iParam);
int sqargs_bind_int64(sqargs *pStmt, int iParam, int64_t iValue);
int sqargs_bind_text(sqargs *pStmt, int iParam, const char *zText, int nByte);
int sqargs_bind_owned(sqargs *pStmt, int iParam, char *zText);

/* Set all parameters back to NULL */
int sqargs_clear_bindings(sqargs *pStmt);

/*
** CAPI3REF: Reading Values
**
** sqargs_is_null() is true for parameters that are NULL or out of range.
**
** sqargs_text() returns the text that is bound to a parameter, or NULL if
** it is no text.  The pointer is good until that parameter is bound again,
** the bindings are cleared, or the statement is closed.
*/
int sqargs_is_null(const sqargs *pStmt, int iParam);
const char *sqargs_text(const sqargs *pStmt, int iParam);

/*
** CAPI3REF: Expanded SQL
**
** Returns the SQL text with each parameter replaced by its value.  Texts are
** put in single quotes, with single quotes inside of them doubled.  The
** result is released with sqargs_free().  NULL if memory is out.
*/
char *sqargs_expand(const sqargs *pStmt);

#endif
