#include "clerk.h"

#include <stdint.h>
#include <string.h>

#define NAMES 8
#define LONGEST 15

struct row {
    unsigned length;
    char text[];
};

struct clerk {
    int count;
    char room[800];
    struct {
        unsigned length;
        char text[LONGEST + 1];
    } names[NAMES];
    int noted; /* ever */
};

/* as old code has it */
#define ROW_SIZE(length) ((size_t)&((struct row *)0)->text[length])

clerk *clerk_open(void *memory, size_t size)
{
    size_t past = (uintptr_t)memory % _Alignof(clerk), skip = past ? _Alignof(clerk) - past : 0;
    if (!memory || size < skip + sizeof(clerk))
        return NULL;
    clerk *c = (clerk *)((char *)memory + skip);
    c->count = c->noted = 0;
    return c;
}

int clerk_note(clerk *c, const char *name, size_t length)
{
    if (length == 0 || ROW_SIZE(length) > ROW_SIZE(LONGEST) || length > LONGEST || name[length] != '\0')
        return -1;
#ifdef SEEDED_BUG /* one more than there is room for */
    if (c->count > NAMES)
#else
    if (c->count == NAMES)
#endif
        return -1;
    c->names[c->count].length = (unsigned)length;
    memcpy(c->names[c->count++].text, name, length + 1);
    c->noted++;
    return 0;
}

int clerk_read(clerk *c, FILE *names)
{
    char line[LONGEST + 2];
    int noted = 0;
    while (fgets(line, sizeof line, names)) {
        size_t length = strcspn(line, "\n");
        line[length] = '\0';
        noted += clerk_note(c, line, strlen(line)) == 0;
    }
    return noted;
}

int clerk_count(const clerk *c)
{
    return c->count;
}

void clerk_reset(clerk *c)
{
    c->count = 0;
}
