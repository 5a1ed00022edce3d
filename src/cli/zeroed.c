#include "cli/zeroed.h"

#include <ctype.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "cli/laws.h"
#include "suite/durable.h"

#define NAME_FILE "struct _IO_FILE"
#define FILE_ROOM 8192 /* bytes */

static bool needs(const struct operation *operation, const struct sort *sort)
{
    bool does = false;
    for (size_t i = 0; !does && i < operation->function->parameter_count; i++) {
        const struct role *role = &operation->roles[i];
        does = role->kind == ROLE_HANDLE && role->sort == sort && role->passing != PASS_OUT;
    }
    return does;
}

/* struct expr *compile(const char *text, const struct variable *variables, int count), int compile(struct expr **) */
static bool gives(const struct operation *operation, const struct sort *sort)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct role *role = &operation->roles[i];
        if (role->kind == ROLE_HANDLE && role->sort == sort && role->passing == PASS_OUT &&
            role->holding == HOLD_VARIABLE)
            return true;
    }
    return operation->result.kind == ROLE_HANDLE && operation->result.sort == sort && !operation->result.is_borrowed;
}

/* vec3 *vec3_add(vec3 *out, …): whoever gives one has to have one. */
static bool is_made_of_itself(const struct operations *operations, const struct sort *sort)
{
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        bool does_give = gives(operation, sort) || operation_initialises(operation, sort);
        if (does_give && !needs(operation, sort))
            return false;
    }
    return true;
}

/* struct node { struct node *next; … }, of which the library allocates each itself: one of the caller's is in no list.
 */
static bool is_inner_node(const struct type *type)
{
    for (size_t i = 0; type->is_allocated && i < type->field_count; i++) {
        const struct type *member = type->fields[i].type;
        if (member->kind == TYPE_POINTER && member->target == type)
            return true;
    }
    return false;
}

/* Nobody gives one, not in another header either, the header shows it, and it has a name. */
static bool is_bare(const struct operations *operations, const struct sort *sort)
{
    const struct type *type = sort->object;
    return (!sort->is_made || is_made_of_itself(operations, sort)) && !sort->maker_elsewhere && type &&
           type->kind == TYPE_STRUCT && type->complete && !type->is_private && type->size && !strchr(type->name, '<') &&
           !is_inner_node(type) && strcmp(type->name, NAME_FILE) != 0;
}

/* ---- files ---- */

static bool is_file(const struct sort *sort)
{
    return !sort->is_made && sort->object && strcmp(sort->object->name, NAME_FILE) == 0;
}

static bool files_are_needed(const struct operations *operations)
{
    for (size_t i = 0; i < operations->sorts.count; i++)
        if (is_file(operations->sorts.items[i]))
            return true;
    return false;
}

static void add_files(struct text *out)
{
    text_addf(out,
              "\n/* A file with a text in it, to be read from its beginning or written to. */\n"
              "FILE *text_file_new(const char *text)\n"
              "{\n"
              "    FILE *file = fmemopen(NULL, %d, \"w+\");\n"
              "    if (file && fputs(text, file) >= 0)\n"
              "        rewind(file);\n"
              "    return file;\n"
              "}\n\n"
              "void text_file_free(FILE *file)\n"
              "{\n"
              "    fclose(file);\n"
              "}\n",
              FILE_ROOM);
}

/* A parameter names a file that somebody has to have written; has_bytes: one that is no text, maybe. */
static bool names_are_read(const struct operations *operations, bool *has_bytes)
{
    bool found = false;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        for (size_t k = 0; k < operation->function->parameter_count; k++) {
            const struct role *role = &operation->roles[k];
            bool is_read = role->kind == ROLE_STRING && role->is_read_path;
            found = found || is_read;
            *has_bytes = *has_bytes || (is_read && role->has_bytes);
        }
    }
    return found;
}

static void add_writers(bool has_bytes, struct text *out)
{
    text_add(out, "\n/* A file with this text in it, for whoever reads one by its name. */\n"
                  "__attribute__((nonnull)) void text_file_write(const char *path, const char *text)\n"
                  "{\n"
                  "    FILE *file = fopen(path, \"w\");\n"
                  "    if (file) {\n"
                  "        fputs(text, file);\n"
                  "        fclose(file);\n"
                  "    }\n"
                  "}\n"
                  "\n/* One more line in it. */\n"
                  "__attribute__((nonnull)) void text_file_add_line(const char *path, const char *line)\n"
                  "{\n"
                  "    FILE *file = fopen(path, \"a\");\n"
                  "    if (file) {\n"
                  "        fprintf(file, \"%s\\n\", line);\n"
                  "        fclose(file);\n"
                  "    }\n"
                  "}\n");
    if (has_bytes)
        text_add(out,
                 "\n/* A file of these bytes. */\n"
                 "__attribute__((nonnull)) void file_write(const char *path, const unsigned char *bytes, size_t size)\n"
                 "{\n"
                 "    FILE *file = fopen(path, \"wb\");\n"
                 "    if (file) {\n"
                 "        fwrite(bytes, 1, size, file);\n"
                 "        fclose(file);\n"
                 "    }\n"
                 "}\n");
}

/* ---- structs ---- */

static bool is_initialised_by_any(const struct operations *operations, const struct sort *sort)
{
    for (size_t i = 0; i < operations->items.count; i++)
        if (operation_initialises(operations->items.items[i], sort))
            return true;
    return false;
}

