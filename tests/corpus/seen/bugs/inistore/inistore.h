/* Settings of an INI file: [section], then key = value. */
#ifndef INISTORE_H
#define INISTORE_H

#include <stddef.h>

/* Longest section name, longest key, longest value. */
#define INI_NAME_MAX 20
#define INI_VALUE_MAX 60

enum ini_result {
    INI_OK,
    INI_TOO_LONG,
    INI_SYNTAX,
    INI_NOT_FOUND,
    INI_MEMORY,
};

typedef struct inistore inistore;

inistore *ini_new(void);
void ini_free(inistore *ini);

/* Adds or overwrites. An empty section is the part before the first [section]. */
enum ini_result ini_set(inistore *ini, const char *section, const char *key, const char *value);

/* Points *value at the stored text, which is valid until the next change. */
enum ini_result ini_get(const inistore *ini, const char *section, const char *key, const char **value);

enum ini_result ini_remove(inistore *ini, const char *section, const char *key);

/* Adds what the text holds; stops at the first line that is wrong. */
enum ini_result ini_parse(inistore *ini, const char *text);

size_t ini_size(const inistore *ini);

#endif
