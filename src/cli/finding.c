#include "cli/finding.h"

#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/memory.h"
#include "cli/kept.h"
#include "export/ctest.h"
#include "export/picture.h"
#include "suite/failure.h"

#define PICTURE_WIDTH 78

/* ---- taking over ---- */

static size_t parameter_count(const struct finding *finding)
{
    return finding->property->function->parameter_count;
}

/* The structures that the choices name become lists of one each, and the
 * choices of rank 0. */
static void take_structures(struct finding *finding, const struct trial_problem *problem)
{
    size_t parameter = 0;
    for (size_t i = 0; i < finding->choice_count; i++) {
        struct trial_choice *choice = &finding->choices[i];
        if (choice->kind != CHOOSE_STRUCTURE)
            continue;
        while (parameter < parameter_count(finding) && finding->property->sources[parameter].kind != SOURCE_PREDICATE)
            parameter++;
        if (parameter == parameter_count(finding))
            BUG("a choice of a structure for which there is no parameter");
        const struct trial_structures *list = &problem->lists[parameter];
        structure_list_add(&finding->lists[parameter], list->packed, list->starts[choice->index]);
        structure_list_end_segment(&finding->lists[parameter]);
        choice->index = choice->most = choice->origin = 0;
        parameter++;
    }
}

/* What a generator did before it failed needs the structures of parameters that were not drawn yet, too. */
static void fill_structures(struct finding *finding, const struct trial_problem *problem)
{
    for (size_t i = 0; i < parameter_count(finding); i++)
        if (finding->property->sources[i].kind == SOURCE_PREDICATE && !finding->lists[i].starts.count &&
            problem->lists[i].count) {
            structure_list_add(&finding->lists[i], problem->lists[i].packed, problem->lists[i].starts[0]);
            structure_list_end_segment(&finding->lists[i]);
        }
}

static char *describe_place(const struct trial_problem *problem, const struct trial_failure *failure)
{
    if (problem->mode == TRIAL_RANDOM)
        return mem_format("seed %llu, run %llu", (unsigned long long)problem->seed, (unsigned long long)failure->run);
    return property_is_scoped(problem->property) ? mem_format("scope %d", problem->scope) : mem_strdup("");
}

static void release_choices(struct finding *finding)
{
    for (size_t i = 0; finding->lists && i < parameter_count(finding); i++)
        structure_list_release(&finding->lists[i]);
    mem_free(finding->lists);
    mem_free(finding->choices);
    mem_free(finding->found);
    mem_free(finding->note);
}

static void take(struct finding *finding, const struct trying *trying, const struct trial_failure *failure)
{
    const struct trial_problem *problem = trying->current;
    size_t count = failure->choice_count, lists = (parameter_count(finding) + 1) * sizeof *finding->lists;
    finding->image = trying->image;
    finding->plan = problem->mode == TRIAL_GIVEN ? problem->plan : problem->mode;
    finding->scope = problem->scope;
    finding->choices = mem_array(count + 1, sizeof *finding->choices);
    memcpy(finding->choices, failure->choices, count * sizeof *finding->choices);
    finding->choice_count = count;
    finding->lists = mem_alloc(lists);
    memset(finding->lists, 0, lists);
    finding->found = describe_place(problem, failure);
    finding->note = mem_strdup(failure->note ? failure->note : "");
    take_structures(finding, problem);
    fill_structures(finding, problem);
}

/* Two files may have properties of the same name. */
static void set_id(struct finding *finding, const struct subject *subject, unsigned number)
{
    char *cause = mem_format("%s\n%s", path_base(subject->file), finding->verdict.signature);
    if (number) {
        char *other = mem_format("%s\n%u", cause, number);
        mem_free(cause);
        cause = other;
    }
    mem_free(finding->id);
    finding->id = failure_id(finding->property->function->name, cause);
    mem_free(cause);
}

void finding_rename(struct finding *finding, const struct subject *subject, unsigned number)
{
    set_id(finding, subject, number);
}

void finding_init(struct finding *finding, const struct trying *trying, const struct trial_failure *failure)
{
    *finding = (struct finding){.property = trying->property, .seen = 1};
    verdict_judge(&finding->verdict, failure, trying->property, subject_symbols(trying->subject, failure->image));
    finding->symptom = mem_strdup(finding->verdict.signature);
    set_id(finding, trying->subject, 0);
    take(finding, trying, failure);
}

