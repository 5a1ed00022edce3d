// Reads the lines of `regex-judge export-…` and asks Node's own RegExp.
import { readFileSync } from 'node:fs';
let patterns = 0, strings = 0, refused = 0, wrong = 0;
for (const line of readFileSync(0, 'utf8').split('\n')) {
  if (!line) continue;
  const { pattern, flags, search, strings: answers } = JSON.parse(line);
  let regexp;
  try {
    // The whole string: from its start (sticky) to where no character follows.
    regexp = search ? new RegExp(pattern, flags) : new RegExp(`(?:${pattern})(?![^])`, flags + 'y');
  } catch (error) {
    console.log(`/${pattern}/${flags}: Node refuses what Assay takes: ${error.message}`);
    refused++;
    continue;
  }
  patterns++;
  for (const [string, expected] of answers) {
    regexp.lastIndex = 0;
    strings++;
    if (regexp.test(string) !== expected) {
      console.log(`/${pattern}/${flags} ${search ? 'search' : 'whole'}: ${JSON.stringify(string)} ${expected ? 'matches' : 'does not match'}, Node says the opposite`);
      wrong++;
    }
  }
}
console.log(`${patterns} patterns, ${strings} strings, ${refused} refused, ${wrong} wrong`);
process.exit(wrong + refused || patterns === 0 ? 1 : 0);
