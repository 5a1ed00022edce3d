/* Roles of memory: arrays with a length, strings, and void *. */
#include <ctype.h>
#include <string.h>

#include "base/memory.h"
#include "model/operation_parts.h"
#include "model/property_parts.h"
#include "model/type_kinds.h"

/* --- lengths --- */

static bool is_length_pointer(const struct parameter *parameter)
{
    const struct type *type = parameter->type;
    return type->kind == TYPE_POINTER && !type->target_const && type->target->kind == TYPE_INTEGER &&
           !type->target->is_char;
}

static bool is_bytes(const struct type *type)
{
    return type->kind == TYPE_POINTER && (type->target->kind == TYPE_VOID || type_is_string(type));
}

static bool is_read_text(const struct type *type)
{
    return type->target_const && strcmp(type->target->name, "char") == 0;
}

bool is_row_of_texts(const struct parameter *parameter)
{
    const struct type *type = parameter->type, *inner = type->kind == TYPE_POINTER ? type->target : NULL;
    return parameter->is_array && inner && inner->kind == TYPE_POINTER && inner->target_const && type_is_string(inner);
}

/* size_t n, and no other number before it, with which it might be multiplied: (rows, cols, const char *cells[]). */
static bool is_size_alone(const struct function *function, size_t index)
{
    const struct parameter *number = &function->parameters[index];
    return number->type->kind == TYPE_INTEGER && number->alias.name && strcmp(number->alias.name, "size_t") == 0 &&
           (index == 0 || function->parameters[index - 1].type->kind != TYPE_INTEGER);
}

/* (int argc, char **argv), (size_t cols, const char *cells[]). */
static size_t length_before(const struct function *function, size_t array)
{
    bool is_main = array > 0 && strcmp(function->parameters[array].name, "argv") == 0 &&
                   strcmp(function->parameters[array - 1].name, "argc") == 0;
    bool is_row = array > 0 && is_row_of_texts(&function->parameters[array]) && is_size_alone(function, array - 1);
    return is_main || is_row ? array - 1 : NO_PARAMETER;
}

/* As the reader names them: arg1. */
static bool is_unnamed(const struct parameter *parameter)
{
    return strncmp(parameter->name, "arg", 3) == 0 && isdigit((unsigned char)parameter->name[3]);
}

/* Where a header gives no names: (const char *, size_t). */
static size_t length_of_unnamed(const struct function *function, size_t array)
{
    const struct parameter *parameter = &function->parameters[array];
    if (array + 1 >= function->parameter_count || !is_bytes(parameter->type) ||
        strcmp(parameter[1].type->name, "unsigned long") != 0)
        return NO_PARAMETER;
    bool are_unnamed = is_unnamed(&parameter[0]) && is_unnamed(&parameter[1]);
    return are_unnamed ? array + 1 : NO_PARAMETER;
}

/* enc_max of out_enc: the most that goes there, by words of its name. */
static bool is_most_of(const char *length, const char *array)
{
    char of_length[NAME_WORDS_ROOM];
    const char *at = of_length;
    struct word word;
    size_t others = 0;
    name_words(length, of_length);
    while (word_next(&at, &word)) {
        if (word_is_in(word.s, (size_t)word.length, "max most maximum"))
            continue;
        char *other = mem_strndup(word.s, (size_t)word.length);
        bool is_in_it = name_has(array, other);
        mem_free(other);
        if (!is_in_it)
            return false;
        others++;
    }
    return others > 0 && name_has(length, "max most maximum");
}

/* (char *out, size_t capacity): room for what a call writes.  Behind a struct it may be how much that is to hold. */
static size_t room_behind(const struct function *function, size_t array)
{
    const struct type *type = function->parameters[array].type;
    if (array + 1 >= function->parameter_count || type->kind != TYPE_POINTER || type->target_const ||
        type_is_record(type->target) || function->parameters[array + 1].type->kind != TYPE_INTEGER)
        return NO_PARAMETER;
    const char *length = function->parameters[array + 1].name;
    bool is_room = name_ends(length, "cap capacity room space") || is_most_of(length, function->parameters[array].name);
    return is_room ? array + 1 : NO_PARAMETER;
}