/* All that it needs is there, once what nobody initialises is zeroed. */
static bool can_be_called(const struct operations *operations, const struct operation *operation)
{
    if (operation->obstacle && !operation->is_dead)
        return false;
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct role *role = &operation->roles[i];
        bool is_needed = role->kind == ROLE_HANDLE && role->passing != PASS_OUT;
        if (is_needed && !role->sort->is_made &&
            (!is_bare(operations, role->sort) || is_initialised_by_any(operations, role->sort)))
            return false;
    }
    return true;
}

/* ring_init(struct ring *ring, struct slot *slots, …) makes a ring as soon as there is a slot. */
static bool is_needed(const struct operations *operations, const struct sort *sort)
{
    bool is_made_then = false;
    bool is_lone = is_bare(operations, sort);
    for (size_t i = 0; is_lone && !is_made_then && i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        is_made_then = (operation_initialises(operation, sort) || gives(operation, sort)) && !needs(operation, sort) &&
                       can_be_called(operations, operation);
    }
    return is_lone && !is_made_then;
}

static bool structs_are_needed(const struct operations *operations)
{
    for (size_t i = 0; i < operations->sorts.count; i++)
        if (is_needed(operations, operations->sorts.items[i]))
            return true;
    return false;
}

bool zeroed_is_needed(const struct operations *operations)
{
    bool has_bytes = false;
    return files_are_needed(operations) || names_are_read(operations, &has_bytes) || structs_are_needed(operations);
}

const char *zeroed_words(const struct operations *operations)
{
    bool has_bytes = false, has_files = files_are_needed(operations) || names_are_read(operations, &has_bytes);
    bool has_structs = structs_are_needed(operations);
    return has_structs && has_files
               ? "structs that nothing makes begin as all zeros but for texts; files for those that read one"
           : has_files ? "files for those that read one"
                       : "structs that nothing makes begin as all zeros but for texts";
}

/* "zeroed_struct_vector" */
static void add_name(const struct type *type, struct text *out)
{
    text_add(out, "zeroed_");
    for (const char *at = type->name; *at; at++)
        text_add_char(out, isalnum((unsigned char)*at) ? *at : '_');
}

/* A text is for the caller to say, whatever else is in there. */
static bool is_text(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target_const && strcmp(type->target->name, "char") == 0;
}

/* struct transport { int (*send)(…); int (*receive)(…); }, which nobody writes to: the caller gives what is called. */
static bool is_only_read(const struct operations *operations, const struct sort *sort)
{
    bool is_read = false;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        for (size_t p = 0; p < operation->function->parameter_count; p++) {
            const struct role *role = &operation->roles[p];
            if (role->kind != ROLE_HANDLE || role->sort != sort)
                continue;
            if (!role->is_const)
                return false;
            is_read = true;
        }
    }
    return is_read;
}

static bool is_function(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target->kind == TYPE_FUNCTION;
}

/* "(const char *name) { return (struct entry){.name = name}; }" */
static void add_function(const struct operations *operations, const struct sort *sort, struct text *out)
{
    const struct type *type = sort->object;
    bool has_functions = is_only_read(operations, sort);
    struct text values = TEXT_INIT;
    size_t count = 0;
    for (size_t i = 0; i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        bool is_given = field->name && *field->name && has_functions && is_function(field->type);
        if (!is_text(field->type) && !is_given)
            continue;
        text_add(out, count ? ", " : "(");
        if (is_given)
            text_addf(out, "__typeof__(((%s *)0)->%s) %s", type->name, field->name, field->name);
        else
            text_addf(out, "const char *%s", field->name);
        text_addf(&values, "%s.%s = %s", count++ ? ", " : "", field->name, field->name);
    }
    text_addf(out, "%s\n{\n    return (%s){%s};\n}\n", count ? ")" : "(void)", type->name, count ? values.s : "0");
    text_release(&values);
}

bool zeroed_write(const struct operations *operations, const char *const *headers, const char *path,
                  struct error *error)
{
    struct text out = TEXT_INIT;
    bool has_bytes = false, are_read = names_are_read(operations, &has_bytes);
    bool has_files = files_are_needed(operations) || are_read;
    if (structs_are_needed(operations) || files_are_needed(operations))
        text_add(
            &out,
            "/* No function of the headers makes these: all zeros, but for texts and the functions of what is only\n"
            " * read, are taken for a new one; a FILE has a text in it.  Where that is wrong, change it here; this\n"
            " * file is not written again. */\n");
    else if (are_read)
        text_add(&out, "/* Files that functions of the headers read by their names.  Where what is in them is wrong,\n"
                       " * change it here; this file is not written again. */\n");
    if (laws_are_known(operations))
        text_add(&out,
                 "/* What the functions of the headers keep to, by their comments and names.  Where that is wrong,\n"
                 " * change it here; this file is not written again. */\n");
    for (size_t i = 0; headers[i]; i++)
        text_addf(&out, "#include \"%s\"\n", headers[i]);
    if (has_files)
        text_add(&out, "#include <stdio.h>\n");
    laws_write(operations, &out);
    for (size_t i = 0; i < operations->sorts.count; i++) {
        const struct type *type = operations->sorts.items[i]->object;
        if (!is_needed(operations, operations->sorts.items[i]))
            continue;
        text_addf(&out, "\n%s ", type->name);
        add_name(type, &out);
        add_function(operations, operations->sorts.items[i], &out);
    }
    if (files_are_needed(operations))
        add_files(&out);
    if (are_read)
        add_writers(has_bytes, &out);
    bool done = durable_write(path, out.s, out.length, error);
    text_release(&out);
    return done;
}
