#include "inboxq.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    iq_office *o = iq_open(), *p = iq_open();
    iq_inbox *box = iq_inbox_open(o), *other = iq_inbox_open(o);
    iq_msg *m = iq_message(o, "hello");
    if (iq_post(box, m) != 0 || iq_post(box, m) != 0 || iq_post(other, m) != 0 || iq_waiting(box) != 2)
        return 2;
    iq_unref(m);
    const iq_msg *peeked = iq_peek(other);
    if (peeked != m || strcmp(iq_text(peeked), "hello") != 0 || iq_alive(o) != 1)
        return 2;
    iq_unref(iq_take(box));
    iq_unref(iq_take(box));
    if (iq_take(box) != NULL || iq_peek(box) != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    m = iq_ref(iq_take(other));
    iq_unref(m);
    if (iq_post(box, m) != 0)
        return 2;
    iq_unref(m);
    iq_inbox_close(box);
    iq_inbox_close(other);
    if (iq_alive(o) != 0)
        return 2;
    iq_unref(iq_message(o, ""));
    iq_unref(NULL);
    iq_shut(o);
    iq_shut(p);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        m = iq_message(o, "x");
        iq_unref(m);
        iq_text(m);
        iq_ref(m);
        break;
    case 2:
        m = iq_message(o, "x");
        iq_unref(m);
        iq_unref(m);
        break;
    case 3:
        iq_inbox_close(box);
        iq_inbox_close(other);
        iq_message(o, "x");
        iq_shut(o);
        break;
    case 4:
        iq_shut(o);
        break;
    case 5:
        iq_post(box, iq_message(p, "x"));
        break;
    case 6:
        iq_unref(iq_take(other));
        return iq_text(peeked)[0] == 'x';
    case 7:
        return strlen(iq_text(iq_peek(box))) == 0;
    case 8:
        iq_shut(p);
        iq_message(p, "x");
        break;
    }
#endif
    return 0;
}
