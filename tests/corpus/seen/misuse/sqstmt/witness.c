#include "sqstmt.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    sqs_db *db;
    sqs_stmt *s;
    if (sqs_open(&db) != SQS_OK)
        return 0;
    for (int i = 20; i > 0; i--)
        if (sqs_insert(db, i * 10, "x") != SQS_OK)
            return 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    int sum = 0;
    if (sqs_insert(db, 10, "y") != SQS_CONSTRAINT || sqs_delete(db, 10) != SQS_OK || sqs_delete(db, 10) != SQS_ERROR)
        return 2;
    sqs_insert(db, INT_MAX, "12z");
    sqs_insert(db, INT_MIN, "");
    if (sqs_prepare(db, INT_MIN, INT_MAX, &s) != SQS_OK)
        return 2;
    for (int rows = 0; sqs_step(s) == SQS_ROW; rows++)
        if (rows > 0 && rows < 20)
            sum += sqs_column_int(s, SQS_COL_ID);
        else if (rows == 20 && sqs_column_int(s, SQS_COL_NAME) != 12)
            return 2;
    if (sum != 2090 || sqs_step(s) != SQS_DONE || sqs_rows(db) != 21)
        return 2;
    sqs_reset(s);
    if (sqs_step(s) != SQS_ROW || strcmp(sqs_column_text(s, 0), "-2147483648") != 0)
        return 2;
    sqs_delete(db, INT_MIN);
    if (*sqs_column_text(s, 1) != '\0' || sqs_step(s) != SQS_ROW)
        return 2;
    sqs_close(db);
    sqs_finalize(s);
    sqs_finalize(NULL);
#else
    if (sqs_prepare(db, 5, 30, &s) != SQS_OK)
        return 0;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        sqs_column_text(s, 0);
        break;
    case 2:
        sqs_step(s);
        sqs_column_int(s, 2);
        break;
    case 3: {
        sqs_step(s);
        const char *text = sqs_column_text(s, SQS_COL_NAME);
        sqs_step(s);
        sqs_insert(db, 1, text);
        break;
    }
    case 4:
        sqs_finalize(s);
        sqs_step(s);
        break;
    case 5:
        sqs_close(db);
        sqs_step(s);
        break;
    }
#endif
    return 0;
}
