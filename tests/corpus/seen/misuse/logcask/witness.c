#include "logcask.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    size_t n = 0;
    lc_store *s = lc_open();
    if (!lc_put(s, "a", "1", 1) || !lc_put(s, "b", "22", 2) || !lc_put(s, "a", "333", 3) || lc_put(s, "", "", 0))
        return 2;
    if (memcmp(lc_get(s, "a", &n), "333", 3) != 0 || n != 3 || lc_get(s, "c", &n) || lc_delete(s, "c"))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    lc_cursor *c = lc_scan(s), *d = lc_scan(s);
    if (!lc_next(c) || strcmp(lc_cursor_key(c), "b") != 0 || !lc_next(c) || lc_next(c) || lc_next(c) || !lc_next(d))
        return 2;
    if (memcmp(lc_cursor_value(d, &n), "22", 2) != 0 || n != 2)
        return 2;
    lc_scan_end(c);
    lc_scan_end(d);
    size_t size = lc_log_size(s);
    if (!lc_delete(s, "b") || lc_compact(s) == 0 || lc_compact(s) != 0 || lc_log_size(s) >= size)
        return 2;
    if (!lc_put(s, "e", NULL, 0) || lc_get(s, "e", &n) == NULL || n != 0 || lc_put(s, "x", "", (size_t)-1))
        return 2;
    lc_close(s);
    lc_close(NULL);
#else
    const void *value = lc_get(s, "b", &n);
    char big[LC_VALUE] = {0};
    lc_cursor *c = lc_scan(s);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        lc_put(s, "d", "", 0);
        break;
    case 2:
        lc_close(s);
        break;
    case 3:
        lc_cursor_key(c);
        break;
    case 4:
        lc_scan_end(c);
        lc_put(s, "big", big, sizeof big);
        lc_put(s, "bigger", big, sizeof big);
        return memcmp(value, "22", 2) != 0;
    case 5:
        lc_scan_end(c);
        lc_put(s, "big", big, 60);
        lc_put(s, "bigger", lc_get(s, "big", &n), 60);
        for (int i = 0; i < 20; i++)
            lc_put(s, "big", lc_get(s, "b", &n), 2);
        break;
    case 6:
        lc_scan_end(c);
        lc_next(c);
        break;
    }
#endif
    return 0;
}
