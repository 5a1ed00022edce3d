# same.awk EXPECTED ACTUAL: status 0 when they are the same, where '…' in
# EXPECTED stands for any part of a line, and alone on a line for any lines.

# The pieces between the ellipses occur in this order; the first and the last
# are at the ends.
function line_fits(pattern, line,  pieces, count, i, at, last) {
    count = split(pattern, pieces, "…")
    if (count <= 1)
        return pattern == line
    if (substr(line, 1, length(pieces[1])) != pieces[1])
        return 0
    line = substr(line, length(pieces[1]) + 1)
    for (i = 2; i < count; i++) {
        at = index(line, pieces[i])
        if (!at)
            return 0
        line = substr(line, at + length(pieces[i]))
    }
    last = pieces[count]
    return length(line) >= length(last) && substr(line, length(line) - length(last) + 1) == last
}

function fits(e, a) {
    while (e < expected_count && expected[e] != "…") {
        if (a >= actual_count || !line_fits(expected[e], actual[a]))
            return 0
        e++
        a++
    }
    if (e == expected_count)
        return a == actual_count
    for (; a <= actual_count; a++)
        if (fits(e + 1, a))
            return 1
    return 0
}

FILENAME == ARGV[1] { expected[expected_count++] = $0; next }
{ actual[actual_count++] = $0 }
END { exit !fits(0, 0) }
