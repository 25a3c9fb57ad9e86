// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'
import { forbiddenSinks, SINKS } from './sinks.ts'

/** What runs in the player's page; the bake and the server's side write pages as text. */
const SITE = ['kernel', 'plugins', 'sdk/src', 'sdk/templates', 'app']
const NOT_IN_THE_PAGE =
  /\.(test|stories|fake|bench)\.|(^|\/)mock\.ts$|^sdk\/src\/(testing|vite)\/|^kernel\/host\/testing\/|^app\/(bake|build|deploy|document|preview)\/|^app\/older\/(older-page|older-script|old-script)\.ts$/
const sources = projectFiles(SITE).filter(
  (file) => /\.(ts|tsx|js)$/.test(file) && !NOT_IN_THE_PAGE.test(file),
)

it('scripts, frames and markup go through the three functions of the SDK', () => {
  for (const file of ['app/main.tsx', 'app/border.ts', 'app/fetch-ahead.ts', 'app/boot/boot.js'])
    expect(sources).toContain(file)
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap((file) => forbiddenSinks(file, readFileSync(file, 'utf8')))).toEqual([])
})

it('no exception is left that nothing needs', () => {
  for (const { pattern, allowed } of SINKS)
    for (const file of allowed) expect(readFileSync(file, 'utf8')).toMatch(pattern)
})

it.each([
  ["document.createElement('script')", "createElement('script')"],
  ["document.createElementNS('http://www.w3.org/2000/svg', 'script')", "createElement('script')"],
  ['document.createElement("iframe")', "createElement('iframe')"],
  ["createElement('object', { data })", "createElement('iframe')"],
  ['<iframe src={url} />', '<iframe'],
  ['<embed src={url} />', '<iframe'],
  ['<object data={url} />', '<iframe'],
  ['<script src={url} />', '<script'],
  ['frame.srcdoc = html', 'srcdoc'],
  ['<div dangerouslySetInnerHTML={{ __html: html }} />', 'dangerouslySetInnerHTML'],
  ['box.innerHTML = html', 'innerHTML'],
  ['box.outerHTML += html', 'innerHTML'],
  ["box.insertAdjacentHTML('beforeend', html)", 'insertAdjacentHTML'],
  ['box.setHTMLUnsafe(html)', 'setHTMLUnsafe'],
  ['range.createContextualFragment(html)', 'createContextualFragment'],
  ['document.write(html)', 'document.write'],
  ["new DOMParser().parseFromString(html, 'text/html')", 'DOMParser'],
  ["import purify from 'dompurify'", 'dompurify'],
  ['eval(code)', 'eval'],
  ['new Function(code)', 'new Function'],
  ['Function(code)()', 'new Function'],
  ["setTimeout('run()', 1)", 'a timer with text'],
  ['await import(address)', 'import of an address'],
  ['import(/* @vite-ignore */ `${origin}/plugin.js`)', 'import of an address'],
  ["import('https://evil.example/' + name)", 'import of an address'],
  ['import(\n  address,\n)', 'import of an address'],
  ['new Worker(address)', 'new Worker'],
  ["new SharedWorker('/m/other.js')", 'new Worker'],
  ['importScripts(address)', 'new Worker'],
  ["navigator.serviceWorker.register('/m/other.js')", 'new Worker'],
])('knows %s', (code, name) => {
  expect(forbiddenSinks('plugins/a/b/planted.tsx', code)).toEqual([expect.stringContaining(`${name}; use`)])
})

it.each([
  "document.createElement('link')",
  '// box.innerHTML = html',
  '/** Never `eval(…)`. */',
  'evaluate(gate, facts)',
  'host.eval(1)',
  'setTimeout(run, 1)',
  'isFunction(value)',
  'const store: Store<object> = x',
  '<Frame src={url} title="Chat" />',
  "await import('./chat.ts')",
  "import('../../kernel/x.ts').then(run)",
  'const loaded: typeof import("./chat.ts") = x',
  'type Chat = import("./chat.ts").Chat',
  'new Workbox(address)',
])('leaves %s alone', (code) => expect(forbiddenSinks('plugins/a/b/planted.tsx', code)).toEqual([]))
