#include "modsess.h"

#include <stdlib.h>
#include <string.h>

static int started;

static int start(void *state)
{
    started++;
    return *(int *)state;
}

static void stop(void *state)
{
    (void)state;
    started--;
}

static int serve(void *state, const char *request, int value)
{
    return (state != NULL ? *(int *)state : 0) + value + (int)strlen(request);
}

int main(int count, char **arguments)
{
    static const struct module echo = {MOD_ABI, "echo", start, stop, serve};
    int good = 0;
    modhost *host = modhost_new();
    if (modhost_add(host, &echo, &good) != 0 || modhost_add(host, &echo, &good) != MOD_ENAME)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    static const struct module old = {2, "old", NULL, NULL, serve}, bare = {MOD_ABI, "bare", NULL, NULL, serve};
    static const struct module broken = {MOD_ABI, "broken", start, NULL, serve}, none = {MOD_ABI, "", NULL, NULL, serve};
    int bad = 1;
    if (modhost_add(host, &old, NULL) != MOD_EABI || modhost_add(host, &bare, NULL) != 0 ||
        modhost_add(host, &broken, &bad) != 0 || modhost_add(host, &none, NULL) != MOD_ENAME)
        return 2;
    if (modhost_open(host, "broken") != NULL || modhost_open(host, "x") != NULL || started != 1)
        return 2;
    modsession *a = modhost_open(host, "echo"), *b = modhost_open(host, "echo"), *c = modhost_open(host, "bare");
    if (started != 2 || modsession_ask(a, "abc", 4) != 7 || modsession_ask(c, "", -1) != -1 || modsession_asked(b) != 0)
        return 2;
    modsession_close(a);
    if (modhost_remove(host, "echo") != MOD_EBUSY || modhost_remove(host, "") != MOD_ENONE)
        return 2;
    modsession_close(b);
    if (started != 1 || modhost_remove(host, "echo") != 0 || modhost_count(host) != 2 ||
        strcmp(modhost_name(host, 0), "bare") != 0 || modhost_name(host, 2) != NULL || modhost_name(host, -1) != NULL)
        return 2;
    modsession_close(c);
    modsession_close(NULL);
    modhost_free(host);
#else
    modsession *session = modhost_open(host, "echo");
    struct module *mine = calloc(1, sizeof *mine);
    mine->abi = MOD_ABI;
    mine->name = "mine";
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        modhost_free(host);
        modsession_ask(session, "", 0);
        break;
    case 2:
        modhost_add(host, mine, NULL);
        break;
    case 3:
        mine->serve = serve;
        modhost_add(host, mine, NULL);
        free(mine);
        modhost_open(host, "mine");
        break;
    case 4:
        modsession_close(session);
        modsession_close(session);
        break;
    case 5:
        modsession_close(session);
        modsession_asked(session);
        break;
    }
#endif
    return 0;
}
