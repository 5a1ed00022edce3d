Failures are kept, and tried first the next time.

$ assay show
! assay: no failure is kept here
$ assay test middle_test.c queue_test.c --scope 2 --quiet >/dev/null
= 1
$ ls .assay/failures
> add_keeps_order-a29eef89.c
> add_keeps_order-a29eef89.txt
> middle_has_no_order-e1260a53.c
> middle_has_no_order-e1260a53.txt
> taking_all_leaves_nothing-400747c1.c
> taking_all_leaves_nothing-400747c1.txt
$ assay show
> add_keeps_order-a29eef89  assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)
> middle_has_no_order-e1260a53  returned false
> taking_all_leaves_nothing-400747c1  part of the input is neither reachable nor freed
$ assay show middle
> middle_has_no_order-e1260a53
> returned false
> found by middle_has_no_order of middle_test.c
> input
>     a = 0
>     b = 0
>     c = 1
> replay with: assay replay middle_has_no_order-e1260a53
$ assay show add_keeps_order taking
> add_keeps_order-a29eef89
> assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)
> found by add_keeps_order of queue_test.c (scope 2)
> input
>     queue = &queue0
>     priority = 1
>     queue0: {first = &job0}
>     job0: {next = NULL, priority = 1}
> backtrace
>     #0 add_keeps_order queue_test.c:45
> replay with: assay replay add_keeps_order-a29eef89
> 
> taking_all_leaves_nothing-400747c1
> part of the input is neither reachable nor freed
>     1 block, 16 bytes
> found by taking_all_leaves_nothing of queue_test.c (scope 1)
> input
>     queue = &queue0
>     queue0: {first = &job0}
>     job0: {next = NULL, priority = 1}
> replay with: assay replay taking_all_leaves_nothing-400747c1
$ cat .assay/failures/add_keeps_order-*.txt
> assay failure 1
> id: add_keeps_order-a29eef89
> property: add_keeps_order
> file: queue_test.c
> compiler: clang-19
> build: checked
> kind: assertion
> cause: assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)
> detail:
> backtrace:
>     #0 add_keeps_order queue_test.c:45
> note:
> signature: assertion:queue_ok(queue):add_keeps_order
> needs: plain
> found: scope 2
> shrunk: yes
> text:
>     queue = &queue0
>     priority = 1
>     queue0: {first = &job0}
>     job0: {next = NULL, priority = 1}
> input:
>     {"args":["&queue0",1],"objects":{
>     "queue0":{"type":"struct queue","first":"&job0"},
>     "job0":{"type":"struct job","next":null,"priority":1}}}
$ assay test middle_test.c queue_test.c --scope 2
> ok      middle_is_one_of_them: all 27 inputs (N s)
> FAILED  middle_has_no_order (middle_test.c:18): 4 of 8 inputs fail (N s)
>   returned false
>   it failed before, and was kept
>   input, the smallest found; 4 inputs fail this way:
>     a = 0
>     b = 0
>     c = 1
>   kept in .assay/failures/middle_has_no_order-e1260a53.txt
>   replay with: assay replay middle_has_no_order-e1260a53
> FAILED  add_keeps_order (queue_test.c:41): 2 of 8 inputs up to scope 2 fail (N s)
>   assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)
>   it failed before, and was kept
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
>   it failed before, and was kept
>   input, the smallest found (scope 1); 3 inputs fail this way:
>     queue = &queue0
>     queue0: {first = &job0}
>     job0: {next = NULL, priority = 1}
>   kept in .assay/failures/taking_all_leaves_nothing-400747c1.txt
>   replay with: assay replay taking_all_leaves_nothing-400747c1
> 4 properties: 1 passed, 3 failed (47 inputs in N s)
= 1

They are run again one by one, from any folder below.

$ assay replay $(basename .assay/failures/middle_has_no_order-*.c .c)
! assay: middle_has_no_order with
!     a = 0
!     b = 0
!     c = 1
! assay: failure: returned false
= 1
$ mkdir -p below/this && cd below/this && assay replay ../../.assay/failures/add_keeps_order-*.txt
! assay: add_keeps_order with
!     queue = &queue0
!     priority = 1
!     queue0: {first = &job0}
!     job0: {next = NULL, priority = 1}
! assay: failure: assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)
!     #0 add_keeps_order queue_test.c:45
= 1
$ assay replay taking --quiet
! assay: failure: part of the input is neither reachable nor freed
!     1 block, 16 bytes
= 1

What the code prints is shown; what a sanitizer reports is told in Assay's words.

