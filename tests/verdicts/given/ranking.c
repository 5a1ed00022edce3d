#include "ranking.h"

#include <stdlib.h>

struct ranking {
    unsigned char in[10];
};

struct ranking *ranking_new(void)
{
    return calloc(1, sizeof(struct ranking));
}

void ranking_free(struct ranking *ranking)
{
    free(ranking);
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static void add(struct ranking *ranking, int from, int to)
{
    int count = 0, last[10];
    for (int i = from; i != to + 1; i++, count++)
        last[count] = i; /* nobody has looked which is less */
    for (int i = 0; i < count; i++)
        ranking->in[last[i]] = 1;
}

int ranking_read(struct ranking *ranking, const char *text)
{
    if (!text)
        return -1;
    for (; *text; text += *text == ',') {
        if (!is_digit(text[0]) || (text[1] == '-' && !is_digit(text[2])))
            return -1;
        int from = text[0] - '0', to = text[1] == '-' ? text[2] - '0' : from;
        add(ranking, from, to);
        text += text[1] == '-' ? 3 : 1;
        if (*text && *text != ',')
            return -1;
    }
    return 0;
}
