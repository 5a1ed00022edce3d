#include "tapepos.h"

#include <stdlib.h>
#include <string.h>

static struct {
    int *cells;
    size_t size;
} tape;

int tape_open(size_t size)
{
    free(tape.cells);
    tape.cells = size && size <= 1000 ? calloc(size, sizeof *tape.cells) : NULL;
    tape.size = tape.cells ? size : 0;
    return tape.cells ? 0 : -1;
}

void tape_close(void)
{
    free(tape.cells);
    tape.cells = NULL;
    tape.size = 0;
}

void tape_write(size_t pos, int value)
{
    tape.cells[pos] = value;
}

int tape_read(size_t pos)
{
    return pos < tape.size ? tape.cells[pos] : -1;
}

int tape_first(void)
{
    return tape.cells[0];
}

void tape_fill(const int *cells, size_t n, const char *text)
{
    size_t length = strlen(text);
    for (size_t i = 0; i < tape.size && i < length; i++)
        tape.cells[i] = text[i];
    for (size_t i = 0; i < n && i < tape.size; i++)
        tape.cells[i] = cells[i];
}
