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
    return mem_format("scope %d", problem->scope);
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

void finding_init(struct finding *finding, const struct trying *trying, const struct trial_failure *failure)
{
    *finding = (struct finding){.property = trying->property, .seen = 1};
    verdict_judge(&finding->verdict, failure, trying->property, subject_symbols(trying->subject, failure->image));
    finding->id = failure_id(trying->property->function->name, finding->verdict.signature);
    take(finding, trying, failure);
}

void finding_replace(struct finding *finding, const struct trying *trying, const struct trial_failure *failure)
{
    char *found = mem_strdup(finding->found);
    release_choices(finding);
    verdict_release(&finding->verdict);
    verdict_judge(&finding->verdict, failure, trying->property, subject_symbols(trying->subject, failure->image));
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
    mem_free(finding->id);
    mem_free(finding->path);
    mem_free(finding->replay);
}

/* ---- a look ---- */

struct look {
    struct finding *finding;
    struct subject *subject;
};

/* The verdict of the run that is shown is the one that is told. */
static bool take_verdict(struct trying *trying, const struct trial_failure *failure)
{
    struct look *look = trying->data;
    struct finding *finding = look->finding;
    struct verdict verdict;
    verdict_judge(&verdict, failure, finding->property, subject_symbols(look->subject, failure->image));
    if (strcmp(verdict.signature, finding->verdict.signature) == 0) {
        verdict_release(&finding->verdict);
        finding->verdict = verdict;
        mem_free(finding->note);
        finding->note = mem_strdup(failure->note ? failure->note : "");
    } else {
        verdict_release(&verdict);
    }
    return true;
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

static bool run_for_look(struct finding *finding, struct subject *subject, struct trial_result *result,
                         struct error *error)
{
    struct look look = {finding, subject};
    struct trying trying = {.subject = subject, .property = finding->property, .image = finding->image,
                            .both_fills = finding->verdict.kind == VERDICT_UNINITIALISED, .data = &look,
                            .failed = take_verdict, .result = result};
    size_t count = parameter_count(finding);
    struct trial_structures *views = mem_array(count + 1, sizeof *views);
    uint64_t *indices = mem_array(finding->choice_count + 1, sizeof *indices);
    for (size_t i = 0; i < finding->choice_count; i++)
        indices[i] = finding->choices[i].index;
    struct trial_problem problem;
    finding_problem(finding, &problem, views);
    problem.given = &(struct trial_sequence){indices, finding->choice_count};
    problem.given_count = 1;
    problem.snapshot = true;
    bool done = trying_run(&trying, &problem, error);
    mem_free(indices);
    mem_free(views);
    trying_release(&trying);
    return done;
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
        .count = finding->seen,
    };
}
