#include "memstrm.h"

#include <stdlib.h>
#include <string.h>

#define LONGEST ((size_t)1 << 24)

struct memstrm {
    char **bufloc;
    size_t *sizeloc;
    char *buf; /* terminated */
    size_t length;
    size_t capacity;
    size_t position;
};

MEMSTRM *msopen(char **bufloc, size_t *sizeloc)
{
    MEMSTRM *ms = calloc(1, sizeof *ms);
    if (ms == NULL)
        return NULL;
    ms->bufloc = bufloc;
    ms->sizeloc = sizeloc;
    ms->buf = calloc(1, 1);
    if (ms->buf == NULL) {
        free(ms);
        return NULL;
    }
    msflush(ms);
    return ms;
}

int msflush(MEMSTRM *ms)
{
    *ms->bufloc = ms->buf;
    *ms->sizeloc = ms->length;
    return 0;
}

int msclose(MEMSTRM *ms)
{
    msflush(ms);
    free(ms);
    return 0;
}

long mswrite(MEMSTRM *ms, const void *data, size_t size)
{
    if (size == 0)
        return 0;
    if (size > LONGEST - ms->position)
        return -1;
    size_t end = ms->position + size;
    if (end > ms->capacity) {
        size_t capacity = 2 * ms->capacity > end ? 2 * ms->capacity : end;
        char *buf = malloc(capacity + 1);
        if (buf == NULL)
            return -1;
        memcpy(buf, ms->buf, ms->length + 1);
        /* The data may be in the old buffer, which goes last. */
        if (ms->position > ms->length)
            memset(buf + ms->length, 0, ms->position - ms->length);
        memcpy(buf + ms->position, data, size);
        free(ms->buf);
        ms->buf = buf;
        ms->capacity = capacity;
    } else {
        if (ms->position > ms->length)
            memset(ms->buf + ms->length, 0, ms->position - ms->length);
        memmove(ms->buf + ms->position, data, size);
    }
    ms->position = end;
    if (end > ms->length) {
        ms->length = end;
        ms->buf[end] = '\0';
    }
    return (long)size;
}

int msputc(MEMSTRM *ms, char c)
{
    return (int)mswrite(ms, &c, 1);
}

int msputs(MEMSTRM *ms, const char *text)
{
    return (int)mswrite(ms, text, strlen(text));
}

int msseek(MEMSTRM *ms, long position)
{
    if (position < 0 || (size_t)position > LONGEST)
        return -1;
    ms->position = (size_t)position;
    return 0;
}

long mstell(const MEMSTRM *ms)
{
    return (long)ms->position;
}
