A file appears whole or not at all; a closed pipe ends the run quietly.

$ assay gen list.c --scope 1 --quiet --output lists.jsonl && cat lists.jsonl
> {"args":["&list0"],"objects":{"list0":{"type":"struct list","first":null,"length":0}}}
> {"args":["&list0"],"objects":{"list0":{"type":"struct list","first":"&item0","length":1},"item0":{"type":"struct item","next":null,"value":0}}}
$ assay gen broken.c --quiet --output lists.jsonl 2>/dev/null; cat lists.jsonl
> {"args":["&list0"],"objects":{"list0":{"type":"struct list","first":null,"length":0}}}
> {"args":["&list0"],"objects":{"list0":{"type":"struct list","first":"&item0","length":1},"item0":{"type":"struct item","next":null,"value":0}}}
$ assay gen broken.c --output broken.jsonl 2>/dev/null; ls broken.jsonl* 2>/dev/null
= 2
$ assay gen list.c --scope 1 --output missing/lists.jsonl
! assay: cannot write 'missing/lists.jsonl': No such file or directory
= 2
$ assay gen list.c --scope 1 --output .
! assay: cannot write '.': Is a directory
= 2
$ assay gen list.c --scope 1 --quiet --output /dev/full
! assay: cannot write '/dev/full': No space left on device
= 3
$ mkfifo pipe; cat pipe & assay gen list.c --scope 1 --limit 1 --quiet --output pipe; wait; ls -l pipe | cut -c 1
> {"args":["&list0"],"objects":{"list0":{"type":"struct list","first":null,"length":0}}}
> p
$ assay gen list.c --scope 8 --quiet | head -c 8
> {"args":
$ assay count list.c --scope 2 --quiet --output number && cat number
> 6
