#include "sesspool.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    spool *p = spool_open();
    session *s = p ? spool_accept(p, 7) : NULL;
    size_t size;
    if (!s)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (spool_accept(p, 7) || spool_find(p, 8) || spool_find(p, 7) != s || session_get(s) != s || session_id(s) != 7)
        return 2;
    if (session_inbox(s, &size) || size || session_send(s, "ab", 2) || session_send(s, NULL, 0))
        return 2;
    const unsigned char *in = session_inbox(s, &size);
    if (session_send(s, in, size) || !(in = session_inbox(s, &size)) || size != 4 || memcmp(in, "abab", 4) != 0)
        return 2;
    if (session_send(s, "x", (size_t)-1) != -1 || session_send(s, "x", SESSION_INBOX - 3) != -1)
        return 2;
    session_drain(s);
    session_send(s, "left", 4);
    session_put(s);
    session_put(s);
    session *all[SPOOL_MAX_SESSIONS];
    all[0] = s;
    for (uint32_t i = 1; i < SPOOL_MAX_SESSIONS; i++)
        if (!(all[i] = spool_accept(p, 1000 + i)))
            return 2;
    if (spool_accept(p, 1) || spool_count(p) != SPOOL_MAX_SESSIONS)
        return 2;
    for (int i = 0; i < SPOOL_MAX_SESSIONS; i++)
        session_put(all[i]);
    if (spool_count(p) != 0 || spool_find(p, 7))
        return 2;
    spool_close(p);
    return 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: session_put(s); session_put(s); break;
    case 2: session_put(s); session_send(s, "a", 1); break;
    case 3: spool_close(p); break;
    case 4: session_put(s); spool_close(p); spool_count(p); break;
    case 5: {
        session_send(s, "abc", 3);
        const unsigned char *in = session_inbox(s, &size);
        session_send(s, "d", 1);
        return in[0] == 'a';
    }
    }
    return 0;
#endif
}
