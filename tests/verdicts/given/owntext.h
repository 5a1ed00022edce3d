#ifndef OWNTEXT_H
#define OWNTEXT_H

/* Slots that hold texts of the library's own. */
typedef struct slots slots;

/* A copy of a text, or NULL if memory is out. */
char *owntext_copy(const char *text);
/* Frees a text that came from this library. */
void owntext_free(char *text);
/* Where the first letter is that is no blank. */
char *owntext_skip(const char *text);

slots *slots_new(void);
void slots_free(slots *s);

/* Numbers of slots are 0 to 3; any other is refused with -1, else the result is 0.
 *
 * The text of slots_give() must be one from owntext_copy().  It becomes the property of the slots, which free it.  This
 * holds even if the call fails: the caller must not use or free the text after it.
 *
 * The text of slots_lend() becomes the property of the slots only on success. */
int slots_give(slots *s, int slot, char *text);
int slots_lend(slots *s, int slot, char *text);

/* What a slot holds, or NULL; good until the slot is given another one. */
const char *slots_text(const slots *s, int slot);

#endif
