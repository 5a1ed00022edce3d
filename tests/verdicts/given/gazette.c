#include "gazette.h"
#include <stdlib.h>

int gazette_lines(const unsigned char *bytes, size_t n, int options)
{
    int lines = 0;
    if (options & GAZETTE_ENDED)
        for (; *bytes; bytes++)
            lines += *bytes == '\n';
    else
        for (size_t i = 0; i < n; i++)
            lines += bytes[i] == '\n';
    return lines;
}

int gazette_heading(const unsigned char *bytes, size_t n)
{
    return bytes[0] == '#' && n > 1;
}

struct press { int lines, at, *rows; };

press *press_open(int lines)
{
    press *p = lines > 0 && lines < 100 ? calloc(1, sizeof *p) : NULL;
    if (!p)
        return NULL;
    p->lines = lines;
    p->rows = calloc((size_t)lines, sizeof *p->rows);
    if (!p->rows) {
        free(p);
        return NULL;
    }
    return p;
}

void press_close(press *p)
{
    free(p->rows);
    free(p);
}

int press_scan(press *p)
{
    return p->at < p->lines ? ++p->at : 0;
}

int press_load(press *p)
{
    for (int i = 0; i < p->lines; i++)
        p->rows[p->at++] = i; /* from where it is, also the second time */
    return p->lines;
}
