#include "model/domain.h"

#include <math.h>
#include <string.h>
#include "model/number.h"
#include "model/type_kinds.h"

struct domain_entry {
    const void *source;      /* statement, type or pool that it was made from */
    const struct type *type;
    unsigned bit_width;
    bool nonnull;
    struct domain domain;
};

void domains_release(struct domains *domains)
{
    vector_release(&domains->cache);
    vector_release(&domains->strings);
    vector_release(&domains->string_values);
    map_release(&domains->string_places);
}

/* ---- messages ---- */

static bool refuse(struct error *error, const struct domain_request *request, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static bool refuse(struct error *error, const struct domain_request *request, const char *format, ...)
{
    struct text message = TEXT_INIT;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&message, format, arguments);
    va_end(arguments);
    if (request->bound)
        bound_error(error, request->bound, "%s", message.s);
    else
        error_set(error, ERROR_INPUT, "%s", message.s);
    text_release(&message);
    return false;
}

static bool refuse_empty(struct error *error, const struct domain_request *request, const char *why)
{
    return refuse(error, request, "%s has nothing to choose from: %s", request->label, why);
}

/* ---- sharing ---- */

static bool recall(const struct domains *domains, const struct domain_request *request, const void *source,
                   struct domain *out)
{
    for (size_t i = 0; i < domains->cache.count; i++) {
        const struct domain_entry *entry = &domains->cache.items[i];
        if (entry->source == source && entry->type == request->type && entry->bit_width == request->bit_width &&
            entry->nonnull == request->nonnull) {
            *out = entry->domain;
            return true;
        }
    }
    return false;
}

static bool remember(struct domains *domains, const struct domain_request *request, const void *source,
                     const struct domain *domain)
{
    struct domain_entry entry = {source, request->type, request->bit_width, request->nonnull, *domain};
    vector_push(&domains->cache, entry);
    return true;
}

static void make_room(struct domains *domains, struct domain *domain, size_t most)
{
    domain->values = arena_alloc(domains->arena, most * sizeof *domain->values);
    domain->pool = -1;
    domain->count = 0;
}

/* ---- integers ---- */

static enum choice_kind kind_of(const struct type *type)
{
    switch (type->kind) {
    case TYPE_BOOL:
        return CHOICE_BOOL;
    case TYPE_ENUM:
        return CHOICE_ENUM;
    case TYPE_FLOAT:
        return CHOICE_FLOAT;
    default:
        return CHOICE_INTEGER;
    }
}

static unsigned width_of(const struct domain_request *request)
{
    if (request->type->kind == TYPE_BOOL)
        return 1;
    return request->bit_width ? request->bit_width : (unsigned)request->type->size * 8;
}

static bool integer_fits(const struct domain_request *request, __int128 value)
{
    unsigned width = width_of(request) < 64 ? width_of(request) : 64;
    if (type_is_negative(request->type))
        return value >= -((__int128)1 << (width - 1)) && value < (__int128)1 << (width - 1);
    return value >= 0 && value < (__int128)1 << width;
}

static bool refuse_integer(struct error *error, const struct domain_request *request, __int128 value)
{
    struct text number = TEXT_INIT;
    if (value < 0)
        text_add_integer(&number, (long long)value);
    else
        text_add_unsigned(&number, (unsigned long long)value);
    if (request->bit_width)
        refuse(error, request, "%s does not fit in %s, a bit-field of %u bits", number.s, request->label,
               request->bit_width);
    else
        refuse(error, request, "%s does not fit in %s, which is %s", number.s, request->label, request->type->name);
    text_release(&number);
    return false;
}

