# Takes a chapter apart into steps, numbered files in the folder 'steps'; see
# run.  With write=1 it prints the chapter again instead, with STEP.output in
# place of what stood below each command.

function complain(what) {
    print FILENAME ":" FNR ": " what >"/dev/stderr"
    failed = 1
    exit 1
}

function part(name) {
    return steps "/" sprintf("%04d", count) "." name
}

function start(line) {
    count++
    if (!write)
        print line >part("line")
}

function start_command(line, command) {
    start(line)
    if (write)
        return
    print command >part("command")
    print needs >part("needs")
    printf "" >part("expected")
    has_command = 1
}

function show_output(  line) {
    while ((getline line <part("output")) > 0)
        print line
    close(part("output"))
}

function close_step() {
    if (write || !count)
        return
    close(part("line")); close(part("command")); close(part("needs")); close(part("expected"))
    close(part("name")); close(part("content"))
}

function argument(name) {
    return match($0, "[ \t]" name "=[^ \t]+") ? substr($0, RSTART + length(name) + 2, RLENGTH - length(name) - 2) : ""
}

inside == "file" && /^```/ { inside = ""; close_step(); if (write) print; next }
inside == "file" { if (write) print; else print >part("content"); next }

inside == "console" && continued {
    if (write) print; else print >part("command")
    continued = /\\$/
    if (!continued && write) show_output()
    next
}
inside == "console" && /^```/ { inside = ""; close_step(); if (write) print; next }
inside == "console" && /^\$ / {
    close_step()
    start_command(FNR, substr($0, 3))
    continued = /\\$/
    if (write) print
    if (write && !continued) show_output()
    next
}
inside == "console" {
    if (!count || !has_command && !write) complain("output without a command above it")
    if (!write) print >part("expected")
    next
}
inside == "other" { if (/^```/) inside = ""; if (write) print; next }

/^```/ {
    if (write) print
    file = argument("file")
    if (file != "") {
        inside = "file"
        start(FNR)
        if (!write) { print file >part("name"); printf "" >part("content") }
    } else if (/^```console/) {
        inside = "console"
        needs = argument("needs")
    } else {
        inside = "other"
    }
    next
}
/^<!-- run: .* -->$/ {
    needs = ""
    start_command(FNR, substr($0, 11, length($0) - 14))
    close_step()
    if (write) print
    next
}
{ if (write) print }

END {
    if (!failed && inside != "")
        complain("a block is not closed")
}
