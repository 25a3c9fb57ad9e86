import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './site.ts'

const TEXT = /\.(js|css|html|json|svg|conf|map)$/

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesOf(path)
    return TEXT.test(entry.name) ? [path] : []
  })
}

test('[HA-07] nothing of the harness, the mock gateway or the tests’ sabotage is in the built site', () => {
  const files = ['dist/client', 'dist/www/current'].flatMap(filesOf)
  expect(files.length).toBeGreaterThan(50)
  const traces = [
    '__gateway',
    '__harness',
    // The mock's key is made when it runs: with these.
    'generateKeyPair',
    'privateDecrypt',
    'privateKey',
    'encryption.invalid',
    'foyer_world',
    'state-options',
    'player123',
    'msw',
    'defineMock',
    'sabotage',
    'foyerTest',
    'foyer.break',
    'STOP_',
  ]
  // Each is a trace of something, and finds it where it is.
  const sources = ['mocks', 'harness']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => /(?<!\.test)\.(ts|tsx)$/.test(name))
    .map((name) => readFileSync(name, 'utf8'))
  expect(traces.filter((trace) => !sources.some((text) => text.includes(trace)))).toEqual([])
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${file}`)
  })
  expect(found).toEqual([])
})