bool domain_of_range(struct domains *domains, const struct domain_request *request, long long lo, long long hi,
                     struct domain *out, struct error *error)
{
    if (request->bound && recall(domains, request, request->bound, out))
        return true;
    if (lo > hi)
        return refuse(error, request, "%s has nothing to choose from: %lld > %lld", request->label, lo, hi);
    if (!integer_fits(request, lo))
        return refuse_integer(error, request, lo);
    if (!integer_fits(request, hi))
        return refuse_integer(error, request, hi);
    unsigned long long span = (unsigned long long)hi - (unsigned long long)lo;
    if (span >= DOMAIN_MOST)
        return refuse(error, request, "%s would have more than %u values", request->label, DOMAIN_MOST);
    *out = (struct domain){.kind = kind_of(request->type)};
    make_room(domains, out, span + 1);
    for (; out->count <= span; out->count++)
        out->values[out->count].integer = (long long)((unsigned long long)lo + out->count);
    return !request->bound || remember(domains, request, request->bound, out);
}

bool domain_of_numbers(struct domains *domains, const struct domain_request *request, const long long *numbers,
                       size_t count, struct domain *out, struct error *error)
{
    struct map seen = MAP_INIT;
    bool good = true;
    *out = (struct domain){.kind = kind_of(request->type)};
    make_room(domains, out, count);
    for (size_t i = 0; good && i < count; i++) {
        char *key = mem_format("%lld", numbers[i]);
        good = integer_fits(request, numbers[i]) || refuse_integer(error, request, numbers[i]);
        if (good && !map_get(&seen, key))
            out->values[out->count++].integer = numbers[i];
        map_put(&seen, key, out);
        mem_free(key);
    }
    map_release(&seen);
    return good;
}

/* ---- the default of bool and enum ---- */

bool domain_of_type(struct domains *domains, const struct domain_request *request, struct domain *out,
                    struct error *error)
{
    const struct type *type = request->type;
    if (recall(domains, request, type, out))
        return true;
    if (type->kind == TYPE_BOOL) {
        if (!domain_of_range(domains, request, 0, 1, out, error))
            return false;
    } else {
        if (type->constant_count == 0)
            return refuse_empty(error, request, "the enum has no constants");
        long long *numbers = mem_array(type->constant_count, sizeof *numbers);
        for (size_t i = 0; i < type->constant_count; i++)
            numbers[i] = type->constants[i].value;
        bool good = domain_of_numbers(domains, request, numbers, type->constant_count, out, error);
        mem_free(numbers);
        if (!good)
            return false;
    }
    return remember(domains, request, type, out);
}

/* ---- listed values ---- */

static bool refuse_value(struct error *error, const struct domain_request *request, long double value, const char *why)
{
    struct text number = TEXT_INIT;
    number_add_real(&number, value, sizeof(long double));
    refuse(error, request, "%s %s %s, which is %s", number.s, why, request->label, request->type->name);
    text_release(&number);
    return false;
}

static bool convert_integer(const struct domain_request *request, long double value, struct domain_value *out,
                            struct error *error)
{
    if (!(value >= -0x1p63L && value < 0x1p64L))
        return refuse_value(error, request, value, "does not fit in");
    if (value != truncl(value))
        return refuse_value(error, request, value, "is not an integer for");
    if (!integer_fits(request, (__int128)value))
        return refuse_integer(error, request, (__int128)value);
    out->integer = (long long)(unsigned long long)(__int128)value;
    return true;
}

static bool convert_real(const struct domain_request *request, long double value, struct domain_value *out,
                         struct error *error)
{
    size_t size = request->type->size;
    out->real = size == sizeof(float) ? (float)value : size == sizeof(double) ? (double)value : value;
    if (isinf(out->real) && !isinf(value))
        return refuse_value(error, request, value, "does not fit in");
    return true;
}

static char *value_key(enum choice_kind kind, const struct domain_value *value)
{
    return kind == CHOICE_FLOAT ? mem_format("%La", value->real) : mem_format("%lld", value->integer);
}

static bool collect_values(const struct domain_request *request, struct domain *out, struct map *seen,
                           struct error *error)
{
    for (size_t i = 0; i < request->bound->item_count; i++) {
        struct domain_value value = {.object = NO_OBJECT};
        long double number = request->bound->values[i];
        if (!(out->kind == CHOICE_FLOAT ? convert_real : convert_integer)(request, number, &value, error))
            return false;
        char *key = value_key(out->kind, &value);
        if (!map_get(seen, key))
            out->values[out->count++] = value;
        map_put(seen, key, out);
        mem_free(key);
    }
    return true;
}

