The first Ctrl-C ends the search, and so does the end of --time; what was found
is written whole.

$ assay gen rare.c --scope 9 --quiet --format json --output found.json & sleep 2; kill -INT $!; wait $!; echo status $?; cat found.json
> status 130
> [
> {"args":["&dials0"],"objects":{"dials0":{"type":"struct dials","dial":[0,0,0,0,0,0,0,0,0,0,0,0]}}}
> ]
$ assay gen rare.c --scope 9 --quiet & sleep 2; kill -TERM $!; wait $!; echo status $?
> {"args":["&dials0"],"objects":{"dials0":{"type":"struct dials","dial":[0,0,0,0,0,0,0,0,0,0,0,0]}}}
> status 143
$ assay count rare.c --scope 9 --time 1.5 --quiet --stats json 2>&1 | sed 's/"explored":[0-9]*/"explored":N/'
> 1
> {"predicate":"dials_ok","scope":9,"engine":"enumerate","valid":1,"explored":N,"seconds":N,"complete":false,"build_seconds":N,"reason":"time","failures":[],"peak_kb":N}
