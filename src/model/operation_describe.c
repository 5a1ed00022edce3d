/* Roles and kinds in words, as a user reads them in a report. */
#include <string.h>
#include "model/operation_parts.h"

static void describe_handle(const struct role *role, struct text *out)
{
    const char *name = role->sort->name;
    if (role->passing == PASS_OUT && role->holding == HOLD_STORAGE)
        text_addf(out, "storage for a '%s', which the call makes", name);
    else if (role->passing == PASS_OUT && role->holding == HOLD_VARIABLE)
        text_addf(out, "gets a '%s', which the call makes", name);
    else if (role->holding == HOLD_VARIABLE)
        text_addf(out, "a variable with a '%s'%s", name, role->is_consumed ? "" : ", or with NULL");
    else if (role->sort->is_memory)
        text_add(out, "a block that an earlier call allocated");
    else
        text_addf(out, "a '%s' that an earlier call made%s", name, role->holding == HOLD_COPY ? ", by value" : "");
    if (role->is_consumed)
        text_add(out, "; gone after the call");
    else if (role->is_const && role->passing == PASS_IN && role->holding == HOLD_VALUE)
        text_add(out, "; not changed");
}

static void describe_length(const struct function *function, const struct role *role, struct text *out)
{
    if (role->factor != NO_PARAMETER)
        text_addf(out, "'%s' times '%s'", function->parameters[role->length].name,
                  function->parameters[role->factor].name);
    else if (role->length != NO_PARAMETER)
        text_addf(out, "%s'%s'",
                  role->length_in_place                                           ? "as many as at "
                  : function->parameters[role->length].type->kind == TYPE_POINTER ? "up to "
                                                                                  : "",
                  function->parameters[role->length].name);
    else if (role->cells)
        text_addf(out, "%zu", role->cells);
    else
        text_add(out, role->is_ended ? "ended by zeros," : "nobody knows how many");
    if (role->is_ended && role->length != NO_PARAMETER)
        text_add(out, " and a terminator");
}

static void describe_value(const struct function *function, const struct role *role, struct text *out);

static void describe_buffer(const struct function *function, const struct role *role, struct text *out)
{
    text_add(out, role->is_moved ? "a variable that is moved on, through " : "");
    text_add(out, role->passing == PASS_IN ? "an array, " : "an array that can be written, ");
    describe_length(function, role, out);
    text_add(out, " of ");
    if (role->element)
        describe_value(function, role->element, out);
    else
        text_add(out, "bytes");
}

static void describe_member(const struct function *function, const struct role *members, size_t index, struct text *out)
{
    const struct role *member = &members[index];
    text_addf(out, "%s: ", member->field->name ? member->field->name : "anonymous");
    if (member->kind == ROLE_BUFFER)
        text_addf(out, "'%s' of %s", members[member->length].field->name, member->element->type->name);
    else if (member->kind == ROLE_LENGTH)
        text_addf(out, "the length of '%s'", members[member->array].field->name);
    else
        describe_value(function, member, out);
}

static void describe_members(const struct function *function, const struct role *role, struct text *out)
{
    text_addf(out, "a '%s' {", role->type->name);
    for (size_t i = 0; i < role->member_count; i++) {
        text_add(out, i ? "; " : "");
        describe_member(function, role->members, i, out);
    }
    text_add(out, "}");
}

static const char *callback_words(enum callback callback)
{
    static const char *const words[] = {
        [CALLBACK_PLAIN] = "a simple function",
        [CALLBACK_COMPARE] = "a function that is an order",
        [CALLBACK_EQUAL] = "a function that is an equality",
        [CALLBACK_FILL] = "a function that fills a buffer",
        [CALLBACK_HASH] = "a hash function",
        [CALLBACK_ALLOCATE] = "malloc",
        [CALLBACK_REALLOCATE] = "realloc",
        [CALLBACK_RESIZE] = "realloc, and free for 0 bytes",
        [CALLBACK_FREE] = "free",
    };
    return words[callback];
}

static void describe_object(const struct function *function, const struct role *role, struct text *out)
{
    text_add(out, role->passing == PASS_IN    ? "a pointer to "
                  : role->passing == PASS_OUT ? "is told: "
                                              : "a pointer that can be written, to ");
    describe_value(function, role->element, out);
}

static void describe_enum(const struct role *role, struct text *out)
{
    bool is_flags = role->kind == ROLE_FLAGS;
    text_addf(out, "%s '%s'", is_flags ? "any union of the flags of" : "a constant of", role->type->name);
}

