Inputs of a .assay program go to stdout, all else to stderr.

$ assay gen solve/order.assay --quiet
> {"item":{"name":"say \"no\", he said","price":"10/3","kind":"shoe"},"day":"2017-10-21","codes":[1,20000000000000000000]}
$ assay gen solve/order.assay --quiet --format json
> [
> {"item":{"name":"say \"no\", he said","price":"10/3","kind":"shoe"},"day":"2017-10-21","codes":[1,20000000000000000000]}
> ]
$ assay gen solve/order.assay --quiet --format csv
> item.name,item.price,item.kind,item.note,day,codes
> "say ""no"", he said",10/3,shoe,,2017-10-21,"[1,20000000000000000000]"
$ assay gen solve/order.assay --quiet --format text
> 1:
>     item.name  = "say \"no\", he said"
>     item.price = 10/3
>     item.kind  = shoe
>     item.note  = absent
>     day        = 2017-10-21
>     codes      = [1,20000000000000000000]
> 
$ assay gen solve/order.assay --quiet --format c
> /* Inputs of order, written by Assay (seed 0). */
> #include <stdbool.h>
> #include <stddef.h>
> 
> enum single_item_kind {
>     single_item_kind_book,
>     single_item_kind_shoe,
> };
> struct single_item {
>     const char *name;
>     double price;
>     enum single_item_kind kind;
>     bool has_note;
>     const char *note;
> };
> struct single {
>     struct single_item item;
>     const char *day;
>     size_t codes_count;
>     const char *const *codes; /* digits: some are beyond 64 bits */
> };
> static const size_t single_count __attribute__((unused)) = 1;
> static const struct single single_inputs[] __attribute__((unused)) = {
>     {.item = {.name = "say \"no\", he said", .price = 3.3333333333333335 /* 10/3 */, .kind = single_item_kind_shoe, .has_note = false}, .day = "2017-10-21", .codes_count = 2, .codes = (const char *const[]){"1", "20000000000000000000"}},
> };
$ assay gen solve/order.assay --quiet --format none
$ assay gen solve/order.assay --format none 2>&1 | sed 's/ ([^)]*)$//'
> assay: single: 1 input in N s
$ assay gen solve/nul.assay --quiet
> {"s":"a\u0000\""}
$ assay gen solve/nul.assay --quiet --format csv | od -c
> 0000000   s  \n   "   a  \0   "   "   "  \n
> 0000011
$ assay gen solve/nul.assay --quiet --format c | tail -3
> static const struct one one_inputs[] __attribute__((unused)) = {
>     {.s_length = 3, .s = "a\000\""},
> };

Several blocks: each input says which one it is of.

$ assay gen solve/small.assay --generate all --generate few --quiet | sort
> {"generate":"all","x":1}
> {"generate":"all","x":2}
> {"generate":"all","x":3}
> {"generate":"few","x":2,"flag":false}
> {"generate":"few","x":2,"flag":true}
$ assay gen solve/small.assay --generate few --generate all --quiet --format csv | sort
> all,1,
> all,2,
> all,3,
> few,2,false
> few,2,true
> generate,x,flag
$ assay gen solve/small.assay --generate few --quiet --format text | sort
> 
> 
>     flag = false
>     flag = true
>     x    = 2
>     x    = 2
> few 1:
> few 2:
$ assay gen solve/small.assay --generate few --quiet --inputs 1 | wc -l
> 1
$ assay gen solve/small.assay --generate many --quiet --inputs 2 | wc -l
> 2
$ assay gen solve/small.txt --engine solve --generate all --quiet | wc -l
> 3

The same seed gives the same inputs, and no seed is seed 0.

$ assay gen solve/many.assay --quiet --output first; assay gen solve/many.assay --quiet --seed 0 --output second; cmp first second; sort -u first | wc -l
> 1000
$ assay gen solve/many.assay --quiet --seed 1 | cmp -s - first; echo $?
> 1

Fewer than asked for.

$ assay gen solve/small.assay --generate many --quiet >inputs; echo "status $?"; sort inputs
> status 1
> {"generate":"many","x":1}
> {"generate":"many","x":2}
> {"generate":"many","x":3}
! assay: failure: solve/small.assay:6:3: 'many': 5 inputs were asked for, 3 exist: no set of 5 exists
$ assay gen solve/small.assay --format none 2>&1 | sed 's/ in N s (.*//'
> assay: all: 3 inputs in N s (native)
> assay: few: 2 inputs in N s (native)
> assay: failure: solve/small.assay:6:3: 'many': 5 inputs were asked for, 3 exist: no set of 5 exists
$ assay gen solve/none.assay
! assay: failure: solve/none.assay:4:3: 'nothing': 4 inputs were asked for, but none exists: nothing satisfies all assertions
= 1
$ assay gen solve/none.assay --quiet --format json
> []
! assay: failure: solve/none.assay:4:3: 'nothing': 4 inputs were asked for, but none exists: nothing satisfies all assertions
= 1

--limit is no failure.

