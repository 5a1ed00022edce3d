#ifndef BENTREE_H
#define BENTREE_H
#include <stddef.h>
#include <stdint.h>

/* Reads bencoded data into a tree. */

typedef enum { BT_INT, BT_STR, BT_LIST, BT_DICT } bt_type;
typedef struct bt_node bt_node;

#define BT_MAX_DEPTH 32

/* Decodes one value at the start of data.  *used (may be NULL) is set to its
 * size.  NULL if the data is malformed, nests deeper than BT_MAX_DEPTH or
 * memory is out.  Keys of a dictionary may come in any order; of keys that
 * occur more than once the last value counts.  Free with bt_free. */
bt_node *bt_decode(const void *data, size_t len, size_t *used);

/* Frees a tree; only the root, NULL is allowed. */
void bt_free(bt_node *root);

bt_type bt_kind(const bt_node *n);
/* 0 for other kinds */
int64_t bt_int(const bt_node *n);
/* Bytes of a string, followed by a NUL that *len does not count; NULL for other kinds. */
const char *bt_str(const bt_node *n, size_t *len);
/* Elements of a list or pairs of a dictionary; 0 for other kinds. */
size_t bt_count(const bt_node *n);
/* Element or value i; NULL if there is none. */
const bt_node *bt_at(const bt_node *n, size_t i);
/* Value of a key; NULL if there is none or n is no dictionary. */
const bt_node *bt_get(const bt_node *n, const char *key, size_t len);

#endif
