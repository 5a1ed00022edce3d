#include "oidtree.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
	static const char hex[] = "0123456789abcdefABCDEF0123456789abcdef01 and more";
	char *text = malloc(OT_OID_HEXSZ + 1);
	ot_oid oid, other;
	ot_tree *tree = ot_tree_new();

	if (ot_oid_fromhex(&oid, hex) != 0 || ot_oid_fromhex(&other, hex + 1) != -1)
		return 2;
	if (strcmp(ot_oid_tohex(text, &oid), "0123456789abcdefabcdef0123456789abcdef01") != 0)
		return 2;
	if (ot_tree_insert(tree, "b", 0100644, &oid) != 0 || ot_tree_insert(tree, "a", 1, &oid) != 0)
		return 2;
	if (ot_tree_insert(tree, "", 1, &oid) != -1 || ot_tree_insert(tree, "a/b", 1, &oid) != -1 || ot_tree_insert(tree, "..", 1, &oid) != -1)
		return 2;
	const ot_entry *entry = ot_tree_byname(tree, "b");
	if (ot_entry_mode(entry) != 0100644 || ot_oid_cmp(ot_entry_id(entry), &oid) != 0 || ot_tree_byindex(tree, 1) != entry)
		return 2;
#ifdef LEGAL
	(void)argc, (void)argv;
	ot_entry *kept = ot_entry_dup(entry);
	if (ot_tree_insert(tree, ot_entry_name(entry), 7, ot_entry_id(entry)) != 0 || ot_tree_count(tree) != 2)
		return 2;
	if (ot_tree_remove(tree, ot_entry_name(ot_tree_byindex(tree, 0))) != 0 || ot_tree_remove(tree, "a") != -1)
		return 2;
	for (char name[] = "c"; *name <= 'z'; ++*name)
		ot_tree_insert(tree, name, 0, &oid);
	if (ot_tree_count(tree) != 25 || ot_tree_byname(tree, "") != NULL)
		return 2;
	ot_tree_free(tree);
	if (strcmp(ot_entry_name(kept), "b") != 0)
		return 2;
	ot_entry_free(kept);
	ot_entry_free(NULL);
	ot_tree_free(NULL);
	ot_tree_free(ot_tree_new());
#else
	char *small = malloc(OT_OID_HEXSZ);
	switch (argc > 1 ? atoi(argv[1]) : 1) {
	case 1:
		ot_tree_remove(tree, "b");
		ot_entry_mode(entry);
		break;
	case 2:
		ot_entry_free((ot_entry *)entry);
		ot_tree_free(tree);
		break;
	case 3:
		ot_oid_tohex(small, &oid);
		break;
	case 4:
		strcpy(small, "0123abc");
		small = realloc(small, 8);
		ot_oid_fromhex(&oid, small);
		break;
	case 5:
		ot_tree_byindex(tree, 2);
		break;
	case 6:
		ot_entry_mode(ot_tree_byname(tree, "none"));
		break;
	}
	free(small);
#endif
	free(text);
	return 0;
}
