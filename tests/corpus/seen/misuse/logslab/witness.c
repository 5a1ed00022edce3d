#include "logslab.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char *mem = malloc(256);
    logslab *log;

    if (mem == NULL)
        return 0;
#ifdef LEGAL
    {
        const ls_rec *r;
        char *p;
        size_t n = 0;

        (void)argc, (void)argv;
        assert(ls_init(mem, 0) == NULL && ls_init(mem, LS_MINSIZE - 1) == NULL);
        log = ls_init(mem, LS_MINSIZE);
        assert(log != NULL && ls_first(log) == NULL && ls_count(log) == 0);
        assert(ls_put(log, mem, ls_room(log), 1) && ls_room(log) == 0 && !ls_put(log, NULL, 0, 1));
        log = ls_init(mem, 255);
        assert(log != NULL && ls_reserve(log, SIZE_MAX) == NULL && ls_reserve(log, LS_RECMAX + 1) == NULL);
        assert(ls_put(log, NULL, 0, UINT32_MAX) && ls_put(log, "abc", 3, 0));
        p = ls_reserve(log, 20);
        assert(p != NULL && (uintptr_t)p % LS_ALIGN == 0 && ls_reserve(log, 1) == NULL && ls_room(log) == 0);
        assert(!ls_put(log, "x", 1, 0));
        memset(p, 'p', 20);
        assert(ls_count(log) == 2);
        ls_commit(log, 9, 7);
        r = ls_first(log);
        assert(ls_len(r) == 0 && ls_tag(r) == UINT32_MAX);
        r = ls_next(log, r);
        assert(ls_len(r) == 3 && memcmp(ls_data(r), "abc", 3) == 0);
        assert(ls_put(log, ls_data(r), ls_len(r), 8));
        r = ls_next(log, r);
        assert(ls_len(r) == 9 && ls_tag(r) == 7);
        r = ls_next(log, r);
        assert(ls_tag(r) == 8 && ls_next(log, r) == NULL);
        assert(ls_reserve(log, 0) != NULL);
        ls_cancel(log);
        ls_cancel(log);
        assert(ls_count(log) == 4);
        while (ls_put(log, "12345678", 8, 0))
            n++;
        assert(n > 0 && ls_room(log) < 8 + 8);
        assert(ls_reserve(log, ls_room(log)) != NULL || ls_room(log) == 0);
        ls_clear(log);
        assert(ls_first(log) == NULL && ls_count(log) == 0 && ls_room(log) > 100);
        assert(ls_put(log, mem, ls_room(log), 3));
    }
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        log = ls_init(mem + 1, 200);
        break;
    case 2:
        log = ls_init(mem, 256);
        if (ls_reserve(log, 8) != NULL)
            ls_commit(log, 9, 0);
        break;
    case 3:
        log = ls_init(mem, 256);
        free(mem);
        ls_put(log, "x", 1, 0);
        return 0;
    }
#endif
    free(mem);
    return 0;
}
