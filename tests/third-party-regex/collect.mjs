// collect.mjs NODE_MODULES [FOLDER…]: the regexes of other people's code, one JSON
// object a line: literals of the packages' JavaScript, and "pattern"s of JSON schemas.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRequire } from 'node:module';

const [modules, ...folders] = process.argv.slice(2);
const require = createRequire(resolve(modules, 'here.js'));
const acorn = require('acorn');
const walk = require('acorn-walk');
const seen = new Set();

function add(pattern, flags, from, kind) {
  flags = [...flags].filter((f) => 'imsu'.includes(f)).sort().join('');
  const key = `${pattern}/${flags}`;
  if (seen.has(key) || pattern.length < 4 || pattern.length > 2000) return;
  try {
    new RegExp(pattern, flags);
  } catch {
    return; // no ECMA-262 regex at all
  }
  seen.add(key);
  console.log(JSON.stringify({ pattern, flags, from, kind }));
}

function patterns(json, from) {
  if (Array.isArray(json)) json.forEach((item) => patterns(item, from));
  else if (json && typeof json === 'object')
    for (const [key, value] of Object.entries(json))
      if (key === 'pattern' && typeof value === 'string') add(value, 'u', from, 'schema');
      else if (key === 'patternProperties' && value && typeof value === 'object') {
        Object.keys(value).forEach((pattern) => add(pattern, 'u', from, 'schema'));
        patterns(Object.values(value), from);
      } else patterns(value, from);
}

function literals(source, from) {
  for (const sourceType of ['module', 'script'])
    try {
      walk.simple(acorn.parse(source, { ecmaVersion: 'latest', sourceType, allowHashBang: true }), {
        Literal(node) {
          if (node.regex) add(node.regex.pattern, node.regex.flags, from, 'literal');
        },
      });
      return;
    } catch {} // not of this type
}

function visit(path, from) {
  for (const name of readdirSync(path).sort()) {
    const file = join(path, name);
    if (statSync(file).isDirectory()) {
      if (!['node_modules', 'test', 'es', 'esm', 'dist'].includes(name)) visit(file, from);
    } else if (/\.(c?js|mjs)$/.test(name) && !/\.min\./.test(name)) literals(readFileSync(file, 'utf8'), from);
    else if (/\.json$/.test(name))
      try {
        patterns(JSON.parse(readFileSync(file, 'utf8')), from);
      } catch {} // JSON with comments
  }
}

for (const folder of folders) visit(folder, folder.split('/').pop());
