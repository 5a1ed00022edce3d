#include "engine/trial/batch.h"

#include <string.h>

static bool damaged(const struct lane *lane, struct error *error)
{
    return error_set(error, ERROR_INPUT, "'%s' wrote into Assay's own memory; it has a wild pointer",
                     lane->problem->property->function->name);
}

/* ---- reports ---- */

/* A copy, so that it does not change while it is looked at: children that lost
 * their parent may still run. */
struct report {
    struct trial_report *copy;
    struct trial_choice *choices;
};

static void report_release(struct report *report)
{
    mem_free(report->copy);
    mem_free(report->choices);
}

static bool is_sound(const struct lane *lane, size_t number, struct report *report)
{
    const struct trial_report *copy = report->copy;
    size_t room = lane->share.given[number].count + TRIAL_REPORT_MORE;
    if (copy->choices != lane->request.reports_choices[number] || copy->choice_count > room ||
        copy->said_size > TRIAL_SAID)
        return false;
    report->choices = mem_array(copy->choice_count + 1, sizeof *report->choices);
    memcpy(report->choices, (const char *)lane->request.trials + copy->choices,
           copy->choice_count * sizeof *report->choices);
    for (uint32_t i = 0; i < copy->choice_count; i++)
        if (report->choices[i].index > report->choices[i].most)
            return false;
    return true;
}

static bool take_report(const struct lane *lane, size_t number, struct report *report)
{
    const struct trials *asked = (const struct trials *)lane->request.asked;
    const char *block = (const char *)lane->request.trials;
    report->copy = mem_alloc(sizeof *report->copy);
    report->choices = NULL;
    memcpy(report->copy, block + asked->reports + number * sizeof *report->copy, sizeof *report->copy);
    return is_sound(lane, number, report);
}

static void tell(const struct lane *lane, size_t number, const struct report *report,
                 const struct trial_services *services, size_t place)
{
    const struct trial_report *copy = report->copy;
    if (copy->outcome != TRIAL_BROKE) {
        services->outcome(services->data, place, copy->outcome, report->choices, copy->choice_count, NULL);
        return;
    }
    char *said = mem_strndup(copy->said, copy->said_size);
    struct trial_failure failure = {.choices = report->choices,
                                    .choice_count = copy->choice_count,
                                    .status = copy->status,
                                    .said = said,
                                    .note = "",
                                    .limit_seconds = lane->limits->trial_seconds,
                                    .limit_mb = lane->limits->memory_mb,
                                    .image = lane->problem->target->image};
    journal_copy_end(&failure.end, &copy->end);
    failure.run = number;
    services->outcome(services->data, place, TRIAL_BROKE, report->choices, copy->choice_count, &failure);
    mem_free(said);
}

static const struct charged *charged_of(const struct lane *lane, uint64_t number)
{
    for (size_t i = 0; i < lane->charged.count; i++)
        if (lane->charged.items[i].number == number)
            return &lane->charged.items[i];
    return NULL;
}

static bool deliver_lane(const struct lane *lane, const struct trial_services *services, size_t place,
                         struct error *error)
{
    size_t done = (size_t)(lane->request.trials->clock / 2);
    for (size_t i = 0; i < lane->share.given_count; i++) {
        const struct charged *charged = charged_of(lane, i);
        struct report report = {0};
        if (charged) {
            const struct trial_failure *failure = &charged->kept.failure;
            services->outcome(services->data, place + i, TRIAL_BROKE, failure->choices, failure->choice_count, failure);
        } else if (i >= done) { /* stopped before */
            services->outcome(services->data, place + i, TRIAL_UNKNOWN, NULL, 0, NULL);
        } else {
            bool ok = take_report(lane, i, &report);
            if (ok)
                tell(lane, i, &report, services, place + i);
            report_release(&report);
            if (!ok)
                return damaged(lane, error);
        }
    }
    return true;
}

bool batch_deliver(const struct lane *lanes, size_t count, const struct trial_services *services, struct error *error)
{
    size_t place = 0;
    for (size_t i = 0; i < count; i++) {
        if (services->outcome && !deliver_lane(&lanes[i], services, place, error))
            return false;
        place += lanes[i].share.given_count;
    }
    return true;
}

/* ---- memory ---- */

static bool take_functions(const struct lane *lane, struct trial_result *result, struct error *error)
{
    const struct trials *trials = lane->request.trials;
    size_t count = trials->function_count;
    if (count > sizeof trials->functions / sizeof *trials->functions)
        return damaged(lane, error);
    result->functions = mem_array(count + 1, sizeof *result->functions);
    memcpy(result->functions, trials->functions, count * sizeof *result->functions);
    result->function_count = count;
    return true;
}

bool batch_snapshot(const struct lane *lane, struct trial_result *result, struct error *error)
{
    const struct trials *trials = lane->request.trials, *asked = (const struct trials *)lane->request.asked;
    const char *block = (const char *)trials;
    size_t count = trials->block_count, first = asked->snapshot, end = first + asked->snapshot_size;
    if (count > TRIAL_BLOCKS_MOST)
        return damaged(lane, error);
    result->blocks = mem_array(count + 1, sizeof *result->blocks);
    for (size_t i = 0; i < count; i++) {
        struct trial_block at;
        memcpy(&at, block + first + i * sizeof at, sizeof at);
        if (at.bytes < first || at.bytes > end || at.size > end - at.bytes)
            return damaged(lane, error);
        struct trial_memory *memory = &result->blocks[result->block_count++];
        *memory = (struct trial_memory){.address = at.address, .size = at.size, .bytes = mem_alloc(at.size + 1)};
        memcpy(memory->bytes, block + at.bytes, at.size);
    }
    return take_functions(lane, result, error);
}
