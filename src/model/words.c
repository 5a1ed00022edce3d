#include "model/words.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#define NAME_MOST ((NAME_WORDS_ROOM - 3) / 2)
#define TAKEN_BACK_LEAST 3 /* letters of a word that may stand behind "un" */
#define RUN_ON_LEAST 5 /* letters of a word that may stand at the end of another */

/* ---- letters ---- */

bool is_name_letter(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

size_t name_length(const char *at)
{
    size_t length = 0;
    while (is_name_letter(at[length]))
        length++;
    return length;
}

bool is_identifier(const char *name)
{
    return name && *name && !isdigit((unsigned char)*name) && !name[name_length(name)];
}

const char *skip_blanks(const char *at)
{
    while (isspace((unsigned char)*at))
        at++;
    return at;
}

/* ---- lists ---- */

bool word_next(const char **at, struct word *word)
{
    word->s = *at + strspn(*at, " ");
    word->length = (int)strcspn(word->s, " ");
    *at = word->s + word->length;
    return word->length > 0;
}

bool word_is_in(const char *word, size_t length, const char *words)
{
    for (struct word one; word_next(&words, &one);)
        if ((size_t)one.length == length && strncmp(one.s, word, length) == 0)
            return true;
    return false;
}

/* ---- names ---- */

static bool begins_word(const char *name, size_t at)
{
    if (at == 0 || !isupper((unsigned char)name[at]))
        return false;
    bool after_small = islower((unsigned char)name[at - 1]) || isdigit((unsigned char)name[at - 1]);
    bool before_small = isupper((unsigned char)name[at - 1]) && islower((unsigned char)name[at + 1]);
    return after_small || before_small;
}

/* DeInit, un_init: one word. */
static void join_turned(char *normal)
{
    static const char *const apart[] = {"_de_init", "_un_init", "_re_init"};
    for (size_t i = 0; i < sizeof apart / sizeof *apart; i++) {
        char *at = strstr(normal, apart[i]);
        if (at)
            memmove(at + 3, at + 4, strlen(at + 4) + 1);
    }
}

/* "XML_ParserFree" is "_xml_parser_free_". */
static void normalise(const char *name, char out[NAME_WORDS_ROOM])
{
    size_t length = 0;
    out[length++] = '_';
    for (size_t i = 0; name[i] && i < NAME_MOST; i++) {
        if ((name[i] == '_' || begins_word(name, i)) && out[length - 1] != '_')
            out[length++] = '_';
        if (name[i] != '_')
            out[length++] = (char)tolower((unsigned char)name[i]);
    }
    if (out[length - 1] != '_')
        out[length++] = '_';
    out[length] = '\0';
    join_turned(out);
}

void name_words(const char *name, char words[NAME_WORDS_ROOM])
{
    char normal[NAME_WORDS_ROOM];
    normalise(name, normal);
    snprintf(words, NAME_WORDS_ROOM, "%s", normal + 1);
    for (char *at = words; (at = strchr(at, '_'));)
        *at = at[1] ? ' ' : '\0';
}

static bool has_word(const char *normal, struct word word)
{
    for (const char *at = normal; at[1]; at = strchr(at + 1, '_'))
        if (strncmp(at + 1, word.s, (size_t)word.length) == 0 && at[1 + word.length] == '_')
            return true;
    return false;
}

/* reinit, deinit, unload: the contrary of what the verb says, or once more; realloc gives memory all the same. */
static bool is_turned(const char *word, size_t before)
{
    return before == 2 && strncmp(word + before, "alloc", 5) != 0 &&
           (strncmp(word, "re", 2) == 0 || strncmp(word, "de", 2) == 0 || strncmp(word, "un", 2) == 0);
}

/* The last word may end in a shorter verb: gzopen, but gzclose_r. */
static bool ends_in(const char *normal, struct word word)
{
    for (const char *at = normal; at[1]; at++) {
        const char *end = strchr(at + 1, '_');
        bool is_last = !end[1];
        bool fits = end - at > word.length + 1 && strncmp(end - word.length, word.s, (size_t)word.length) == 0;
        if (fits && word.length >= (is_last ? 4 : 5) &&
            !is_turned(at + 1, (size_t)(end - at) - 1 - (size_t)word.length))
            return true;
        at = end - 1;
    }
    return false;
}

static struct word find(const char *name, const char *words, bool run_on)
{
    char normal[NAME_WORDS_ROOM];
    normalise(name, normal);
    for (struct word word; word_next(&words, &word);)
        if (has_word(normal, word) || (run_on && ends_in(normal, word)))
            return word;
    return (struct word){0};
}

struct word name_word(const char *name, const char *words)
{
    return find(name, words, false);
}

struct word name_verb(const char *name, const char *words)
{
    return find(name, words, true);
}

bool name_has(const char *name, const char *words)
{
    return find(name, words, false).s != NULL;
}

bool name_says(const char *name, const char *words)
{
    return find(name, words, true).s != NULL;
}

bool name_does(const char *name, const char *words)
{
    char normal[NAME_WORDS_ROOM];
    normalise(name, normal);
    const char *second = strchr(normal + 1, '_');
    for (struct word word; second && word_next(&words, &word);)
        if (has_word(second[1] ? second : normal, word))
            return true;
    return false;
}

bool name_has_part(const char *name, const char *parts)
{
    for (struct word part; word_next(&parts, &part);)
        for (const char *at = name; *at; at++)
            if (strncasecmp(at, part.s, (size_t)part.length) == 0)
                return true;
    return false;
}

bool name_ends(const char *name, const char *words)
{
    char normal[NAME_WORDS_ROOM];
    normalise(name, normal);
    int whole = (int)strlen(normal) - 1;
    for (struct word word; word_next(&words, &word);)
        if (whole > word.length && normal[whole - word.length - 1] == '_' &&
            strncmp(normal + whole - word.length, word.s, (size_t)word.length) == 0)
            return true;
    return false;
}

bool name_exchanges(const char *name, const char *word, const char *instead, const char *other)
{
    char normal[NAME_WORDS_ROOM], wanted[NAME_WORDS_ROOM];
    size_t length = strlen(word), replaced = strlen(instead);
    normalise(name, normal);
    normalise(other, wanted);
    for (const char *at = strstr(normal, word); at; at = strstr(at + 1, word)) {
        size_t before = (size_t)(at - normal);
        bool is_word = (at[-1] == '_' || length >= RUN_ON_LEAST) && at[length] == '_';
        if (is_word && strncmp(wanted, normal, before) == 0 && strncmp(wanted + before, instead, replaced) == 0 &&
            strcmp(wanted + before + replaced, at + length) == 0)
            return true;
    }
    return false;
}

bool name_takes_back(const char *name, const char *other)
{
    static const char *const prefixes[] = {"un", "de", "dis"};
    char normal[NAME_WORDS_ROOM], wanted[NAME_WORDS_ROOM];
    normalise(name, normal);
    normalise(other, wanted);
    size_t before = 0;
    while (normal[before] && normal[before] == wanted[before])
        before++;
    while (before && normal[before - 1] != '_')
        before--;
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        size_t length = strlen(prefixes[i]);
        if (before && strcspn(normal + before, "_") >= TAKEN_BACK_LEAST &&
            strncmp(wanted + before, prefixes[i], length) == 0 &&
            strcmp(wanted + before + length, normal + before) == 0)
            return true;
    }
    return false;
}

