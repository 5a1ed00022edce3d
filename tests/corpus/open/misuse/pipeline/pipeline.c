#include "pipeline.h"

#include <ctype.h>
#include <stdlib.h>

enum action { UPPER, REPLACE, SQUEEZE };

struct stage {
    stage *next;
    enum action action;
    char from;
    char to;
};

struct pipeline {
    stage *first;
    stage **last;
    size_t length;
};

static stage *make(enum action action, char from, char to)
{
    stage *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->next = NULL;
    s->action = action;
    s->from = from;
    s->to = to;
    return s;
}

stage *stage_upper(void)
{
    return make(UPPER, 0, 0);
}

stage *stage_replace(char from, char to)
{
    return make(REPLACE, from, to);
}

stage *stage_squeeze(char repeated)
{
    return make(SQUEEZE, repeated, 0);
}

void stage_free(stage *s)
{
    free(s);
}

static void squeeze(char *text, char repeated)
{
    char *to = text;
    for (const char *from = text; *from != '\0'; from++)
        if (*from != repeated || to == text || to[-1] != repeated)
            *to++ = *from;
    *to = '\0';
}

void stage_apply(const stage *s, char *text)
{
    if (s->action == SQUEEZE) {
        squeeze(text, s->from);
        return;
    }
    for (; *text != '\0'; text++) {
        if (s->action == UPPER)
            *text = (char)toupper((unsigned char)*text);
        else if (*text == s->from)
            *text = s->to;
    }
}

pipeline *pipeline_new(void)
{
    pipeline *p = malloc(sizeof *p);
    if (p == NULL)
        return NULL;
    p->first = NULL;
    p->last = &p->first;
    p->length = 0;
    return p;
}

void pipeline_free(pipeline *p)
{
    if (p == NULL)
        return;
    while (p->first != NULL) {
        stage *s = p->first;
        p->first = s->next;
        stage_free(s);
    }
    free(p);
}

void pipeline_append(pipeline *p, stage *s)
{
    *p->last = s;
    p->last = &s->next;
    p->length++;
}

size_t pipeline_length(const pipeline *p)
{
    return p->length;
}

void pipeline_run(const pipeline *p, char *text)
{
    for (const stage *s = p->first; s != NULL; s = s->next)
        stage_apply(s, text);
}

void pipeline_concat(pipeline *p, pipeline *from)
{
    if (from->first != NULL) {
        *p->last = from->first;
        p->last = from->last;
        p->length += from->length;
    }
    free(from);
}
