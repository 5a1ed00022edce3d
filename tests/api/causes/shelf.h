// A shelf of boxes, numbered from 0, and a label on it.
#include <stddef.h>

typedef struct shelf shelf;

shelf *shelf_new(void);       // NULL: out of memory
void shelf_free(shelf *s);

int shelf_add(shelf *s, int weight);      // a box on top; 0, or -1 if out of memory
int shelf_mark(shelf *s);                 // the box on top is the one that is marked; 0, or -1 without a box
void shelf_tidy(shelf *s);                // takes away all boxes
int shelf_marked(const shelf *s);         // the weight of the one that is marked; -1: none is
void shelf_load(shelf *s, int weight);    // makes the one that is marked heavier, if one is

int shelf_name(shelf *s, const char *name);     // the label; 0, or -1 if out of memory
int shelf_number(shelf *s, int number);         // … with a number instead; 0, or -1 if out of memory
void shelf_blank(shelf *s);                     // no label
void shelf_plain(shelf *s);                     // an empty label

void shelf_note(shelf *s, int weight);          // keeps the last eight weights that were noted
void shelf_note_all(shelf *s);                  // … of all boxes