$ assay gen solve/many.assay --limit 3 2>messages | wc -l; sed 's/ ([^)]*),/,/' messages
> 3
> assay: numbers: 3 of 1000 inputs in N s, stopped at --limit 3
$ assay gen solve/small.assay --generate all --generate few --limit 4 --format none --stats json 2>&1 | sed 's/ ([^)]*)//g; s/"way":"[^"]*"/"way":"W"/g; s/"checks":[0-9]*/"checks":C/g'
> assay: all: 3 inputs in N s
> assay: few: 1 of 2 inputs in N s, stopped at --limit 4
> {"program":"small","engine":"solve","seed":0,"blocks":[{"generate":"all","wanted":3,"found":3,"way":"W","seconds":N,"solver_seconds":N,"build_seconds":N,"checks":C,"restarts":0},{"generate":"few","wanted":2,"found":1,"reason":"limit","way":"W","seconds":N,"solver_seconds":N,"build_seconds":N,"checks":C,"restarts":0}],"seconds":N,"complete":false,"reason":"limit"}
$ assay gen solve/small.assay --generate all --limit 3 --format none --stats json --quiet 2>&1 | sed 's/"way":"[^"]*"/"way":"W"/g; s/"checks":[0-9]*/"checks":C/g'
> {"program":"small","engine":"solve","seed":0,"blocks":[{"generate":"all","wanted":3,"found":3,"way":"W","seconds":N,"solver_seconds":N,"build_seconds":N,"checks":C,"restarts":0}],"seconds":N,"complete":true}

Neither is --time; Ctrl-C ends the output properly.

$ assay gen solve/many.assay --inputs 100000000 --time 0.5 --format json 2>messages >out; echo "status $?"; sed "s|^.* inputs||; s| ([^)]*)||" messages; tail -n 1 out
> status 0
>  in N s, stopped after the 0.5 s of --time
> ]
$ timeout --preserve-status --signal INT 0.5 assay gen solve/many.assay --inputs 100000000 --format json 2>messages >out; echo "status $?"; sed "s|^.* inputs||; s| ([^)]*)||" messages; tail -n 1 out
> status 130
>  in N s, interrupted
> ]

A file appears when it is whole.

$ assay gen solve/small.assay --generate all --quiet --output out/inputs.jsonl
! assay: cannot write 'out/inputs.jsonl': Not a directory
= 2
$ assay gen solve/small.assay --generate all --quiet --output inputs.jsonl && wc -l <inputs.jsonl
> 3
$ echo before >kept.jsonl; assay gen solve/wrong.assay --output kept.jsonl; cat kept.jsonl
> before
! assay: solve/wrong.assay:3:14: expected a String or a List, found Integer x
$ assay gen solve/many.assay --quiet --output /dev/full
! assay: cannot write '/dev/full': No space left on device
= 3
$ assay gen solve/many.assay --quiet --inputs 100000 | head -n 1 | wc -l
> 1

What is wrong is named, with its place.

$ assay gen solve/wrong.assay
! assay: solve/wrong.assay:3:14: expected a String or a List, found Integer x
= 2
$ assay gen solve/open.assay
! assay: solve/open.assay:1:1: expected ')' that closes this '(', found the end of the file
= 2
$ assay gen solve/missing.assay
! assay: cannot read 'solve/missing.assay': No such file or directory
= 2
$ assay gen list.c --engine solve
! assay: list.c:1:1: expected #t, #f, #rx"…", #:keyword or #| comment |#, found '#include'
= 2
$ assay gen solve/small.assay --generate fwe
! assay: 'solve/small.assay' has no generate block 'fwe'; did you mean 'few'?
= 2
$ assay gen solve/small.assay --generate nosuchblock
! assay: 'solve/small.assay' has no generate block 'nosuchblock'; it has: all, few, many
= 2
$ assay gen solve/small.assay --inputs 0
! assay: '--inputs' wants a whole number of 1 or more, not '0'
= 2
$ assay gen solve/small.assay --predicate ok
! assay: '--predicate' is for C files, and 'solve/small.assay' is none
= 2
$ assay gen solve/small.assay -p build
! assay: '-p' is for C files, and 'solve/small.assay' is none
= 2
$ assay gen solve/small.assay --engine enumerate
! assay: '--engine enumerate' is for C files, and 'solve/small.assay' is none
= 2
$ assay gen solve/small.assay --format dot
! assay: '--format dot' is for structures of C predicates; inputs of 'solve/small.assay' have no picture
= 2
$ assay gen solve/small.assay --format cvs
! assay: '--format' cannot be 'cvs'; did you mean 'csv'?
= 2
$ assay gen solve/small.assay --solver natve
! assay: '--solver' cannot be 'natve'; did you mean 'native'?
= 2
$ assay gen solve/small.assay --solver minisat
! assay: '--solver' cannot be 'minisat'; it is one of: auto, native, z3, smtlib:COMMAND
= 2
$ assay gen solve/small.assay --solver smtlib
! assay: '--solver smtlib' needs a command, such as 'smtlib:cvc5 --incremental --strings-exp'
= 2
$ assay gen solve/small.assay --solver 'smtlib: '
! assay: '--solver smtlib: ' needs a command, such as 'smtlib:cvc5 --incremental --strings-exp'
= 2
$ assay gen solve/small.assay --encoding two
! assay: '--encoding' cannot be 'two'; it is one of: auto, one, all, distinct, forall
= 2
$ assay gen solve/small.assay --solver-timeout 0
! assay: '--solver-timeout' wants a number of seconds above 0, not '0'
= 2
$ assay gen list.c --solver z3
! assay: '--solver' is for .assay programs, and 'list.c' is none
= 2
$ assay gen list.c --seed 3
! assay: '--seed' is for .assay programs, and 'list.c' is none
= 2
$ assay gen list.c --format csv
! assay: '--format csv' is for .assay programs, and 'list.c' is none
= 2
$ assay count list.c --generate few
! assay: unknown option '--generate'; see 'assay count --help'
= 2
$ assay count solve/small.assay
! assay: 'assay count' counts structures of C predicates; a .assay program says itself how many inputs it wants: use 'assay gen solve/small.assay'
= 2
