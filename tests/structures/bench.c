#include "bench.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "base/file.h"
#include "base/process.h"
#include "runtime/trial.h"

_Noreturn void bench_fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    exit(1);
}

_Noreturn void bench_fail_error(struct bench *bench)
{
    bench_fail("error: %s", bench->error.message.s);
}

static void count_warning(void *data, const char *message)
{
    struct bench *bench = data;
    bench->warnings++;
    fprintf(stderr, "%s\n", message);
}

void bench_open(struct bench *bench, const char *file, const char *predicate)
{
    const char **files = mem_array(2, sizeof *files);
    static const char *const no_flags[] = {NULL};
    files[0] = file;
    *bench = (struct bench){.error = ERROR_INIT};
    bench->include = target_include_directory(&bench->error);
    bench->state = path_absolute(".assay");
    bench->options = (struct target_options){
        .reader = {.files = files, .given_files = 1, .flags = no_flags, .include_directory = bench->include},
        .compiler = "gcc",
        .state_directory = bench->state,
    };
    if (!bench->include || !reader_read(&bench->options.reader, &bench->program, &bench->error))
        bench_fail_error(bench);
    bench->problem = (struct engine_problem){.program = &bench->program, .target = &bench->target};
    bench->problem.predicate = program_function(&bench->program, predicate);
    if (!bench->problem.predicate)
        bench_fail("no predicate '%s' in %s", predicate, file);
    for (size_t i = 0; i < bench->program.spaces.count; i++)
        if (strcmp(bench->program.spaces.items[i]->predicate, predicate) == 0)
            bench->problem.space = bench->program.spaces.items[i];
    if (!target_build_woven(&bench->target, &bench->options, &bench->program, bench->problem.predicate, &bench->error))
        bench_fail_error(bench);
    bench->services = (struct engine_services){.data = bench, .warning = count_warning};
}

void bench_close(struct bench *bench)
{
    target_release(&bench->target);
    program_release(&bench->program);
    error_release(&bench->error);
    mem_free((void *)bench->options.reader.files);
    mem_free(bench->include);
    mem_free(bench->state);
}

/* ---- the ordinary build ---- */

static void write_entry(const struct bench *bench, struct text *out)
{
    const struct function *predicate = bench->problem.predicate;
    char *file = path_absolute(bench->options.reader.files[0]);
    text_addf(out, "#include \"%s\"\nstruct assay_arguments {\n", file);
    for (size_t i = 0; i < predicate->parameter_count; i++)
        text_addf(out, "    __typeof__(%s) a%zu;\n", predicate->parameters[i].spelling, i);
    text_addf(out, "};\nint bench_entry(struct assay_arguments *given)\n{\n    return %s(", predicate->name);
    for (size_t i = 0; i < predicate->parameter_count; i++)
        text_addf(out, "%sgiven->a%zu", i ? ", " : "", i);
    text_add(out, ") != 0;\n}\n");
    mem_free(file);
}

void bench_native(struct bench *bench)
{
    struct text source = TEXT_INIT;
    struct process_result said = {0};
    char *include = mem_format("-I%s", bench->include);
    write_entry(bench, &source);
    if (!file_write("entry.c", source.s, source.length, &bench->error) ||
        !process_run((const char *const[]){"gcc", "-std=gnu17", "-w", "-O1", "-shared", "-fPIC", include, "-o",
                                           "./entry.so", "entry.c", NULL},
                     60, &said, &bench->error))
        bench_fail_error(bench);
    if (said.status)
        bench_fail("%s", said.output.s);
    void *image = dlopen("./entry.so", RTLD_NOW | RTLD_LOCAL);
    bench->entry = image ? (int (*)(void *))dlsym(image, "bench_entry") : NULL;
    if (!bench->entry)
        bench_fail("%s", dlerror());
    process_result_release(&said);
    mem_free(include);
    text_release(&source);
}

/* ---- unpacking ---- */

static const struct trial_object *next_object(const struct trial_object *object)
{
    const char *pointers = (const char *)(object + 1) + ((object->size + 7) & ~7u);
    return (const struct trial_object *)(pointers + object->pointer_count * sizeof(struct trial_pointer));
}

static char *block_for(const struct trial_object *object)
{
    void *block;
    size_t align = object->align > sizeof(void *) ? object->align : sizeof(void *);
    if (object->align == 0 || object->align & (object->align - 1) || posix_memalign(&block, align, object->size))
        bench_fail("an object of %u bytes, aligned to %u", object->size, object->align);
    memcpy(block, object + 1, object->size);
    return block;
}

static void set_pointers(char **blocks, uint32_t count, uint32_t number, const struct trial_object *object)
{
    const struct trial_pointer *pointers =
        (const struct trial_pointer *)((const char *)(object + 1) + ((object->size + 7) & ~7u));
    for (uint32_t i = 0; i < object->pointer_count; i++) {
        if (pointers[i].at + 8 > object->size || pointers[i].object >= count)
            bench_fail("object %u has a pointer at %u to object %u", number, pointers[i].at, pointers[i].object);
        char *address = blocks[pointers[i].object] + pointers[i].addend;
        memcpy(blocks[number] + pointers[i].at, &address, sizeof address);
    }
}

bool bench_accepts(const struct bench *bench, const char *packed)
{
    const struct trial_structure *structure = (const struct trial_structure *)packed;
    const struct trial_object *object = (const struct trial_object *)(structure + 1);
    char **blocks = mem_array(structure->object_count, sizeof *blocks);
    for (uint32_t i = 0; i < structure->object_count; i++, object = next_object(object))
        blocks[i] = block_for(object);
    if ((const char *)object != (const char *)(structure + 1) + structure->size)
        bench_fail("a structure's size is not that of its objects");
    object = (const struct trial_object *)(structure + 1);
    for (uint32_t i = 0; i < structure->object_count; i++, object = next_object(object))
        set_pointers(blocks, structure->object_count, i, object);
    bool accepted = bench->entry(blocks[0]) != 0;
    for (uint32_t i = 0; i < structure->object_count; i++)
        free(blocks[i]);
    mem_free(blocks);
    return accepted;
}

char *bench_key(const char *packed)
{
    const struct trial_structure *structure = (const struct trial_structure *)packed;
    const unsigned char *bytes = (const unsigned char *)(structure + 1);
    struct text key = TEXT_INIT;
    for (uint32_t i = 0; i < structure->size; i++) {
        text_add_char(&key, "0123456789abcdef"[bytes[i] >> 4]);
        text_add_char(&key, "0123456789abcdef"[bytes[i] & 15]);
    }
    return text_detach(&key);
}
