Without a space it is inferred and printed; a space for nobody is pointed out.

$ assay count two.c --scope 2 --predicate pair_ordered
$ assay count stray.c --scope 2
