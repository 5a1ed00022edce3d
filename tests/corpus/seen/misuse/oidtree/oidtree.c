#include "oidtree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct ot_entry {
	uint32_t mode;
	ot_oid oid;
	char name[];
};

struct ot_tree {
	ot_entry **entries;
	size_t count;
	size_t capacity;
};

static unsigned hexval(char c)
{
	if (c >= '0' && c <= '9')
		return (unsigned)(c - '0');
	if (c >= 'a' && c <= 'f')
		return (unsigned)(c - 'a') + 10;
	if (c >= 'A' && c <= 'F')
		return (unsigned)(c - 'A') + 10;
	return 0x100;
}

int ot_oid_fromhex(ot_oid *out, const char *hex)
{
	unsigned seen = 0;

	for (size_t i = 0; i < OT_OID_RAWSZ; i++) {
		unsigned high = hexval(hex[2 * i]), low = hexval(hex[2 * i + 1]);
		seen |= high | low;
		out->id[i] = (unsigned char)((high << 4 | low) & 0xff);
	}
	return seen & 0x100 ? -1 : 0;
}

char *ot_oid_tohex(char *out, const ot_oid *oid)
{
	static const char digits[] = "0123456789abcdef";

	for (size_t i = 0; i < OT_OID_RAWSZ; i++) {
		out[2 * i] = digits[oid->id[i] >> 4];
		out[2 * i + 1] = digits[oid->id[i] & 15];
	}
	out[OT_OID_HEXSZ] = '\0';
	return out;
}

int ot_oid_cmp(const ot_oid *a, const ot_oid *b)
{
	return memcmp(a->id, b->id, OT_OID_RAWSZ);
}

ot_tree *ot_tree_new(void)
{
	return calloc(1, sizeof(ot_tree));
}

void ot_tree_free(ot_tree *tree)
{
	if (tree == NULL)
		return;
	for (size_t i = 0; i < tree->count; i++)
		free(tree->entries[i]);
	free(tree->entries);
	free(tree);
}

static ot_entry *entry_new(const char *name, uint32_t mode, const ot_oid *oid)
{
	size_t size = strlen(name) + 1;
	ot_entry *entry = malloc(sizeof *entry + size);

	if (entry == NULL)
		return NULL;
	entry->mode = mode;
	entry->oid = *oid;
	memcpy(entry->name, name, size);
	return entry;
}

/* The position of the name, or the one where it belongs. */
static size_t position(const ot_tree *tree, const char *name, int *found)
{
	size_t low = 0, high = tree->count;

	*found = 0;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		int order = strcmp(tree->entries[middle]->name, name);
		if (order == 0) {
			*found = 1;
			return middle;
		}
		if (order < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static int allowed(const char *name)
{
	return *name != '\0' && strchr(name, '/') == NULL && strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

int ot_tree_insert(ot_tree *tree, const char *name, uint32_t mode, const ot_oid *oid)
{
	int found;

	if (!allowed(name))
		return -1;
	ot_entry *entry = entry_new(name, mode, oid);
	if (entry == NULL)
		return -1;
	size_t at = position(tree, entry->name, &found);
	if (found) {
		free(tree->entries[at]);
		tree->entries[at] = entry;
		return 0;
	}
	if (tree->count == tree->capacity) {
		size_t capacity = tree->capacity * 2 + 4;
		ot_entry **wider = realloc(tree->entries, capacity * sizeof *wider);
		if (wider == NULL) {
			free(entry);
			return -1;
		}
		tree->entries = wider;
		tree->capacity = capacity;
	}
	memmove(tree->entries + at + 1, tree->entries + at, (tree->count - at) * sizeof *tree->entries);
	tree->entries[at] = entry;
	tree->count++;
	return 0;
}

int ot_tree_remove(ot_tree *tree, const char *name)
{
	int found;
	size_t at = position(tree, name, &found);

	if (!found)
		return -1;
	free(tree->entries[at]);
	tree->count--;
	memmove(tree->entries + at, tree->entries + at + 1, (tree->count - at) * sizeof *tree->entries);
	return 0;
}

size_t ot_tree_count(const ot_tree *tree)
{
	return tree->count;
}

const ot_entry *ot_tree_byname(const ot_tree *tree, const char *name)
{
	int found;
	size_t at = position(tree, name, &found);

	return found ? tree->entries[at] : NULL;
}

const ot_entry *ot_tree_byindex(const ot_tree *tree, size_t idx)
{
	assert(idx < tree->count);
	return tree->entries[idx];
}

const char *ot_entry_name(const ot_entry *entry)
{
	return entry->name;
}

uint32_t ot_entry_mode(const ot_entry *entry)
{
	return entry->mode;
}

const ot_oid *ot_entry_id(const ot_entry *entry)
{
	return &entry->oid;
}

ot_entry *ot_entry_dup(const ot_entry *entry)
{
	return entry_new(entry->name, entry->mode, &entry->oid);
}

void ot_entry_free(ot_entry *entry)
{
	free(entry);
}