bool domain_of_values(struct domains *domains, const struct domain_request *request, struct domain *out,
                      struct error *error)
{
    struct map seen = MAP_INIT;
    if (recall(domains, request, request->bound, out))
        return true;
    if (request->bound->item_count == 0)
        return refuse_empty(error, request, "no values are given");
    *out = (struct domain){.kind = kind_of(request->type)};
    make_room(domains, out, request->bound->item_count);
    bool good = collect_values(request, out, &seen, error);
    map_release(&seen);
    return good && remember(domains, request, request->bound, out);
}

/* ---- strings ---- */

static uint32_t string_place(struct domains *domains, const char *string)
{
    uintptr_t place = (uintptr_t)map_get(&domains->string_places, string);
    if (!place) {
        vector_push(&domains->strings, arena_strdup(domains->arena, string));
        place = domains->strings.count;
        map_put(&domains->string_places, string, (void *)place);
    }
    return (uint32_t)(place - 1);
}

static bool check_string(const struct domain_request *request, const char *string, struct error *error)
{
    if (request->type->kind == TYPE_POINTER)
        return true;
    if (!string)
        return refuse(error, request, "%s is an array, so it cannot be NULL", request->label);
    if (strlen(string) >= request->type->size)
        return refuse(error, request, "\"%s\" does not fit in %s, which is %s", string, request->label,
                      request->type->name);
    return true;
}

static void add_string(struct domains *domains, struct domain *out, bool pointer, const char *string)
{
    struct domain_value *value = &out->values[out->count++];
    *value = (struct domain_value){.object = NO_OBJECT};
    if (!string)
        return;
    value->string = arena_strdup(domains->arena, string);
    if (!pointer)
        return;
    value->object = string_place(domains, string);
    vector_push(&domains->string_values, value);
}

static bool collect_strings(struct domains *domains, const struct domain_request *request, struct domain *out,
                            struct map *seen, struct error *error)
{
    bool seen_null = request->nonnull;
    for (size_t i = 0; i < request->bound->item_count; i++) {
        const char *string = request->bound->strings[i];
        if (!check_string(request, string, error))
            return false;
        if (string ? map_get(seen, string) != NULL : seen_null)
            continue;
        add_string(domains, out, request->type->kind == TYPE_POINTER, string);
        if (string)
            map_put(seen, string, out);
        else
            seen_null = true;
    }
    return true;
}

bool domain_of_strings(struct domains *domains, const struct domain_request *request, struct domain *out,
                       struct error *error)
{
    struct map seen = MAP_INIT;
    if (recall(domains, request, request->bound, out))
        return true;
    *out = (struct domain){.kind = CHOICE_STRING};
    make_room(domains, out, request->bound->item_count);
    bool good = collect_strings(domains, request, out, &seen, error);
    map_release(&seen);
    if (good && out->count == 0)
        return refuse_empty(error, request, "no strings are given");
    return good && remember(domains, request, request->bound, out);
}

/* ---- references ---- */

bool domain_of_pool(struct domains *domains, const struct domain_request *request, int pool,
                    const struct layout_pool *objects, enum choice_kind kind, struct domain *out, struct error *error)
{
    const void *source = objects->name; /* one for each pool, and it does not move */
    struct domain_request any = *request;
    any.type = NULL;
    if (recall(domains, &any, source, out))
        return true;
    *out = (struct domain){.kind = kind};
    make_room(domains, out, (size_t)objects->object_count + 1);
    out->pool = pool;
    out->nullable = !request->nonnull;
    if (out->nullable)
        out->values[out->count++].object = NO_OBJECT;
    for (uint32_t i = 0; i < objects->object_count; i++)
        out->values[out->count++].object = objects->first_object + i;
    if (out->count == 0)
        return refuse_empty(error, request, "it must not be NULL, and its pool has no objects");
    return remember(domains, &any, source, out);
}
