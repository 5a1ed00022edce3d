#include "fourhex.h"

#include <string.h>

int main(void)
{
    fh_stream *s = fh_open();
    fh_status status;
    if (!fh_feed(s, NULL, 0) || !fh_feed(s, "000ahel", 7) || fh_next(s, &status) != NULL || status != FH_MORE)
        return 2;
    if (!fh_feed(s, "lo\n", 3) || !fh_put(s, NULL, 0) || !fh_mark(s, FH_DELIM) || fh_mark(s, FH_DATA))
        return 2;
    fh_line *line = fh_next(s, NULL);
    if (!fh_line_is(line, "hello") || fh_line_is(line, "hell") || fh_line_size(line) != 6)
        return 2;
    if (!fh_put(s, fh_line_data(line), 6))
        return 2;
    fh_line_free(line);
    line = fh_next(s, NULL);
    if (fh_line_kind(line) != FH_DELIM || fh_line_size(line) != 0 || *fh_line_data(line) != '\0')
        return 2;
    fh_line_free(line);
    fh_line_free(NULL);
    if (fh_skip(s) != -1 || fh_pending(s) != 0)
        return 2;
    fh_put(s, "a", 1);
    fh_put(s, "b", 1);
#ifndef LEGAL
    fh_put(s, "", 0);
#endif
    fh_mark(s, FH_FLUSH);
    if (fh_skip(s) != 2)
        return 2;
    static char much[FH_MAX_PAYLOAD + 1];
    if (fh_put(s, much, sizeof much) || !fh_put(s, much, sizeof much - 1))
        return 2;
    fh_line_free(fh_next(s, &status));
    if (status != FH_OK || !fh_feed(s, "0003", 4) || fh_next(s, &status) != NULL || status != FH_MALFORMED)
        return 2;
    if (fh_skip(s) != -1 || fh_feed(s, much, (size_t)-1))
        return 2;
    fh_close(s);
    fh_close(NULL);
    return 0;
}
