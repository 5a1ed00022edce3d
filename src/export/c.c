/* c: a C file that includes the user's source, builds every input as static
 * objects and checks that the predicate accepts each of them. */
#include <math.h>
#include <string.h>
#include "base/file.h"
#include "export/formats.h"
#include "model/number.h"
#include "model/type_kinds.h"

struct holder {              /* where the pointer to an array object is */
    uint32_t object;
    const char *path;        /* ".rows", "[1].scales" */
};

struct c_file {
    struct arena arena;
    const struct layout *layout;
    struct holder *holders;  /* [objects]; only those of arrays are used */
};

struct c_input {
    const struct c_file *file;
    const struct value_graph *graph;
    unsigned long long number;
    struct text *out;
};

/* ---- where arrays hang ---- */

static void find_holders(struct c_file *file, uint32_t number, const struct layout_object *owner,
                         const struct layout_member *member, const char *path)
{
    for (size_t i = 0; i < member->member_count; i++) {
        const struct layout_member *inner = &member->members[i];
        const char *inside = path;
        if (inner->name)
            inside = arena_format(&file->arena, "%s.%s", path, inner->name);
        else if (member->kind == MEMBER_CELLS)
            inside = arena_format(&file->arena, "%s[%zu]", path, i);
        if (inner->kind == MEMBER_ARRAY)
            file->holders[owner->first_array + inner->object] = (struct holder){number, inside};
        find_holders(file, number, owner, inner, inside);
    }
}

/* ---- values ---- */

static void add_name(const struct c_input *input, uint32_t object)
{
    text_addf(input->out, "input_%llu_%s", input->number, input->graph->layout->objects.items[object].name);
}

static void add_pointer(const struct c_input *input, uint32_t object)
{
    const struct layout_object *target = object == NO_OBJECT ? NULL : &input->graph->layout->objects.items[object];
    if (!target) {
        text_add_char(input->out, '0');
        return;
    }
    /* an opaque object's own type may be unknown, a string may be unsigned char */
    bool plain = target->kind == OBJECT_OPAQUE || target->kind == OBJECT_STRING;
    text_add(input->out, plain ? "(void *)" : target->kind == OBJECT_ARRAY ? "" : "&");
    add_name(input, object);
}

static void add_integer(const struct layout_field *field, long long value, struct text *out)
{
    const struct type *type = field->type;
    for (size_t i = 0; i < type->constant_count; i++)
        if (type->constants[i].value == value) {
            text_add(out, type->constants[i].name);
            return;
        }
    if (value == (-9223372036854775807ll - 1) && type_is_negative(type))
        text_add(out, "-9223372036854775807 - 1");
    else if (type_is_negative(type) || value >= 0)
        text_add_integer(out, value);
    else
        text_addf(out, "%lluu", (unsigned long long)value);
}

static void add_real(const struct layout_field *field, long double value, struct text *out)
{
    size_t start = out->length;
    if (isnan(value) || isinf(value)) {
        text_add(out, isnan(value) ? "__builtin_nan(\"\")" : value < 0 ? "-__builtin_inf()" : "__builtin_inf()");
        return;
    }
    number_add_real(out, value, field->type->size);
    if (!strpbrk(out->s + start, ".e"))
        text_add(out, ".0");
    if (field->type->size != sizeof(double))
        text_add_char(out, field->type->size == sizeof(float) ? 'f' : 'L');
}

static void add_choice(const struct c_input *input, uint32_t number)
{
    const struct layout_field *field = &input->graph->layout->fields.items[number];
    const struct domain_value *value = &field->values[input->graph->index[number]];
    if (field->kind == CHOICE_FLOAT)
        add_real(field, value->real, input->out);
    else if (field->kind == CHOICE_STRING && field->type->kind == TYPE_ARRAY)
        string_add_c(input->out, value->string);
    else if (field->kind == CHOICE_INTEGER || field->kind == CHOICE_BOOL || field->kind == CHOICE_ENUM)
        add_integer(field, value->integer, input->out);
    else
        add_pointer(input, value->object);
}

/* ---- initializers ---- */

