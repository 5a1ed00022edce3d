/* What reads clauses.  Internal to the model. */
#ifndef ASSAY_MODEL_CLAUSE_PARTS_H
#define ASSAY_MODEL_CLAUSE_PARTS_H

#include "model/clause.h"
#include "model/words.h"

/* Any of the phrases, which have '|' between them. */
bool clause_has_phrase(const struct clause *clause, const char *phrases);

#endif
