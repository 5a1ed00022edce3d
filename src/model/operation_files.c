/* Names of files, and which of the files are read: what the bodies show, else by
 * what the function is called and what its comment says. */
#include "model/operation_parts.h"
#include "model/words.h"

static bool is_directory(const struct parameter *parameter)
{
    return name_has(parameter->name, "dir directory dirpath dirname folder");
}

static bool sounds_like_reading(const struct operation *operation)
{
    return name_has(operation->function->name, "read load parse import open from input restore deserialize slurp") ||
           operation_says(operation, "reads|read|loads|load|parses|parse|imports|import|from a file|from file|from the "
                                     "file|from disk");
}

void files_named(const struct sorting *sorting, const struct operation *operation, struct role *roles)
{
    const struct function *function = operation->function;
    for (size_t i = 0; i < function->parameter_count && !sorting->library->touches_no_files; i++) {
        const struct parameter *parameter = &function->parameters[i];
        struct role *role = &roles[i];
        if (role->kind != ROLE_STRING || !parameter->type->target_const)
            continue;
        role->is_path = role->is_path || parameter->file != FILE_UNKNOWN;
        bool is_guessed = parameter->file == FILE_UNKNOWN && !is_directory(parameter) && sounds_like_reading(operation);
        role->is_read_path = role->is_path && (parameter->file >= FILE_READ || is_guessed);
        role->has_bytes = parameter->file == FILE_READ_BYTES;
    }
}
