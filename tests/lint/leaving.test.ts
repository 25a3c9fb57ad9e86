import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Matches code that leaves the page or opens a window without the URL checker. */
const LEAVES =
  /(?<!const |let |\bthis\.)\blocation(?:\.href)?\s*=(?![={])|\blocation\s*\??\.\s*(?:assign|replace)\b|\bwindow\s*\??\.\s*open\b|(?<![\w.#])open\([^)]*_(?:blank|self|top|parent)|(?:window|self|globalThis)\s*\??\.\s*navigation\b/

/**
 * Where addresses are checked before they are followed, and the script that leads an old browser to one page of the site; the
 * harness and the mock gateway are no part of the site.
 */
const ALLOWED = /^kernel\/navigation\/|^app\/older\/choose\.js$/
const SITE = ['kernel', 'plugins', 'sdk/src', 'app']

const sources = projectFiles(SITE).filter(
  (file) => /\.(ts|tsx|js)$/.test(file) && !/\.(test|stories|fake|bench)\.|\/mock\.ts$/.test(file),
)

it('[SE-03] nothing leaves the page but the navigation, which checks where to', () => {
  expect(sources.length).toBeGreaterThan(300)
  const leaving = sources.filter((file) => LEAVES.test(readFileSync(file, 'utf8')))
  expect(leaving.filter((file) => !ALLOWED.test(file))).toEqual([])
  // The search does find such code.
  expect(leaving.length).toBeGreaterThan(0)
})

it.each([
  'location.assign(url)',
  'location.href = url',
  'window.location = url',
  'location.replace(url)',
  "window.open(url, '_blank')",
  "open(url, '_blank')",
  'globalThis.location.href=url',
  'window.navigation.navigate(url)',
])('knows %s', (code) => expect(code).toMatch(LEAVES))

it.each([
  'const { href } = location',
  'const location = 1',
  'location.href === x',
  'overlays.open(Sheet)',
  'this.open()',
  'location.reload()',
  'navigation.navigate(path)',
  'this.location = store',
  '<Router location={location} />',
])('leaves %s alone', (code) => expect(code).not.toMatch(LEAVES))
