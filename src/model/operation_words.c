/* Words in names.  stack_new, stackNew and StackNew say the same; so does
 * gzclose, but only a verb at the end can be told there. */
#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "model/operation_parts.h"

#define NAME_MOST 200
#define RUN_ON_LEAST 5 /* letters of a word that may stand at the end of another */

static bool begins_word(const char *name, size_t at)
{
    if (at == 0 || !isupper((unsigned char)name[at]))
        return false;
    bool after_small = islower((unsigned char)name[at - 1]) || isdigit((unsigned char)name[at - 1]);
    bool before_small = isupper((unsigned char)name[at - 1]) && islower((unsigned char)name[at + 1]);
    return after_small || before_small;
}

/* "XML_ParserFree" is "_xml_parser_free_". */
static void normalise(const char *name, char out[2 * NAME_MOST + 3])
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
}

static bool has_word(const char *normal, const char *word, size_t length)
{
    for (const char *at = strchr(normal, '_'); at && at[1]; at = strchr(at + 1, '_'))
        if (strncmp(at + 1, word, length) == 0 && at[1 + length] == '_')
            return true;
    return false;
}

/* The last word may end in a shorter verb: gzopen, but gzclose_r. */
static bool ends_in(const char *normal, const char *word, size_t length)
{
    for (const char *at = normal; at[1]; at++) {
        const char *end = strchr(at + 1, '_');
        bool is_last = !end[1];
        bool fits = end - at > (ptrdiff_t)length + 1 && strncmp(end - length, word, length) == 0;
        if (fits && length >= (is_last ? 4 : 5))
            return true;
        at = end - 1;
    }
    return false;
}

static struct word find(const char *name, const char *words, bool run_on)
{
    char normal[2 * NAME_MOST + 3];
    normalise(name, normal);
    while (*words) {
        size_t length = strcspn(words, " ");
        if (has_word(normal, words, length) || (run_on && ends_in(normal, words, length)))
            return (struct word){words, (int)length};
        words += length;
        words += strspn(words, " ");
    }
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

bool name_ends(const char *name, const char *words)
{
    char normal[2 * NAME_MOST + 3];
    normalise(name, normal);
    size_t whole = strlen(normal) - 1;
    while (*words) {
        size_t length = strcspn(words, " ");
        if (whole > length && normal[whole - length - 1] == '_' && strncmp(normal + whole - length, words, length) == 0)
            return true;
        words += length;
        words += strspn(words, " ");
    }
    return false;
}

bool name_exchanges(const char *name, const char *word, const char *instead, const char *other)
{
    char normal[2 * NAME_MOST + 3], wanted[2 * NAME_MOST + 3];
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

bool name_turns(const char *name, const char *other)
{
    char normal[2 * NAME_MOST + 3], wanted[2 * NAME_MOST + 3], turned[4 * NAME_MOST];
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
    char normal[2 * NAME_MOST + 3], names[2 * NAME_MOST + 3];
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
static bool take_word(const char *name, const char *words, char rest[2 * NAME_MOST + 3])
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
    char rest[2 * NAME_MOST + 3], begun[2 * NAME_MOST + 3];
    return take_word(name, WORDS_END " stop leave exit", rest) &&
           take_word(other, WORDS_BEGIN " enter resume", begun) && strcmp(rest, begun) == 0;
}

/* --- lengths --- */

static bool shares_beginning(const char *word, size_t length, const char *normal)
{
    size_t least = length < 3 ? length : 3;
    for (const char *at = strchr(normal, '_'); at && at[1]; at = strchr(at + 1, '_'))
        if (strncmp(at + 1, word, least) == 0)
            return true;
    return false;
}

static bool is_one_of(const char *word, size_t length, const char *words)
{
    char normal[2 * NAME_MOST + 3];
    normalise(words, normal);
    return has_word(normal, word, length);
}

bool length_fits(const char *length, const char *array)
{
    static const char plain[] = "len_length_size_count_num";
    static const char general[] =
        "buf_buffer_data_str_string_text_input_output_in_out_src_dst_max_arr_array_n_byte_bytes_"
        "item_items_elem_elems_element_elements_total_cell_cells_value_values";
    char normal[2 * NAME_MOST + 3], names[2 * NAME_MOST + 3];
    normalise(length, normal);
    normalise(array, names);
    bool is_plain = false, is_foreign = false;
    for (const char *at = normal; at[1];) {
        const char *end = strchr(at + 1, '_');
        size_t size = (size_t)(end - at) - 1;
        if (is_one_of(at + 1, size, plain))
            is_plain = true;
        else if (!is_one_of(at + 1, size, general) && !shares_beginning(at + 1, size, names))
            is_foreign = true;
        at = end;
    }
    return !(is_plain && is_foreign);
}

bool name_is_of_amount(const char *alias)
{
    return name_has(alias, "size ssize len length count cnt num number amount offset off int int8 int16 int32 int64 "
                           "uint uint8 uint16 uint32 uint64 u8 u16 u32 u64 s8 s16 s32 s64 i8 i16 i32 i64 long ulong "
                           "short ushort char uchar byte word digit float double real bool boolean time");
}
