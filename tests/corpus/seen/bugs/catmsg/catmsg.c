#include "catmsg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct message {
    char *id;
    char *one;
    char *other;
};

struct catmsg {
    struct message *messages;
    size_t count;
    size_t room;
};

static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static void release(struct message *message)
{
    free(message->id);
    free(message->one);
    free(message->other);
}

catmsg_t *catmsg_new(void)
{
    return calloc(1, sizeof(catmsg_t));
}

void catmsg_free(catmsg_t *cat)
{
    if (cat == NULL)
        return;
    for (size_t i = 0; i < cat->count; i++)
        release(&cat->messages[i]);
    free(cat->messages);
    free(cat);
}

static struct message *find(const catmsg_t *cat, const char *id)
{
    for (size_t i = 0; i < cat->count; i++)
        if (strcmp(cat->messages[i].id, id) == 0)
            return &cat->messages[i];
    return NULL;
}

static int grow(catmsg_t *cat)
{
    if (cat->count < cat->room)
        return CATMSG_OK;
    size_t room = 2 * cat->room + 2;
    struct message *messages = realloc(cat->messages, room * sizeof *messages);
    if (messages == NULL)
        return CATMSG_NOMEM;
    cat->messages = messages;
    cat->room = room;
    return CATMSG_OK;
}

/* There is room. */
static int append(catmsg_t *cat, const char *id, const char *one, const char *other)
{
    struct message message = {copy_of(id), copy_of(one), copy_of(other)};
    if (message.id == NULL || message.one == NULL || message.other == NULL) {
        release(&message);
        return CATMSG_NOMEM;
    }
    cat->messages[cat->count++] = message;
    return CATMSG_OK;
}

int catmsg_add(catmsg_t *cat, const char *id, const char *one, const char *other)
{
    if (find(cat, id) != NULL)
        return CATMSG_EXISTS;
    if (grow(cat) != CATMSG_OK)
        return CATMSG_NOMEM;
    return append(cat, id, one, other);
}

int catmsg_alias(catmsg_t *cat, const char *id, const char *existing)
{
    const struct message *from = find(cat, existing);
    if (from == NULL)
        return CATMSG_MISSING;
    if (find(cat, id) != NULL)
        return CATMSG_EXISTS;
    if (grow(cat) != CATMSG_OK)
        return CATMSG_NOMEM;
    return append(cat, id, from->one, from->other);
}

int catmsg_remove(catmsg_t *cat, const char *id)
{
    struct message *message = find(cat, id);
    if (message == NULL)
        return CATMSG_MISSING;
    size_t at = (size_t)(message - cat->messages);
    release(message);
    cat->count--;
    memmove(message, message + 1, (cat->count - at) * sizeof *message);
    return CATMSG_OK;
}

const char *catmsg_get(const catmsg_t *cat, const char *id, long number)
{
    const struct message *message = find(cat, id);
    if (message == NULL)
        return id;
    return number == 1 ? message->one : message->other;
}

size_t catmsg_count(const catmsg_t *cat)
{
    return cat->count;
}

size_t catmsg_format(const catmsg_t *cat, const char *id, long number, char *text, size_t size)
{
    const char *form = catmsg_get(cat, id, number), *mark = strstr(form, "%n");
    char digits[24] = "";
    size_t before = mark == NULL ? strlen(form) : (size_t)(mark - form), length = 0;
    if (mark != NULL)
        snprintf(digits, sizeof digits, "%ld", number);
    const char *parts[3] = {form, digits, mark == NULL ? "" : mark + 2};
    size_t lengths[3] = {before, strlen(digits), strlen(parts[2])};
    for (int i = 0; i < 3; i++)
        for (size_t k = 0; k < lengths[i]; k++, length++)
            if (length + 1 < size)
                text[length] = parts[i][k];
    if (size > 0)
        text[length < size ? length : size - 1] = '\0';
    return length;
}

int catmsg_each(const catmsg_t *cat, int (*visit)(const char *id, const char *one, const char *other, void *data),
                void *data)
{
    for (size_t i = 0; i < cat->count; i++) {
        const struct message *message = &cat->messages[i];
        int result = visit(message->id, message->one, message->other, data);
        if (result != 0)
            return result;
    }
    return 0;
}
