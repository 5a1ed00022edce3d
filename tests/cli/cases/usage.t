What is typed wrong is named, and what was probably meant.

$ assay
$ assay --versoin
$ assay gne list.c
$ assay frobnicate
$ assay gen
$ assay gen list.c other.c
$ assay gen --scoop 3 list.c
$ assay gen list.c --no-such-thing=1
$ assay gen list.c -x
$ assay gen list.c --scope
$ assay gen list.c --scope -1
$ assay gen list.c --scope=three
$ assay gen list.c --scope 3x
$ assay gen list.c --scope ''
$ assay gen list.c --scope 99999999999
$ assay gen list.c --limit 0
$ assay gen list.c --time 0
$ assay gen list.c --timeout nan
$ assay gen list.c --format jsonn
$ assay gen list.c --engine magic
$ assay gen list.c --stats xml
$ assay gen list.c --quiet=yes
$ assay count list.c --format json
$ assay gen list.c --cflags "-I 'src"
$ assay gen missing.c
$ assay gen list.c --source missing.c
$ assay gen .
