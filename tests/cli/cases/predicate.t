The only candidate is taken; otherwise one must be named, and it must be able
to be a predicate.

$ assay count list.c --scope 2
$ assay count two.c --scope 2
$ assay count two.c --scope 2 --predicate pair_orderd
$ assay count two.c --scope 2 --predicate quite_another_name
$ assay count two.c --scope 2 --predicate pair_swap
$ assay count two.c --scope 2 --predicate always
$ assay count two.c --scope 2 --predicate pair_elsewhere
$ assay count two.c --scope 2 --predicate pair_elsewhere --source elsewhere.c --quiet
$ assay count two.c --scope 2 --predicate pair_sum --quiet
$ assay count none.c
$ assay count none.c --source list.c --scope 2
$ assay count broken.c