void finding_replace(struct finding *finding, const struct trying *trying, const struct trial_failure *failure)
{
    char *found = mem_strdup(finding->found);
    release_choices(finding);
    take(finding, trying, failure);
    mem_free(finding->found);
    finding->found = found;
}

static void forget_look(struct finding *finding)
{
    mem_free(finding->input);
    mem_free(finding->text);
    mem_free(finding->picture);
    mem_free(finding->c_test);
    finding->input = finding->text = finding->picture = finding->c_test = NULL;
}

void finding_release(struct finding *finding)
{
    release_choices(finding);
    forget_look(finding);
    verdict_release(&finding->verdict);
    mem_free(finding->symptom);
    mem_free(finding->symptom_before);
    mem_free(finding->id);
    mem_free(finding->path);
    mem_free(finding->replay);
}

/* ---- a look ---- */

#define HANG_SECONDS 1.0 /* for another look at what did not end before */

struct look {
    struct finding *finding;
    struct subject *subject;
    struct verdict verdict;  /* of this run; kept by whoever wants it */
    bool failed;
};

static bool take_verdict(struct trying *trying, const struct trial_failure *failure)
{
    struct look *look = trying->data;
    struct finding *finding = look->finding;
    if (look->failed)
        return true;
    look->failed = true;
    verdict_judge(&look->verdict, failure, finding->property, subject_symbols(look->subject, failure->image));
    mem_free(finding->note);
    finding->note = mem_strdup(failure->note ? failure->note : "");
    return true;
}

static bool run_once(struct look *look, struct trying *trying, struct error *error)
{
    struct finding *finding = look->finding;
    trying->subject = look->subject;
    trying->property = finding->property;
    trying->data = look;
    trying->failed = take_verdict;
    trying->jobs = 1;
    trying->is_short = true; /* else what was found would be kept without its input */
    if (finding->verdict.kind == VERDICT_HANG)
        trying->trial_seconds = HANG_SECONDS;
    struct trial_structures *views = mem_array(parameter_count(finding) + 1, sizeof *views);
    uint64_t *indices = mem_array(finding->choice_count + 1, sizeof *indices);
    for (size_t i = 0; i < finding->choice_count; i++)
        indices[i] = finding->choices[i].index;
    struct trial_problem problem;
    finding_problem(finding, &problem, views);
    problem.given = &(struct trial_sequence){indices, finding->choice_count};
    problem.given_count = 1;
    bool done = trying_run(trying, &problem, error);
    mem_free(indices);
    mem_free(views);
    trying_release(trying);
    return done;
}

bool finding_memory(const struct subject *subject, const struct function *function, const struct trial_result *result,
                    const struct space *unions, struct input *input, struct error *error)
{
    struct raw_block *blocks = mem_array(result->block_count + 1, sizeof *blocks);
    struct raw_function *functions = mem_array(result->function_count + 1, sizeof *functions);
    for (size_t i = 0; i < result->block_count; i++)
        blocks[i] = (struct raw_block){result->blocks[i].address, result->blocks[i].size, result->blocks[i].bytes};
    for (size_t i = 0; i < result->function_count; i++)
        functions[i] = (struct raw_function){result->functions[i].address, result->functions[i].pool,
                                             result->functions[i].number};
    input->raw_functions = functions;
    input->raw_function_count = result->function_count;
    bool done = input_from_memory(input, &subject->project.program, function, blocks, result->block_count, unions, error);
    input->raw_functions = NULL;
    input->raw_function_count = 0;
    mem_free(functions);
    mem_free(blocks);
    return done;
}

/* Which members of unions are there is known from the space of the parameter's predicate. */
static const struct space *unions_of(const struct finding *finding, struct subject *subject)
{
    for (size_t i = 0; i < parameter_count(finding); i++)
        for (size_t k = 0; k < subject->shelves.count; k++)
            if (finding->property->sources[i].kind == SOURCE_PREDICATE &&
                subject->shelves.items[k]->predicate == finding->property->sources[i].function)
                return structures_space(subject->shelves.items[k]->structures);
    return NULL;
}

