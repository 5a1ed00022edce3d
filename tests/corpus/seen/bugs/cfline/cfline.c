#include "cfline.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct setting {
    char name[CFL_NAME_MAX + 1];
    char *value;
};

struct CFL {
    struct setting settings[CFL_MAX];
    int count;
};

CFL *CFL_Create(void)
{
    return calloc(1, sizeof(CFL));
}

void CFL_Destroy(CFL *cfl)
{
    if (cfl == NULL)
        return;
    for (int i = 0; i < cfl->count; i++)
        free(cfl->settings[i].value);
    free(cfl);
}

static bool name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static bool is_name(const char *name)
{
    size_t length = 0;
    while (name_char(name[length]))
        length++;
    return name[length] == '\0' && length > 0 && length <= CFL_NAME_MAX;
}

static bool is_value(const char *value)
{
    size_t length = strlen(value);
    return length > 0 && length <= CFL_VALUE_MAX && strchr(value, '\n') == NULL;
}

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static struct setting *find(const CFL *cfl, const char *name)
{
    for (int i = 0; i < cfl->count; i++)
        if (strcmp(cfl->settings[i].name, name) == 0)
            return (struct setting *)&cfl->settings[i];
    return NULL;
}

static CFL_Status add(CFL *cfl, const char *name, const char *value)
{
    struct setting *setting = &cfl->settings[cfl->count];
    if (!is_value(value))
        return CFL_EVALUE;
    if (cfl->count == CFL_MAX)
        return CFL_EFULL;
    setting->value = duplicate(value);
    if (setting->value == NULL)
        return CFL_ENOMEM;
    strcpy(setting->name, name);
    cfl->count++;
    return CFL_OK;
}

static CFL_Status replace(struct setting *setting, const char *value)
{
    char *old = setting->value, *copy = duplicate(value);
    if (copy == NULL)
        return CFL_ENOMEM;
    free(old);
    if (!is_value(copy)) {
        free(copy);
        return CFL_EVALUE;
    }
    setting->value = copy;
    return CFL_OK;
}

CFL_Status CFL_Set(CFL *cfl, const char *name, const char *value)
{
    struct setting *setting;
    if (!is_name(name))
        return CFL_ENAME;
    setting = find(cfl, name);
    return setting == NULL ? add(cfl, name, value) : replace(setting, value);
}

static bool blank(char c)
{
    return c == ' ' || c == '\t';
}

CFL_Status CFL_ParseLine(CFL *cfl, const char *line)
{
    char name[CFL_NAME_MAX + 1], value[CFL_VALUE_MAX + 1];
    size_t length = 0;
    while (blank(*line))
        line++;
    if (*line == '\0' || *line == '#')
        return CFL_OK;
    while (name_char(line[length]))
        length++;
    if (length == 0 || length > CFL_NAME_MAX)
        return CFL_ENAME;
    memcpy(name, line, length);
    name[length] = '\0';
    line += length;
    while (blank(*line))
        line++;
    if (*line++ != '=')
        return CFL_ESYNTAX;
    while (blank(*line))
        line++;
    length = strlen(line);
    while (length > 0 && blank(line[length - 1]))
        length--;
    if (length == 0 || length > CFL_VALUE_MAX)
        return CFL_EVALUE;
    memcpy(value, line, length);
    value[length] = '\0';
    return CFL_Set(cfl, name, value);
}

const char *CFL_Get(const CFL *cfl, const char *name, const char *fallback)
{
    const struct setting *setting = find(cfl, name);
    return setting == NULL ? fallback : setting->value;
}

long CFL_GetNumber(const CFL *cfl, const char *name, long fallback)
{
    const struct setting *setting = find(cfl, name);
    char *end;
    long number;
    if (setting == NULL)
        return fallback;
    errno = 0;
    number = strtol(setting->value, &end, 10);
    return end == setting->value || *end != '\0' || errno != 0 ? fallback : number;
}

void CFL_Unset(CFL *cfl, const char *name)
{
    struct setting *setting = find(cfl, name);
    if (setting == NULL)
        return;
    free(setting->value);
    *setting = cfl->settings[--cfl->count];
}

int CFL_Count(const CFL *cfl)
{
    return cfl->count;
}

const char *CFL_StatusText(CFL_Status status)
{
    static const char *const texts[] = {"ok", "bad name", "bad value", "syntax error", "too many settings", "out of memory"};
    return (unsigned)status < sizeof texts / sizeof *texts ? texts[status] : "unknown";
}
