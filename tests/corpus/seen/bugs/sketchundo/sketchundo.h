#ifndef SKETCHUNDO_H
#define SKETCHUNDO_H

/*
 * History of strokes in a drawing program.
 *
 * Strokes that were drawn can be undone, newest first, and redone until
 * something new is drawn. At most `limit` strokes are remembered; when there
 * are more, the oldest are forgotten.
 */

#ifdef __cplusplus
extern "C" {
#endif

#define SU_MAX_LIMIT 1000

typedef struct su_history su_history;

typedef struct su_stroke {
    int x0, y0;
    int x1, y1;
    unsigned color;
} su_stroke;

/* NULL if limit is not 0..SU_MAX_LIMIT, or no memory. */
su_history *su_create(int limit);
void        su_destroy(su_history *h);

/* Remembers a stroke (copied). What was undone can't be redone any more.
   Returns 1, or 0 if out of memory. */
int su_draw(su_history *h, const su_stroke *s);

/* Undo and redo: store the stroke concerned to *out and return 1,
   or return 0 if there is nothing to undo (redo). */
int su_undo(su_history *h, su_stroke *out);
int su_redo(su_history *h, su_stroke *out);

/* Number of strokes which can be undone, redone. */
int su_undo_count(const su_history *h);
int su_redo_count(const su_history *h);

/* Changes the limit. If too many are remembered, those that could be redone
   go first, then the oldest. Returns 0 if limit is out of range. */
int su_set_limit(su_history *h, int limit);
int su_limit(const su_history *h);

/* Forgets everything. */
void su_clear(su_history *h);

#ifdef __cplusplus
}
#endif

#endif
