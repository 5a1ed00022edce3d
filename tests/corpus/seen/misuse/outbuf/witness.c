#include "outbuf.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    outbuf *buffer = outbuf_new();
    if (strcmp(outbuf_data(buffer), "") != 0 || !outbuf_append(buffer, NULL, 0) ||
        !outbuf_append_text(buffer, "hello") || !outbuf_append_text(buffer, ""))
        return 2;
    char *room = outbuf_reserve(buffer, 10);
    if (room[9] != 0)
        return 2;
    strcpy(room, " world!");
#ifndef LEGAL
    char *bytes = malloc(2);
    memset(bytes, 'x', 2);
    switch (rule) {
    case 1: outbuf_commit(buffer, 11); break;
    case 2: outbuf_append_text(buffer, outbuf_data(buffer)), outbuf_append_text(buffer, outbuf_data(buffer)); break;
    case 3:
        outbuf_append_text(buffer, "a longer text than fits");
        room[0] = 'x';
        break;
    default: outbuf_append(buffer, bytes, 3);
    }
    free(bytes);
#endif
    outbuf_commit(buffer, 6);
    if (strcmp(outbuf_data(buffer), "hello world") != 0 || outbuf_length(buffer) != 11)
        return 2;
    outbuf_commit(buffer, 0);
    outbuf_truncate(buffer, 20);
    outbuf_truncate(buffer, 8);
    outbuf_drain(buffer, 3);
    if (strcmp(outbuf_data(buffer), "lo wo") != 0 || outbuf_reserve(buffer, OUTBUF_MAX) != NULL ||
        outbuf_reserve(buffer, (size_t)-1) != NULL || outbuf_reserve(buffer, OUTBUF_MAX - 5) == NULL)
        return 2;
    outbuf_commit(buffer, OUTBUF_MAX - 5);
    if (outbuf_append(buffer, "x", 1) || outbuf_length(buffer) != OUTBUF_MAX)
        return 2;
    char *all = outbuf_steal(buffer);
    if (strcmp(all, "lo wo") != 0 || outbuf_length(buffer) != 0 || !outbuf_append_text(buffer, all))
        return 2;
    free(all);
    outbuf_drain(buffer, 99);
    if (outbuf_length(buffer) != 0)
        return 2;
    outbuf_free(buffer);
    return 0;
}