/* fread(buffer, size, count, …), qsort(base, count, size, …). */
static size_t factor_of(const struct function *function, size_t array, size_t length)
{
    static const char sizes[] = "size width", counts[] = "nmemb nitems nelem nelems nel count n items members num";
    if (length == NO_PARAMETER || length + 1 >= function->parameter_count ||
        function->parameters[array].type->target->kind != TYPE_VOID)
        return NO_PARAMETER;
    const struct parameter *first = &function->parameters[length], *second = first + 1;
    bool is_product = (name_ends(first->name, sizes) && name_has(second->name, counts)) ||
                      (name_has(first->name, counts) && name_ends(second->name, sizes));
    return is_product && second->type->kind == TYPE_INTEGER ? length + 1 : NO_PARAMETER;
}

/* What is read, what is written, or neither: "source" and "input" are one. */
static char side_of(const struct word *word)
{
    if (word_is_in(word->s, (size_t)word->length, "src source input in"))
        return 'r';
    return word_is_in(word->s, (size_t)word->length, "dst dest destination output out") ? 'w' : '\0';
}

/* srcSize of src, dst_capacity of dst, maxOutputSize of dest: the name of the array, and a word for how long it is. */
static bool is_named_after(const char *length, const char *array)
{
    static const char lengths[] = "size len length capacity cap bytes room sz cnt count";
    char of_length[NAME_WORDS_ROOM], of_array[NAME_WORDS_ROOM];
    const char *at = of_length, *named = of_array;
    struct word word, wanted;
    name_words(length, of_length);
    name_words(array, of_array);
    bool has_next = word_next(&at, &word);
    if (has_next && word_is_in(word.s, (size_t)word.length, "max target"))
        has_next = word_next(&at, &word);
    while (word_next(&named, &wanted)) {
        bool is_same = has_next && wanted.length == word.length && strncmp(wanted.s, word.s, (size_t)word.length) == 0;
        if (!has_next || (!is_same && (!side_of(&word) || side_of(&word) != side_of(&wanted))))
            return false;
        has_next = word_next(&at, &word);
    }
    return has_next && word_is_in(word.s, (size_t)word.length, lengths) && !word_next(&at, &word);
}

/* (struct header *headers, size_t *num_headers): how many there is room for, and how many there are then. */
static bool is_counted_by_name(const struct parameter *array)
{
    const char *number = array[1].name;
    const struct type *type = array->type;
    size_t length = strcspn(number, "_");
    bool is_count = word_is_in(number, length, "num n nb nr count max") && number[length] == '_' &&
                    strcmp(number + length + 1, array->name) == 0;
    return type->kind == TYPE_POINTER && !type->target_const && type_is_record(type->target) &&
           type->target->complete && (is_count || is_named_after(number, array->name));
}

/* As length_of_array finds them, with the pointer taken off: (char *buf, size_t *len).  Behind a text that is only
 * read, or with bytes that are given beside it (payload(packet, &size)), the number is one that the call tells. */
static size_t length_behind_pointer(const struct function *function, size_t array)
{
    if (array + 1 >= function->parameter_count || !is_length_pointer(&function->parameters[array + 1]))
        return NO_PARAMETER;
    if (is_counted_by_name(&function->parameters[array]))
        return array + 1;
    if (!is_bytes(function->parameters[array].type) || is_read_text(function->parameters[array].type) ||
        (function->result->kind == TYPE_POINTER && function->parameters[array].type->target_const))
        return NO_PARAMETER;
    struct parameter pair[2] = {function->parameters[array], function->parameters[array + 1]};
    pair[1].type = pair[1].type->target;
    struct function narrowed = {.parameters = pair, .parameter_count = 2};
    return length_of_array(&narrowed, 0) == 1 ? array + 1 : NO_PARAMETER;
}

static bool is_number(const struct function *function, size_t index)
{
    return index < function->parameter_count && function->parameters[index].type->kind == TYPE_INTEGER;
}

/* compress(src, dst, srcSize, dstCapacity): further behind, but by name.  Of unpack(src, dst, packedSize, dstCapacity),
 * which is ordered alike, the other number is that of the other array. */
