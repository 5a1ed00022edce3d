#include "memfile.h"

#include <stdlib.h>
#include <string.h>

struct memfile {
    char *text;
    size_t length, at;
};

memfile *memfile_new(void)
{
    return calloc(1, sizeof(memfile));
}

void memfile_free(memfile *f)
{
    if (f) {
        free(f->text);
        free(f);
    }
}

int memfile_open(memfile *f, const char *text)
{
    if (f->text)
        return -1;
    f->text = strdup(text);
    if (!f->text)
        return -1;
    f->length = strlen(text);
    f->at = 0;
    return 0;
}

int memfile_read(memfile *f)
{
    return f->text && f->at < f->length ? (unsigned char)f->text[f->at++] : -1;
}

int memfile_seek(memfile *f, unsigned position)
{
    f->at = position > strlen(f->text) ? strlen(f->text) : position;
    return 0;
}

int memfile_close(memfile *f)
{
    if (!f->text)
        return -1;
    free(f->text);
    f->text = NULL;
    return 0;
}
