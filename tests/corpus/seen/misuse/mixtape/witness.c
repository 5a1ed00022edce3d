#include "mixtape.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(2); } } while (0)
int main(void)
{
    static char title[MT_MAX_TITLE + 2];
    mt_list *list = mt_list_new(), *other = mt_list_new();
    mt_track *t, *u;
    int i;

    MUST(list != NULL && other != NULL);
    mt_list_free(NULL);
    mt_track_free(NULL);
    memset(title, 'x', MT_MAX_TITLE + 1);
    MUST(mt_track_new(title, 1) == NULL && mt_track_new("", -1) == NULL);
    MUST(mt_track_new("", MT_MAX_SECONDS + 1) == NULL && mt_track_new("", INT_MIN) == NULL);
    MUST(mt_play(list) == NULL && mt_at(list, 0) == NULL && mt_take(list, 0) == NULL);
    MUST(mt_move(list, 0, 0) == -1 && mt_total(list) == 0);
    mt_shuffle(list, 0);
    title[MT_MAX_TITLE] = '\0';
    t = mt_track_new(title, 0);
    MUST(t != NULL && mt_append(list, t) == 0);
    u = mt_track_dup(t);
    MUST(u != NULL && strcmp(mt_title(u), mt_title(t)) == 0);
    MUST(mt_append(list, u) == 0 && mt_play(list) == t && mt_play(list) == u && mt_play(list) == t);
    t = mt_take(list, 0);
    MUST(mt_append(other, t) == 0 && mt_play(list) == u && mt_count(list) == 1);
    for (i = 1; i < MT_MAX_TRACKS; i++) {
        t = mt_track_new("", MT_MAX_SECONDS);
        MUST(t != NULL && mt_append(list, t) == 0);
    }
    t = mt_track_new("one too many", 1);
    MUST(t != NULL && mt_append(list, t) == -1);
    mt_track_free(t);
    MUST(mt_total(list) == 999L * MT_MAX_SECONDS);
    MUST(mt_move(list, 0, 999) == 0 && mt_at(list, 999) == u);
    MUST(mt_move(list, 999, 1) == 0 && mt_at(list, 1) == u && mt_move(list, 1, 1) == 0);
    MUST(mt_move(list, 0, 1000) == -1 && mt_move(list, -1, 0) == -1);
    mt_shuffle(list, UINT_MAX);
    MUST(mt_at(list, INT_MIN) == NULL && mt_at(list, INT_MAX) == NULL);
    t = mt_take(list, 999);
    mt_track_free(t);
    while ((t = mt_take(other, 0)) != NULL)
        mt_track_free(t);
    MUST(mt_play(other) == NULL);
    mt_list_free(list);
    mt_list_free(other);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    mt_list *a = mt_list_new(), *b = mt_list_new();
    mt_track *t = mt_track_new("Autobahn", 1362);

    if (a == NULL || b == NULL || t == NULL || mt_append(a, t) != 0)
        return 0;
    if (rule == 1)
        mt_track_free(t);
    if (rule == 2)
        mt_append(b, t);
    mt_list_free(a);
    if (rule == 3)
        printf("%s\n", mt_title(t));
    mt_list_free(b);
    return 0;
}
#endif
