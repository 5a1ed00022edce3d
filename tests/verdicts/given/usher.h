#ifndef USHER_H
#define USHER_H

/* Walks over the words of a row, a flag at a time: "-ab" is two of them. */
struct usher {
    char **words;
    int at, letter;
};

/* `argv` has a NULL at the end. */
void usher_begin(struct usher *usher, char **argv);
/* The next flag; 0 when there is none. */
int usher_next(struct usher *usher);
/* Goes to the next word. */
void usher_skip(struct usher *usher);

/* Doubles the last letter of the text. */
void usher_stretch(char *text);
/* How many letters there are, of two words joined by a blank. */
int usher_count(char *text);

#endif
