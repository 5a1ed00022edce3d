#include "startset.h"

#include <string.h>

static void hook(const char *name, bool start, void *user)
{
    strcat(user, start ? "+" : "-");
    strcat(user, name);
}

int main(void)
{
    char log[100] = "", name[] = "0";
    startset *set = startset_new();
    if (startset_add(set, "net", hook, log) || startset_add(set, "log", hook, log) || startset_add(set, "web", hook, log))
        return 2;
    if (startset_add(set, "log", NULL, NULL) != STARTSET_EXISTS || startset_start(set, "x") != STARTSET_UNKNOWN)
        return 2;
    if (startset_depend(set, "web", "net") || startset_depend(set, "net", "log") || startset_depend(set, "net", "log"))
        return 2;
    if (startset_depend(set, "log", "web") != STARTSET_CIRCLE || startset_depend(set, "log", "net") != STARTSET_CIRCLE ||
        startset_depend(set, "", "web") != STARTSET_UNKNOWN)
        return 2;
    if (!startset_needs(set, "web", "log") || startset_needs(set, "log", "web") || startset_needs(set, "log", "log"))
        return 2;
    if (startset_start(set, "web") || startset_start(set, "web") || startset_count_running(set) != 3)
        return 2;
    if (startset_depend(set, "web", "log") != STARTSET_RUNNING || startset_stop(set, "net") || !startset_running(set, "log"))
        return 2;
    if (startset_stop(set, "log") || strcmp(log, "+log+net+web-web-net-log") != 0)
        return 2;
    while (startset_add(set, name, NULL, NULL) == STARTSET_OK)
        name[0]++;
    if (startset_count(set) != STARTSET_MAX || startset_depend(set, "0", "1"))
        return 2;
#ifndef LEGAL
    startset_depend(set, "log", "log");
    startset_start(set, "log");
#endif
    startset_free(set);
    return 0;
}
