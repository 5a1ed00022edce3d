/*
  favtree: bookmarks in folders.

  Items are links or folders.  A new item belongs to the caller until it is
  put into a folder; from then on it belongs to the folder, and is freed with
  it.  So at the end it is enough to fav_delete() the topmost folder.

  Items are numbered from 0 within their folder.  Texts are copied.  Functions
  that return fav_bool return 0 and change nothing when they cannot do what
  they are asked to.

  NULL for an item or text is accepted everywhere: there is no such item, and
  nothing is done.
*/
#ifndef FAVTREE_H
#define FAVTREE_H

#ifdef __cplusplus
extern "C" {
#endif

typedef int fav_bool;
typedef struct favitem favitem;

/* NULL when memory is out or a text is NULL. */
favitem *fav_new_folder(const char *title);
favitem *fav_new_link(const char *title, const char *url);

/* Frees an item and, of a folder, everything in it.  Do not call this for an
   item that is in a folder; that is what fav_remove() is for. */
void fav_delete(favitem *item);

/* Both texts stay valid as long as the item does.  The URL of a folder is
   NULL. */
const char *fav_title(const favitem *item);
const char *fav_url(const favitem *item);

/* The folder that an item is in, or NULL. */
favitem *fav_parent(const favitem *item);

/* Items in a folder, not counting those in its folders.  0 for a link. */
int fav_count(const favitem *folder);

/* The items of a folder; NULL when there is none. */
favitem *fav_at(const favitem *folder, int index);
favitem *fav_first(const favitem *folder);
favitem *fav_last(const favitem *folder);
favitem *fav_next(const favitem *item);

/* The first item of a folder that has this title. */
favitem *fav_find(const favitem *folder, const char *title);

/* These put an item that is in no folder into one.  They fail for items that
   are in a folder already, and when a folder would end up inside itself.
   fav_insert() puts it before the item that has the index now, or at the end
   if the index is fav_count(). */
fav_bool fav_append(favitem *folder, favitem *item);
fav_bool fav_insert(favitem *folder, int index, favitem *item);

/* Takes an item out of its folder.  It belongs to the caller again.  Returns
   the item, or NULL when there is none with that index. */
favitem *fav_detach(favitem *folder, int index);

/* Takes an item out of its folder and deletes it. */
fav_bool fav_remove(favitem *folder, int index);

#ifdef __cplusplus
}
#endif

#endif
