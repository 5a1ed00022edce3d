#ifndef LETTERBOX_H
#define LETTERBOX_H

struct letter;
struct letterbox;

/* letters; NULL if out of memory */
struct letter *letter_new(const char *text);
void letter_free(struct letter *l);
const char *letter_text(const struct letter *l);
int letter_append(struct letter *l, const char *text); /* 0 ok, -1 out of memory */
struct letter *letter_copy(const struct letter *l);

/* boxes, for 1 to 1000 letters */
struct letterbox *box_new(int capacity);
void box_free(struct letterbox *b); /* with all in it */
int box_count(const struct letterbox *b);

/* 1: the letter now belongs to the box; 0: full, it is still yours */
int box_post(struct letterbox *b, struct letter *l);
/* the oldest letter, yours now; NULL if empty */
struct letter *box_take(struct letterbox *b);
/* the oldest letter, which stays in the box; NULL if empty */
const struct letter *box_peek(const struct letterbox *b);
/* moves as many as fit, oldest first; how many */
int box_forward(struct letterbox *from, struct letterbox *to);

#endif