static void add_member(const struct c_input *input, const struct layout_object *owner,
                       const struct layout_member *member);

static size_t add_inside(const struct c_input *input, const struct layout_object *owner,
                         const struct layout_member *member, size_t count)
{
    for (size_t i = 0; i < member->member_count; i++) {
        const struct layout_member *inner = &member->members[i];
        if (!value_member_present(input->graph, owner, inner))
            continue;
        if (member_is_transparent(inner, member)) {
            count = add_inside(input, owner, inner, count);
            continue;
        }
        text_add(input->out, count++ ? ", " : "");
        if (inner->name)
            text_addf(input->out, ".%s = ", inner->name);
        add_member(input, owner, inner);
    }
    return count;
}

static void add_braces(const struct c_input *input, const struct layout_object *owner,
                       const struct layout_member *member)
{
    text_add_char(input->out, '{');
    if (!add_inside(input, owner, member, 0))
        text_add_char(input->out, '0');
    text_add_char(input->out, '}');
}

static void add_member(const struct c_input *input, const struct layout_object *owner,
                       const struct layout_member *member)
{
    switch (member->kind) {
    case MEMBER_CHOICE:
        add_choice(input, owner->first_field + member->field);
        break;
    case MEMBER_ARRAY:
        add_pointer(input, owner->first_array + member->object);
        break;
    case MEMBER_FRESH:
        add_pointer(input, member->object);
        break;
    case MEMBER_STRUCT:
    case MEMBER_UNION:
    case MEMBER_CELLS:
        add_braces(input, owner, member);
        break;
    }
}

/* ---- objects: declared first, since they refer to each other ---- */

static void declare(const struct c_input *input, uint32_t number)
{
    const struct layout_object *object = &input->graph->layout->objects.items[number];
    const struct holder *holder = &input->file->holders[number];
    size_t cells;
    text_add(input->out, "static ");
    switch (object->kind) {
    case OBJECT_ARRAY:
        text_add(input->out, "__typeof__(*");
        add_name(input, holder->object);
        text_addf(input->out, "%s) ", holder->path);
        add_name(input, number);
        cells = cells_present(input->graph, object);
        text_addf(input->out, "[%zu]", cells ? cells : 1);
        break;
    case OBJECT_OPAQUE:
        text_add(input->out, "_Alignas(16) char ");
        add_name(input, number);
        text_add(input->out, "[16]");
        break;
    case OBJECT_STRING:
        text_add(input->out, "char ");
        add_name(input, number);
        text_add(input->out, "[] = ");
        string_add_c(input->out, object->string);
        break;
    default:
        text_addf(input->out, "%s ", object->type->name);
        add_name(input, number);
        break;
    }
    text_add(input->out, ";\n");
}

static void define(const struct c_input *input, uint32_t number)
{
    const struct layout_object *object = &input->graph->layout->objects.items[number];
    const struct layout_object *owner = value_holder(input->graph->layout, object);
    if (!object->content || (object->kind == OBJECT_ARRAY && !cells_present(input->graph, object)))
        return;
    text_add(input->out, "static ");
    if (object->kind == OBJECT_ARRAY)
        text_addf(input->out, "__typeof__(input_%llu_%s) ", input->number, object->name);
    else
        text_addf(input->out, "%s ", object->type->name);
    add_name(input, number);
    text_add(input->out, " = ");
    add_braces(input, owner, object->content);
    text_add(input->out, ";\n");
}

/* ---- the call ---- */

static bool by_value(const struct layout_member *argument)
{
    return argument->kind == MEMBER_STRUCT;
}

static void define_arguments(const struct c_input *input)
{
    const struct layout_object *arguments = &input->graph->layout->objects.items[0];
    for (size_t i = 0; i < arguments->content->member_count; i++) {
        const struct layout_member *argument = &arguments->content->members[i];
        if (!by_value(argument))
            continue;
        text_addf(input->out, "static %s input_%llu_argument_%zu = ", argument->type->name, input->number, i + 1);
        add_braces(input, arguments, argument);
        text_add(input->out, ";\n");
    }
}

