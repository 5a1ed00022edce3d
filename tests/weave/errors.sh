#!/bin/bash
# Bad input is answered with one message and exit status 1, never with a crash;
# and an object has what the runtime counts on.
#
# usage: errors.sh WEAVER LIBC.bc SOURCE-ROOT WORK-DIRECTORY
set -u
weaver=$1 libc=$2 root=$3 work=$4
mkdir -p "$work" && cd "$work" || exit 1
failures=0
clang="clang-19 -O0 -Xclang -disable-O0-optnone -emit-llvm -c -x c"

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

weave() { # FILE…: all that a run needs, but for the files
    "$weaver" --weave reads --hooks hooks.bc --libc "$libc" --entry entry --output out.o "$@"
}

refuses() { # MESSAGE COMMAND…: the message may be a part of what is printed
    local expected=$1 output status
    shift
    output=$("$@" 2>&1)
    status=$?
    [ $status = 1 ] || fail "exit status $status of: $*"
    case $output in
    "assay-weave: "*"$expected"*) ;;
    *) fail "expected '$expected' from: $* -- got: $output" ;;
    esac
}

accepts() { # COMMAND…
    local output
    output=$("$@" 2>&1) || fail "refused: $* -- $output"
    [ -z "$output" ] || fail "not silent: $* -- $output"
}

$clang -I"$root/src" "$root/tests/weave/trace_hooks.c" -o hooks.bc || exit 1
echo 'int entry(void *p) { return *(char *)p; }' | $clang - -o good.bc
echo 'int other(void) { return 1; }' | $clang - -o other.bc
echo 'int twice(void) { return 1; }' | $clang - -o twice.bc
echo '' | $clang - -o empty.bc
echo 'int f(void) __attribute__((weak)); int (*p)(void) = f; int entry(void *q) { return p ? p() : 0; }' | $clang - -o weak.bc
echo 'int entry(void *p) { __asm__("no such instruction"); return 0; }' | $clang - -o assembly.bc
echo 'int entry(void *p) { return 0; }' | $clang --target=aarch64-linux-gnu - -o aarch64.bc
head -c 700 good.bc >cut.bc
head -c 3000 /dev/urandom >noise.bc
: >nothing.bc
{ head -c 1000 good.bc; head -c 200 /dev/zero; tail -c +1201 good.bc; } >holed.bc

accepts weave good.bc
objdump -d out.o | grep -qw 'retq\?' && fail "a function returns without the thunk"
[ "$(nm -g --defined-only out.o | awk '{print $3}')" = entry ] || fail "more than the entry is visible"
readelf -S out.o | grep -q eh_frame || fail "no unwind tables"
accepts weave empty.bc good.bc other.bc
accepts weave -O3 --emit-bitcode good.bc
refuses "no function 'entry' is defined in the given bitcode" weave other.bc
refuses "no function 'entry' is defined in the given bitcode" weave empty.bc
refuses "cannot read 'missing.bc': No such file or directory" weave missing.bc
refuses "'cut.bc' is not bitcode that LLVM 19 can read" weave cut.bc
refuses "'noise.bc' is not bitcode that LLVM 19 can read" weave noise.bc
refuses "'nothing.bc' is not bitcode that LLVM 19 can read" weave nothing.bc
refuses "'holed.bc' is not bitcode that LLVM 19 can read" weave holed.bc
refuses "cannot link 'twice.bc': Linking globals named 'twice': symbol multiply defined!" weave good.bc twice.bc twice.bc
refuses "'aarch64.bc' was compiled for 'aarch64-unknown-linux-gnu'" weave aarch64.bc
refuses "the address of the weak function 'f', which is not defined, is stored" weave weak.bc
refuses "cannot generate code" weave assembly.bc
refuses "no weave is called 'cloth'" weave --weave cloth good.bc
refuses "there is no option '--colour'" weave --colour red good.bc
refuses "-O takes 0, 1, 2 or 3, not '9'" weave -O9 good.bc
refuses "-O takes 0, 1, 2 or 3, not 'fast'" weave -O fast good.bc
refuses "option '--entry' needs a value" weave good.bc --entry
refuses "no bitcode file was given" weave
refuses "option '--weave' is missing" "$weaver" good.bc
refuses "cannot write 'no/such/directory/out.o'" weave --output no/such/directory/out.o good.bc
"$weaver" --help | grep -q '^  reads ' || fail "--help does not list the weave 'reads'"

[ $failures = 0 ] && echo "all errors are as expected"
exit $((failures > 0))
