/* Key: the content of everything that goes into an image. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include "base/file.h"
#include "base/hash.h"
#include "target/build.h"

/* A predicate of a header belongs to the first file, which includes it. */
size_t build_unit(const struct build *build, const struct function *function)
{
    for (size_t i = 0; build->options->reader.files[i]; i++)
        if (strcmp(build->options->reader.files[i], function->file) == 0)
            return i;
    return 0;
}

/* The one for this machine's processor. */
const char *build_runtime(void)
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2"))
        return "runtime-avx2.o";
#endif
    return "runtime.o";
}

static void hash_program_file(struct hash *hash, const struct build *build, const char *name)
{
    char *path = path_join(build->library, name);
    cache_hash_file(hash, path);
    mem_free(path);
}

/* A compiler is known by where it is, its size and its age. */
static void hash_compiler(struct hash *hash, const char *name)
{
    const char *path = getenv("PATH");
    char *folders = mem_strdup(path ? path : "/usr/bin"), *rest = folders, *folder;
    while ((folder = strsep(&rest, ":"))) {
        struct stat information;
        char *file = path_join(folder, name);
        if (stat(file, &information) == 0) {
            hash_add_string(hash, file);
            hash_add(hash, &information.st_size, sizeof information.st_size);
            hash_add(hash, &information.st_mtim, sizeof information.st_mtim);
            rest = NULL;
        }
        mem_free(file);
    }
    mem_free(folders);
}

/* A library of the user's that is linked in: known by its size and age. */
static void hash_libraries(struct hash *hash, const char *const *flags)
{
    for (const char *const *folder = flags; *folder; folder++)
        for (const char *const *name = flags; strncmp(*folder, "-L", 2) == 0 && *name; name++) {
            static const char *const endings[] = {"a", "so"};
            for (size_t i = 0; strncmp(*name, "-l", 2) == 0 && i < 2; i++) {
                struct stat information;
                char *path = mem_format("%s/lib%s.%s", *folder + 2, *name + 2, endings[i]);
                if (stat(path, &information) == 0) {
                    hash_add_string(hash, path);
                    hash_add(hash, &information.st_size, sizeof information.st_size);
                    hash_add(hash, &information.st_mtim, sizeof information.st_mtim);
                }
                mem_free(path);
            }
        }
}

void build_key(struct build *build, const char *kind)
{
    struct hash hash;
    hash_init(&hash);
    hash_add_string(&hash, kind);
    cache_hash_file(&hash, "/proc/self/exe"); /* it knows how the compiler is called */
    hash_program_file(&hash, build, "assay-weave");
    hash_program_file(&hash, build, build_runtime());
    hash_program_file(&hash, build, "hooks.bc");
    hash_program_file(&hash, build, "libc.bc");
    hash_program_file(&hash, build, "trials.o");
    hash_program_file(&hash, build, "trials-fast.o");
    hash_program_file(&hash, build, "trials-msan.o");
    hash_program_file(&hash, build, "sequences.o");
    hash_program_file(&hash, build, "sequences-fast.o");
    hash_program_file(&hash, build, "sequences-msan.o");
    hash_program_file(&hash, build, "bound-first.o");
    hash_program_file(&hash, build, "bound-last.o");
    hash_compiler(&hash, COMPILER);
    if (build->options->compiler)
        hash_compiler(&hash, build->options->compiler);
    for (size_t i = 0; build->options->reader.files[i]; i++) {
        hash_add_string(&hash, build->options->reader.files[i]);
        hash_add_string(&hash, build->harness[i].s);
        for (const char *const *flag = build->flags[i]; *flag; flag++)
            hash_add_string(&hash, *flag);
        hash_libraries(&hash, build->flags[i]);
    }
    for (size_t i = 0; i < build->program->dependencies.count; i++)
        cache_hash_file(&hash, build->program->dependencies.items[i]);
    build->has_offsets = build_has_offsets(build);
    hash_add_string(&hash, build->has_offsets ? "offsets by hand" : "");
    hash_finish(&hash, build->cache.key);
}
