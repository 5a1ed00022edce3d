/* Driver: runs sequences of the toy, for people who look.
 *   driver IMAGE given                a few sequences, with what came of each
 *   driver IMAGE generate COUNT       so many new ones, with the speed
 *   driver IMAGE stack COUNT          … of the stack's five functions, 18 calls each
 *   driver IMAGE orphans COUNT        … of stacks that nobody can destroy
 *   driver IMAGE grow COUNT           … of a library that keeps more and more */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include "bench.h"

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void show_fault(const struct sequence_fault *fault)
{
    static const char *const regions[] = {"unknown", "null", "heap", "freed", "stack", "global", "guard", "wild"};
    static const char *const owners[] = {"unknown", "library", "caller"};
    printf("  call %d stage %u contract %d region %s owner %s address %#llx has %u write %u size %llu block %llu "
           "offset %lld allocated_by %d argument %d freed_by %d leaked %llu (%llu bytes) by %d undestroyed %u\n",
           (int)fault->call, fault->stage, (int)fault->contract, regions[fault->region], owners[fault->owner],
           (unsigned long long)fault->address, fault->has_address, fault->is_write,
           (unsigned long long)fault->access_size, (unsigned long long)fault->block_size, (long long)fault->offset,
           (int)fault->allocated_by, (int)fault->argument, (int)fault->freed_by,
           (unsigned long long)fault->leaked_blocks, (unsigned long long)fault->leaked_bytes, (int)fault->leak_call,
           fault->undestroyed);
}

static void show_end(const struct trial_end *end)
{
    printf("  end %u number %lld '%s' %s:%u frames %u\n", end->kind, (long long)end->number, end->text, end->file,
           end->line, end->frame_count);
}

static void show(const struct bench *bench, size_t number)
{
    static const char *const outcomes[] = {"unknown", "passed", "discarded", "broke"};
    const struct sequence_report *report = bench_report(bench, number);
    printf("%zu: %s status %x calls %u refused %d by node %d requires %d live %llu (%llu bytes) record %u\n", number,
           outcomes[report->outcome], (unsigned)report->status, report->calls_made, (int)report->refused,
           (int)report->refused_by, (int)report->refused_requires, (unsigned long long)report->allocated_blocks,
           (unsigned long long)report->allocated_bytes, report->record_count);
    if (report->outcome != TRIAL_BROKE)
        return;
    show_fault(&report->fault);
    show_end(&report->end);
    printf("  said %.*s\n", (int)strcspn(report->said, "\n"), report->said);
}

static void given(const char *image)
{
    static struct row rows[16];
    struct bench bench;
    size_t count = 0;
    struct row *row = &rows[count++];
    CALL(row, STACK_NEW, 3);
    CALL(row, STACK_PUSH, REFERENCE(0, 0), 7);
    CALL(row, STACK_POP, REFERENCE(0, 0), VALUE(0));
    row->flags = GIVEN_RECORD;
    row = &rows[count++];
    CALL(row, WRITE_BEHIND, VALUE(5));
    row = &rows[count++];
    CALL(row, WRITE_BEHIND_OWN);
    row = &rows[count++];
    CALL(row, STACK_NEW, 3);
    CALL(row, STACK_DISPOSE, REFERENCE(0, 0));
    CALL(row, STACK_SIZE, REFERENCE(0, 0));
    row = &rows[count++];
    CALL(row, STACK_NEW, 3);
    CALL(row, STACK_FREE, REFERENCE(0, 0));
    CALL(row, STACK_SIZE, REFERENCE(0, 0));
    row = &rows[count++];
    CALL(row, LOSE, 100);
    row = &rows[count++];
    CALL(row, NULL_INSIDE);
    bench_given(&bench, image, rows, count, TRIAL_APART);
    for (size_t i = 0; i < count; i++)
        show(&bench, i);
    printf("status %x\n%s", (unsigned)bench.status, bench.said);
    bench_release(&bench);
}

static void generate(const char *image, uint64_t count, const enum toy_operation *only, bool forget_destroyers)
{
    struct bench bench;
    bench_open(&bench, count, only);
    bench.sequences->fixed_length = only != NULL;
    if (forget_destroyers)
        bench_forget_destroyers(&bench);
    double start = now();
    bench_run(&bench, image);
    double seconds = now() - start;
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    double busy = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                  (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
    const struct sequences *made = bench.sequences;
    printf("%llu sequences, %llu calls in %.2f s (%.2f busy): %.0f sequences/s, %u components, %llu states, %u of %u "
           "edges, "
           "%llu kB\n",
           (unsigned long long)made->sequences, (unsigned long long)made->calls, seconds, busy,
           (double)made->sequences / busy, made->component_count, (unsigned long long)made->states_count,
           made->edges_reached, made->edge_count, (unsigned long long)made->trials.common.peak_kb);
    printf("status %x\n", (unsigned)bench.status);
    if (bench.status) {
        show_fault(&made->fault);
        show_end(&made->trials.end);
        fputs(bench.said, stdout);
    }
    bench_release(&bench);
}

int main(int count, char **arguments)
{
    static const enum toy_operation stack[] = {STACK_NEW, STACK_FREE, STACK_PUSH,
                                               STACK_POP, STACK_SIZE, TOY_OPERATIONS};
    static const enum toy_operation orphans[] = {STACK_NEW, STACK_PUSH, STACK_POP, TOY_OPERATIONS};
    static const enum toy_operation grow[] = {STACK_NEW, STACK_PUSH, GROW, TOY_OPERATIONS};
    if (count < 3)
        return 2;
    uint64_t runs = strtoull(count > 3 ? arguments[3] : "100000", NULL, 10);
    if (strcmp(arguments[2], "given") == 0)
        given(arguments[1]);
    else if (strcmp(arguments[2], "stack") == 0)
        generate(arguments[1], runs, stack, false);
    else if (strcmp(arguments[2], "orphans") == 0)
        generate(arguments[1], runs, orphans, true);
    else if (strcmp(arguments[2], "grow") == 0)
        generate(arguments[1], runs, grow, false);
    else
        generate(arguments[1], runs, NULL, false);
    return 0;
}
