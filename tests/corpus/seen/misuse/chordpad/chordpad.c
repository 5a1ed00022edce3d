#include "chordpad.h"

#include <stdlib.h>
#include <string.h>

struct chord {
    size_t column;
    char *name;
};

struct line {
    char *lyrics;
    struct chord *chords;
    size_t count;
};

struct cp_song {
    struct line *lines;
    size_t count, room;
};

static const char *const notes[12] = { "C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B" };

cp_song *cp_new(void)
{
    return calloc(1, sizeof(cp_song));
}

static void clear_line(struct line *line)
{
    for (size_t i = 0; i < line->count; i++)
        free(line->chords[i].name);
    free(line->chords);
    free(line->lyrics);
}

void cp_free(cp_song *song)
{
    if (!song)
        return;
    for (size_t i = 0; i < song->count; i++)
        clear_line(&song->lines[i]);
    free(song->lines);
    free(song);
}

/* Cuts text, which has been checked, into lyrics and chords. */
static int cut(struct line *line, const char *text, size_t brackets)
{
    size_t column = 0;

    line->lyrics = malloc(strlen(text) + 1);
    if (!line->lyrics)
        return -1;
    if (brackets > 0 && !(line->chords = calloc(brackets, sizeof *line->chords)))
        return -1;
    while (*text) {
        const char *close;
        char *name;
        size_t len;
        if (*text != '[') {
            line->lyrics[column++] = *text++;
            continue;
        }
        close = strchr(text, ']');
        len = (size_t)(close - text) - 1;
        name = malloc(len + 1);
        if (!name)
            return -1;
        memcpy(name, text + 1, len);
        name[len] = '\0';
        line->chords[line->count].column = column;
        line->chords[line->count++].name = name;
        text = close + 1;
    }
    line->lyrics[column] = '\0';
    return 0;
}

int cp_add_line(cp_song *song, const char *text)
{
    struct line line = { NULL, NULL, 0 };
    size_t brackets = 0;

    if (song->count == CP_MAX_LINES || strlen(text) > CP_MAX_LINE || strchr(text, '\n'))
        return -1;
    for (const char *p = strchr(text, '['); p; p = strchr(p, '[')) {
        p = strchr(p, ']');
        if (!p)
            return -1;
        brackets++;
    }
    if (song->count == song->room) {
        size_t room = song->room ? song->room * 2 : 1;
        struct line *lines = realloc(song->lines, room * sizeof *lines);
        if (!lines)
            return -1;
        song->lines = lines;
        song->room = room;
    }
    if (cut(&line, text, brackets) != 0) {
        clear_line(&line);
        return -1;
    }
    song->lines[song->count++] = line;
    return 0;
}

size_t cp_lines(const cp_song *song)
{
    return song->count;
}

const char *cp_lyrics(const cp_song *song, size_t line)
{
    return line < song->count ? song->lines[line].lyrics : NULL;
}

size_t cp_chords(const cp_song *song, size_t line)
{
    return line < song->count ? song->lines[line].count : 0;
}

const char *cp_chord(const cp_song *song, size_t line, size_t chord)
{
    return chord < cp_chords(song, line) ? song->lines[line].chords[chord].name : NULL;
}

/* Reads a note such as "F" or "Bb": its number, or -1; *len is its length. */
static int read_note(const char *s, size_t *len)
{
    static const int natural[7] = { 9, 11, 0, 2, 4, 5, 7 };
    int note;

    if (*s < 'A' || *s > 'G')
        return -1;
    note = natural[*s - 'A'];
    *len = 1;
    if (s[1] == '#' || s[1] == 'b') {
        note = (note + (s[1] == '#' ? 1 : 11)) % 12;
        *len = 2;
    }
    return note;
}

/* Chord name moved up by 0 to 11 semitones, in new memory. */
static char *moved(const char *name, int up)
{
    char *made = malloc(strlen(name) + 3), *to = made;
    size_t len;
    int note = read_note(name, &len), is_chord = note >= 0;

    if (!made)
        return NULL;
    if (is_chord) {
        strcpy(to, notes[(note + up) % 12]);
        to += strlen(to);
        name += len;
    }
    while (*name) {
        *to++ = *name++;
        if (is_chord && to[-1] == '/' && (note = read_note(name, &len)) >= 0) {
            is_chord = 0;
            strcpy(to, notes[(note + up) % 12]);
            to += strlen(to);
            name += len;
        }
    }
    *to = '\0';
    return made;
}

int cp_transpose(cp_song *song, int semitones)
{
    int up = (semitones % 12 + 12) % 12;

    for (size_t i = 0; i < song->count; i++) {
        struct line *line = &song->lines[i];
        for (size_t k = 0; k < line->count; k++) {
            char *name = moved(line->chords[k].name, up);
            if (!name)
                return -1;
            free(line->chords[k].name);
            line->chords[k].name = name;
        }
    }
    return 0;
}

int cp_each(const cp_song *song, cp_visit visit, void *arg)
{
    int status = 0;

    for (size_t i = 0; i < song->count; i++) {
        const struct line *line = &song->lines[i];
        for (size_t k = 0; k < line->count; k++) {
            status = visit(i, line->chords[k].column, line->chords[k].name, arg);
            if (status != 0)
                return status;
        }
    }
    return status;
}

char *cp_render(const cp_song *song, size_t number)
{
    const struct line *line;
    size_t len, k = 0;
    char *made, *to;

    if (number >= song->count)
        return NULL;
    line = &song->lines[number];
    len = strlen(line->lyrics);
    for (size_t i = 0; i < line->count; i++)
        len += strlen(line->chords[i].name) + 2;
    made = to = malloc(len + 1);
    if (!made)
        return NULL;
    for (size_t column = 0;; column++) {
        for (; k < line->count && line->chords[k].column == column; k++) {
            size_t n = strlen(line->chords[k].name);
            *to++ = '[';
            memcpy(to, line->chords[k].name, n);
            to += n;
            *to++ = ']';
        }
        if (line->lyrics[column] == '\0')
            break;
        *to++ = line->lyrics[column];
    }
    *to = '\0';
    return made;
}
