/* Parsing: what the reader of calls and the reader of their arguments share. */
#ifndef ASSAY_ENGINE_SEQUENCE_PARSING_H
#define ASSAY_ENGINE_SEQUENCE_PARSING_H

#include "engine/sequence/scanner.h"
#include "engine/sequence/text.h"

struct named {
    char *name;
    uint32_t call, output;
};

struct parsing {
    struct sequence *sequence;
    const struct sequence_plan *plan;
    struct scanner scanner;
    const struct sequence_operation *operation; /* that is called */
    VECTOR(struct named) names;
    VECTOR(struct named) fresh; /* of this call: known from the next one on */
};

/* An argument, or a part of one: its words go behind those that are there. */
bool parse_argument(struct parsing *parsing, uint32_t node);

#endif
