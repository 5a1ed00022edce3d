#ifndef RIBBON_H
#define RIBBON_H

/* A diary, with ribbons between its pages. */
typedef struct diary diary;
typedef struct diary_ribbon diary_ribbon;

diary *diary_new(void);
/* All ribbons have to be taken out before. */
void diary_free(diary *d);
/* One page more, at the end.  -1 when memory is out. */
int diary_write(diary *d, int day);

/* Lays one on the last page, or NULL when there is none. */
diary_ribbon *diary_lay(diary *d);
void ribbon_free(diary_ribbon *r);
/* The day of its page. */
int ribbon_day(const diary_ribbon *r);

/* Tears the last page out.  Ribbons on it go to the page before, or to the cover. */
void diary_tear(diary *d);
/* Burns the last page. */
void diary_burn(diary *d);
/* Sells the last page.  Ribbons on it go along, and are lost. */
void diary_sell(diary *d);

#endif
