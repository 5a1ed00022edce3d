The same results in each format.

$ assay test middle_test.c queue_test.c --filter middle_is_one_of_them --filter 'add*' --scope 2 --format tap --ci
> TAP version 14
> 1..2
> ok 1 - middle_is_one_of_them
>   ---
>   file: "middle_test.c"
>   line: 12
>   extent: "all 27 inputs"
>   trials: 27
>   failed: 0
>   discarded: 0
>   duration_ms: N
>   ...
> not ok 2 - add_keeps_order
>   ---
>   message: "assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)"
>   file: "queue_test.c"
>   line: 41
>   extent: "2 of 8 inputs up to scope 2 fail"
>   trials: 8
>   failed: 2
>   discarded: 0
>   duration_ms: N
>   labels: "empty (33 %), some (67 %)"
>   sizes: "1 (33 %), 2 (50 %), 3-4 (17 %)"
>   failures:
>     - count: 2
>       id: "add_keeps_order-a29eef89"
>       kind: "assertion"
>       cause: "assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)"
>       input: "{\"args\":[\"&queue0\",1],\"objects\":{\"queue0\":{\"type\":\"struct queue\",\"first\":\"&job0\"},\"job0\":{\"type\":\"struct job\",\"next\":null,\"priority\":1}}}"
>       text: "queue = &queue0\npriority = 1\nqueue0: {first = &job0}\njob0: {next = NULL, priority = 1}\n"
>       backtrace: "#0 add_keeps_order queue_test.c:45\n"
>       found: "scope 2"
>       replay: "assay test queue_test.c --filter add_keeps_order --scope 2"
>       shrunk: true
>       only_after_others: false
>       old: false
>   ...
> # 2 properties: 1 passed, 1 failed (35 inputs in N s)
= 1
$ assay test middle_test.c queue_test.c --filter middle_is_one_of_them --filter 'add*' --scope 2 --format junit --ci
> <?xml version="1.0" encoding="UTF-8"?>
> <testsuites name="assay" tests="2" failures="1" errors="0" skipped="0" time="N">
>   <testsuite name="assay" tests="2" failures="1" errors="0" skipped="0" time="N">
>     <testcase name="middle_is_one_of_them" classname="middle_test.c" file="middle_test.c" line="12" time="N">
>       <properties>
>         <property name="trials" value="27"/>
>         <property name="discarded" value="0"/>
>         <property name="scope" value="2"/>
>         <property name="complete" value="true"/>
>       </properties>
>       <system-out>all 27 inputs
> </system-out>
>     </testcase>
>     <testcase name="add_keeps_order" classname="queue_test.c" file="queue_test.c" line="41" time="N">
>       <properties>
>         <property name="trials" value="8"/>
>         <property name="discarded" value="0"/>
>         <property name="scope" value="2"/>
>         <property name="complete" value="true"/>
>       </properties>
>       <failure message="assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)" type="assertion">assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)
> input, the smallest found (scope 2); 2 inputs fail this way:
>   queue = &amp;queue0
>   priority = 1
>   queue0: {first = &amp;job0}
>   job0: {next = NULL, priority = 1}
> replay with: assay test queue_test.c --filter add_keeps_order --scope 2
> </failure>
>       <system-out>2 of 8 inputs up to scope 2 fail
> labels: empty (33 %), some (67 %)
> </system-out>
>     </testcase>
>   </testsuite>
> </testsuites>
= 1
$ assay test middle_test.c queue_test.c --filter middle_is_one_of_them --filter 'add*' --scope 2 --format jsonl --ci
> {"property":"middle_is_one_of_them","file":"middle_test.c","line":12,"status":"passed","trials":27,"failed":0,"discarded":0,"seconds":N,"complete":true,"scope":2,"failures":[],"labels":{},"sizes":[27],"warnings":[]}
> {"property":"add_keeps_order","file":"queue_test.c","line":41,"status":"failed","trials":8,"failed":2,"discarded":0,"seconds":N,"complete":true,"scope":2,"failures":[{"id":"add_keeps_order-a29eef89","kind":"assertion","cause":"assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)","detail":"","input":{"args":["&queue0",1],"objects":{"queue0":{"type":"struct queue","first":"&job0"},"job0":{"type":"struct job","next":null,"priority":1}}},"text":"queue = &queue0\npriority = 1\nqueue0: {first = &job0}\njob0: {next = NULL, priority = 1}\n","note":"","backtrace":"#0 add_keeps_order queue_test.c:45\n","found":"scope 2","path":null,"replay":"assay test queue_test.c --filter add_keeps_order --scope 2","shrunk":true,"only_after_others":false,"old":false,"count":2}],"labels":{"empty":2,"some":4},"sizes":[0,2,3,1],"warnings":[]}
> {"properties":2,"passed":1,"failed":1,"errors":0,"trials":35,"discarded":0,"seconds":N,"build_seconds":N,"interrupted":false}
= 1
$ assay test middle_test.c --filter middle_is_one_of_them --runs 10 --seed 5 --format tap --output results.tap --ci; cat results.tap
> TAP version 14
> 1..1
> ok 1 - middle_is_one_of_them
>   ---
>   file: "middle_test.c"
>   line: 12
>   extent: "10 random inputs, seed 5"
>   trials: 10
>   failed: 0
>   discarded: 0
>   duration_ms: N
>   ...
> # 1 property: 1 passed, 0 failed (10 inputs in N s)
$ assay test middle_test.c --color always --ci --filter middle_is_one_of_them | cat -v
> ^[[1;32mok^[[0m      middle_is_one_of_them: all 27 inputs (N s)
> 1 property: 1 passed, 0 failed (27 inputs in N s)

A reader who has gone does not change what was found.

$ { assay test queue_test.c --filter 'add*' --scope 2 --ci --quiet; echo "status $?" >&2; } | true
! status 1
