#include "engine/enumerate/outcome.h"

#include "base/memory.h"
#include "base/process.h"

unsigned long long outcome_explored(const struct session *session)
{
    return session->point.at_end ? session->point.explored : session->block.wire->clock / 2;
}

unsigned long long outcome_valid(const struct session *session)
{
    return session->point.at_end ? session->point.valid : session->block.wire->valid;
}

void outcome_failures(struct engine_result *result, const struct session *session)
{
    const struct wire *wire = session->block.wire;
    for (uint32_t i = 0; i < wire->cause_count && i < WIRE_CAUSES; i++) {
        const struct wire_cause *cause = &wire->causes[i];
        for (size_t k = 0; cause->count && k < session->first_reports.count; k++)
            if (session->first_reports.items[k].number == i) {
                engine_add_failure(result, &session->first_reports.items[k].failure, cause->count);
                break;
            }
    }
    for (size_t i = 0; i < session->lost.count; i++)
        engine_add_failure(result, &session->lost.items[i], session->lost.items[i].count);
}

void outcome_isolation(struct engine_result *result, const struct session *session)
{
    if (!session->limits->no_fork && !result->isolation)
        result->isolation = engine_isolation(session->block.wire->common.isolation);
}

void outcome_of_session(struct engine_result *result, const struct session *session)
{
    const struct wire *wire = session->block.wire;
    result->explored = outcome_explored(session);
    result->valid = outcome_valid(session);
    result->complete = wire->finished == 1;
    result->reason = result->complete ? NULL : session->stop_reason;
    result->seconds = clock_seconds() - session->started;
    result->peak_kb = session->peak_kb;
    outcome_failures(result, session);
    outcome_isolation(result, session);
}
