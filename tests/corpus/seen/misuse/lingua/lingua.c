#include "lingua.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *id;
    const char **texts;
} Message;

struct Lingua {
    unsigned forms;
    LinguaRule rule;
    Message *messages;
    size_t count, room;
};

unsigned Lingua_RuleEnglish(unsigned long number)
{
    return number != 1;
}

unsigned Lingua_RuleFrench(unsigned long number)
{
    return number > 1;
}

unsigned Lingua_RulePolish(unsigned long number)
{
    if (number == 1)
        return 0;
    if (number % 10 >= 2 && number % 10 <= 4 && (number % 100 < 12 || number % 100 > 14))
        return 1;
    return 2;
}

Lingua *Lingua_New(unsigned forms, LinguaRule rule)
{
    if (forms < 1 || forms > LINGUA_MAX_FORMS)
        return NULL;
    Lingua *lingua = calloc(1, sizeof *lingua);
    if (lingua == NULL)
        return NULL;
    lingua->forms = forms;
    lingua->rule = rule;
    return lingua;
}

void Lingua_Free(Lingua *lingua)
{
    if (lingua == NULL)
        return;
    for (size_t i = 0; i < lingua->count; i++)
        free(lingua->messages[i].texts);
    free(lingua->messages);
    free(lingua);
}

unsigned Lingua_Forms(const Lingua *lingua)
{
    return lingua->forms;
}

size_t Lingua_Count(const Lingua *lingua)
{
    return lingua->count;
}

static Message *Find(const Lingua *lingua, const char *id)
{
    for (size_t i = 0; i < lingua->count; i++)
        if (strcmp(lingua->messages[i].id, id) == 0)
            return &lingua->messages[i];
    return NULL;
}

int Lingua_Add(Lingua *lingua, const char *id, const char *const *texts)
{
    Message *message = Find(lingua, id);
    if (message == NULL && lingua->count == lingua->room) {
        size_t room = 2 * lingua->room + 4;
        Message *messages = realloc(lingua->messages, room * sizeof *messages);
        if (messages == NULL)
            return -1;
        lingua->messages = messages;
        lingua->room = room;
    }
    const char **copy = malloc(lingua->forms * sizeof *copy);
    if (copy == NULL)
        return -1;
    memcpy(copy, texts, lingua->forms * sizeof *copy);
    if (message == NULL)
        message = &lingua->messages[lingua->count++];
    else
        free(message->texts);
    message->id = id;
    message->texts = copy;
    return 0;
}

const char *Lingua_Get(const Lingua *lingua, const char *id, unsigned long number)
{
    const Message *message = Find(lingua, id);
    return message == NULL ? NULL : message->texts[lingua->rule(number)];
}

size_t Lingua_Longest(const Lingua *lingua, const char *id)
{
    const Message *message = Find(lingua, id);
    size_t longest = 0;
    for (unsigned i = 0; message != NULL && i < lingua->forms; i++)
        if (strlen(message->texts[i]) > longest)
            longest = strlen(message->texts[i]);
    return longest;
}

int Lingua_Forget(Lingua *lingua, const char *id)
{
    Message *message = Find(lingua, id);
    if (message == NULL)
        return -1;
    size_t at = (size_t)(message - lingua->messages);
    free(message->texts);
    lingua->count--;
    memmove(message, message + 1, (lingua->count - at) * sizeof *message);
    return 0;
}
