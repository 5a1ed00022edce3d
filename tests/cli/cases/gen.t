Results go to stdout, all else to stderr.

$ assay gen list.c --scope 1
> {"args":["&list0"],"objects":{"list0":{"type":"struct list","first":null,"length":0}}}
> {"args":["&list0"],"objects":{"list0":{"type":"struct list","first":"&item0","length":1},"item0":{"type":"struct item","next":null,"value":0}}}
! assay: list_ok, scope 1: 2 valid of 5 explored in N s, complete
$ assay gen list.c --scope 2 --quiet --format text
> 1: list_ok(&list0)
>     list0  struct list  first = NULL, length = 0
> 
> 2: list_ok(&list0)
>     list0 -> item0 -> -
>     list0  struct list  first = &item0, length = 1
>     item0  struct item  next = NULL, value = 0
> 
> 3: list_ok(&list0)
>     list0 -> item0 -> -
>     list0  struct list  first = &item0, length = 1
>     item0  struct item  next = NULL, value = 1
> 
> 4: list_ok(&list0)
>     list0 -> item0 -> item1 -> -
>     list0  struct list  first = &item0, length = 2
>     item0  struct item  next = &item1, value = 0
>     item1  struct item  next = NULL, value = 0
> 
> 5: list_ok(&list0)
>     list0 -> item0 -> item1 -> -
>     list0  struct list  first = &item0, length = 2
>     item0  struct item  next = &item1, value = 0
>     item1  struct item  next = NULL, value = 1
> 
> 6: list_ok(&list0)
>     list0 -> item0 -> item1 -> -
>     list0  struct list  first = &item0, length = 2
>     item0  struct item  next = &item1, value = 1
>     item1  struct item  next = NULL, value = 1
> 
$ assay gen list.c --scope 2 --quiet --format none
$ assay gen list.c --scope 2 --quiet --limit 1
> {"args":["&list0"],"objects":{"list0":{"type":"struct list","first":null,"length":0}}}
$ assay gen list.c --scope 3 --limit 2 --stats json --format none
! assay: list_ok, scope 3: 2 valid of 6 explored in N s, stopped at --limit 2
! {"predicate":"list_ok","scope":3,"engine":"enumerate","valid":2,"explored":6,"seconds":N,"complete":false,"build_seconds":N,"reason":"limit","failures":[],"peak_kb":N}
$ assay count list.c --scope 3 --stats json
> 20
! assay: list_ok, scope 3: 20 valid of 136 explored in N s, complete
! {"predicate":"list_ok","scope":3,"engine":"enumerate","valid":20,"explored":136,"seconds":N,"complete":true,"build_seconds":N,"failures":[],"peak_kb":N}
$ assay count list.c --scope 0
> 1
! assay: list_ok, scope 0: 1 valid of 1 explored in N s, complete
$ ls -A | grep assay
> .assay
$ mkdir -p sub/deeper && cd sub/deeper && assay count ../../list.c --scope 1 --quiet && ls -A
> 2
$ mkdir -p alone && cd alone && mkdir .assay && assay count ../list.c --scope 1 --quiet && ls .assay
> 2
> cache
