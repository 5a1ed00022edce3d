/* What the parts of exploring share. */
#ifndef ASSAY_CLI_EXPLORING_PARTS_H
#define ASSAY_CLI_EXPLORING_PARTS_H

#include "cli/exploring.h"

/* The finding of this cause; NULL: there is none yet. */
struct sequence_finding *exploring_find(const struct exploring *exploring, const struct ruling *ruling);
/* Takes the ruling over; it is in no list yet. */
struct sequence_finding *sequence_finding_new(struct exploring *exploring, struct ruling *ruling,
                                              const struct sequence *sequence, const struct sequence_outcome *outcome);
enum shortness {
    AS_FOUND,
    SHORTENED, /* as far as the time went */
    SHORTEST,  /* nothing makes it shorter */
};
/* A new one, made short and kept; takes the ruling over.  False with an error. */
bool exploring_add(struct exploring *exploring, struct ruling *ruling, const struct sequence *sequence,
                   const struct sequence_outcome *outcome, enum shortness shortness);
/* What broke is judged, and counted where it is known.  False with an error. */
bool exploring_judge(struct exploring *exploring, const struct sequence *sequence,
                     const struct sequence_outcome *outcome);
/* By the ruling that it has now; what was kept by another name is kept no more. */
void exploring_rename(struct exploring *exploring, struct sequence_finding *finding);
void exploring_forget_kept(const struct exploring *exploring, struct sequence_finding *finding);
/* Those that turned out to be misuse while they were made short. */
void exploring_drop_invalid(struct exploring *exploring);
/* Counts a ruling of misuse that taught no rule. */
void exploring_note_unruled(struct exploring *exploring, const struct ruling *ruling);
void exploring_release_unruled(struct exploring *exploring);

/* ---- what did not break again (exploring_flaky.c) ---- */

void exploring_note_flaky(struct exploring *exploring, const struct verdict *verdict);
void exploring_release_flaky(struct exploring *exploring);
/* The number-th one goes, from .assay/failures too. */
void exploring_drop(struct exploring *exploring, size_t number);
/* Findings that rest on a contract which is not believed. */
void exploring_drop_disbelieved(struct exploring *exploring);
/* A sequence breaks with all that was learned since. */
bool exploring_breaks_still(struct exploring *exploring, const struct sequence *sequence);
/* Errors whose sequences are illegal by what was just learned. */
void exploring_drop_stale(struct exploring *exploring);
/* Errors that are none any more when they are judged with all that was learned since. */
void exploring_drop_misuse(struct exploring *exploring);

/* For what did not end while exploring, to see whether it does in the end. */
bool exploring_wait(struct exploring *exploring);

/* Whatever else there is to do. */
bool exploring_judge_now(struct exploring *exploring, const struct sequence *sequence,
                         const struct sequence_outcome *outcome);

/* ---- how much of the time is for judging (exploring_defer.c) ---- */

/* Judging took so much of it that what can wait has to; or so much that only what is known is counted. */
bool exploring_is_pressed(const struct exploring *exploring);
bool exploring_is_overloaded(const struct exploring *exploring);
/* Sequences are being made, in a time that is limited: what takes long to judge can wait. */
bool exploring_may_defer(const struct exploring *exploring);
/* The shortest of a signature is kept for later. */
void exploring_defer(struct exploring *exploring, const struct sequence *sequence,
                     const struct sequence_outcome *outcome);
/* What waited while judging took too much of the time, until deadline; and forgets the rest. */
bool exploring_judge_deferred(struct exploring *exploring, double deadline);
void exploring_forget_deferred(struct exploring *exploring);

#endif