static size_t length_apart(const struct function *function, size_t array)
{
    const struct parameter *parameters = function->parameters;
    if (parameters[array].type->kind != TYPE_POINTER || type_is_record(parameters[array].type->target))
        return NO_PARAMETER;
    for (size_t i = array + 1; i < function->parameter_count; i++)
        if (is_number(function, i) && is_named_after(parameters[i].name, parameters[array].name))
            return i;
    bool is_first = is_number(function, array + 2) && is_number(function, array + 3) &&
                    is_bytes(parameters[array].type) && is_bytes(parameters[array + 1].type) &&
                    is_named_after(parameters[array + 3].name, parameters[array + 1].name) &&
                    name_ends(parameters[array + 2].name, "size len length bytes sz");
    return is_first ? array + 2 : NO_PARAMETER;
}

void role_set_length(struct role *role, const struct parameter *parameter, size_t array)
{
    *role = role_of_kind(ROLE_LENGTH, parameter->type);
    role->array = array;
    role->passing = parameter->type->kind == TYPE_POINTER ? PASS_IN_OUT : PASS_IN;
}

void role_set_buffer(const struct sorting *sorting, const struct type *type, struct role *role)
{
    role->kind = ROLE_BUFFER;
    role->passing = type->target_const ? PASS_IN : PASS_IN_OUT;
    role->element = type->target->kind == TYPE_VOID ? NULL : element_role(sorting, type->target);
}

/* (src, dst, srcSize): not of what stands right before it. */
static bool is_of_another(const struct function *function, size_t array, size_t length)
{
    for (size_t i = 0; i < array && length != NO_PARAMETER; i++)
        if (function->parameters[i].type->kind == TYPE_POINTER &&
            is_named_after(function->parameters[length].name, function->parameters[i].name))
            return true;
    return false;
}

/* qlen of query, t_len of target. */
static bool is_initial_of(const char *length, const char *array)
{
    const char *rest = length + 1 + (*length && length[1] == '_');
    return *length && *length == *array && word_is_in(rest, strlen(rest), "len length size sz num cnt count");
}

/* (int qlen, const char *query, int tlen, const char *target): the number before it, by its initial. */
static size_t length_by_initial(const struct function *function, size_t index)
{
    const struct parameter *array = &function->parameters[index];
    bool is_one = index > 0 && is_number(function, index - 1) && is_initial_of(array[-1].name, array->name) &&
                  !(is_number(function, index + 1) && is_initial_of(array[1].name, array->name));
    return is_one ? index - 1 : NO_PARAMETER;
}

static size_t find_length(const struct function *function, size_t index, bool *in_place)
{
    size_t length = length_by_initial(function, index), apart = length_apart(function, index);
    if (length == NO_PARAMETER)
        length = length_of_array(function, index);
    if (is_of_another(function, index, length) || (apart != NO_PARAMETER && apart != length))
        length = NO_PARAMETER;
    if (length == NO_PARAMETER)
        length = length_before(function, index);
    if (length == NO_PARAMETER)
        length = length_of_unnamed(function, index);
    if (length == NO_PARAMETER)
        length = room_behind(function, index);
    *in_place = false;
    if (length == NO_PARAMETER && apart != NO_PARAMETER)
        return apart;
    if (length == NO_PARAMETER) {
        length = length_behind_pointer(function, index);
        *in_place = length != NO_PARAMETER;
    }
    if (length != NO_PARAMETER && length > index &&
        !length_fits(function->parameters[length].name, function->parameters[index].name))
        return NO_PARAMETER;
    return length;
}

/* "bool set_range(const set *, size_t index, int *from, int *to)": two numbers that are told of what stands before
 * them. A range that is worked on in place has nothing before it: sort(int *first, int *last). */
static bool are_told(const struct parameter *first, size_t index)
{
    return index > 0 && first->type->kind == TYPE_POINTER && !first->type->target_const &&
           (type_is_discrete(first->type->target) || first->type->target->kind == TYPE_FLOAT) &&
           !type_is_string(first->type);
}

bool begins_range(const struct function *function, size_t index)
{
    const struct parameter *first = &function->parameters[index], *second = first + 1;
    bool is_text = type_is_string(first->type); /* (from, to) are two texts, not the ends of one */
    return index + 1 < function->parameter_count && first->type == second->type && !are_told(first, index) &&
           !first->is_measured && !second->is_measured &&
           name_ends(first->name, is_text ? "start begin first" : WORDS_RANGE_FIRST) &&
           name_ends(second->name, is_text ? "end last limit stop" : WORDS_RANGE_LAST);
}

