#include "xatcmd.h"

#include <stdlib.h>
#include <string.h>

struct slice {
    const char *at;
    size_t length;
    bool quoted;
};

struct xat_cmd {
    struct slice name;
    bool query;
    int count;
    struct slice *params; /* count of them */
};

static char upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

static bool name_char(char c)
{
    c = upper(c);
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' || c == '&';
}

/* Reads a parameter and moves on behind it. */
static bool read_param(const char **line, struct slice *param)
{
    const char *at = *line;
    param->quoted = *at == '"';
    if (param->quoted) {
        param->at = ++at;
        while (*at != '\0' && *at != '"')
            at++;
        if (*at == '\0')
            return false;
        param->length = (size_t)(at - param->at);
        at++;
    } else {
        param->at = at;
        at += strcspn(at, ",\"");
        param->length = (size_t)(at - param->at);
    }
    *line = at;
    return *at == ',' || *at == '\0';
}

xat_cmd *xat_parse(const char *line)
{
    struct slice params[XAT_PARAMS];
    struct slice name = {NULL, 0, false};
    int count = 0;
    bool query = false;
    if (upper(line[0]) != 'A' || upper(line[1]) != 'T')
        return NULL;
    line += 2;
    name.at = line;
    while (name_char(*line))
        line++;
    name.length = (size_t)(line - name.at);
    if (*line == '?') {
        query = true;
        line++;
    } else if (*line == '=') {
        do {
            line++;
            if (count == XAT_PARAMS || !read_param(&line, &params[count]))
                return NULL;
            count++;
        } while (*line == ',');
    }
    if (*line != '\0')
        return NULL;
    xat_cmd *cmd = malloc(sizeof *cmd);
    if (cmd == NULL)
        return NULL;
    cmd->name = name;
    cmd->query = query;
    cmd->count = count;
    cmd->params = NULL;
    if (count > 0) {
        cmd->params = malloc((size_t)count * sizeof *params);
        if (cmd->params == NULL) {
            free(cmd);
            return NULL;
        }
        memcpy(cmd->params, params, (size_t)count * sizeof *params);
    }
    return cmd;
}

void xat_free(xat_cmd *cmd)
{
    if (cmd == NULL)
        return;
    free(cmd->params);
    free(cmd);
}

bool xat_is(const xat_cmd *cmd, const char *name)
{
    if (strlen(name) != cmd->name.length)
        return false;
    for (size_t i = 0; i < cmd->name.length; i++)
        if (upper(name[i]) != upper(cmd->name.at[i]))
            return false;
    return true;
}

bool xat_query(const xat_cmd *cmd)
{
    return cmd->query;
}

int xat_count(const xat_cmd *cmd)
{
    return cmd->count;
}

bool xat_quoted(const xat_cmd *cmd, int index)
{
    return cmd->params[index].quoted;
}

size_t xat_length(const xat_cmd *cmd, int index)
{
    return cmd->params[index].length;
}

bool xat_int(const xat_cmd *cmd, int index, long *value)
{
    const struct slice *param = &cmd->params[index];
    long number = 0;
    if (param->quoted || param->length < 1 || param->length > 9)
        return false;
    for (size_t i = 0; i < param->length; i++) {
        if (param->at[i] < '0' || param->at[i] > '9')
            return false;
        number = number * 10 + (param->at[i] - '0');
    }
    *value = number;
    return true;
}

size_t xat_copy(const xat_cmd *cmd, int index, char *buffer, size_t size)
{
    const struct slice *param = &cmd->params[index];
    if (size > 0) {
        size_t length = param->length < size ? param->length : size - 1;
        memcpy(buffer, param->at, length);
        buffer[length] = '\0';
    }
    return param->length;
}
