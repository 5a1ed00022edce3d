#include "lexbank.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_SLOTS 16

/* One string; its number is its place in the array plus one. */
struct word {
    char *text;
    size_t length;
};

/* Open addressing; a slot is free when its id is LEX_NONE.  Text and length
 * are kept here too, so that a probe touches one array only. */
struct slot {
    const char *text;
    size_t length;
    uint32_t hash;
    lex_id id;
};

struct lexbank {
    struct word *words;
    size_t count;
    size_t room;
    struct slot *slots;
    size_t nslots; /* a power of two */
};

static uint32_t hash_bytes(const char *text, size_t length)
{
    uint32_t hash = 2166136261u;
    size_t i;

    for (i = 0; i < length; i++) {
        hash ^= (unsigned char)text[i];
        hash *= 16777619u;
    }
    return hash;
}

static int equal_bytes(const char *a, size_t alength, const char *b, size_t blength)
{
    if (alength != blength)
        return 0;
    return alength == 0 || memcmp(a, b, alength) == 0;
}

/* The slot that has the text, or the free one where it belongs. */
static struct slot *probe(struct slot *slots, size_t nslots, const char *text, size_t length, uint32_t hash)
{
    size_t at = hash & (nslots - 1);

    while (slots[at].id != LEX_NONE) {
        if (slots[at].hash == hash && equal_bytes(slots[at].text, slots[at].length, text, length))
            break;
        at = (at + 1) & (nslots - 1);
    }
    return &slots[at];
}

lexbank *lex_new(void)
{
    lexbank *bank = calloc(1, sizeof *bank);

    if (bank == NULL)
        return NULL;
    bank->nslots = FIRST_SLOTS;
    bank->slots = calloc(bank->nslots, sizeof *bank->slots);
    if (bank->slots == NULL) {
        free(bank);
        return NULL;
    }
    return bank;
}

void lex_free(lexbank *bank)
{
    size_t i;

    if (bank == NULL)
        return;
    for (i = 0; i < bank->count; i++)
        free(bank->words[i].text);
    free(bank->words);
    free(bank->slots);
    free(bank);
}

static int grow_slots(lexbank *bank)
{
    size_t nslots = bank->nslots * 2, i;
    struct slot *slots = calloc(nslots, sizeof *slots);

    if (slots == NULL)
        return -1;
    for (i = 0; i < bank->nslots; i++) {
        const struct slot *old = &bank->slots[i];
        size_t at;

        if (old->id == LEX_NONE)
            continue;
        at = old->hash & (nslots - 1);
        while (slots[at].id != LEX_NONE)
            at = (at + 1) & (nslots - 1);
        slots[at] = *old;
    }
    free(bank->slots);
    bank->slots = slots;
    bank->nslots = nslots;
    return 0;
}

static int grow_words(lexbank *bank)
{
    size_t room = bank->room == 0 ? 8 : bank->room * 2;
    struct word *words = realloc(bank->words, room * sizeof *words);

    if (words == NULL)
        return -1;
    bank->words = words;
    bank->room = room;
    return 0;
}

lex_id lex_intern_n(lexbank *bank, const char *text, size_t length)
{
    struct slot *slot;
    struct word *word;
    uint32_t hash;
    char *copy;

    if (length > LEX_MAX_LENGTH)
        return LEX_NONE;
    hash = hash_bytes(text, length);
    slot = probe(bank->slots, bank->nslots, text, length, hash);
    if (slot->id != LEX_NONE)
        return slot->id;

    if (bank->count == LEX_MAX_COUNT)
        return LEX_NONE;
    if (bank->count == bank->room && grow_words(bank) != 0)
        return LEX_NONE;
    if ((bank->count + 1) * 4 > bank->nslots * 3) {
        if (grow_slots(bank) != 0)
            return LEX_NONE;
        slot = probe(bank->slots, bank->nslots, text, length, hash);
    }
    copy = malloc(length + 1);
    if (copy == NULL)
        return LEX_NONE;
    if (length > 0)
        memcpy(copy, text, length);
    copy[length] = '\0';

    word = &bank->words[bank->count++];
    word->text = copy;
    word->length = length;
    slot->text = copy;
    slot->length = length;
    slot->hash = hash;
    slot->id = (lex_id)bank->count;
    return slot->id;
}

lex_id lex_intern(lexbank *bank, const char *text)
{
    return lex_intern_n(bank, text, strlen(text));
}

lex_id lex_find(const lexbank *bank, const char *text)
{
    size_t length = strlen(text);

    return probe(bank->slots, bank->nslots, text, length, hash_bytes(text, length))->id;
}

const char *lex_text(const lexbank *bank, lex_id id)
{
    if (id == LEX_NONE || id > bank->count)
        return NULL;
    return bank->words[id - 1].text;
}

size_t lex_length(const lexbank *bank, lex_id id)
{
    if (id == LEX_NONE || id > bank->count)
        return 0;
    return bank->words[id - 1].length;
}

size_t lex_count(const lexbank *bank)
{
    return bank->count;
}

lexbank *lex_clone(const lexbank *bank)
{
    lexbank *copy = calloc(1, sizeof *copy);
    size_t i;

    if (copy == NULL)
        return NULL;
    copy->nslots = bank->nslots;
    copy->slots = malloc(bank->nslots * sizeof *copy->slots);
    if (copy->slots == NULL)
        goto fail;
    memcpy(copy->slots, bank->slots, bank->nslots * sizeof *copy->slots);

    if (bank->room > 0) {
        copy->words = malloc(bank->room * sizeof *copy->words);
        if (copy->words == NULL)
            goto fail;
        copy->room = bank->room;
    }
    for (i = 0; i < bank->count; i++) {
        const struct word *from = &bank->words[i];

        copy->words[i].text = malloc(from->length + 1);
        if (copy->words[i].text == NULL)
            goto fail;
        memcpy(copy->words[i].text, from->text, from->length + 1);
        copy->words[i].length = from->length;
        copy->count++;
    }
    return copy;

fail:
    lex_free(copy);
    return NULL;
}

int lex_same(const lexbank *a, const lexbank *b)
{
    size_t i;

    if (a->count != b->count)
        return 0;
    for (i = 0; i < a->count; i++)
        if (!equal_bytes(a->words[i].text, a->words[i].length, b->words[i].text, b->words[i].length))
            return 0;
    return 1;
}