static bool take_range(const struct sorting *sorting, const struct function *function, size_t index, struct role *roles)
{
    if (!begins_range(function, index))
        return false;
    role_set_buffer(sorting, function->parameters[index].type, &roles[index]);
    roles[index].length = index + 1;
    roles[index].why = "the two are named like the ends of a range";
    roles[index + 1] = role_of_kind(ROLE_END, function->parameters[index + 1].type);
    roles[index + 1].array = index;
    return true;
}

bool take_length(const struct sorting *sorting, const struct function *function, size_t index, struct role *roles)
{
    const struct parameter *parameter = &function->parameters[index];
    struct role *role = &roles[index];
    size_t length = parameter->cells ? NO_PARAMETER : find_length(function, index, &role->length_in_place);
    if (length == NO_PARAMETER && parameter->cells == 0)
        return take_range(sorting, function, index, roles);
    role_set_buffer(sorting, parameter->type, role);
    role->length = length;
    role->cells = parameter->cells;
    if (length == NO_PARAMETER)
        return true;
    role->factor = factor_of(function, index, length);
    role->why = arena_format(sorting->arena, "'%s' is %s", function->parameters[length].name,
                             is_unnamed(&function->parameters[length])      ? "the size behind it"
                             : length < index && is_row_of_texts(parameter) ? "the size before it"
                                                                            : "named like its length");
    role_set_length(&roles[length], &function->parameters[length], index);
    if (role->factor != NO_PARAMETER)
        role_set_length(&roles[role->factor], &function->parameters[role->factor], index);
    return true;
}

/* --- strings --- */

/* size_t n; but an unsigned long n is any number. */
static bool is_called_size(const struct parameter *number)
{
    return number->alias.name && strcmp(number->alias.name, "size_t") == 0;
}

/* Its body looks for the end of the text, so there is one: join(char **lines, char *between, int len).  How much room
 * there is behind that end is said all the same. */
static bool is_ended_before(const struct parameter *text, const struct parameter *number)
{
    return text->is_measured &&
           (text->type->target_const || !name_has(number->name, "size sz max most cap capacity room avail bytes"));
}

/* "rotate(const char *text, int n)" beside "letters(const char *text)", "reserve(const char *owner, unsigned count)"
 * beside "give(const char *owner)": the number is not how long the text is. */
static bool is_other_number(const struct sorting *sorting, const struct function *function, size_t index)
{
    const struct parameter *text = &function->parameters[index], *number = text + 1;
    if (index + 1 >= function->parameter_count || number->type->kind != TYPE_INTEGER)
        return false;
    bool is_count = strcmp(number->name, "count") == 0 || (strcmp(number->name, "n") == 0 && !is_called_size(number));
    return is_ended_before(text, number) ||
           (text->type->target_const && is_count && is_alone_elsewhere(sorting, function, index));
}

struct role role_of_own_text(const struct type *type, const struct sort *sort)
{
    struct role role = role_of_kind(ROLE_HANDLE, type);
    role.sort = sort;
    role.passing = PASS_IN_OUT;
    return role;
}

void role_of_text(const struct sorting *sorting, const struct function *function, size_t index, struct role *roles)
{
    const struct parameter *parameter = &function->parameters[index];
    struct role *role = &roles[index];
    const struct sort *own = frees_text(function) ? sort_of_alias(sorting->operations, ALIAS_TEXT) : NULL;
    if (own) {
        *role = role_of_own_text(parameter->type, own);
        role->is_consumed = true;
        role->why = "a text that the library allocated, in a function that frees it";
        return;
    }
    if (!is_other_number(sorting, function, index) && take_length(sorting, function, index, roles))
        return;
    role->kind = ROLE_STRING;
    static const char files[] = "path filename file pathname fname dir directory filepath fpath dirname dirpath folder "
                                "infile outfile srcpath dstpath fullpath";
    bool may_be_path =
        name_has(parameter->name, files) || (index == 0 && is_unnamed(parameter) && name_says(function->name, "open"));
    role->is_path = may_be_path && !sorting->library->touches_no_files;
    bool is_raw = strcmp(parameter->type->target->name, "unsigned char") == 0;
    if (parameter->type->target_const && !(is_raw && parameter->is_array))
        return;
    role->passing = PASS_IN_OUT;
    if (!is_raw && !name_has(parameter->name, "buf buffer out dest dst output result error err errbuf errmsg errstr"))
        return;
    role_set_buffer(sorting, parameter->type, role);
    role->why = is_raw ? "bytes that can be written; how many it must hold is not said"
                       : "named like a buffer to fill; how much it must hold is not said";
}

