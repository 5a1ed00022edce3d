Results go to stdout, all else to stderr.

$ assay gen list.c --scope 1
$ assay gen list.c --scope 2 --quiet --format text
$ assay gen list.c --scope 2 --quiet --format none
$ assay gen list.c --scope 2 --quiet --limit 1
$ assay gen list.c --scope 3 --limit 2 --stats json --format none
$ assay count list.c --scope 3 --stats json
$ assay count list.c --scope 0
$ ls -A | grep assay
