/* Memory that an object is made in, or works with: heap_init(void *base, size_t
 * size), arena_create(buffer, size).  What is in it does not matter; that there
 * is enough of it does. */
#include "model/operation_parts.h"
#include "model/words.h"

static bool is_of_bytes(const struct type *type)
{
    return type->kind == TYPE_POINTER && !type->target_const &&
           (type->target->kind == TYPE_VOID || (type->target->kind == TYPE_INTEGER && type->target->size == 1));
}

/* A pointer to characters may lead to a text: there the name has to say it.  A buffer may be one to read from, unless
 * the function speaks of memory. */
static bool is_memory(const struct function *function, const struct parameter *parameter)
{
    static const char room[] = "mem memory pool heap arena base storage area space workspace workmem region";
    static const char content[] =
        "buf buffer data bytes src source input in msg message packet text key value payload blob image";
    static const char makers[] = "arena heap pool alloc allocator slab region memory mem";
    bool is_void = parameter->type->target->kind == TYPE_VOID;
    return name_ends(parameter->name, room) ||
           (name_ends(parameter->name, "buf buffer") && name_has(function->name, makers)) ||
           (is_void && !name_ends(parameter->name, content));
}

static bool is_room(const struct function *function, const struct role *role, const struct parameter *parameter)
{
    return role->kind == ROLE_BUFFER && role->passing == PASS_IN_OUT && role->length != NO_PARAMETER &&
           role->factor == NO_PARAMETER && !role->length_in_place && !role->is_moved && !role->is_guessed &&
           is_of_bytes(parameter->type) && is_memory(function, parameter);
}

void rooms_of_maker(const struct operation *operation, struct role *roles)
{
    if (operation->kind != OPERATION_MAKES && !name_has(operation->function->name, "init create open new setup make"))
        return;
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        if (!is_room(operation->function, &roles[i], &operation->function->parameters[i]))
            continue;
        roles[i].passing = PASS_OUT;
        roles[i].is_room = true;
        roles[i].why = "memory for what it makes";
    }
}
