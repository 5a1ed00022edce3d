#include "oracle/judging.h"

#include <string.h>
#include <sys/wait.h>
#include "base/file.h"
#include "base/memory.h"

const char *verdict_kind_name(enum verdict_kind kind)
{
    static const char *const names[] = {
        [VERDICT_ASSERT] = "assertion",
        [VERDICT_FALSE] = "false result",
        [VERDICT_SIGNAL] = "signal",
        [VERDICT_ADDRESS] = "memory error",
        [VERDICT_UNDEFINED] = "undefined behaviour",
        [VERDICT_LEAK] = "leak",
        [VERDICT_HANG] = "hang",
        [VERDICT_UNINITIALISED] = "uninitialised memory",
        [VERDICT_OVERFLOW] = "stack overflow",
        [VERDICT_EXIT] = "exit",
        [VERDICT_MEMORY] = "out of memory",
        [VERDICT_CONTRACT] = "contract",
    };
    return names[kind];
}

/* ---- parts ---- */

void judging_set_kind(struct judging *judging, enum verdict_kind kind, const char *needs)
{
    judging->verdict->kind = kind;
    judging->verdict->needs = needs;
}

void judging_sign(struct judging *judging, const char *what, const struct symbol *symbol)
{
    const char *called = judging->function ? judging->function->name : "";
    text_addf(&judging->signature, "%s:%s:%s", verdict_kind_name(judging->verdict->kind), what,
              symbol && symbol->function ? symbol->function : called);
}

void judging_set_place(struct judging *judging, const char *file, int line)
{
    if (!file || !*file || judging->verdict->file)
        return;
    judging->verdict->file = mem_strdup(path_base(file));
    judging->verdict->line = line;
}

void judging_set_symbol(struct judging *judging, const struct symbol *symbol)
{
    frames_add_place(&judging->cause, symbol);
    if (symbol)
        judging_set_place(judging, symbol->file, symbol->line);
}

void judging_add_bytes(struct text *out, unsigned long long count)
{
    text_addf(out, "%llu byte%s", count, count == 1 ? "" : "s");
}

/* ---- how the process ended ---- */

static void judge_limit(struct judging *judging)
{
    const struct trial_failure *failure = judging->failure;
    if (failure->timed_out) {
        judging_set_kind(judging, VERDICT_HANG, "plain");
        text_addf(&judging->cause, "no end within %g s", failure->limit_seconds);
    } else {
        judging_set_kind(judging, VERDICT_MEMORY, "plain");
        text_addf(&judging->cause, "more than %llu MB of memory", failure->limit_mb);
    }
    judging_sign(judging, "limit", NULL);
}

static void judge_status(struct judging *judging)
{
    int status = judging->failure->status;
    judging_set_kind(judging, WIFEXITED(status) ? VERDICT_EXIT : VERDICT_SIGNAL, "plain");
    if (WIFEXITED(status))
        text_addf(&judging->cause, "the process ended with exit status %d", WEXITSTATUS(status));
    else
        text_addf(&judging->cause, "the process was killed by signal %d (%s)", WTERMSIG(status),
                  strsignal(WTERMSIG(status)));
    judging_sign(judging, judging->cause.s, NULL);
}

static void judge(struct judging *judging)
{
    const struct trial_failure *failure = judging->failure;
    const struct trial_end *end = &failure->end;
    struct frames frames = {0};
    frames_from_offsets(&frames, judging->symbols, end->frames, end->frame_count);
    frames_print(&frames, &judging->backtrace);
    const struct symbol *symbol = frames_first(&frames);
    if (failure->timed_out || failure->out_of_memory)
        judge_limit(judging);
    else if (judging_read_end(judging, symbol) || judging_read_report(judging))
        ;
    else if (end->kind == TRIAL_END_SIGNAL)
        judging_signal(judging, symbol, (int)end->number);
    else
        judge_status(judging);
    frames_release(&frames);
}

/* One line: an assertion may be spread over several. */
static void make_one_line(struct text *text)
{
    for (size_t i = 0; i < text->length; i++)
        if (text->s[i] == '\n' || text->s[i] == '\r' || text->s[i] == '\t')
            text->s[i] = ' ';
}

void verdict_judge_call(struct verdict *verdict, const struct trial_failure *failure, const struct function *function,
                        const struct symbols *symbols)
{
    *verdict = (struct verdict){.only_after_others = failure->only_after_others,
                                .in_generator = failure->end.stage == TRIAL_DRAWING};
    struct judging judging = {.failure = failure,
                              .function = function,
                              .symbols = symbols,
                              .verdict = verdict,
                              .cause = TEXT_INIT,
                              .detail = TEXT_INIT,
                              .backtrace = TEXT_INIT,
                              .signature = TEXT_INIT};
    judge(&judging);
    make_one_line(&judging.cause);
    make_one_line(&judging.signature);
    verdict->cause = text_detach(&judging.cause);
    verdict->detail = text_detach(&judging.detail);
    verdict->backtrace = text_detach(&judging.backtrace);
    verdict->signature = text_detach(&judging.signature);
}

void verdict_judge(struct verdict *verdict, const struct trial_failure *failure, const struct property *property,
                   const struct symbols *symbols)
{
    verdict_judge_call(verdict, failure, property ? property->function : NULL, symbols);
}

void verdict_release(struct verdict *verdict)
{
    mem_free(verdict->cause);
    mem_free(verdict->detail);
    mem_free(verdict->backtrace);
    mem_free(verdict->file);
    mem_free(verdict->signature);
    *verdict = (struct verdict){0};
}