bool name_turns(const char *name, const char *other)
{
    char normal[NAME_WORDS_ROOM], wanted[NAME_WORDS_ROOM], turned[4 * NAME_MOST];
    normalise(name, normal);
    normalise(other, wanted);
    const char *to = strstr(normal, "_to_"), *from = to;
    while (from && from > normal && from[-1] != '_')
        from--;
    if (!to || from == normal || strlen(to) < strlen("_to_x_"))
        return false;
    const char *target = to + strlen("_to_");
    snprintf(turned, sizeof turned, "%.*s%.*s_to_%.*s_", (int)(from - normal), normal, (int)strlen(target) - 1, target,
             (int)(to - from), from);
    return strcmp(turned, wanted) == 0;
}

static bool is_suffix(const char *word, size_t length)
{
    return length <= 3 || strspn(word, "0123456789") == length;
}

/* The "_" behind the first word that ends in the verb; NULL: none does. */
static const char *behind_verb(const char *normal, struct word verb)
{
    for (const char *at = normal; at[1];) {
        const char *end = strchr(at + 1, '_');
        if (end - at > verb.length && strncmp(end - verb.length, verb.s, (size_t)verb.length) == 0)
            return end;
        at = end;
    }
    return NULL;
}

static bool begins_some_word(const char *normal, const char *word, size_t length)
{
    for (const char *at = normal; at[1]; at = strchr(at + 1, '_'))
        if (strncmp(at + 1, word, length) == 0)
            return true;
    return false;
}

