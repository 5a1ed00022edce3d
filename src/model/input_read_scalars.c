/* Numbers, pointers and bytes of an input, from JSON. */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include "base/suggest.h"
#include "model/input_read.h"
#include "model/input_values.h"
#include "model/type_kinds.h"

/* ---- whole numbers ---- */

/* Digits with a sign; false: something else, or more than 128 bits. */
static bool parse_integer(const char *text, bool *negative, unsigned __int128 *magnitude)
{
    *negative = *text == '-';
    *magnitude = 0;
    text += *negative;
    if (!isdigit((unsigned char)*text))
        return false;
    for (; isdigit((unsigned char)*text); text++) {
        unsigned digit = (unsigned)(*text - '0');
        if (*magnitude > (~(unsigned __int128)0 - digit) / 10)
            return false;
        *magnitude = *magnitude * 10 + digit;
    }
    return *text == '\0';
}

bool reading_whole(const struct json *json, unsigned long long most, unsigned long long *value)
{
    bool negative;
    unsigned __int128 magnitude;
    if (json->kind != JSON_NUMBER || !parse_integer(json->text, &negative, &magnitude) || negative || magnitude > most)
        return false;
    *value = (unsigned long long)magnitude;
    return true;
}

static void store_bits(struct input_block *block, struct input_place place, unsigned __int128 value)
{
    unsigned width = place.bit_width ? place.bit_width : (unsigned)place.type->size * 8;
    for (unsigned bit = 0; bit < width; bit++) {
        size_t to = 8 * place.at + place.bit_shift + bit;
        unsigned char mask = (unsigned char)(1u << to % 8);
        block->bytes[to / 8] = (unsigned char)((block->bytes[to / 8] & ~mask) | (value >> bit & 1 ? mask : 0));
    }
}

static bool store_integer(struct reading *reading, const struct slot *slot, const struct json *json)
{
    const struct type *type = slot->place.type;
    unsigned width = slot->place.bit_width ? slot->place.bit_width : (unsigned)type->size * 8;
    bool is_signed = type->kind != TYPE_BOOL && type_is_negative(type), negative;
    unsigned __int128 magnitude, one = 1, value;
    if (!parse_integer(json->text, &negative, &magnitude))
        return reading_error(reading, json, "%s: %s is no whole number of at most 128 bits", slot->name, json->text);
    unsigned __int128 highest = (one << (width - 1)) - 1; /* of a signed one */
    unsigned __int128 most = !is_signed ? highest * 2 + 1 : negative ? highest + 1 : highest;
    if (magnitude > most || (negative && !is_signed && magnitude))
        return reading_error(reading, json, "%s: %s does not fit %s of %u bits", slot->name, json->text, type->name,
                             width);
    value = negative ? 0 - magnitude : magnitude;
    store_bits(&reading->input->blocks.items[slot->block], slot->place, value);
    return true;
}

static bool store_constant(struct reading *reading, const struct slot *slot, const struct json *json)
{
    const struct type *type = slot->place.type;
    struct suggestion suggestion = suggestion_for(json->text);
    for (size_t i = 0; i < type->constant_count; i++) {
        suggestion_consider(&suggestion, type->constants[i].name);
        if (strcmp(type->constants[i].name, json->text) == 0) {
            store_bits(&reading->input->blocks.items[slot->block], slot->place,
                       (unsigned __int128)type->constants[i].value);
            return true;
        }
    }
    if (suggestion.best)
        return reading_error(reading, json, "%s: %s has no constant '%s'; did you mean '%s'?", slot->name, type->name,
                             json->text, suggestion.best);
    return reading_error(reading, json, "%s: %s has no constant '%s'", slot->name, type->name, json->text);
}

/* ---- bytes ---- */

