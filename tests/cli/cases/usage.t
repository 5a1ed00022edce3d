What is typed wrong is named, and what was probably meant.

$ assay
! assay: no command given; see 'assay --help'
= 2
$ assay --versoin
! assay: unknown option '--versoin'; did you mean '--version'?
= 2
$ assay gne list.c
! assay: unknown command 'gne'; did you mean 'gen'?
= 2
$ assay frobnicate
! assay: unknown command 'frobnicate'; see 'assay --help'
= 2
$ assay gen
! assay: no FILE given; use 'assay gen FILE', or see 'assay gen --help'
= 2
$ assay gen list.c other.c
! assay: 'assay gen' takes one FILE, but 'other.c' is a second; name further files of the program with --source
= 2
$ assay gen --scoop 3 list.c
! assay: unknown option '--scoop'; did you mean '--scope'?
= 2
$ assay api x.h --tmie 5
! assay: unknown option '--tmie'; did you mean '--time'?
= 2
$ assay test list.c --tmie 5
! assay: unknown option '--tmie'; did you mean '--time'?
= 2
$ assay gen list.c --tmie 5
! assay: unknown option '--tmie'; did you mean '--time'?
= 2
$ assay count list.c --tmie 5
! assay: unknown option '--tmie'; did you mean '--time'?
= 2
$ assay export list.c --tmie 5
! assay: unknown option '--tmie'; did you mean '--time'?
= 2
$ assay show --qiuet
! assay: unknown option '--qiuet'; did you mean '--quiet'?
= 2
$ assay replay x --tmieout 5
! assay: unknown option '--tmieout'; did you mean '--timeout'?
= 2
$ assay gen list.c --no-such-thing=1
! assay: unknown option '--no-such-thing'; see 'assay gen --help'
= 2
$ assay gen list.c -x
! assay: unknown option '-x'; see 'assay gen --help'
= 2
$ assay gen list.c --scope
! assay: option '--scope' needs a value: see 'assay gen --help'
= 2
$ assay gen list.c --scope -1
! assay: '--scope' wants a whole number of 0 or more, not '-1'
= 2
$ assay gen list.c --scope=three
! assay: '--scope' wants a whole number of 0 or more, not 'three'
= 2
$ assay gen list.c --scope 3x
! assay: '--scope' wants a whole number of 0 or more, not '3x'
= 2
$ assay gen list.c --scope ''
! assay: '--scope' wants a whole number of 0 or more, not ''
= 2
$ assay gen list.c --scope 99999999999
! assay: '--scope' is too large at '99999999999': the most is 2147483647
= 2
$ assay gen list.c --limit 0
! assay: '--limit' wants a whole number of 1 or more, not '0'
= 2
$ assay gen list.c --time 0
! assay: '--time' wants a number of seconds above 0, not '0'
= 2
$ assay gen list.c --timeout nan
! assay: '--timeout' wants a number of seconds above 0, not 'nan'
= 2
$ assay gen list.c --format jsonn
! assay: '--format' cannot be 'jsonn'; did you mean 'jsonl'?
= 2
$ assay gen list.c --engine magic
! assay: '--engine' cannot be 'magic'; it is one of: enumerate, enumerate-rerun, enumerate-portable, solve
= 2
$ assay gen list.c --stats xml
! assay: '--stats' cannot be 'xml'; it is one of: json
= 2
$ assay gen list.c --quiet=yes
! assay: option '--quiet' takes no value, but has 'yes'
= 2
$ assay count list.c --format json
! assay: unknown option '--format'; see 'assay count --help'
= 2
$ assay gen list.c --cflags "-I 'src"
! assay: a quote in '-I 'src' is not closed
= 2
$ assay gen missing.c
! assay: cannot read 'missing.c': No such file or directory
= 2
$ assay gen list.c --source missing.c
! assay: cannot read 'missing.c': No such file or directory
= 2
$ assay gen .
! assay: cannot read '.': it is a directory
= 2
