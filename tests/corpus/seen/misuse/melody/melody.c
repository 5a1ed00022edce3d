#include "melody.h"

#include <stdlib.h>
#include <string.h>

struct phrase {
    note_t *notes;
    size_t size, room;
};

struct melody {
    phrase_t **phrases;
    size_t size, room;
};

phrase_t *phrase_new(void)
{
    return calloc(1, sizeof(phrase_t));
}

void phrase_free(phrase_t *phrase)
{
    if (phrase == NULL)
        return;
    free(phrase->notes);
    free(phrase);
}

bool phrase_add(phrase_t *phrase, note_t note)
{
    if (note.pitch < 0 || note.pitch > 127 || note.duration < 1 || note.duration > 65535)
        return false;
    if (phrase->size == PHRASE_NOTES)
        return false;
    if (phrase->size == phrase->room) {
        size_t room = 2 * phrase->room + 1;
        note_t *notes = realloc(phrase->notes, room * sizeof *notes);
        if (notes == NULL)
            return false;
        phrase->notes = notes;
        phrase->room = room;
    }
    phrase->notes[phrase->size++] = note;
    return true;
}

size_t phrase_size(const phrase_t *phrase)
{
    return phrase->size;
}

const note_t *phrase_note(const phrase_t *phrase, size_t index)
{
    return &phrase->notes[index];
}

bool phrase_transpose(phrase_t *phrase, int semitones)
{
    for (size_t i = 0; i < phrase->size; i++) {
        long pitch = (long)phrase->notes[i].pitch + semitones;
        if (pitch < 0 || pitch > 127)
            return false;
    }
    for (size_t i = 0; i < phrase->size; i++)
        phrase->notes[i].pitch += semitones;
    return true;
}

melody_t *melody_new(void)
{
    return calloc(1, sizeof(melody_t));
}

void melody_free(melody_t *melody)
{
    if (melody == NULL)
        return;
    for (size_t i = 0; i < melody->size; i++)
        phrase_free(melody->phrases[i]);
    free(melody->phrases);
    free(melody);
}

bool melody_append(melody_t *melody, phrase_t *phrase)
{
    if (melody->size == MELODY_PHRASES)
        return false;
    if (melody->size == melody->room) {
        size_t room = 2 * melody->room + 1;
        phrase_t **phrases = realloc(melody->phrases, room * sizeof *phrases);
        if (phrases == NULL)
            return false;
        melody->phrases = phrases;
        melody->room = room;
    }
    melody->phrases[melody->size++] = phrase;
    return true;
}

size_t melody_size(const melody_t *melody)
{
    return melody->size;
}

phrase_t *melody_phrase(const melody_t *melody, size_t index)
{
    return index < melody->size ? melody->phrases[index] : NULL;
}

phrase_t *melody_take(melody_t *melody, size_t index)
{
    phrase_t *phrase = melody_phrase(melody, index);
    if (phrase == NULL)
        return NULL;
    melody->size--;
    memmove(melody->phrases + index, melody->phrases + index + 1, (melody->size - index) * sizeof phrase);
    return phrase;
}

unsigned long melody_ticks(const melody_t *melody)
{
    unsigned long ticks = 0;
    for (size_t i = 0; i < melody->size; i++)
        for (size_t k = 0; k < melody->phrases[i]->size; k++)
            ticks += (unsigned long)melody->phrases[i]->notes[k].duration;
    return ticks;
}
