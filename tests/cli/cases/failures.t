A candidate that breaks the predicate is reported once per cause, and the
search goes on behind it.

$ assay count fragile.c --scope 2
$ assay gen fragile.c --scope 1 --quiet --stats json