$ printf '#include <assay.h>\n#include <stdio.h>\n#include <stdlib.h>\nASSAY_PROPERTY void prints(int n)\n{\n    printf("to stdout: %%d\\n", n);\n    fprintf(stderr, "to stderr: %%d\\n", n);\n    char *text = malloc(2);\n    text[n] = 0;\n    free(text);\n}\n' >prints.c; assay test prints.c --quiet | head -n 4
> FAILED  prints (prints.c:4): 2 of 4 inputs up to scope 4 fail (N s)
>   heap-buffer-overflow (write of 1 byte) in prints (prints.c:9)
>     0 bytes after a block of 2 bytes allocated in prints (prints.c:8)
>   input, the smallest found (scope 3); 2 inputs fail this way:
$ assay replay prints
> to stdout: 2
! assay: prints with
!     n = 2
! to stderr: 2
! assay: failure: heap-buffer-overflow (write of 1 byte) in prints (prints.c:9)
!     0 bytes after a block of 2 bytes allocated in prints (prints.c:8)
!     #0 prints prints.c:9
= 1
$ rm .assay/failures/prints-*

IDs that are wrong.

$ assay replay
! assay: no ID given; use 'assay replay ID', or see 'assay replay --help'
= 2
$ assay replay $(basename .assay/failures/middle_has_no_order-*.c .c | sed s/order/ordre/)
! assay: there is no kept failure 'middle_has_no_ordre-e1260a53'; did you mean 'middle_has_no_order-e1260a53'?
= 2
$ assay replay larger
! assay: there is no kept failure 'larger'; 'assay show' lists those there are
= 2
$ assay replay middle queue
! assay: 'assay replay' takes one ID, but 'queue' is a second
= 2
$ sed 's/^id: .*/id: middle_has_no_order-00000000/' .assay/failures/middle_has_no_order-*.txt >.assay/copy && mv .assay/copy .assay/failures/middle_has_no_order-00000000.txt; assay replay middle
! assay: 'middle' could be several kept failures:
!   middle_has_no_order-00000000
!   middle_has_no_order-e1260a53
= 2
$ assay show middle_has_no_order
! assay: 'middle_has_no_order' could be several kept failures:
!   middle_has_no_order-00000000
!   middle_has_no_order-e1260a53
= 2
$ rm .assay/failures/middle_has_no_order-00000000.txt; echo nonsense >.assay/failures/wrong-12345678.txt; assay show wrong; assay show
> add_keeps_order-a29eef89  assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)
> middle_has_no_order-e1260a53  returned false
> taking_all_leaves_nothing-400747c1  part of the input is neither reachable nor freed
! assay: SCRATCH/.assay/failures/wrong-12345678.txt:1: a failure's file begins with the line 'assay failure 1'
! assay: SCRATCH/.assay/failures/wrong-12345678.txt:1: a failure's file begins with the line 'assay failure 1'
= 2
$ rm .assay/failures/wrong-12345678.txt

Corrected code.

$ sed -i 's/return c < a ? c : b;.*/return c < a ? a : c < b ? c : b;/' middle_test.c
$ assay replay middle
! assay: middle_has_no_order with
!     a = 0
!     b = 0
!     c = 1
! assay: middle_has_no_order-e1260a53 passes
$ assay test middle_test.c
> ok      middle_is_one_of_them: all 27 inputs (N s)
> ok      middle_has_no_order: all 8 inputs (N s)
> 2 properties: 2 passed, 0 failed (35 inputs in N s)
! assay: middle_has_no_order-e1260a53, which failed before, passes now
$ sed -i 's/middle_has_no_order(int/middle_is_symmetric(int/' middle_test.c
$ assay replay middle
! assay: 'middle_test.c' has no property 'middle_has_no_order' any more
= 2
$ assay test middle_test.c
> ok      middle_is_one_of_them: all 27 inputs (N s)
> ok      middle_is_symmetric: all 8 inputs (N s)
> 2 properties: 2 passed, 0 failed (35 inputs in N s)
$ assay show middle
> middle_has_no_order-e1260a53
> returned false
> found by middle_has_no_order of middle_test.c
> input
>     a = 0
>     b = 0
>     c = 1
> replay with: assay replay middle_has_no_order-e1260a53

Flags are kept. What -include finds in the folder is a path, as seen from wherever it is replayed; what it finds among
the system's headers is none.

$ rm -r .assay; echo '#define LESS 1' >near.h; printf '#include <assay.h>\nASSAY_PROPERTY _Bool small(int a ASSAY_IN(0, 9)) { return a < CHAR_BIT * LESS; }\n' >small_test.c
$ assay test small_test.c --quiet --cflags '-include limits.h -include near.h' >/dev/null
= 1
$ assay replay small --quiet
! assay: failure: returned false
= 1
$ cd below && assay replay small --quiet
! assay: failure: returned false
= 1
