#include "cspset.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    char *source[CSP_MAX_SOURCES];
    size_t count;
} source_list;

struct csp_policy {
    source_list lists[CSP_DIRECTIVES];
    char *endpoint;
};

static const char *const names[CSP_DIRECTIVES] = {
    "default-src", "script-src", "style-src", "img-src", "connect-src", "frame-ancestors",
};

static bool known(csp_directive directive)
{
    return (int)directive >= 0 && (int)directive < (int)CSP_DIRECTIVES;
}

static bool text_ok(const char *text)
{
    if (text == NULL || text[0] == '\0')
        return false;
    size_t length = 0;
    for (; text[length] != '\0'; length++) {
        unsigned char c = (unsigned char)text[length];
        if (c <= ' ' || c >= 127 || c == ',' || c == ';' || length == CSP_MAX_TEXT)
            return false;
    }
    return true;
}

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

// Its index in the list, or the list's count.
static size_t find(const source_list *list, const char *source)
{
    size_t i = 0;
    while (i < list->count && strcmp(list->source[i], source) != 0)
        i++;
    return i;
}

csp_policy *csp_new(void)
{
    return calloc(1, sizeof(csp_policy));
}

csp_policy *csp_clone(const csp_policy *policy)
{
    csp_policy *copy = malloc(sizeof *copy);
    if (copy == NULL)
        return NULL;
    *copy = *policy;
    for (int d = 0; d < CSP_DIRECTIVES; d++)
        copy->lists[d].count = 0;
    for (int d = 0; d < CSP_DIRECTIVES; d++) {
        const source_list *from = &policy->lists[d];
        source_list *to = &copy->lists[d];
        while (to->count < from->count) {
            to->source[to->count] = duplicate(from->source[to->count]);
            if (to->source[to->count] == NULL) {
                copy->endpoint = NULL;
                csp_free(copy);
                return NULL;
            }
            to->count++;
        }
    }
    return copy;
}

void csp_free(csp_policy *policy)
{
    if (policy == NULL)
        return;
    for (int d = 0; d < CSP_DIRECTIVES; d++)
        for (size_t i = 0; i < policy->lists[d].count; i++)
            free(policy->lists[d].source[i]);
    free(policy->endpoint);
    free(policy);
}

csp_error csp_allow(csp_policy *policy, csp_directive directive, const char *source)
{
    if (!known(directive))
        return CSP_ERR_DIRECTIVE;
    if (!text_ok(source))
        return CSP_ERR_TEXT;
    source_list *list = &policy->lists[directive];
    if (find(list, source) < list->count)
        return CSP_OK;
    if (list->count == CSP_MAX_SOURCES)
        return CSP_ERR_FULL;
    char *copy = duplicate(source);
    if (copy == NULL)
        return CSP_ERR_MEMORY;
    list->source[list->count++] = copy;
    return CSP_OK;
}

csp_error csp_revoke(csp_policy *policy, csp_directive directive, const char *source)
{
    if (!known(directive))
        return CSP_ERR_DIRECTIVE;
    if (!text_ok(source))
        return CSP_ERR_TEXT;
    source_list *list = &policy->lists[directive];
    size_t i = find(list, source);
    if (i == list->count)
        return CSP_ERR_ABSENT;
    free(list->source[i]);
    list->count--;
    memmove(&list->source[i], &list->source[i + 1], (list->count - i) * sizeof list->source[0]);
    return CSP_OK;
}

csp_error csp_report_to(csp_policy *policy, const char *endpoint)
{
    char *copy = NULL;
    if (endpoint != NULL) {
        if (!text_ok(endpoint))
            return CSP_ERR_TEXT;
        copy = duplicate(endpoint);
        if (copy == NULL)
            return CSP_ERR_MEMORY;
    }
    free(policy->endpoint);
    policy->endpoint = copy;
    return CSP_OK;
}

bool csp_allows(const csp_policy *policy, csp_directive directive, const char *source)
{
    if (!known(directive) || source == NULL)
        return false;
    const source_list *list = &policy->lists[directive];
    return find(list, source) < list->count;
}

size_t csp_source_count(const csp_policy *policy, csp_directive directive)
{
    return known(directive) ? policy->lists[directive].count : 0;
}

typedef struct {
    char *out;
    size_t size, length;
} sink;

static void put(sink *s, const char *text)
{
    for (; *text != '\0'; text++, s->length++)
        if (s->length + 1 < s->size)
            s->out[s->length] = *text;
}

size_t csp_render(const csp_policy *policy, char *out, size_t size)
{
    sink s = {out, size, 0};
    for (int d = 0; d < CSP_DIRECTIVES; d++) {
        const source_list *list = &policy->lists[d];
        if (list->count == 0)
            continue;
        if (s.length > 0)
            put(&s, "; ");
        put(&s, names[d]);
        for (size_t i = 0; i < list->count; i++) {
            put(&s, " ");
            put(&s, list->source[i]);
        }
    }
    if (policy->endpoint != NULL) {
        put(&s, s.length > 0 ? "; report-to " : "report-to ");
        put(&s, policy->endpoint);
    }
    if (size > 0)
        out[s.length < size ? s.length : size - 1] = '\0';
    return s.length;
}
