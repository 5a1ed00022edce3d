#include "target/written.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include "base/file.h"
#include "base/process.h"
#include "base/vector.h"
#include "target/build.h"
#include "target/worker.h"

#define COMPILE_SECONDS 120.0
#define WIRE_SIZE (1 << 20)
#define WAIT_SECONDS 0.05

#define MEMORY_MOST_KB (4ull << 20)

/* The worker gives up stdout, and its own argument is no test's name.  LeakSanitizer looks into /proc, where a process
 * that is shut in goes by another number. */
static const char driver[] = "#include <stdlib.h>\n"
                             "#include <unistd.h>\n"
                             "int main(void)\n"
                             "{\n"
                             "    setenv(\"ASAN_OPTIONS\", \"detect_leaks=0\", 1);\n"
                             "    dup2(2, 1);\n"
                             "    execl(\"%s\", \"tests\", (char *)0);\n"
                             "    return 127;\n"
                             "}\n";

static bool compile_driver(const char *directory, const char *program, struct error *error)
{
    char *source = path_join(directory, "main.c"), *driving = path_join(directory, "driver"),
         *text = mem_format(driver, program);
    struct process_result result = {0};
    const char *const arguments[] = {COMPILER, "-w", source, "-o", driving, NULL};
    bool done = file_write(source, text, strlen(text), error) &&
                process_run(arguments, COMPILE_SECONDS, &result, error) && result.status == 0;
    process_result_release(&result);
    mem_free(text);
    mem_free(driving);
    mem_free(source);
    return done;
}

static bool compile(const char *file, const char *const *flags, const char *const *sources, const char *directory,
                    struct error *error)
{
    VECTOR(const char *) arguments = VECTOR_INIT;
    char *folder = path_directory(file), *program = path_join(directory, "tests");
    bool done = compile_driver(directory, program, error);
    struct process_result result = {0};
    char *include = done ? target_include_directory(error) : NULL;
    done = done && include;
    const char *first[] = {"env", "-C", folder, COMPILER, "-w", "-isystem", include ? include : "."};
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        vector_push(&arguments, first[i]);
    for (size_t i = 0; flags && flags[i]; i++)
        vector_push(&arguments, flags[i]);
    vector_push(&arguments, path_base(file));
    for (size_t i = 0; sources && sources[i]; i++)
        vector_push(&arguments, sources[i]);
    vector_push(&arguments, "-lm");
    vector_push(&arguments, "-o");
    vector_push(&arguments, program);
    vector_push(&arguments, NULL);
    done = done && process_run(arguments.items, COMPILE_SECONDS, &result, error);
    if (done && result.status != 0)
        done = error_set(error, ERROR_INPUT, "the tests that were written do not compile:\n%s", result.output.s);
    process_result_release(&result);
    vector_release(&arguments);
    mem_free(include);
    mem_free(program);
    mem_free(folder);
    return done;
}

static bool run(const char *program, double seconds, int output, struct error *error)
{
    struct block block = {.file = -1};
    struct worker worker = {.handle = -1, .alive = -1};
    double deadline = clock_seconds() + seconds;
    bool done = block_create(&block, WIRE_SIZE, error);
    if (done) {
        block.wire->common.magic = WIRE_MAGIC;
        block.wire->common.size = WIRE_SIZE;
        done = worker_execute(&worker, &block, program, output, error);
    }
    while (done && worker_running(&worker) && clock_seconds() < deadline &&
           worker_resident_kb(&worker) < MEMORY_MOST_KB)
        worker_wait(&worker, WAIT_SECONDS);
    worker_stop(&worker);
    block_release(&block);
    return done;
}

static void read_all(int file, struct text *said)
{
    char bytes[4096];
    ssize_t count;
    lseek(file, 0, SEEK_SET);
    while ((count = read(file, bytes, sizeof bytes)) > 0)
        text_add_bytes(said, bytes, (size_t)count);
}

bool written_run(const char *file, const char *const *flags, const char *const *sources, double seconds,
                 struct text *said, struct error *error)
{
    const char *base = getenv("TMPDIR");
    char *directory = mem_format("%s/assay-tests-XXXXXX", base && *base ? base : "/tmp");
    int output = memfd_create("assay tests", MFD_CLOEXEC);
    bool has_directory = mkdtemp(directory) != NULL;
    if (!has_directory || output < 0)
        error_set(error, ERROR_SYSTEM, "cannot create '%s'", directory);
    char *program = path_join(directory, "driver");
    bool done = has_directory && output >= 0 && compile(file, flags, sources, directory, error) &&
                run(program, seconds, output, error);
    if (done)
        read_all(output, said);
    if (output >= 0)
        close(output);
    if (has_directory)
        file_remove_tree(directory);
    mem_free(program);
    mem_free(directory);
    return done;
}
