#include "putvars.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static struct {
    char *text;
    int copied; /* by pv_set: to be freed */
} vars[PV_MAX];
static size_t count;

static int good_name(const char *name)
{
    return *name != '\0' && strchr(name, '=') == NULL;
}

/* Place of the variable of that name of len bytes; count if there is none. */
static size_t place(const char *name, size_t len)
{
    size_t i = 0;
    while (i < count && !(strncmp(vars[i].text, name, len) == 0 && vars[i].text[len] == '='))
        i++;
    return i;
}

static int store(size_t at, char *text, int copied)
{
    if (at == count) {
        if (count == PV_MAX)
            return -1;
        count++;
    } else if (vars[at].text == text) {
        return 0;
    } else if (vars[at].copied) {
        free(vars[at].text);
    }
    vars[at].text = text;
    vars[at].copied = copied;
    return 0;
}

int pv_put(char *text)
{
    const char *equals = strchr(text, '=');
    if (equals == NULL || equals == text || strlen(text) > PV_TEXT_MAX)
        return -1;
    return store(place(text, (size_t)(equals - text)), text, 0);
}

int pv_set(const char *name, const char *value, int overwrite)
{
    size_t name_len = strlen(name), value_len = strlen(value);
    if (!good_name(name) || name_len >= PV_TEXT_MAX || value_len > PV_TEXT_MAX - 1 - name_len)
        return -1;
    size_t at = place(name, name_len);
    if (at < count && !overwrite)
        return 0;
    char *text = malloc(name_len + value_len + 2);
    if (text == NULL)
        return -1;
    memcpy(text, name, name_len);
    text[name_len] = '=';
    memcpy(text + name_len + 1, value, value_len + 1);
    if (store(at, text, 1) != 0) {
        free(text);
        return -1;
    }
    return 0;
}

static const char *value_of(const char *name, size_t len)
{
    size_t at = len > 0 ? place(name, len) : count;
    return at < count ? vars[at].text + len + 1 : NULL;
}

const char *pv_get(const char *name)
{
    return good_name(name) ? value_of(name, strlen(name)) : NULL;
}

void pv_unset(const char *name)
{
    size_t at = good_name(name) ? place(name, strlen(name)) : count;
    if (at == count)
        return;
    if (vars[at].copied)
        free(vars[at].text);
    count--;
    memmove(vars + at, vars + at + 1, (count - at) * sizeof vars[0]);
}

size_t pv_count(void)
{
    return count;
}

const char *pv_at(size_t i)
{
    return i < count ? vars[i].text : NULL;
}

size_t pv_expand(const char *text, char *out, size_t room)
{
    size_t len = 0;
    while (*text != '\0') {
        const char *piece = text;
        size_t n = 1;
        if (*text == '$') {
            size_t name = 0;
            while (isalnum((unsigned char)text[1 + name]) || text[1 + name] == '_')
                name++;
            if (name > 0) {
                piece = value_of(text + 1, name);
                n = piece != NULL ? strlen(piece) : 0;
            }
            text += name;
        }
        text++;
        for (size_t i = 0; i < n; i++, len++)
            if (len + 1 < room)
                out[len] = piece[i];
    }
    if (room > 0)
        out[len < room ? len : room - 1] = '\0';
    return len;
}

void pv_clear(void)
{
    while (count > 0) {
        count--;
        if (vars[count].copied)
            free(vars[count].text);
    }
}
