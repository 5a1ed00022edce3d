Properties are run on all inputs up to a scope, or on random ones. The status is
1 when one fails.

$ assay test middle_test.c queue_test.c --scope 2
> ok      middle_is_one_of_them: all 27 inputs (N s)
> FAILED  middle_has_no_order (middle_test.c:18): 4 of 8 inputs fail (N s)
>   returned false
>   input, the smallest found; 4 inputs fail this way:
>     a = 0
>     b = 0
>     c = 1
>   kept in .assay/failures/middle_has_no_order-e1260a53.txt
>   replay with: assay replay middle_has_no_order-e1260a53
> FAILED  add_keeps_order (queue_test.c:41): 2 of 8 inputs up to scope 2 fail (N s)
>   assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)
>   input, the smallest found (scope 2); 2 inputs fail this way:
>     queue = &queue0
>     priority = 1
>     queue0: {first = &job0}
>     job0: {next = NULL, priority = 1}
>   kept in .assay/failures/add_keeps_order-a29eef89.txt
>   replay with: assay replay add_keeps_order-a29eef89
>   labels: empty (33 %), some (67 %)
>   sizes: 1 (33 %), 2 (50 %), 3-4 (17 %)
> FAILED  taking_all_leaves_nothing (queue_test.c:48): 3 of 4 inputs up to scope 2 fail (N s)
>   part of the input is neither reachable nor freed
>     1 block, 16 bytes
>   input, the smallest found (scope 1); 3 inputs fail this way:
>     queue = &queue0
>     queue0: {first = &job0}
>     job0: {next = NULL, priority = 1}
>   kept in .assay/failures/taking_all_leaves_nothing-400747c1.txt
>   replay with: assay replay taking_all_leaves_nothing-400747c1
> 4 properties: 1 passed, 3 failed (47 inputs in N s)
= 1
$ assay test middle_test.c queue_test.c --scope 2 --runs 8 --seed 7 --filter 'middle_is*' --filter 'taking*' --quiet
> ok      middle_is_one_of_them: 8 random inputs, seed 7 (N s)
> FAILED  taking_all_leaves_nothing (queue_test.c:48): 5 of 8 random inputs fail, seed 7 (N s)
>   part of the input is neither reachable nor freed
>     1 block, 16 bytes
>   it failed before, and was kept
>   input, the smallest found (scope 1); 5 inputs fail this way:
>     queue = &queue0
>     queue0: {first = &job0}
>     job0: {next = NULL, priority = 1}
>   kept in .assay/failures/taking_all_leaves_nothing-400747c1.txt
>   replay with: assay replay taking_all_leaves_nothing-400747c1
>   sizes: 1 (100 %)
> 2 properties: 1 passed, 1 failed (16 inputs in N s)
= 1

--list runs nothing; --filter takes patterns of the shell.

$ assay test middle_test.c queue_test.c --list
> middle_is_one_of_them
> middle_has_no_order
> add_keeps_order
> taking_all_leaves_nothing
$ assay test middle_test.c queue_test.c --list --filter '*order' --filter 'taking*'
> middle_has_no_order
> add_keeps_order
> taking_all_leaves_nothing
$ assay test middle_test.c --filter 'larger*'
! assay: no property's name matches 'larger*'; --list shows them
= 2
$ assay test middle_test.c --filter middle_is_one_of_them
> ok      middle_is_one_of_them: all 27 inputs (N s)
> 1 property: 1 passed, 0 failed (27 inputs in N s)

The first failure ends the run; the two properties of the other file are not run.

$ assay test middle_test.c queue_test.c --scope 2 --fail-fast
> ok      middle_is_one_of_them: all 27 inputs (N s)
> FAILED  middle_has_no_order (middle_test.c:18): what failed before fails again (N s)
>   returned false
>   it failed before, and was kept
>   input, the smallest found:
>     a = 0
>     b = 0
>     c = 1
>   kept in .assay/failures/middle_has_no_order-e1260a53.txt
>   replay with: assay replay middle_has_no_order-e1260a53
> 2 properties: 1 passed, 1 failed (27 inputs in N s)
= 1

In CI no state is left behind, the seed is always the same, and what failed is
found again by a command.

$ mkdir clean && cp middle_test.c clean && cd clean && assay test middle_test.c --ci; echo status $?; ls -A
> ok      middle_is_one_of_them: all 27 inputs (N s)
> FAILED  middle_has_no_order (middle_test.c:18): 4 of 8 inputs fail (N s)
>   returned false
>   input, the smallest found; 4 inputs fail this way:
>     a = 0
>     b = 0
>     c = 1
>   replay with: assay test middle_test.c --filter middle_has_no_order --scope 4
> 2 properties: 1 passed, 1 failed (35 inputs in N s)
> status 1
> middle_test.c
$ cd clean && assay test middle_test.c --ci --runs 10; ls -A
> ok      middle_is_one_of_them: 10 random inputs, seed 1 (N s)
> FAILED  middle_has_no_order (middle_test.c:18): 8 of 10 random inputs fail, seed 1 (N s)
>   returned false
>   input, the smallest found (seed 1, run 1); 8 inputs fail this way:
>     a = 0
>     b = 0
>     c = 1
>   replay with: assay test middle_test.c --filter middle_has_no_order --scope 4 --runs 10 --seed 1
> 2 properties: 1 passed, 1 failed (20 inputs in N s)
> middle_test.c

A predicate without a space: what was inferred is said once.