static void add_call(const struct c_input *input)
{
    const struct layout_object *arguments = &input->graph->layout->objects.items[0];
    text_addf(input->out, "static int input_%llu(void)\n{\n    return %s(", input->number,
              input->graph->layout->predicate->name);
    for (size_t i = 0; i < arguments->content->member_count; i++) {
        const struct layout_member *argument = &arguments->content->members[i];
        text_add(input->out, i ? ", " : "");
        if (by_value(argument))
            text_addf(input->out, "input_%llu_argument_%zu", input->number, i + 1);
        else
            add_member(input, arguments, argument);
    }
    text_add(input->out, ") != 0;\n}\n");
}

/* ---- the format ---- */

/* The file may be compiled anywhere, so it names the source by its whole path. */
static void add_prologue(const struct layout *layout, const char *source_file, struct text *out)
{
    char *source = path_absolute(source_file);
    text_addf(out,
              "/* Inputs that %s accepts at scope %d, written by Assay.  Returns 1, and says\n"
              " * which one it is, when an input is not accepted.  Each is tried in a process\n"
              " * of its own, so that it finds global variables as they were. */\n"
              "#include <stdio.h>\n"
              "#include <sys/wait.h>\n"
              "#include <unistd.h>\n\n"
              "#pragma GCC diagnostic push\n"
              "#pragma GCC diagnostic ignored \"-Wunused-function\"\n"
              "#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n"
              "#pragma GCC diagnostic ignored \"-Wreturn-type\"\n"
              "#define main main_of_the_source\n"
              "#include \"%s\"\n"
              "#undef main\n"
              "#pragma GCC diagnostic pop\n",
              layout->predicate->name, layout->scope, source);
    mem_free(source);
}

static void *begin(const struct layout *layout, const char *source_file, struct text *out)
{
    struct c_file *file = mem_alloc(sizeof *file);
    file->layout = layout;
    file->holders = mem_array(layout->objects.count, sizeof *file->holders);
    for (uint32_t i = 0; i < layout->objects.count; i++) {
        const struct layout_object *object = &layout->objects.items[i];
        if (object->content)
            find_holders(file, i, value_holder(layout, object), object->content, "");
    }
    add_prologue(layout, source_file, out);
    return file;
}

static void one(void *state, const struct value_graph *graph, unsigned long long number, struct text *out)
{
    struct c_input input = {state, graph, number, out};
    text_add_char(out, '\n');
    for (size_t i = 1; i < graph->reachable_count; i++)
        declare(&input, graph->reachable[i]);
    for (size_t i = 1; i < graph->reachable_count; i++)
        define(&input, graph->reachable[i]);
    define_arguments(&input);
    add_call(&input);
}

static void add_main(const struct c_file *file, unsigned long long count, struct text *out)
{
    text_add(out, "\nstatic int is_accepted(int (*input)(void))\n{\n"
                  "    int status = -1;\n"
                  "    pid_t child = fork();\n"
                  "    if (child == 0)\n"
                  "        _exit(input() ? 0 : 1);\n"
                  "    return child > 0 && waitpid(child, &status, 0) == child && status == 0;\n"
                  "}\n");
    text_add(out, "\nint main(void)\n{\n    static int (*const inputs[])(void) = {");
    for (unsigned long long i = 1; i <= count; i++)
        text_addf(out, "%sinput_%llu,", i % 8 == 1 ? "\n        " : " ", i);
    text_addf(out,
              "\n    };\n"
              "    for (size_t i = 0; i < sizeof inputs / sizeof *inputs; i++)\n"
              "        if (!is_accepted(inputs[i])) {\n"
              "            fprintf(stderr, \"%s does not accept input %%zu\\n\", i + 1);\n"
              "            return 1;\n"
              "        }\n"
              "    return 0;\n}\n",
              file->layout->predicate->name);
}

static void end(void *state, unsigned long long count, struct text *out)
{
    struct c_file *file = state;
    if (count)
        add_main(file, count, out);
    else
        text_add(out, "\nint main(void)\n{\n    return 0;\n}\n");
    mem_free(file->holders);
    arena_release(&file->arena);
    mem_free(file);
}

const struct export_format export_c = {"c", "a C file that builds and checks every input", begin, one, end};
