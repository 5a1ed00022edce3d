#include "gzhead.h"

#include <stdlib.h>

int main(void)
{
    static const unsigned char first[] = {GZHEAD_EXTRA, 12, 0, 'a', 'b', 'c', 'd', 'e', 'f'};
    static const unsigned char second[] = {'g', 'h', 'i', 'j', 'k', 'l'};
    struct gzhead *head = gzhead_new();
    unsigned char *buffer = malloc(8);
    gzhead_keep_extra(head, buffer, 8);
    gzhead_feed(head, first, sizeof first);
    gzhead_feed(head, second, sizeof second);
    gzhead_free(head);
    free(buffer);
    return 0;
}