struct word name_ending(const char *name, const char *words, const char *object)
{
    struct word verb = find(name, words, true);
    char normal[NAME_WORDS_ROOM], names[NAME_WORDS_ROOM];
    normalise(name, normal);
    normalise(object, names);
    const char *at = verb.s ? behind_verb(normal, verb) : NULL;
    for (; at && at[1]; at = strchr(at + 1, '_')) {
        size_t length = strcspn(at + 1, "_");
        if (!is_suffix(at + 1, length) && !begins_some_word(names, at + 1, length))
            return (struct word){0};
    }
    return verb;
}

/* The words of a name without one of these; false: it has none of them. */
static bool take_word(const char *name, const char *words, char rest[NAME_WORDS_ROOM])
{
    normalise(name, rest);
    struct word word = find(name, words, false);
    for (char *at = rest; word.s && at[1]; at = strchr(at + 1, '_'))
        if (strncmp(at + 1, word.s, (size_t)word.length) == 0 && at[1 + word.length] == '_') {
            memmove(at, at + 1 + word.length, strlen(at + 1 + word.length) + 1);
            return true;
        }
    return false;
}

bool name_ends_what(const char *name, const char *other)
{
    char rest[NAME_WORDS_ROOM], begun[NAME_WORDS_ROOM];
    return take_word(name, WORDS_END " stop leave exit", rest) &&
           take_word(other, WORDS_BEGIN " enter resume", begun) && strcmp(rest, begun) == 0;
}

bool name_shuts_what(const char *name, const char *other)
{
    char rest[2 * NAME_MOST + 3], begun[2 * NAME_MOST + 3];
    return take_word(name, WORDS_END " stop exit terminate unload destroy free release", rest) &&
           take_word(other, WORDS_BEGIN " init initialize initialise setup startup load", begun) &&
           strcmp(rest, begun) == 0;
}

/* ---- lengths ---- */

static bool shares_beginning(const char *word, size_t length, const char *normal)
{
    size_t least = length < 3 ? length : 3;
    for (const char *at = strchr(normal, '_'); at && at[1]; at = strchr(at + 1, '_'))
        if (strncmp(at + 1, word, least) == 0)
            return true;
    return false;
}

bool length_fits(const char *length, const char *array)
{
    static const char plain[] = "len length size count num sz cnt";
    static const char general[] =
        "buf buffer data str string text input output in out src dst max arr array n byte bytes "
        "item items elem elems element elements total cell cells value values";
    char normal[NAME_WORDS_ROOM], names[NAME_WORDS_ROOM];
    normalise(length, normal);
    normalise(array, names);
    bool is_plain = false, is_foreign = false;
    for (const char *at = normal; at[1];) {
        const char *end = strchr(at + 1, '_');
        size_t size = (size_t)(end - at) - 1;
        if (word_is_in(at + 1, size, plain))
            is_plain = true;
        else if (!word_is_in(at + 1, size, general) && !shares_beginning(at + 1, size, names))
            is_foreign = true;
        at = end;
    }
    return !(is_plain && is_foreign);
}

bool name_moves_all(const char *name)
{
    return name_has(name, "shift rotate roll rot shl shr lshift rshift") && name_has(name, "left right");
}

bool name_is_of_amount(const char *alias)
{
    return name_has(alias, "size ssize sz len length count cnt num number amount offset off int int8 int16 int32 int64 "
                           "uint uint8 uint16 uint32 uint64 u8 u16 u32 u64 s8 s16 s32 s64 i8 i16 i32 i64 long ulong "
                           "short ushort char uchar byte word digit float double real bool boolean time");
}
