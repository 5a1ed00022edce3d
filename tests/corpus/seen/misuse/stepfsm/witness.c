#include "stepfsm.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void note(sf_machine *m, void *user)
{
    strcat(user, sf_name(m));
}
static void more(sf_machine *m, void *user)
{
    (void)user;
    assert(sf_post(m, 2) == 0 && sf_start(m, 0) == -1);
}
static void flood(sf_machine *m, void *user)
{
    (void)user;
    for (int i = 0; i < SF_QUEUE; i++)
        assert(sf_post(m, 99) == 0);
    assert(sf_post(m, 99) == -1);
}
#else
static void quit(sf_machine *m, void *user)
{
    (void)user;
    sf_free(m);
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    const sf_state st[] = {{"A", note, NULL}, {"B", note, note}, {"C", NULL, flood}};
    const sf_row rows[] = {{0, INT_MIN, 0, NULL}, {0, 1, 1, more}, {0, INT_MAX, 2, NULL}, {1, 2, 2, note}, {2, 0, 0, NULL}};
    char log[64] = "";
    sf_machine *m = sf_new(st, 3, rows, 5, log);
    assert(m && !sf_started(m) && sf_steps(m) == 0 && sf_start(m, 3) == -1 && sf_start(m, -1) == -1 && sf_start(m, 0) == 0 && sf_start(m, 0) == -1);
    assert(sf_started(m) && sf_current(m) == 0 && !strcmp(sf_name(m), "A"));
    assert(sf_accepts(m, 1) && sf_accepts(m, INT_MIN) && sf_accepts(m, INT_MAX) && !sf_accepts(m, 0));
    assert(sf_post(m, 0) == 0 && sf_steps(m) == 0 && sf_post(m, INT_MIN) == 0 && sf_steps(m) == 1);
    assert(sf_post(m, 1) == 0 && sf_current(m) == 2 && sf_steps(m) == 3 && !strcmp(log, "AABBB"));
    assert(sf_post(m, 0) == 0 && sf_current(m) == 0 && sf_post(m, INT_MAX) == 0 && sf_current(m) == 2);
    sf_free(m);
    const sf_row wrong[] = {{1, 0, 0, NULL}, {0, 0, 1, NULL}}, twice[] = {{0, 0, 1, NULL}, {0, 0, 0, NULL}}, out[] = {{0, 0, 3, NULL}};
    assert(!sf_new(st, 3, wrong, 2, NULL) && !sf_new(st, 3, twice, 2, NULL) && !sf_new(st, 3, out, 1, NULL));
    assert(!sf_new(st, 0, NULL, 0, NULL) && !sf_new(st, INT_MAX, NULL, 0, NULL) && !sf_new(st, 3, rows, -1, NULL) && !sf_new(st, 3, rows, INT_MAX, NULL) && !sf_new(st, 3, NULL, 1, NULL));
    m = sf_new(st + 2, 1, NULL, 0, NULL);
    assert(m && sf_start(m, 0) == 0 && sf_post(m, 5) == 0 && !sf_accepts(m, 5) && sf_steps(m) == 0);
    sf_free(m);
    sf_free(NULL);
#else
    static const sf_state st[] = {{"off", NULL, NULL}, {"on", NULL, NULL}};
    static const sf_row rows[] = {{0, 1, 1, quit}};
    sf_machine *m;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        m = sf_new(st, 2, rows, 1, NULL);
        puts(sf_name(m));
        break;
    case 2:
        m = sf_new(st, 2, rows, 1, NULL);
        sf_start(m, 0);
        sf_post(m, 1);
        break;
    case 3: {
        sf_row *mine = malloc(sizeof *mine);
        assert(mine);
        *mine = (sf_row){0, 1, 1, NULL};
        m = sf_new(st, 2, mine, 1, NULL);
        free(mine);
        sf_start(m, 0);
        sf_post(m, 1);
        break;
    }
    }
#endif
    return 0;
}
