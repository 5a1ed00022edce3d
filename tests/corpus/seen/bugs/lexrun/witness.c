#include "lexrun.h"

#include <string.h>

int main(void)
{
    lx *l = lx_open(" ls\\ x|\"a \\\" b\";\"open");
    if (lx_current(l) != LX_END || *lx_text(l) || lx_peek(l) != LX_WORD)
        return 2;
    if (lx_next(l) != LX_WORD || strcmp(lx_text(l), "ls x") || lx_next(l) != LX_OPERATOR || lx_next(l) != LX_STRING ||
        strcmp(lx_text(l), "a \" b") || lx_length(l) != 5)
        return 2;
    if (lx_next(l) != LX_OPERATOR || lx_next(l) != LX_STRING || strcmp(lx_text(l), "open") || lx_next(l) != LX_END ||
        lx_next(l) != LX_END)
        return 2;
    lx_rewind(l);
    if (lx_next(l) != LX_WORD || lx_count("") != 0 || lx_count("a b\"\"\"") != 4)
        return 2;
    lx_close(l);
#ifndef LEGAL
    lx_count("echo a\\");
#endif
    return 0;
}
