#include "ippattr.h"

#include <stdlib.h>
#include <string.h>

enum tag { TAG_INTEGER, TAG_KEYWORD };

struct attr {
    char name[IPP_MAX_NAME + 1];
    enum tag tag;
    int count;
    union {
        int integer;
        char *keyword;
    } values[IPP_MAX_VALUES];
};

struct ipp_job {
    int count;
    struct attr *attrs[IPP_MAX_ATTRS];
};

static int find(const ipp_job *job, const char *name)
{
    int i = 0;

    while (i < job->count && strcmp(job->attrs[i]->name, name) != 0)
        i++;
    return i;
}

static void attr_free(struct attr *a)
{
    for (int i = 0; a->tag == TAG_KEYWORD && i < a->count; i++)
        free(a->values[i].keyword);
    free(a);
}

/* Finds or creates the attribute that can take one more value. */
static ipp_status attr_for(ipp_job *job, const char *name, enum tag tag, struct attr **found)
{
    size_t length = strlen(name);
    int i;
    struct attr *a;

    if (length == 0 || length > IPP_MAX_NAME)
        return IPP_BAD_NAME;
    i = find(job, name);
    if (i < job->count) {
        a = job->attrs[i];
        *found = a;
        if (a->tag != tag)
            return IPP_CONFLICT;
        return a->count < IPP_MAX_VALUES ? IPP_OK : IPP_TOO_MANY;
    }
    if (job->count == IPP_MAX_ATTRS)
        return IPP_TOO_MANY;
    a = calloc(1, sizeof *a);
    if (!a)
        return IPP_NO_MEMORY;
    strcpy(a->name, name);
    a->tag = tag;
    job->attrs[job->count++] = a;
    *found = a;
    return IPP_OK;
}

ipp_job *ipp_job_new(void)
{
    return calloc(1, sizeof(ipp_job));
}

void ipp_job_free(ipp_job *job)
{
    if (!job)
        return;
    for (int i = 0; i < job->count; i++)
        attr_free(job->attrs[i]);
    free(job);
}

ipp_status ipp_add_integer(ipp_job *job, const char *name, int value)
{
    struct attr *a;
    ipp_status status = attr_for(job, name, TAG_INTEGER, &a);

    if (status == IPP_OK)
        a->values[a->count++].integer = value;
    return status;
}

ipp_status ipp_add_keyword(ipp_job *job, const char *name, const char *value)
{
    size_t length = strlen(value);
    struct attr *a;
    ipp_status status;
    char *copy;

    if (length > IPP_MAX_KEYWORD)
        return IPP_BAD_VALUE;
    copy = malloc(length + 1); /* first, so that no empty attribute is left */
    if (!copy)
        return IPP_NO_MEMORY;
    memcpy(copy, value, length + 1);
    status = attr_for(job, name, TAG_KEYWORD, &a);
    switch (status) {
    case IPP_OK:
        a->values[a->count++].keyword = copy;
        break;
    case IPP_BAD_NAME:
    case IPP_TOO_MANY:
    case IPP_NO_MEMORY:
        free(copy);
        break;
    default:
        break;
    }
    return status;
}

ipp_status ipp_delete(ipp_job *job, const char *name)
{
    int i = find(job, name);

    if (i == job->count)
        return IPP_NOT_FOUND;
    attr_free(job->attrs[i]);
    job->attrs[i] = job->attrs[--job->count];
    return IPP_OK;
}

int ipp_value_count(const ipp_job *job, const char *name)
{
    int i = find(job, name);

    return i < job->count ? job->attrs[i]->count : 0;
}

static ipp_status value_at(const ipp_job *job, const char *name, enum tag tag, int i, const struct attr **found)
{
    int at = find(job, name);

    if (at == job->count)
        return IPP_NOT_FOUND;
    *found = job->attrs[at];
    if ((*found)->tag != tag)
        return IPP_CONFLICT;
    return i >= 0 && i < (*found)->count ? IPP_OK : IPP_NOT_FOUND;
}

ipp_status ipp_get_integer(const ipp_job *job, const char *name, int i, int *value)
{
    const struct attr *a;
    ipp_status status = value_at(job, name, TAG_INTEGER, i, &a);

    if (status == IPP_OK)
        *value = a->values[i].integer;
    return status;
}

ipp_status ipp_get_keyword(const ipp_job *job, const char *name, int i, const char **value)
{
    const struct attr *a;
    ipp_status status = value_at(job, name, TAG_KEYWORD, i, &a);

    if (status == IPP_OK)
        *value = a->values[i].keyword;
    return status;
}

const char *ipp_strerror(ipp_status status)
{
    switch (status) {
    case IPP_OK: return "ok";
    case IPP_BAD_NAME: return "bad attribute name";
    case IPP_BAD_VALUE: return "value too long";
    case IPP_CONFLICT: return "attribute has another type";
    case IPP_TOO_MANY: return "too many values or attributes";
    case IPP_NOT_FOUND: return "not found";
    case IPP_NO_MEMORY: return "out of memory";
    }
    return "unknown status";
}
