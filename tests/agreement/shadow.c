/* Programs run the same when the built-in differences are shadowed by
 * definitions of the programmer's own (programs/shadows.txt): the examples,
 * and random programs.  Where the engine recognises what the definition says
 * (the form is the same) the inputs are the same to the byte; else their number
 * and the reason for it, unless one of both does not know. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "question.h"
#include "random_program.h"

#define RANDOM 200

struct tally {
    unsigned long blocks, recognised, unknown, wrong;
};

static void describe(struct question *question, uint64_t seed, struct text *form, struct text *inputs,
                     struct answer *answer)
{
    form_print(question->form, form);
    answer_of_engine(question, "native", seed, 0, answer);
    question_print_inputs(question, answer, inputs);
}

static void compare(struct question *plain, struct question *shadowed, const char *name, uint64_t seed,
                    struct tally *tally)
{
    struct answer a, b;
    struct text forms[2] = {TEXT_INIT, TEXT_INIT}, inputs[2] = {TEXT_INIT, TEXT_INIT};
    describe(plain, seed, &forms[0], &inputs[0], &a);
    describe(shadowed, seed, &forms[1], &inputs[1], &b);
    bool recognised = strcmp(forms[0].s, forms[1].s) == 0, unknown = a.ending == UNKNOWN || b.ending == UNKNOWN;
    bool same = a.ending == b.ending && a.inputs.count == b.inputs.count;
    bool right = recognised ? same && strcmp(inputs[0].s, inputs[1].s) == 0 : same || unknown;
    tally->blocks++;
    tally->recognised += recognised;
    tally->unknown += !recognised && unknown;
    if (!right || (!recognised && getenv("AGREEMENT_SHOW")))
        printf("%s:\n  %s: %zu, ending %d\n%s  %s: %zu, ending %d\n%s", name, forms[0].s, a.inputs.count, a.ending,
               inputs[0].s, forms[1].s, b.inputs.count, b.ending, inputs[1].s);
    tally->wrong += !right;
    for (int i = 0; i < 2; i++) {
        text_release(&forms[i]);
        text_release(&inputs[i]);
    }
    answer_release(&a);
    answer_release(&b);
}

/* Each block: the program is read anew for each, with that one looked at. */
static void run(const char *path, const char *source, const char *shadows, const char *name, uint64_t seed,
                struct tally *tally)
{
    struct text text = TEXT_INIT;
    struct question plain, shadowed;
    struct error error = ERROR_INIT;
    text_addf(&text, "%s%s", shadows, source);
    bool left = question_of(&plain, path, source, &error);
    bool right = left && question_of(&shadowed, path, text.s, &error);
    for (size_t i = 0; right && i < plain.program->block_count; i++) {
        question_look_at(&plain, i);
        question_look_at(&shadowed, i);
        compare(&plain, &shadowed, name, seed, tally);
    }
    if (!right) {
        printf("%s: %s\n", name, error.message.s);
        tally->wrong++;
    } else {
        question_release(&shadowed);
    }
    question_release(&plain);
    error_release(&error);
    text_release(&text);
}

static void run_examples(const char *shadows, struct tally *tally)
{
    DIR *folder = opendir(EXAMPLES);
    struct dirent *entry;
    while (folder && (entry = readdir(folder))) {
        size_t length = strlen(entry->d_name);
        if (length < 6 || strcmp(entry->d_name + length - 6, ".assay") != 0)
            continue;
        struct text path = TEXT_INIT, source = TEXT_INIT;
        struct error error = ERROR_INIT;
        text_addf(&path, EXAMPLES "/%s", entry->d_name);
        if (file_read(path.s, &source, &error))
            run(path.s, source.s, shadows, entry->d_name, 1, tally);
        text_release(&path);
        text_release(&source);
        error_release(&error);
    }
    if (folder)
        closedir(folder);
}

int main(void)
{
    struct tally tally = {0};
    struct text shadows = TEXT_INIT, source = TEXT_INIT;
    struct error error = ERROR_INIT;
    if (!file_read(PROGRAMS "/shadows.txt", &shadows, &error)) {
        printf("%s\n", error.message.s);
        return 2;
    }
    run_examples(shadows.s, &tally);
    unsigned long examples = tally.blocks;
    for (uint64_t seed = 50000; seed < 50000 + RANDOM; seed++) {
        text_clear(&source);
        random_program(seed, &source);
        if (strstr(source.s, "constrain-solutions"))
            run(PROGRAMS "/random.assay", source.s, shadows.s, source.s, seed, &tally);
    }
    printf("%lu blocks (%lu of examples), %lu recognised, %lu unknown, %lu wrong\n", tally.blocks, examples,
           tally.recognised, tally.unknown, tally.wrong);
    text_release(&shadows);
    text_release(&source);
    return tally.wrong > 0 || examples < 20 || tally.recognised * 10 < tally.blocks * 9;
}
