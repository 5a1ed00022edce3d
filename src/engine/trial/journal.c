#include "engine/trial/journal.h"

#include <string.h>

bool journal_settle(struct trials *trials)
{
    if (trials->label_count > TRIAL_LABELS)
        return false;
    struct trial_tally tally;
    memcpy(&tally, (const void *)&trials->tally, sizeof tally);
    if (!(trials->clock & 1) || tally.clock != trials->clock)
        return true;
    if (tally.size > TRIAL_SIZES)
        return false;
    trials->passed = tally.passed;
    trials->discarded = tally.discarded;
    trials->second_runs = tally.second_runs;
    if (tally.size < TRIAL_SIZES)
        trials->sizes[tally.size] = tally.size_count;
    for (uint32_t i = 0; i < trials->label_count; i++)
        if (tally.labels >> i & 1)
            trials->labels[i].count = tally.label_counts[i];
    trials->clock++;
    return true;
}

void journal_clear(struct trials *trials)
{
    trials->stage = TRIAL_IDLE;
    trials->finished = 0;
    trials->choice_count = 0;
    if (trials->clock < 2) /* a snapshot is of the first input, and stays */
        trials->block_count = 0;
    memset(&trials->end, 0, sizeof trials->end);
    trials->note[0] = 0;
}

bool journal_choices(const struct trials *trials, struct trial_choice **copy, size_t *count)
{
    *count = trials->choice_count;
    *copy = NULL;
    if (*count > TRIAL_CHOICES_MOST)
        return false;
    *copy = mem_array(*count + 1, sizeof **copy);
    memcpy(*copy, trials->choices, *count * sizeof **copy);
    for (size_t i = 0; i < *count; i++) {
        const struct trial_choice *choice = &(*copy)[i];
        if (choice->index > choice->most || choice->origin > choice->most || choice->kind > CHOOSE_USER) {
            mem_free(*copy);
            *copy = NULL;
            return false;
        }
    }
    return true;
}

void journal_copy_end(struct trial_end *copy, const struct trial_end *end)
{
    *copy = *end;
    copy->text[sizeof copy->text - 1] = 0;
    copy->file[sizeof copy->file - 1] = 0;
    copy->function[sizeof copy->function - 1] = 0;
    if (copy->frame_count > TRIAL_FRAMES)
        copy->frame_count = TRIAL_FRAMES;
    if (copy->kind > TRIAL_END_CONTRACT)
        copy->kind = TRIAL_END_NONE;
}

char *journal_note(const struct trials *trials)
{
    return mem_strndup(trials->note, strnlen(trials->note, sizeof trials->note));
}

/* The last choice turns fastest; the first one in steps, since other lanes have
 * the rest of its values. */
bool journal_next(const struct trial_choice *choices, size_t count, unsigned lanes, uint64_t *indices, size_t *length)
{
    for (size_t i = count; i-- > 0;) {
        uint64_t step = i ? 1 : lanes;
        if (choices[i].most - choices[i].index < step)
            continue;
        for (size_t k = 0; k < i; k++)
            indices[k] = choices[k].index;
        indices[i] = choices[i].index + step;
        *length = i + 1;
        return true;
    }
    return false;
}

static void add_label(struct trial_result *result, const struct trial_label *label)
{
    char text[sizeof label->text];
    memcpy(text, label->text, sizeof text);
    text[sizeof text - 1] = 0;
    size_t i = 0;
    while (i < result->label_count && strcmp(result->labels[i].text, text) != 0)
        i++;
    if (i == TRIAL_LABELS)
        return;
    if (i == result->label_count) {
        memcpy(result->labels[i].text, text, sizeof text);
        result->label_count++;
    }
    result->labels[i].count += label->count;
}

bool journal_add(const struct trials *trials, struct trial_result *result)
{
    uint32_t labels = trials->label_count;
    if (labels > TRIAL_LABELS || trials->passed + trials->discarded > trials->clock / 2)
        return false;
    result->passed += trials->passed;
    result->discarded += trials->discarded;
    result->second_runs += trials->second_runs;
    for (size_t i = 0; i < TRIAL_SIZES; i++)
        result->sizes[i] += trials->sizes[i];
    for (uint32_t i = 0; i < labels; i++)
        add_label(result, &trials->labels[i]);
    return true;
}