static bool describe_scalar(const struct role *role, struct text *out)
{
    switch (role->kind) {
    case ROLE_NONE:
        text_add(out, "nothing");
        return true;
    case ROLE_BOOL:
        text_add(out, role->type->kind == TYPE_BOOL ? "bool" : "0 or 1");
        return true;
    case ROLE_INTEGER:
    case ROLE_FLOAT:
        text_addf(out, "%s%s", role->type->name, role->counts_one ? ", 0 or 1: one is passed before it" : "");
        return true;
    case ROLE_ENUM:
    case ROLE_FLAGS:
        describe_enum(role, out);
        return true;
    case ROLE_ZERO:
        text_add(out, "zero");
        return true;
    default:
        return false;
    }
}

static const char *string_words(const struct role *role)
{
    return role->is_read_path             ? "the name of a file that is read"
           : role->is_path                ? "the name of a file"
           : role->passing == PASS_IN_OUT ? "a string that can be written"
                                          : "a string";
}

static void describe_value(const struct function *function, const struct role *role, struct text *out)
{
    if (describe_scalar(role, out))
        return;
    switch (role->kind) {
    case ROLE_STRING:
        text_add(out, string_words(role));
        break;
    case ROLE_BUFFER:
        describe_buffer(function, role, out);
        break;
    case ROLE_LENGTH:
    case ROLE_END:
        text_addf(out, "the %s of '%s'", role->kind == ROLE_END ? "end" : "length",
                  function->parameters[role->array].name);
        break;
    case ROLE_OBJECT:
        describe_object(function, role, out);
        break;
    case ROLE_STRUCT:
        describe_members(function, role, out);
        break;
    case ROLE_CELLS:
        text_addf(out, "%zu of ", role->cells);
        describe_value(function, role->element, out);
        break;
    case ROLE_HANDLE:
        describe_handle(role, out);
        break;
    case ROLE_ANY:
        text_addf(out, "any pointer%s", role->is_consumed ? "; gone after the call" : "");
        break;
    case ROLE_FUNCTION:
        text_add(out, callback_words(role->callback));
        break;
    default:
        BUG("role %d has no words", role->kind);
    }
}

static void describe_result(const struct operation *operation, struct text *out)
{
    const struct role *role = &operation->result;
    text_add(out, "returns ");
    if (role->kind == ROLE_HANDLE)
        text_addf(out, "a%s '%s'", role->is_const ? " const" : "", role->sort->name);
    else if (role->kind == ROLE_NONE && operation->function->result->kind != TYPE_VOID)
        text_addf(out, "a '%s', which is not used", operation->function->result->name);
    else if (role->kind == ROLE_OBJECT)
        text_addf(out, "a '%s'", role->type->name);
    else if (role->kind == ROLE_STRING)
        text_addf(out, "a string%s", role->sort ? " to be freed" : "");
    else if (role->kind == ROLE_STRUCT)
        text_addf(out, "a '%s'", role->type->name);
    else
        describe_value(operation->function, role, out);
    if (role->is_borrowed && (role->kind == ROLE_HANDLE || role->kind == ROLE_STRING || role->kind == ROLE_OBJECT))
        text_add(out, " that stays the library's");
}

/* "its header says so": unless the comment that says it stands above the body. */
static void describe_why(const struct operation *operation, const char *why, struct text *out)
{
    static const char said[] = "its header says";
    size_t length = strlen(said);
    bool is_elsewhere = strncmp(why, said, length) == 0 && operation_is_told_by_body(operation, NULL);
    text_addf(out, " (%s%s)", is_elsewhere ? "its source says" : "", is_elsewhere ? why + length : why);
}

void operation_describe_role(const struct operation *operation, size_t parameter, struct text *out)
{
    if (parameter == NO_PARAMETER) {
        describe_result(operation, out);
        return;
    }
    const struct role *role = &operation->roles[parameter];
    text_addf(out, "%s: ", operation->function->parameters[parameter].name);
    describe_value(operation->function, role, out);
    if (role->null == NULL_ALLOWED)
        text_add(out, "; or NULL");
    if (role->null == NULL_NEVER && operation->function->parameters[parameter].is_nonnull)
        text_add(out, "; never NULL");
    if (role->why)
        describe_why(operation, role->why, out);
}

void operation_describe_kind(const struct operation *operation, struct text *out)
{
    static const char *const words[] = {
        [OPERATION_PLAIN] = "",
        [OPERATION_MAKES] = "makes a",
        [OPERATION_DESTROYS] = "destroys a",
        [OPERATION_COPIES] = "copies a",
        [OPERATION_EQUALS] = "tells whether two are equal:",
        [OPERATION_COMPARES] = "orders",
        [OPERATION_HASHES] = "hashes a",
        [OPERATION_PRINTS] = "prints a",
        [OPERATION_INVARIANT] = "must hold for every",
        [OPERATION_OBSERVES] = "observes a",
    };
    if (operation->kind == OPERATION_PLAIN)
        return;
    text_addf(out, "%s '%s'", words[operation->kind], operation->sort ? operation->sort->name : "value");
    describe_why(operation, operation->why, out);
}
