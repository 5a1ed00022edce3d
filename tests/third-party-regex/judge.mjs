// judge.mjs NODE_MODULES <LINES: what regex-many says, judged by Node's RegExp; and
// the number of classes by the rule of coverage, on another parser's tree.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import vm from 'node:vm';

const require = createRequire(resolve(process.argv[2], 'here.js'));
const { RegExpParser } = require('@eslint-community/regexpp');
const parser = new RegExpParser({ ecmaVersion: 2024 });

// Alternatives, optional parts and the parts of a bracket are choices; concatenation
// multiplies; a repetition is {shortest, longer} with the choices of its first element.
function classes(node) {
  const sum = (nodes) => nodes.map(classes).reduce((a, b) => a + b, 0n);
  const product = (nodes) => nodes.map(classes).reduce((a, b) => a * b, 1n);
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return sum(node.alternatives);
    case 'Alternative':
      return product(node.elements);
    case 'CharacterClass':
      return node.negate ? 1n : BigInt(node.elements.length);
    case 'Quantifier': {
      const inside = classes(node.element);
      const shortest = node.min === 0 ? 1n : inside;
      return node.max > node.min ? shortest + inside : shortest;
    }
    default:
      return 1n;
  }
}

// Some of these patterns backtrack for ever: after half a second Node does not know.
const context = vm.createContext({ regexp: null, s: null });
const script = new vm.Script('regexp.test(s)');
function judge(regexp, s) {
  Object.assign(context, { regexp, s });
  try {
    return script.runInContext(context, { timeout: 500 });
  } catch {
    return undefined;
  }
}

let unjudged = 0, handled = 0, refused = 0, strings = 0, wrong = 0, duplicates = 0, counted = 0, miscounted = 0;
const reasons = new Map();
for (const line of readFileSync(0, 'utf8').split('\n')) {
  if (!line) continue;
  const answer = JSON.parse(line);
  const { pattern, flags } = answer;
  if (answer.refused) {
    refused++;
    const reason = answer.refused.replace(/^.*: /, '').replace(/\d+/g, 'N');
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    continue;
  }
  handled++;
  const regexp = new RegExp(pattern, flags);
  const test = (list, expected) => {
    for (const s of list) {
      const judged = judge(regexp, s);
      if (judged === undefined) {
        unjudged++;
        return;
      }
      strings++;
      if (judged !== expected) {
        console.log(`/${pattern}/${flags}: ${JSON.stringify(s)}: Node says ${!expected}`);
        wrong++;
      }
    }
  };
  test(answer.strings, true);
  test(answer.others, false);
  if (!answer.drawn && new Set(answer.strings).size !== answer.strings.length) {
    console.log(`/${pattern}/${flags}: a string comes twice`);
    duplicates++;
  }
  if (answer.cover === undefined) continue;
  test(answer.classes, true);
  if (new Set(answer.classes).size !== answer.classes.length) {
    console.log(`/${pattern}/${flags}: one string for two classes`);
    duplicates++;
  }
  let tree;
  try {
    tree = parser.parsePattern(pattern, 0, pattern.length, flags.includes('u'));
  } catch {
    continue;
  }
  counted++;
  const expected = classes(tree);
  if (String(expected) !== answer.cover) {
    console.log(`/${pattern}/${flags}: ${answer.cover} classes, the rule says ${expected}`);
    miscounted++;
  }
}
for (const [reason, count] of reasons) console.log(`refused ${count}: ${reason}`);
console.log(`${handled} handled, ${refused} refused, ${strings} strings judged by Node (${unjudged} lists not to their end), ${wrong} wrong, ${duplicates} duplicates, ` +
  `${counted} covers counted, ${miscounted} otherwise`);
process.exit(wrong + duplicates + miscounted || handled < 200 ? 1 : 0);
