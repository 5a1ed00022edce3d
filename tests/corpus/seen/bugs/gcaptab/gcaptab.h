// gcaptab - capabilities of terminals, after termcap(5)
//
// A table holds entries (terminals); an entry has named capabilities, each a
// number or a flag, and may use another entry for all it does not say itself,
// as `tc=' does in a termcap file.

#ifndef GCAPTAB_H
#define GCAPTAB_H

#include <stddef.h>

#define GCT_ENTRIES 64 // in a table
#define GCT_CAPS 32    // in an entry, without those of the entry it uses
#define GCT_NAME 15    // characters of a name, at most

typedef struct gcaptab GCT;

GCT *gct_open(void);
void gct_close(GCT *t); // nothing for NULL; no other function takes NULL for a table

// The index of the entry of that name, which is made if it is not there.
// -1: the name is empty, too long or has one of `:|#=@', or the table is full.
int gct_entry(GCT *t, const char *name);
int gct_lookup(const GCT *t, const char *name); // same, but makes none

// Each of these returns 0, or -1 for a bad index or name, or if the entry is
// full.  A capability that is set again is replaced.
int gct_setnum(GCT *t, int ent, const char *cap, int value); // value >= 0
int gct_setflag(GCT *t, int ent, const char *cap);
int gct_cancel(GCT *t, int ent, const char *cap); // like `cap@': hides what the used entry says

// Lets `ent' use `from'; from = -1 undoes it.  0, or -1 for a bad index or
// if an entry would come to use itself.
int gct_use(GCT *t, int ent, int from);

// What the entry says, or the entry it uses, and so on.
int gct_num(const GCT *t, int ent, const char *cap);  // -1: none
int gct_flag(const GCT *t, int ent, const char *cap); // 1 or 0

// The entry in the format of termcap, cut off to fit into `size' bytes.
// Returns the length that it has uncut, -1 for a bad index.  buf may be NULL
// only if size is 0.
int gct_print(const GCT *t, int ent, char *buf, size_t size);

#endif
