#include "settings.h"

#include <string.h>

int main(void)
{
    settings *s = settings_open();
    settings_set(s, "colour", "red");
    settings_set(s, "size", "9");
    if (settings_count(s) != 2 || !settings_changed(s))
        return 2;
    settings_revert(s);
    if (settings_count(s) != 0 || settings_changed(s))
        return 2;
    settings_set(s, "colour", "red");
    settings_commit(s);
    settings_set(s, "colour", settings_get(s, "colour"));
    settings_set(s, "colour", "blue");
    settings_commit(s);
    if (strcmp(settings_get(s, "colour"), "blue") != 0 || settings_unset(s, "none"))
        return 2;
    if (!settings_unset(s, "colour") || settings_get(s, "colour") != NULL)
        return 2;
#ifndef LEGAL
    settings_revert(s);
    if (strcmp(settings_get(s, "colour"), "blue") != 0)
        return 2;
#endif
    settings_close(s);
    return 0;
}