$ sed -i '/^ASSAY_SPACE/,/^}/d' queue_test.c && assay test queue_test.c --scope 2 --filter 'taking*' --ci
> FAILED  taking_all_leaves_nothing (queue_test.c:43): 3 of 4 inputs up to scope 2 fail (N s)
>   part of the input is neither reachable nor freed
>     1 block, 16 bytes
>   it failed before, and was kept
>   input, the smallest found (scope 1); 3 inputs fail this way:
>     queue = &queue0
>     queue0: {first = &job0}
>     job0: {next = NULL, priority = 1}
>   kept in .assay/failures/taking_all_leaves_nothing-400747c1.txt
>   replay with: assay replay taking_all_leaves_nothing-400747c1
> 1 property: 0 passed, 1 failed (4 inputs in N s)
! assay: structures come from queue_ok, which has no ASSAY_SPACE, so its bounds were inferred from the types; paste and change:
! ASSAY_SPACE(queue_ok, n)
! {
!     assay_pool(struct job, n);
!     assay_range(struct job, priority, 0, n - 1);
! }
= 1
$ assay test queue_test.c --scope 2 --filter 'taking*' --ci --quiet
> FAILED  taking_all_leaves_nothing (queue_test.c:43): 3 of 4 inputs up to scope 2 fail (N s)
>   part of the input is neither reachable nor freed
>     1 block, 16 bytes
>   it failed before, and was kept
>   input, the smallest found (scope 1); 3 inputs fail this way:
>     queue = &queue0
>     queue0: {first = &job0}
>     job0: {next = NULL, priority = 1}
>   kept in .assay/failures/taking_all_leaves_nothing-400747c1.txt
>   replay with: assay replay taking_all_leaves_nothing-400747c1
> 1 property: 0 passed, 1 failed (4 inputs in N s)
= 1

Statistics are one line of JSON.

$ assay test middle_test.c --ci --stats json 2>&1 >/dev/null
> {"properties":2,"passed":1,"failed":1,"trials":35,"discarded":0,"seconds":N,"build_seconds":N,"complete":true,"failures":[{"property":"middle_has_no_order","cause":"returned false","count":4,"example":{"args":[0,0,1],"objects":{}}}]}
= 1
$ assay test middle_test.c --ci --stats json --filter '*them' --runs 5 --seed 3 --quiet
> ok      middle_is_one_of_them: 5 random inputs, seed 3 (N s)
> 1 property: 1 passed, 0 failed (5 inputs in N s)
! {"properties":1,"passed":1,"failed":0,"trials":5,"discarded":0,"seconds":N,"build_seconds":N,"complete":true,"seed":3,"failures":[]}

Wrong arguments.

$ assay test
! assay: no FILE given; use 'assay test FILE...', or see 'assay test --help'
= 2
$ assay test missing.c
! assay: cannot read 'missing.c': No such file or directory
= 2
$ assay test none.c
! assay: 'none.c' has no property: mark a function with ASSAY_PROPERTY, as in
! 
!     ASSAY_PROPERTY void insert_keeps_order(struct bst *t, int key)
= 2
$ assay test list.c
! assay: 'list.c' has no property: mark a function with ASSAY_PROPERTY, as in
! 
!     ASSAY_PROPERTY void insert_keeps_order(struct bst *t, int key)
= 2
$ assay test middle_test.c list.c --list
> middle_is_one_of_them
> middle_has_no_order
$ assay test broken.c 2>&1 | grep error
> broken.c:7:18: error: no member named 'nxt' in 'struct node'; did you mean 'next'?
> 1 error generated.
$ assay test middle_test.c --runs 0
! assay: '--runs' wants a whole number of 1 or more, not '0'
= 2
$ assay test middle_test.c --seed -1
! assay: '--seed' wants a whole number from 0 to 18446744073709551615, not '-1'
= 2
$ assay test middle_test.c --format json
! assay: '--format' cannot be 'json'; did you mean 'jsonl'?
= 2
$ assay test middle_test.c --predicate queue_ok
! assay: unknown option '--predicate'; see 'assay test --help'
= 2
$ assay test middle_test.c --limit 3
! assay: unknown option '--limit'; did you mean '--list'?
= 2
$ assay test middle_test.c --build slow
! assay: '--build' cannot be 'slow'; it is one of: checked, fast
= 2
$ assay test middle_test.c -j 0
! assay: '-j' wants a whole number of 1 or more, not '0'
= 2

What cannot be drawn is said, for all properties at once.

$ printf '#include <assay.h>\n#include <stdio.h>\nASSAY_PROPERTY void closes(FILE *file) { fclose(file); }\nASSAY_PROPERTY int opens(FILE *file, int (*f)(FILE *, ...)) { return file != 0 && f != 0; }\n' >files.c; assay test files.c
! assay: files.c:3: 'file' of property 'closes' has no predicate or generator for 'struct _IO_FILE', and its member '_markers' is a pointer; write one of them:
!   bool _IO_FILE_ok(const struct _IO_FILE *) { … }  /* true for the valid ones, which Assay then finds */
!   ASSAY_GENERATOR FILE *some__IO_FILE(void) { … }  /* makes one, with assay_choose */
! files.c:4: 'file' of property 'opens' has no predicate or generator for 'struct _IO_FILE', and its member '_markers' is a pointer; write one of them:
!   bool _IO_FILE_ok(const struct _IO_FILE *) { … }  /* true for the valid ones, which Assay then finds */
!   ASSAY_GENERATOR FILE *some__IO_FILE(void) { … }  /* makes one, with assay_choose */
= 2
