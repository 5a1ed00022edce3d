#include "stgkeys.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void look(const stg *settings, const char *key, void *user)
{
    if (strcmp(key, "size") == 0)
        *(long *)user += stg_get_int(settings, key);
}
#else
static void meddle(const stg *settings, const char *key, void *user)
{
    (void)settings;
    stg_set_int(user, key, 3);
}
#endif

int main(int count, char **arguments)
{
    stg_schema *schema = stg_schema_new();
    stg_schema_int(schema, "size", 10, 1, 99);
    stg_schema_bool(schema, "dark", true);
    stg_schema_text(schema, "font", "Sans");
    stg *s = stg_open(schema);
    if (stg_get_int(s, "size") != 10 || !stg_get_bool(s, "dark") || strcmp(stg_get_text(s, "font"), "Sans") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    long size = 0, sum = 0;
    if (!stg_bind(s, "size", &size) || size != 10 || stg_bind(s, "size", &size) || stg_set_int(s, "size", 100))
        return 2;
    stg_watch(s, look, &sum);
    if (!stg_set_int(s, "size", 7) || size != 7 || sum != 7 || !stg_unbind(s, &size) || stg_unbind(s, &size))
        return 2;
    stg_reset(s, "size");
    if (size != 7 || sum != 17 || !stg_set_text(s, "font", "") || !stg_set_text(s, "font", stg_get_text(s, "font")))
        return 2;
    stg_reset(s, "font");
    stg_set_bool(s, "dark", false);
    if (!stg_set_text(s, "font", stg_get_text(s, "font")) || stg_get_bool(s, "dark") || !stg_bind(s, "size", &size))
        return 2;
    if (stg_type_of(schema, "none") != STG_NONE || stg_type_of(schema, "font") != STG_TEXT)
        return 2;
#else
    const char *text;
    long *variable;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        stg_get_int(s, "sise");
        break;
    case 2:
        stg_get_int(s, "dark");
        break;
    case 3:
        stg_schema_free(schema);
        stg_get_int(s, "size");
        break;
    case 4:
        variable = malloc(sizeof *variable);
        stg_bind(s, "size", variable);
        free(variable);
        stg_reset(s, "size");
        break;
    case 5:
        stg_schema_bool(schema, "late", false);
        break;
    case 6:
        stg_schema_int(stg_schema_new(), "n", 0, 1, 5);
        break;
    case 7:
        schema = stg_schema_new();
        stg_schema_bool(schema, "n", false);
        stg_schema_bool(schema, "n", false);
        break;
    case 8:
        stg_set_text(s, "font", "Serif");
        text = stg_get_text(s, "font");
        stg_set_text(s, "font", "Mono");
        return text[0] == 'S';
    case 9:
        stg_watch(s, meddle, s);
        stg_set_int(s, "size", 5);
        break;
    }
#endif
    stg_close(s);
    stg_schema_free(schema);
    return 0;
}