/* --- void * --- */

static bool has_callback(const struct function *function)
{
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *type = function->parameters[i].type;
        if (type->kind == TYPE_POINTER && type->target->kind == TYPE_FUNCTION)
            return true;
    }
    return false;
}

static const char *why_any(const struct function *function, const char *name)
{
    if (has_callback(function))
        return "goes with the function that is passed";
    if (name_has(name, WORDS_USER_DATA))
        return "named like user data";
    if (name_has(name, WORDS_ITEM))
        return "named like an element, which a container keeps but does not look into";
    return "nobody says what it points to";
}

/* vec_free_i(void *vec) beside push_i(struct vec_i *vec, …), in a function that ends something: a struct, and no
 * memory; of which kind, its type does not say.  What is called lib_free and no more frees anything. */
static bool is_struct_elsewhere(const struct sorting *sorting, const struct function *function, size_t index)
{
    const char *name = function->parameters[index].name;
    bool found = false;
    for (size_t i = 0; *name && !found && i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        for (size_t k = 0; !found && k < other->parameter_count; k++) {
            const struct type *type = other->parameters[k].type;
            found = type->kind == TYPE_POINTER && type->target->kind == TYPE_STRUCT &&
                    strcmp(other->parameters[k].name, name) == 0;
        }
    }
    return found && name_says(function->name, "free " WORDS_DESTROY) && !name_ends(function->name, "free");
}

/* heap_init(void *ptr, size_t size) beside heap_free(void *ptr): memory for what is made, and none that the library
 * gave. */
static bool begins_with(const struct function *function, size_t index)
{
    bool is_in_place;
    return name_has(function->name, "init initialize initialise setup") &&
           find_length(function, index, &is_in_place) != NO_PARAMETER;
}

bool role_of_void(const struct sorting *sorting, const struct function *function, size_t index, struct role *roles,
                  const char **obstacle)
{
    const struct parameter *parameter = &function->parameters[index];
    struct role *role = &roles[index];
    const char *alias = begins_with(function, index) ? NULL : alias_of_block(sorting->operations, function, index);
    role->sort = sort_of_alias(sorting->operations, alias);
    if (is_struct_elsewhere(sorting, function, index)) {
        *obstacle = obstacle_of(sorting, function, index,
                                "is a struct where other functions get it, and nobody says which one here");
        return false;
    }
    if (role->sort) {
        role->kind = ROLE_HANDLE;
        role->passing = parameter->type->target_const ? PASS_IN : PASS_IN_OUT;
        role->is_const = role->sort->is_bare && parameter->type->target_const;
        role->is_replaced = role->sort->is_bare && index == 0 && is_named_result(function, WORDS_REALLOCATE);
        role->is_consumed =
            role->is_replaced || (role->sort->is_memory && name_says(function->name, "free " WORDS_REALLOCATE));
        role->why = role->is_consumed       ? "a block that the library allocated, in a function that frees it"
                    : role->sort->is_memory ? "a block that the library allocated, named as where it is freed"
                    : role->sort->is_bare   ? "named as where it is ended"
                                            : "named like what other functions return";
        return true;
    }
    /* set(map, const void *key, size_t size), set_free(map, …, void *user): memory that goes by the name of what is
     * freed elsewhere, and nobody would give any to free */
    bool is_other = parameter->type->target_const || has_callback(function);
    if (alias && strcmp(alias, ALIAS_MEMORY) == 0 && !is_other) {
        *obstacle =
            obstacle_of(sorting, function, index, "is memory to free, and no function of these headers gives any");
        return false;
    }
    /* init(heap, compare, const void *udata, unsigned size): what goes with the function has no size */
    bool is_users =
        has_callback(function) && name_has(parameter->name, "udata userdata user ctx context opaque closure");
    if (!is_users && take_length(sorting, function, index, roles))
        return true;
    role->kind = ROLE_ANY;
    role->passing = parameter->type->target_const ? PASS_IN : PASS_IN_OUT;
    role->why = why_any(function, parameter->name);
    return true;
}
