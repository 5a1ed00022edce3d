"""agree.py STEM: STEM.json, STEM.jsonl and STEM.csv hold the same inputs."""
import csv
import json
import re
import sys

csv.field_size_limit(1 << 30)


def flatten(value, name, out):
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            flatten(inner, f"{name}.{key}" if name else key, out)
    else:
        out[name] = value


def plain(value):
    """As CSV says it; a Real is "p/q" in JSON, and p in CSV where q is 1."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return value
    if isinstance(value, (list, dict)):
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return str(value)


def same(cell, value):
    if isinstance(value, (list, dict)):
        return json.loads(cell) == value
    return cell == plain(value) or (re.fullmatch(r"-?\d+/1", str(value)) and cell + "/1" == value)


def main(stem):
    with open(stem + ".json", encoding="utf-8", newline="") as file:
        array = json.load(file)
    with open(stem + ".jsonl", encoding="utf-8", newline="\n") as file:
        lines = [json.loads(line) for line in file]
    with open(stem + ".csv", encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(file)
    if array != lines:
        sys.exit("json and jsonl differ")
    if len(rows) != len(lines):
        sys.exit(f"csv has {len(rows)} lines, jsonl {len(lines)}")
    for number, (row, line) in enumerate(zip(rows, lines), 1):
        expected = {}
        flatten(line, "", expected)
        if len(row) != len(header):
            sys.exit(f"line {number} has {len(row)} cells, the header {len(header)}")
        for name, cell in zip(header, row):
            if not (same(cell, expected.pop(name)) if name in expected else cell == ""):
                sys.exit(f"line {number}: {name} differs: {cell!r}")
        if expected:
            sys.exit(f"line {number}: csv lacks {', '.join(expected)}")


main(sys.argv[1])
