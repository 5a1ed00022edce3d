#include "knockout.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const char *names[KO_MAX_PLAYERS + 1] = { "Ann", "Bob", "Cid", "Dot", "Eve" };
    char text[20];

#ifdef LEGAL
    size_t n, round, i, played;
    unsigned seed;
    ko_cup *cup;
    ko_match *m;

    (void)rule;
    assert(ko_new(names, 0) == NULL && ko_new(names, 1) == NULL && ko_new(names, KO_MAX_PLAYERS + 1) == NULL);
    cup = ko_new(names, 5);
    assert(cup != NULL && ko_rounds(cup) == 3 && ko_winner(cup) == NULL);
    m = ko_match_at(cup, 0, 0);
    assert(m != NULL && !ko_ready(m) && strcmp(ko_home(m), "Ann") == 0 && ko_away(m) == NULL);
    assert(ko_describe(m, text, sizeof text) == 9 && strcmp(text, "Ann - bye") == 0);
    assert(ko_describe(m, text, 4) == 9 && strcmp(text, "Ann") == 0);
    assert(ko_describe(m, NULL, 0) == 9);
    m = ko_match_at(cup, 2, 0);
    assert(ko_describe(m, text, sizeof text) == 5 && strcmp(text, "? - ?") == 0);
    assert(ko_match_at(cup, 3, 0) == NULL && ko_match_at(cup, 0, 4) == NULL);
    assert(ko_match_at(cup, SIZE_MAX, SIZE_MAX) == NULL);
    ko_free(cup);
    for (i = 0; i < KO_MAX_PLAYERS; i++)
        names[i] = i == 0 ? "first" : "other";
    for (n = KO_MIN_PLAYERS; n <= KO_MAX_PLAYERS; n += n < 40 ? 1 : 54) {
        cup = ko_new(names, n);
        assert(cup != NULL);
        for (seed = 0; seed < 3; seed++) {
            assert(ko_redraw(cup, seed) == 0);
            for (played = 0; (m = ko_next(cup)) != NULL; played++)
                ko_report(m, strcmp(ko_away(m), "first") == 0 ? KO_AWAY : KO_HOME);
            assert(played == n - 1 && strcmp(ko_winner(cup), "first") == 0);
        }
        for (round = 0; round < ko_rounds(cup); round++)
            for (i = 0; (m = ko_match_at(cup, round, i)) != NULL; i++)
                assert(!ko_ready(m) && ko_home(m) != NULL);
        ko_free(cup);
    }
    ko_free(NULL);
#else
    char *last = malloc(4);
    ko_cup *cup;
    ko_match *m;

    if (last == NULL)
        return 0;
    strcpy(last, "Fay");
    names[3] = last;
    cup = ko_new(names, 4);
    if (cup == NULL)
        return 0;
    m = ko_next(cup);
    if (rule == 1) {
        ko_report(m, KO_HOME);
        ko_report(m, KO_HOME);
    } else if (rule == 2) {
        free(last);
        ko_describe(m, text, sizeof text);
    } else {
        ko_redraw(cup, 7);
        ko_report(m, KO_AWAY);
    }
    ko_free(cup);
#endif
    return 0;
}
