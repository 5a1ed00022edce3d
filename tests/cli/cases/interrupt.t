The first Ctrl-C ends the search; what was found is written whole.

$ assay gen list.c --scope 12 --quiet --output lists.jsonl & sleep 3; kill -INT $!; wait $!; echo status $?; tail -n 1 lists.jsonl | tail -c 4
$ assay count list.c --scope 12 --time 1.5 --stats json 2>&1 >/dev/null | grep -o '"complete":false.*"reason":"time"' | sed 's/"build.*N,//'