static void write_c_test(struct finding *finding, const struct subject *subject, const char *directory,
                         const struct input *input)
{
    struct text c = TEXT_INIT;
    char *path = mem_format("%s/%s.c", directory, finding->id);
    struct kept_test test = {.framework = "plain",
                             .property = finding->property->function,
                             .file = subject->file,
                             .options = subject->options,
                             .needs = finding->verdict.needs,
                             .id = finding->id};
    kept_write_test(&test, &(struct ctest_case){finding->property->function->name, input, finding->verdict.cause}, 1, path,
                    &c);
    finding->c_test = text_detach(&c);
    mem_free(path);
}

static bool use_ascii(void)
{
    return !kept_locale_is_utf8();
}

static void print_input(struct finding *finding, const struct subject *subject, const char *directory,
                        const struct input *input)
{
    struct text json = TEXT_INIT, text = TEXT_INIT, picture = TEXT_INIT;
    input_print_json(input, &json);
    input_print_text(input, "", &text);
    picture_draw(input, PICTURE_WIDTH, "", use_ascii(), &picture);
    finding->input = text_detach(&json);
    finding->text = text_detach(&text);
    finding->picture = text_detach(&picture);
    if (directory)
        write_c_test(finding, subject, directory, input);
}

static void print_choices(struct finding *finding)
{
    struct text text = TEXT_INIT;
    text_add(&text, "the input was not complete; choices so far:");
    for (size_t i = 0; i < finding->choice_count; i++)
        text_addf(&text, " %llu", (unsigned long long)finding->choices[i].index);
    text_add_char(&text, '\n');
    finding->text = text_detach(&text);
    finding->input = mem_strdup("");
    finding->picture = mem_strdup("");
}

void finding_problem(const struct finding *finding, struct trial_problem *problem, struct trial_structures *views)
{
    *problem = (struct trial_problem){.lists = views, .mode = TRIAL_GIVEN, .plan = finding->plan, .scope = finding->scope};
    for (size_t i = 0; i < parameter_count(finding); i++)
        structure_list_view(&finding->lists[i], &views[i]);
}

/* What is told is what this run shows, unless more is known; of a hang, how long was waited first. */
static bool run_for_look(struct finding *finding, struct subject *subject, struct trial_result *result,
                         struct error *error)
{
    struct look look = {.finding = finding, .subject = subject};
    struct trying trying = {.image = finding->image, .both_fills = finding->verdict.kind == VERDICT_UNINITIALISED,
                            .result = result, .snapshot = true};
    bool done = run_once(&look, &trying, error);
    bool known = strcmp(finding->symptom, finding->verdict.signature) == 0 && finding->verdict.kind != VERDICT_HANG;
    if (look.failed && known && strcmp(look.verdict.signature, finding->symptom) == 0) {
        verdict_release(&finding->verdict);
        finding->verdict = look.verdict;
    } else if (look.failed) {
        verdict_release(&look.verdict);
    }
    return done;
}

/* ---- uninitialised memory ---- */

#define FILL_ROUNDS 4

static bool run_with_fill(struct finding *finding, struct subject *subject, bool other_fill, bool *passes,
                          struct error *error)
{
    struct look look = {.finding = finding, .subject = subject};
    struct trial_result result = {0};
    struct trying trying = {.image = finding->image, .other_fill = other_fill, .result = &result};
    bool done = run_once(&look, &trying, error);
    *passes = result.passed + result.discarded > 0 && !look.failed;
    if (look.failed)
        verdict_release(&look.verdict);
    trial_result_release(&result);
    return done;
}

/* It fails with the one and passes with the other, again and again: once may be
 * chance, where the code draws lots. */
static bool depends_on_fill(struct finding *finding, struct subject *subject, bool *depends, struct error *error)
{
    *depends = true;
    for (unsigned i = 0; *depends && i < FILL_ROUNDS; i++) {
        bool other_passes, passes = true;
        if (!run_with_fill(finding, subject, true, &other_passes, error) ||
            (other_passes && !run_with_fill(finding, subject, false, &passes, error)))
            return false;
        *depends = other_passes && !passes;
    }
    return true;
}

