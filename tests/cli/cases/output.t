A file appears whole or not at all; a closed pipe ends the run quietly.

$ assay gen list.c --scope 1 --quiet --output lists.jsonl && cat lists.jsonl
$ assay gen broken.c --quiet --output lists.jsonl 2>/dev/null; cat lists.jsonl
$ assay gen broken.c --output broken.jsonl 2>/dev/null; ls broken.jsonl* 2>/dev/null
$ assay gen list.c --scope 1 --output missing/lists.jsonl
$ assay gen list.c --scope 1 --output .
$ assay gen list.c --scope 1 --quiet --output /dev/full
$ assay gen list.c --scope 1 --quiet --output /dev/stdout | head -c 8
$ assay gen list.c --scope 8 --quiet | head -c 8
$ assay count list.c --scope 2 --quiet --output number && cat number
