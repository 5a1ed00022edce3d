#include "reader.h"

#include <stdlib.h>
#include <string.h>

struct reader {
    char *text;
    const char *at;
};

reader *reader_new(void)
{
    return calloc(1, sizeof(reader));
}

void reader_free(reader *r)
{
    if (r) {
        free(r->text);
        free(r);
    }
}

void reader_open(reader *r, const char *text)
{
    free(r->text);
    r->text = strdup(text);
    r->at = r->text;
}

bool reader_has_next(const reader *r)
{
    return strpbrk(r->at, "0123456789") != NULL;
}

int reader_next(reader *r)
{
    int number = 0;
    while (*r->at && (*r->at < '0' || *r->at > '9'))
        r->at++;
    while (*r->at >= '0' && *r->at <= '9')
        number = (number * 10 + (*r->at++ - '0')) % 100000;
    return number;
}

void reader_close(reader *r)
{
    free(r->text);
    r->text = NULL;
    r->at = NULL;
}
