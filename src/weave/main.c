/* assay-weave: the program that target/ runs to build woven images. */
#include <llvm-c/DebugInfo.h>
#include <stdio.h>
#include <string.h>

#include "weave/weave.h"

struct request {
    const struct weave *weave;
    const char *hooks, *libc, *output;
    string_list entries, inputs;
    int level;
    bool bitcode, help;
};

static const char usage[] =
    "usage: assay-weave --weave NAME --hooks HOOKS.bc --libc LIBC.bc --entry SYMBOL… --output OUT.o IN.bc…\n"
    "\n"
    "  --weave NAME      what to put into the code (below)\n"
    "  --hooks FILE      bitcode of the hooks that the weave calls\n"
    "  --libc FILE       bitcode of the woven C library\n"
    "  --entry SYMBOL    a function that stays visible; may be given again\n"
    "  --output FILE     the object to write\n"
    "  -O LEVEL          optimise with 0, 1, 2 (default) or 3\n"
    "  --emit-bitcode    write bitcode in place of an object\n"
    "  --help            print this\n"
    "\n"
    "weaves:\n";

/* ---- arguments ---- */

static bool take_weave(struct request *request, const char *name, struct error *error)
{
    request->weave = weave_named(name);
    return request->weave || error_set(error, ERROR_INPUT, "no weave is called '%s'; see --help", name);
}

static bool take_level(struct request *request, const char *level, struct error *error)
{
    if (level[0] < '0' || level[0] > '3' || level[1])
        return error_set(error, ERROR_INPUT, "-O takes 0, 1, 2 or 3, not '%s'", level);
    request->level = level[0] - '0';
    return true;
}

/* False with no error set: no such option. */
static bool take_option(struct request *request, const char *option, const char *value, struct error *error)
{
    if (strcmp(option, "--weave") == 0)
        return take_weave(request, value, error);
    if (strcmp(option, "-O") == 0)
        return take_level(request, value, error);
    if (strcmp(option, "--entry") == 0)
        vector_push(&request->entries, value);
    else if (strcmp(option, "--hooks") == 0)
        request->hooks = value;
    else if (strcmp(option, "--libc") == 0)
        request->libc = value;
    else if (strcmp(option, "--output") == 0)
        request->output = value;
    else
        return error_set(error, ERROR_INPUT, "there is no option '%s'; see --help", option);
    return true;
}

static bool take_argument(struct request *request, char **arguments, int *taken, struct error *error)
{
    *taken = 1;
    if (strcmp(arguments[0], "--emit-bitcode") == 0)
        return request->bitcode = true;
    if (strcmp(arguments[0], "--help") == 0)
        return request->help = true;
    if (strncmp(arguments[0], "-O", 2) == 0 && arguments[0][2])
        return take_level(request, arguments[0] + 2, error);
    if (arguments[0][0] != '-') {
        vector_push(&request->inputs, arguments[0]);
        return true;
    }
    *taken = 2;
    if (!arguments[1])
        return error_set(error, ERROR_INPUT, "option '%s' needs a value; see --help", arguments[0]);
    return take_option(request, arguments[0], arguments[1], error);
}

static bool check_request(const struct request *request, struct error *error)
{
    const char *missing = !request->weave           ? "--weave"
                          : !request->hooks         ? "--hooks"
                          : !request->libc          ? "--libc"
                          : !request->output        ? "--output"
                          : !request->entries.count ? "--entry"
                                                    : NULL;
    if (missing)
        return error_set(error, ERROR_INPUT, "option '%s' is missing; see --help", missing);
    return request->inputs.count || error_set(error, ERROR_INPUT, "no bitcode file was given; see --help");
}

static bool parse_arguments(struct request *request, char **arguments, struct error *error)
{
    int taken;
    for (; *arguments; arguments += taken) {
        if (!take_argument(request, arguments, &taken, error))
            return false;
        if (request->help)
            return true;
    }
    return check_request(request, error);
}

/* ---- the steps ---- */

static bool link_inputs(struct weaver *weaver, const string_list *inputs, struct error *error)
{
    for (size_t i = 0; i < inputs->count; i++) {
        LLVMModuleRef module = module_read(weaver, inputs->items[i], error);
        if (!module)
            return false;
        if (!weaver->module)
            weaver->module = module;
        else if (!module_link(weaver, module, inputs->items[i], error))
            return false;
    }
    return true;
}

static bool link_libc(struct weaver *weaver, const char *path, struct error *error)
{
    LLVMModuleRef libc = module_read(weaver, path, error);
    if (!libc)
        return false;
    redirect_declarations(weaver, libc);
    if (!module_link(weaver, libc, path, error))
        return false;
    redirect_to_user(weaver);
    return true;
}

/* A hook's own lines would only hide the user's. */
static bool link_hooks(struct weaver *weaver, const char *path, struct error *error)
{
    LLVMModuleRef hooks = module_read(weaver, path, error);
    if (!hooks)
        return false;
    LLVMStripModuleDebugInfo(hooks);
    return module_link(weaver, hooks, path, error);
}

static bool weave_all(struct weaver *weaver, const struct request *request, struct error *error)
{
    if (!link_inputs(weaver, &request->inputs, error) || !module_expand_atomics(weaver, error) ||
        !link_libc(weaver, request->libc, error) || !module_keep_only(weaver, &request->entries, error) ||
        !wrap_address_taken(weaver, error))
        return false;
    clean_module(weaver);
    weave_module(weaver, request->weave);
    if (!link_hooks(weaver, request->hooks, error) || !module_keep_only(weaver, &request->entries, error))
        return false;
    prepare_module(weaver);
    return module_verify(weaver, error) && module_optimise(weaver, request->level, error) &&
           module_emit(weaver, request->output, request->bitcode, error);
}

static bool run(const struct request *request, struct error *error)
{
    struct weaver weaver;
    bool fine = weaver_init(&weaver, error) && weave_all(&weaver, request, error);
    weaver_release(&weaver);
    return fine;
}

static void print_help(void)
{
    struct text list = TEXT_INIT;
    weaves_list(&list);
    printf("%s%s", usage, list.s);
    text_release(&list);
}

int main(int count, char **arguments)
{
    (void)count;
    struct request request = {.level = 2};
    struct error error = ERROR_INIT;
    bool fine = parse_arguments(&request, arguments + 1, &error);
    if (fine && request.help)
        print_help();
    else if (fine)
        fine = run(&request, &error);
    if (!fine)
        fprintf(stderr, "assay-weave: %s\n", error.message.s);
    vector_release(&request.entries);
    vector_release(&request.inputs);
    error_release(&error);
    return fine ? 0 : 1;
}
