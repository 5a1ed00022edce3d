#ifndef FORMS_H
#define FORMS_H

/* Forms: plain ones, and frames around another. Those of a sheet are freed with it. */
struct sheet;
struct form;

enum form_kind { FORM_NONE, FORM_CIRCLE, FORM_SQUARE, FORM_FRAME };

struct sheet *sheet_new(void);
void sheet_free(struct sheet *s);

/* A plain form. */
const struct form *form_plain(struct sheet *s, enum form_kind kind);
/* How many corners it has. Nothing has none. */
int form_corners(const struct form *f);
int form_sides(const struct form *f);

#endif