static bool ask_memory_sanitizer(struct finding *finding, struct subject *subject, bool *knows, struct error *error)
{
    struct look look = {.finding = finding, .subject = subject};
    struct trying trying = {.image = subject_memory_image(subject)};
    *knows = false;
    if (!trying.image)
        return true;
    bool done = run_once(&look, &trying, error);
    *knows = look.failed && look.verdict.kind == VERDICT_UNINITIALISED;
    if (*knows) {
        verdict_release(&finding->verdict);
        mem_free(finding->symptom);
        finding->verdict = look.verdict;
        finding->symptom = mem_strdup(look.verdict.signature);
        finding->image = trying.image;
    } else if (look.failed) {
        verdict_release(&look.verdict);
    }
    return done;
}

static void add_suspicion(struct verdict *verdict)
{
    char *cause = mem_format("uninitialised memory is read: %s, but not when fresh memory is zero", verdict->cause);
    char *signature = mem_format("uninitialised:%s", verdict->signature);
    mem_free(verdict->cause);
    mem_free(verdict->signature);
    verdict->cause = cause;
    verdict->signature = signature;
    verdict->kind = VERDICT_UNINITIALISED;
    verdict->needs = "msan";
}

bool finding_check_fill(struct finding *finding, struct subject *subject, struct error *error)
{
    enum verdict_kind kind = finding->verdict.kind;
    bool depends, knows;
    if (kind == VERDICT_LEAK || kind == VERDICT_HANG || kind == VERDICT_UNINITIALISED || kind == VERDICT_MEMORY ||
        finding->verdict.only_after_others || finding->verdict.in_generator)
        return true;
    if (!depends_on_fill(finding, subject, &depends, error))
        return false;
    if (!depends)
        return true;
    mem_free(finding->symptom_before);
    finding->symptom_before = mem_strdup(finding->symptom);
    if (!ask_memory_sanitizer(finding, subject, &knows, error))
        return false;
    if (!knows)
        add_suspicion(&finding->verdict);
    set_id(finding, subject, 0);
    return true;
}

bool finding_look(struct finding *finding, struct subject *subject, const char *directory, struct error *error)
{
    struct trial_result result = {0};
    struct input input = INPUT_INIT;
    forget_look(finding);
    bool done = run_for_look(finding, subject, &result, error);
    if (done && result.block_count &&
        finding_memory(subject, finding->property->function, &result, unions_of(finding, subject), &input, error))
        print_input(finding, subject, directory, &input);
    else if (done)
        print_choices(finding);
    input_release(&input);
    trial_result_release(&result);
    return done && error->kind == ERROR_NONE;
}

/* ---- keeping ---- */

bool finding_keep(struct finding *finding, const struct subject *subject, const char *directory, struct error *error)
{
    struct failure failure;
    kept_describe(&failure, subject->options, subject->file, directory);
    failure.id = mem_strdup(finding->id);
    failure.property = mem_strdup(finding->property->function->name);
    failure.kind = mem_strdup(verdict_kind_name(finding->verdict.kind));
    failure.cause = mem_strdup(finding->verdict.cause);
    failure.detail = mem_strdup(finding->verdict.detail);
    failure.backtrace = mem_strdup(finding->verdict.backtrace);
    failure.note = mem_strdup(finding->note);
    failure.signature = mem_strdup(finding->verdict.signature);
    failure.needs = mem_strdup(finding->verdict.needs);
    failure.found = mem_strdup(finding->found);
    failure.input = mem_strdup(finding->input);
    failure.text = mem_strdup(finding->text);
    failure.is_shrunk = finding->is_shrunk;
    bool done = failure_write(&failure, directory, finding->c_test, error);
    if (done && !finding->path) {
        char *path = mem_format("%s/%s.txt", directory, finding->id);
        finding->path = path_relative(".", path);
        finding->replay = mem_format("assay replay %s", finding->id);
        mem_free(path);
    }
    failure_release(&failure);
    return done;
}

void finding_describe(const struct finding *finding, struct result_failure *out)
{
    const struct verdict *verdict = &finding->verdict;
    *out = (struct result_failure){
        .id = finding->id,
        .kind = verdict_kind_name(verdict->kind),
        .cause = verdict->cause,
        .detail = verdict->detail,
        .backtrace = verdict->backtrace,
        .note = finding->note,
        .input = finding->input,
        .text = finding->text,
        .picture = finding->picture,
        .path = finding->path,
        .replay = finding->replay,
        .found = finding->found,
        .is_shrunk = finding->is_shrunk,
        .only_after_others = verdict->only_after_others,
        .is_old = finding->is_old,
        .count = finding->seen - finding->is_old,
    };
}
