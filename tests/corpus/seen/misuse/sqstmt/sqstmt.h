/*
** A table of numbered texts, and statements that select from it.
**
** The life of a statement is as usual:
**
**    1.  Make it with sqs_prepare().
**    2.  Call sqs_step(), and again as long as it returns SQS_ROW.  After each
**        SQS_ROW read the columns of the row.
**    3.  Possibly sqs_reset() it and go back to 2.
**    4.  Destroy it with sqs_finalize().
*/
#ifndef SQSTMT_H
#define SQSTMT_H

typedef struct sqs_db sqs_db;
typedef struct sqs_stmt sqs_stmt;

#define SQS_OK 0
#define SQS_ERROR 1
#define SQS_NOMEM 7
#define SQS_CONSTRAINT 19 /* the number exists */
#define SQS_ROW 100
#define SQS_DONE 101

/* The columns of a row. */
#define SQS_COL_ID 0
#define SQS_COL_NAME 1
#define SQS_COLUMNS 2

/* On errors *db is set to NULL. */
int sqs_open(sqs_db **db);

/*
** Destroys a database.  All its statements should be finalized before; they
** must not be used afterwards, other than being finalized.
*/
void sqs_close(sqs_db *db);

/* Adds a row.  A copy is made of the name. */
int sqs_insert(sqs_db *db, int id, const char *name);
int sqs_delete(sqs_db *db, int id);
int sqs_rows(const sqs_db *db);

/*
** Makes a statement that selects the rows with numbers from first to last,
** ascending.  It sees the rows that there are at each step.
*/
int sqs_prepare(sqs_db *db, int first, int last, sqs_stmt **stmt);

/* SQS_ROW, SQS_DONE or SQS_NOMEM.  After SQS_DONE it stays that way until the reset. */
int sqs_step(sqs_stmt *stmt);
void sqs_reset(sqs_stmt *stmt);
void sqs_finalize(sqs_stmt *stmt);

/*
** The columns of the row that sqs_step() has just returned.  If the statement
** does not point to a row, or the column is out of range, the result is
** undefined.
**
** The pointer that sqs_column_text() returns is valid until the next call of
** sqs_step(), sqs_reset() or sqs_finalize().  It must not be freed.
*/
int sqs_column_int(sqs_stmt *stmt, int column);
const char *sqs_column_text(sqs_stmt *stmt, int column);

#endif
