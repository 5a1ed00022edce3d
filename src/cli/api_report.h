/* What a run of 'assay api' says at its end: findings a person can act on, what
 * was learned, what was not reached; and the line of --stats json. */
#ifndef ASSAY_CLI_API_REPORT_H
#define ASSAY_CLI_API_REPORT_H

#include "cli/sequence_suite.h"

struct api_report {
    const struct options *options;
    const struct library_subject *subject;
    const struct exploring *exploring;
    const struct sequence_suite *suite;
};
/* Results: findings and suites. */
void api_report_print(const struct api_report *report, bool color, struct text *out);
void api_report_stats(const struct api_report *report, struct text *out);

#endif