static int hex_digit(char c)
{
    return isdigit((unsigned char)c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool store_hex(struct reading *reading, const struct slot *slot, size_t size, const struct json *json)
{
    unsigned char *bytes = reading->input->blocks.items[slot->block].bytes + slot->place.at;
    bool good = json->kind == JSON_STRING && json->length == 2 + 2 * size && strncmp(json->text, "0x", 2) == 0;
    for (size_t i = 0; good && i < size; i++) {
        int high = hex_digit(json->text[2 + 2 * i]), low = hex_digit(json->text[3 + 2 * i]);
        good = high >= 0 && low >= 0;
        if (good)
            bytes[i] = (unsigned char)(high << 4 | low);
    }
    return good || reading_error(reading, json, "%s: \"0x\" and %zu hexadecimal digits (0-9a-f) are expected here",
                                 slot->name, 2 * size);
}

bool reading_pointers(struct reading *reading, const struct slot *slot, size_t size, const struct json *json)
{
    if (json->kind != JSON_OBJECT)
        return reading_error(reading, json, "%s: an object of places and pointers is expected here, not %s", slot->name,
                             json_kind_name(json));
    for (size_t i = 0; i < json->count; i++) {
        const struct json *item = &json->items[i];
        struct json number = {.kind = JSON_NUMBER, .text = item->key};
        unsigned long long place;
        if (size < 8 || !reading_whole(&number, size - 8, &place))
            return reading_error(reading, item, "%s: '%s' is no place for a pointer in %zu bytes", slot->name,
                                 item->key, size);
        struct slot word = {slot->block, {NULL, slot->place.at + place, 0, 0}, slot->name};
        if (!reading_link(reading, &word, item))
            return false;
    }
    return true;
}

bool reading_bytes(struct reading *reading, const struct slot *slot, size_t size, const struct json *json)
{
    if (json->kind != JSON_OBJECT)
        return store_hex(reading, slot, size, json);
    const struct json *bytes = json_member(json, ".bytes"), *pointers = json_member(json, ".pointers");
    for (size_t i = 0; i < json->count; i++)
        if (&json->items[i] != bytes && &json->items[i] != pointers)
            return reading_error(reading, &json->items[i], "%s: '%s' is not expected here, only .bytes and .pointers",
                                 slot->name, json->items[i].key);
    return (!bytes || store_hex(reading, slot, size, bytes)) &&
           (!pointers || reading_pointers(reading, slot, size, pointers));
}

bool reading_text(struct reading *reading, const struct slot *slot, size_t room, const struct json *json)
{
    if (strlen(json->text) != json->length)
        return reading_error(reading, json, "%s: \\u0000 stands in a string; write its cells as an array of numbers",
                             slot->name);
    if (json->length >= room)
        return reading_error(reading, json, "%s: a string of %zu bytes and its NUL do not fit into %zu", slot->name,
                             json->length, room);
    memcpy(reading->input->blocks.items[slot->block].bytes + slot->place.at, json->text, json->length + 1);
    return true;
}

/* ---- pointers ---- */

static bool add_pointer(struct reading *reading, const struct slot *slot, struct input_pointer pointer)
{
    vector_push(&reading->blocks.items[slot->block].pointers, pointer);
    return true;
}

/* "&name+8", behind a cast if there was one */
static bool refer(struct reading *reading, const struct slot *slot, const struct json *json, const char *text,
                  bool has_cast)
{
    const struct type *pointer = slot->place.type;
    const struct type *target = pointer && pointer->kind == TYPE_POINTER ? pointer->target : NULL;
    size_t length = strcspn(text, "+");
    char *name = arena_strndup(&reading->input->arena, text, length);
    struct json offset = {.kind = JSON_NUMBER, .text = text[length] ? text + length + 1 : "0"};
    unsigned long long bytes = 0;
    size_t number = reading_block_named(reading, json, name, has_cast ? NULL : target);
    if (number == SIZE_MAX)
        return false;
    const struct input_block *block = &reading->input->blocks.items[number];
    if (!reading_whole(&offset, block->size, &bytes))
        return reading_error(reading, json, "%s: \"%s\" is not in '%s', which has %zu bytes", slot->name, json->text,
                             name, block->size);
    if (target && !has_cast && !input_agrees(target, block, bytes))
        return reading_error(reading, json, "%s is a pointer to %s, but '%s' is %s", slot->name, target->name, name,
                             block->type->name);
    return add_pointer(reading, slot, (struct input_pointer){slot->place.at, number, bytes});
}

static bool refer_with_cast(struct reading *reading, const struct slot *slot, const struct json *json)
{
    const char *reference = strstr(json->text, ")&");
    for (const char *later = reference; later; later = strstr(later + 1, ")&"))
        reference = later;
    if (!reference)
        return reading_error(reading, json, "%s: \"(type *)&name\" is expected here", slot->name);
    return refer(reading, slot, json, reference + 2, true);
}

static bool name_function(struct reading *reading, const struct slot *slot, const struct json *json)
{
    char *end = NULL;
    errno = 0;
    const char *text = json->text + strlen("assay:");
    unsigned long pool = strtoul(text, &end, 10), number = 0;
    bool good = isdigit((unsigned char)*text) && *end == ':' && isdigit((unsigned char)end[1]);
    if (good)
        number = strtoul(end + 1, &end, 10);
    if (!good || *end || errno || pool > UINT32_MAX || number > UINT32_MAX)
        return reading_error(reading, json, "%s: \"assay:POOL:NUMBER\" is expected here", slot->name);
    struct input_function function = {slot->place.at, (unsigned)pool, (unsigned)number};
    vector_push(&reading->blocks.items[slot->block].functions, function);
    return true;
}

static bool store_address(struct reading *reading, const struct slot *slot, const struct json *json)
{
    char *end = NULL;
    errno = 0;
    unsigned long long address = strtoull(json->text, &end, 16);
    if (*end || end == json->text + 2 || errno || json->length > 18)
        return reading_error(reading, json, "%s: '%s' is no address", slot->name, json->text);
    memcpy(reading->input->blocks.items[slot->block].bytes + slot->place.at, &address, sizeof address);
    return true;
}

bool reading_link(struct reading *reading, const struct slot *slot, const struct json *json)
{
    if (json->kind != JSON_STRING || strlen(json->text) != json->length)
        return reading_error(reading, json, "%s: a pointer (\"&name\" or null) is expected here, not %s", slot->name,
                             json_kind_name(json));
    if (*json->text == '&')
        return refer(reading, slot, json, json->text + 1, false);
    if (*json->text == '(')
        return refer_with_cast(reading, slot, json);
    if (strncmp(json->text, "assay:", 6) == 0)
        return name_function(reading, slot, json);
    if (strncmp(json->text, "0x", 2) == 0)
        return store_address(reading, slot, json);
    return reading_error(reading, json, "%s: a pointer (\"&name\" or null) is expected here, not \"%s\"", slot->name,
                         json->text);
}

/* A string that stands where its pointer stands. */
static bool add_string(struct reading *reading, const struct slot *slot, const struct json *json)
{
    struct input_block block = {.type = slot->place.type->target, .size = json->length + 1};
    size_t number = reading_add_block(reading, NULL, block);
    struct slot whole = {number, {block.type, 0, 0, 0}, slot->name};
    return reading_text(reading, &whole, json->length + 1, json) &&
           add_pointer(reading, slot, (struct input_pointer){slot->place.at, number, 0});
}

static bool read_pointer(struct reading *reading, const struct slot *slot, const struct json *json)
{
    if (json->kind == JSON_NULL)
        return true;
    if (json->kind == JSON_STRING && type_is_string(slot->place.type) && !input_is_link(json->text))
        return add_string(reading, slot, json);
    return reading_link(reading, slot, json);
}

/* ---- any of them ---- */

static bool read_real(struct reading *reading, const struct slot *slot, const struct json *json)
{
    unsigned char *bytes = reading->input->blocks.items[slot->block].bytes + slot->place.at;
    bool is_word = json->kind == JSON_STRING && (strcmp(json->text, "nan") == 0 || strcmp(json->text, "inf") == 0 ||
                                                 strcmp(json->text, "-inf") == 0 || strcmp(json->text, "-nan") == 0);
    if (json->kind == JSON_STRING && !is_word)
        return store_hex(reading, slot, slot->place.type->size, json);
    if ((json->kind != JSON_NUMBER && !is_word) || !input_store_real(bytes, slot->place.type->size, json->text))
        return reading_error(reading, json, "%s: a number is expected here, not %s", slot->name, json_kind_name(json));
    return true;
}

static bool read_integer(struct reading *reading, const struct slot *slot, const struct json *json)
{
    const struct type *type = slot->place.type;
    struct json truth = {.kind = JSON_NUMBER, .text = json->kind == JSON_TRUE ? "1" : "0"};
    if (json->kind == JSON_NUMBER)
        return store_integer(reading, slot, json);
    if (type->kind == TYPE_BOOL && (json->kind == JSON_TRUE || json->kind == JSON_FALSE))
        return store_integer(reading, slot, &truth);
    if (type->kind == TYPE_ENUM && json->kind == JSON_STRING)
        return store_constant(reading, slot, json);
    if (json->kind == JSON_STRING && type->kind == TYPE_INTEGER && type->size == 8 && !slot->place.bit_width)
        return reading_link(reading, slot, json);
    return reading_error(reading, json, "%s: %s is expected here, not %s", slot->name,
                         type->kind == TYPE_BOOL   ? "true or false"
                         : type->kind == TYPE_ENUM ? "a constant's name"
                                                   : "a whole number",
                         json_kind_name(json));
}

bool reading_scalar(struct reading *reading, const struct slot *slot, const struct json *json)
{
    switch (slot->place.type->kind) {
    case TYPE_FLOAT:
        return read_real(reading, slot, json);
    case TYPE_POINTER:
        return read_pointer(reading, slot, json);
    default:
        return read_integer(reading, slot, json);
    }
}
