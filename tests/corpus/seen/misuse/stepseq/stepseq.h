#ifndef STEPSEQ_H
#define STEPSEQ_H

/* step sequencer patterns */

#define SEQ_REST (-1)

typedef struct {
    signed char note; /* 0..127 or SEQ_REST */
    unsigned char velocity;
} SeqStep;

typedef struct SeqPattern SeqPattern;

/* plays a pattern round and round */
typedef struct {
    const SeqPattern *pattern;
    const SeqStep *at;
} SeqCursor;

/* 1..256 steps, all rests; otherwise NULL */
SeqPattern *seq_new(int steps);
SeqPattern *seq_copy(const SeqPattern *p);
void seq_free(SeqPattern *p);
int seq_length(const SeqPattern *p);

/* step 0 .. length-1 */
SeqStep *seq_step(SeqPattern *p, int step);
void seq_set(SeqPattern *p, int step, int note, int velocity);
int seq_note(const SeqPattern *p, int step);

/* 0 ok, -1 not 1..256 or out of memory; new steps are rests.
   Steps and cursors of the pattern are not valid any more. */
int seq_resize(SeqPattern *p, int steps);
/* later by n steps (earlier if negative) */
void seq_rotate(SeqPattern *p, int n);
/* notes that would leave 0..127 stay as they are */
void seq_transpose(SeqPattern *p, int semitones);

SeqCursor seq_play(const SeqPattern *p);
SeqStep seq_next(SeqCursor *c);

#endif
