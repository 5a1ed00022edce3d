#!/bin/bash
# Weaves every case at -O0 to -O3 with hooks that print, runs it, and compares
# what is printed with the .trace file beside the case.
#
# usage: run.sh [--refresh] WEAVER LIBC.bc SOURCE-ROOT WORK-DIRECTORY [CASE…]
set -u
refresh=no
if [ "$1" = --refresh ]; then refresh=yes; shift; fi
weaver=$1 libc=$2 root=$3 work=$4
shift 4
here=$root/tests/weave
mkdir -p "$work" || exit 1
clang="clang-19 -std=gnu17 -D_GNU_SOURCE -Wall -Wno-unused -I$root/src -I$here"
failures=0

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

$clang -O2 -Xclang -disable-llvm-passes -emit-llvm -fPIC -c "$here/trace_hooks.c" -o "$work/hooks.bc" &&
    $clang -O1 -c "$here/trace.c" -o "$work/trace.o" || exit 1

compile() { # SOURCE OUT: flags of a case stand in its first line, behind 'flags:'
    local flags
    flags=$(sed -n '1s|.*flags: \(.*\) \*/|\1|p' "$1")
    (cd "$here/cases" && $clang -g -O0 -Xclang -disable-O0-optnone -fno-builtin -emit-llvm $flags -c "$(basename "$1")" -o "$2")
}

weave() { # OUT LEVEL IN…
    local out=$1 level=$2
    shift 2
    "$weaver" --weave reads --hooks "$work/hooks.bc" --libc "$libc" --entry entry -O"$level" --output "$out" "$@"
}

run_case() { # NAME
    local name=$1 level inputs=()
    for source in "$here/cases/$name".c "$here/cases/$name"+*.c; do
        [ -e "$source" ] || continue
        compile "$source" "$work/$(basename "$source" .c).bc" || { fail "$name does not compile"; return; }
        inputs+=("$work/$(basename "$source" .c).bc")
    done
    for level in 0 1 2 3; do
        weave "$work/$name.o" $level "${inputs[@]}" || { fail "$name at -O$level: not woven"; return; }
        clang-19 "$work/$name.o" "$work/trace.o" -lm -o "$work/$name.exe" || { fail "$name at -O$level: not linked"; return; }
        (timeout 20 "$work/$name.exe" </dev/null || echo "status $?") >"$work/$name.$level" 2>/dev/null
        if [ $refresh = yes ] && [ $level = 0 ]; then cp "$work/$name.0" "$here/cases/$name.trace"; fi
        diff -u "$here/cases/$name.trace" "$work/$name.$level" >"$work/$name.diff" || {
            fail "$name at -O$level: the trace differs"
            head -40 "$work/$name.diff"
        }
    done
}

for source in "$here"/cases/*.c; do
    name=$(basename "$source" .c)
    case $name in *+*) continue ;; esac
    if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
    run_case "$name"
done
[ $failures = 0 ] && echo "all traces are as expected"
exit $((failures > 0))
