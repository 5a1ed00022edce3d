#include "tickref.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    ticket *a = ticket_new("printer"), *b = ticket_new("");
    ticket_queue *q = ticket_queue_new();
    if (!ticket_wait_for(a, b) || ticket_wait_for(b, a) || ticket_wait_for(b, b) || ticket_advance(a) || ticket_waits_for(a) != b)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (!ticket_advance(b) || !ticket_advance(b) || ticket_advance(b) || !ticket_advance(a) || ticket_status(a) != TICKET_WORKING)
        return 2;
    if (!ticket_retitle(a, ticket_title(a)) || strcmp(ticket_title(a), "printer"))
        return 2;
    ticket_queue_push(q, ticket_ref(a));
    ticket_queue_push(q, ticket_ref(a));
    ticket_queue_push(q, b);
    ticket *c = ticket_queue_pop(q);
    if (c != a || ticket_queue_length(q) != 2)
        return 2;
    ticket_unref(c);
    ticket_wait_for(a, NULL);
    ticket_unref(a);
    ticket_queue_free(q);
    ticket_unref(NULL);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        ticket_unref(a);
        ticket_unref(a);
        break;
    case 2:
        ticket_queue_push(q, a);
        ticket_unref(a);
        ticket_queue_free(q);
        break;
    case 3: {
        const char *title = ticket_title(a);
        ticket_retitle(a, "scanner");
        ticket_new(title);
        break;
    }
    case 4:
        ticket_unref(ticket_waits_for(a));
        ticket_unref(b);
        ticket_advance(a);
        break;
    case 5:
        ticket_unref(a);
        ticket_queue_push(q, a);
        ticket_queue_free(q);
        break;
    }
#endif
    return 0;
}
