/* operations-show HEADER… [--with MODEL.c] [--source FILE]… [-- FLAG…]: the operations of a
 * library, the roles of their parameters, and what cannot be called and why. */
#include <stdio.h>
#include <string.h>

#include "arguments.h"
#include "front/c/reader.h"
#include "model/operation.h"

/* --- printing --- */

static void print_signature(const struct operation *operation)
{
    const struct function *function = operation->function;
    printf("%s %s(", function->result->name, function->name);
    for (size_t i = 0; i < function->parameter_count; i++)
        printf("%s%s", i ? ", " : "", function->parameters[i].type->name);
    printf("%s%s)\n", function->is_variadic ? ", ..." : "", function->parameter_count ? "" : "void");
}

static void print_success(const struct operation *operation)
{
    if (operation->kind != OPERATION_MAKES && operation->success != SUCCESS_DECLARED)
        return;
    switch (operation->success) {
    case SUCCESS_CONSTANT:
        printf("    succeeds: returns %lld\n", operation->success_value);
        break;
    case SUCCESS_UNKNOWN:
        printf("    succeeds: not known when\n");
        break;
    case SUCCESS_DECLARED:
        printf("    succeeds: %s\n", operation->success_expression);
        break;
    default:
        break;
    }
}

static void print_operation(const struct operations *operations, const struct operation *operation)
{
    struct text text = TEXT_INIT;
    print_signature(operation);
    operation_describe_kind(operation, &text);
    if (text.length)
        printf("    %s\n", text.s);
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        text_clear(&text);
        operation_describe_role(operation, i, &text);
        printf("    %s\n", text.s);
    }
    if (operation->function->result->kind != TYPE_VOID) {
        text_clear(&text);
        operation_describe_role(operation, NO_PARAMETER, &text);
        printf("    %s\n", text.s);
    }
    print_success(operation);
    const struct operation *destroyer = operations_destroyer(operations, operation);
    if (destroyer && destroyer != operation->sort->services[SERVICE_DESTROY] && operation->kind == OPERATION_MAKES)
        printf("    destroyed by %s\n", destroyer->function->name);
    for (size_t i = 0; i < operations->declarations.items.count; i++) {
        const struct declaration *declaration = &operations->declarations.items.items[i];
        if (declaration->function == operation->function && declaration->kind == DECLARATION_REQUIRES)
            printf("    requires: %s\n", declaration->expression);
    }
    text_release(&text);
}

static void print_sorts(const struct operations *operations)
{
    for (size_t i = 0; i < operations->sorts.count; i++) {
        const struct sort *sort = operations->sorts.items[i];
        printf("sort '%s'%s%s:", sort->name, sort->is_counted ? ", counted" : "", sort->is_made ? "" : ", never made");
        for (size_t k = 0; k < SERVICES; k++)
            if (sort->services[k])
                printf(" %s=%s", service_name((enum service)k), sort->services[k]->function->name);
        printf("\n");
    }
}

static void print_others(const struct operations *operations)
{
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        if (operation->is_oracle)
            printf("judge %s\n", operation->function->name);
        else if (operation->obstacle)
            printf("%s %s: %s\n", operation->is_dead ? "dead" : "cannot call", operation->function->name,
                   operation->obstacle);
    }
    for (size_t i = 0; i < operations->declarations.items.count; i++) {
        const struct declaration *declaration = &operations->declarations.items.items[i];
        if (declaration->learned)
            printf("learned %s: %s(%s)%s\n", declaration->learned, declaration_macro(declaration->kind),
                   declaration->function->name, declaration->is_bug ? ": a bug" : "");
    }
}

static void print_all(const struct operations *operations)
{
    printf("%zu functions, %zu can be called\n", operations->items.count, operations->callable);
    print_sorts(operations);
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        if (!operation->obstacle && !operation->is_oracle)
            print_operation(operations, operation);
    }
    print_others(operations);
}

int main(int count, char **words)
{
    struct arguments arguments = {0};
    (void)count;
    take_arguments(&arguments, words + 1);
    struct reader_options options = {.files = arguments.files, .flags = arguments.flags};
    options.given_files = list_files(&arguments);
    struct program program;
    struct operations operations = {0};
    struct error error = ERROR_INIT;
    struct library library = {.program = &program,
                              .headers = arguments.headers,
                              .model = arguments.model,
                              .has_sources = arguments.source_count > 0};
    bool done = reader_read(&options, &program, &error) && operations_resolve(&library, &operations, &error);
    if (done)
        print_all(&operations);
    else
        fprintf(stderr, "%s\n", error.message.s);
    operations_release(&operations);
    program_release(&program);
    error_release(&error);
    return done ? 0 : 1;
}
