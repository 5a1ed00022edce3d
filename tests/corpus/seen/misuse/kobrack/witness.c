#include "kobrack.h"
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 3; } } while (0)

#ifdef LEGAL
static void count(const ko_bracket *k, int match, int winner, void *user)
{
    char t[64];
    ko_text(k, match, t, sizeof t);
    if (ko_name(k, winner) && !ko_ready(k, match))
        ++*(int *)user;
}

int main(void)
{
    const char *names[KO_MAX];
    char t[32];
    for (int i = 0; i < KO_MAX; i++)
        names[i] = i == 0 ? "Ann" : i == 1 ? "Bob" : i == 2 ? "" : "X";
    CHECK(!ko_new(names, 1) && !ko_new(names, KO_MAX + 1) && !ko_new(names, INT_MIN) && !ko_new(names, INT_MAX));
    for (int n = KO_MIN; n <= KO_MAX; n++) {
        ko_bracket *k = ko_new(names, n);
        int played = 0, m;
        CHECK(k && ko_champion(k) == -1);
        ko_listen(k, count, &played);
        while ((m = ko_next(k)) != 0) {
            CHECK(ko_ready(k, m));
            ko_report(k, m, ko_entrant(k, m, 0) < ko_entrant(k, m, 1) ? 0 : 1);
        }
        CHECK(played == n - 1 && ko_champion(k) == 0);
        CHECK(ko_text(k, 1, t, sizeof t) == 9 && !strcmp(t, "Ann - Bob"));
        CHECK(ko_undo(k, 1) && !ko_undo(k, 1) && ko_champion(k) == -1 && ko_next(k) == 1);
        ko_listen(k, NULL, NULL);
        ko_report(k, 1, 1);
        ko_free(k);
    }
    ko_bracket *k = ko_new(names, 3);
    CHECK(k && ko_rounds(k) == 2 && ko_next(k) == 3 && !ko_undo(k, 2) && !ko_ready(k, 2));
    CHECK(ko_text(k, 2, t, sizeof t) == 11 && !strcmp(t, "Ann - (bye)") && ko_text(k, 1, NULL, 0) == 7);
    CHECK(ko_text(k, 0, t, 5) == -1 && ko_text(k, INT_MAX, t, 5) == -1 && ko_entrant(k, 1, 1) == -1 && ko_entrant(k, 1, 7) == -1);
    CHECK(ko_entrant(k, 2, 1) == -1 && !ko_name(k, 3) && !ko_name(k, INT_MIN) && !ko_ready(k, INT_MIN));
    CHECK(!ko_undo(k, 3) && !ko_undo(k, INT_MAX));
    ko_report(k, 3, 1);
    ko_report(k, 1, 0);
    CHECK(!ko_undo(k, 3) && ko_undo(k, 1) && ko_undo(k, 3));
    ko_free(k);
    ko_free(NULL);
    return 0;
}
#else
static void on_result(const ko_bracket *k, int match, int winner, void *user)
{
    (void)match;
    (void)winner;
    ko_report(*(ko_bracket **)user, ko_next(k), 0);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const char **names = malloc(4 * sizeof *names);
    CHECK(names);
    for (int i = 0; i < 4; i++)
        names[i] = "someone";
    ko_bracket *k = ko_new(names, 4);
    CHECK(k);
    if (rule == 1) {
        ko_report(k, 1, 0);
    } else if (rule == 2) {
        free(names);
        names = NULL;
        puts(ko_name(k, 0));
    } else {
        ko_listen(k, on_result, &k);
        ko_report(k, 2, 0);
    }
    ko_free(k);
    free(names);
    return 0;
}
#endif
