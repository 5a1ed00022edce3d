#include "diarist.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static void add(void *user, int level, const char *message)
{
    *(int *)user += level * 100 + (int)strlen(message);
}

#ifndef LEGAL
static void complain(void *user, int level, const char *message)
{
    diary_log(user, level, "again: %s", message);
}
#endif

int main(int count, char **arguments)
{
    int sum = 0, sum2 = 0;
    struct diary *d = diary_open("app");
    struct diary_sink *sink = malloc(sizeof *sink), other;
    diary_sink_init(sink, DIARY_INFO, add, &sum);
    diary_sink_init(&other, DIARY_ERROR, add, &sum2);
    if (diary_last(d) != NULL || diary_log(d, DIARY_ERROR, "nobody") != 0)
        return 2;
    diary_attach(d, sink);
    if (diary_log(d, DIARY_INFO, "x=%d", 12) != 1 || sum != 109 || strcmp(diary_last(d), "app: x=12") != 0)
        return 2;
    const char *text = diary_last(d);
#ifdef LEGAL
    (void)count, (void)arguments, (void)text;
    struct diary *e = diary_open("");
    diary_attach(d, &other);
    if (diary_log(d, DIARY_WARNING, "%s", "") != 1 || diary_log(d, DIARY_ERROR, "%300d", 1) != 2 || sum2 != 560)
        return 2;
    if (diary_log(d, INT_MIN, "a") != 0 || diary_log(d, 77, "b") != 2 || diary_count(d, 77) != 0)
        return 2;
    diary_detach(d, sink);
    diary_attach(e, sink);
    if (diary_attached(d, sink) || !diary_attached(e, sink) || diary_count(d, DIARY_ERROR) != 2)
        return 2;
    if (diary_log(e, DIARY_INFO, "%s", diary_last(e) == NULL ? "first" : "") != 1)
        return 2;
    if (diary_log(e, DIARY_INFO, "%s", diary_last(e)) != 1 || strcmp(diary_last(e), ": : first") != 0)
        return 2;
    if (diary_level_of("info") != DIARY_INFO || diary_level_of("") != -1 || strcmp(diary_level_name(-1), "?") != 0)
        return 2;
    diary_close(d);
    diary_close(e);
    diary_close(NULL);
    free(sink);
#else
    const char *format = count > 9 ? "" : "%s";
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(sink);
        diary_log(d, DIARY_INFO, "x");
        break;
    case 2:
        diary_attach(d, sink);
        break;
    case 3:
        diary_log(d, DIARY_INFO, format, 1);
        break;
    case 4:
        diary_sink_init(&other, DIARY_INFO, complain, d);
        diary_attach(d, &other);
        diary_log(d, DIARY_INFO, "x");
        break;
    case 5:
        diary_log(d, DIARY_INFO, "x");
        return text[0] == 'x';
    case 6:
        diary_detach(d, &other);
        break;
    case 7:
        diary_close(d);
        diary_log(d, DIARY_INFO, "x");
        break;
    case 8:
        diary_sink_init(&other, DIARY_INFO, NULL, NULL);
        break;
    }
#endif
    return 0;
}
