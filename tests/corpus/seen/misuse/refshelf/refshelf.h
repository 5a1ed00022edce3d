/*
 * Summary: bibliographies in memory
 * Description: a shelf holds entries (books, papers), an entry holds fields.
 *
 * The structures are open so that lists can be walked quickly.  Read them as
 * you like, but change them by the functions below only, and let the rs...New
 * functions make them.
 *
 * An entry is made for a shelf and shares the shelf's dictionary of names for
 * as long as it lives, whether it is linked or not.
 */

#ifndef __REF_SHELF_H__
#define __REF_SHELF_H__

typedef struct _rsField rsField;
typedef rsField *rsFieldPtr;
typedef struct _rsEntry rsEntry;
typedef rsEntry *rsEntryPtr;
typedef struct _rsShelf rsShelf;
typedef rsShelf *rsShelfPtr;
struct _rsDictItem;

struct _rsField {
    rsFieldPtr next;
    const char *name; /* from the dictionary of the shelf */
    char *value;
};

struct _rsEntry {
    rsEntryPtr next, prev; /* neighbours on the shelf */
    rsShelfPtr shelf;      /* that it was made for */
    int linked;            /* whether it stands there */
    const char *key;       /* from the dictionary of the shelf */
    rsFieldPtr fields;
};

struct _rsShelf {
    rsEntryPtr first, last;
    struct _rsDictItem *dict;
    int users; /* entries alive, linked or not */
};

/*
 * Shelves
 */
rsShelfPtr rsNewShelf(void);
/* Frees the shelf, the entries linked to it and its dictionary.  Entries that
   were never linked or have been unlinked are yours: free them before. */
void rsFreeShelf(rsShelfPtr shelf);
/* The first entry linked with that key, or NULL. */
rsEntryPtr rsFindEntry(rsShelfPtr shelf, const char *key);

/*
 * Entries
 */
/* An entry that is not linked yet; NULL if memory is out. */
rsEntryPtr rsNewEntry(rsShelfPtr shelf, const char *key);
/* A copy with all fields for the same or another shelf, not linked yet. */
rsEntryPtr rsCopyEntry(const rsEntry *entry, rsShelfPtr shelf);
/* Links the entry at the end of the shelf it was made for; from then on it
   belongs to the shelf.  To put it on another shelf, copy it. */
void rsLinkEntry(rsShelfPtr shelf, rsEntryPtr entry);
/* Takes the entry off its shelf; from then on it belongs to you.  Does nothing
   if it isn't linked. */
void rsUnlinkEntry(rsEntryPtr entry);
/* Frees an entry and its fields.  This does not unlink it: call
   rsUnlinkEntry() first. */
void rsFreeEntry(rsEntryPtr entry);

/*
 * Fields
 */
/* Sets a field to a copy of value, NULL removes it.  0, or -1 if memory is
   out, and then nothing has changed. */
int rsSetField(rsEntryPtr entry, const char *name, const char *value);
/* A copy of the value to be freed with rsFreeText(); NULL if there is no such
   field or memory is out. */
char *rsGetField(const rsEntry *entry, const char *name);
/* As rsGetField(), but the value itself, which remains the entry's: read it at
   once, the next rsSetField() may free it. */
const char *rsPeekField(const rsEntry *entry, const char *name);
void rsFreeText(char *text);

#endif /* __REF_SHELF_H__ */
