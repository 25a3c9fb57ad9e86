// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

/** What the site is built from: neither tests nor their helpers. */
const isShipped = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:test|fake|stories|bench)\.|\/(?:mock|conformance)\b/.test(file)
const files = projectFiles(['plugins', 'kernel', 'sdk/src', 'app', 'merchants']).filter(isShipped)

/** A name or a field for a password that is given a text; the address of the screen is none. */
const GIVEN = /\b[\w$]*password[\w$]*['"]?\s*[:=]\s*(['"`])(?!\/m\/)([^'"`\n]+)\1/gi

const passwordsIn = (source: string): readonly string[] =>
  [...source.replaceAll(/\/\*.*?\*\//gs, '').matchAll(GIVEN)].map(([, , text = '']) => text)

describe('a password', () => {
  it('[VA-01] is never a literal in the code', () => {
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap((file) =>
      passwordsIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([
      // Dots in the field of a remembered log-in; they are never sent.
      'plugins/account/auth/remembered.ts: ••••••••',
      // The one that is refused (ST-03).
      'plugins/account/shared/session.ts: 123456',
    ])
  })

  it.each([
    ["const DEFAULT_PASSWORD = 'lotus'", ['lotus']],
    ['settings: { defaultPassword: "a b" }', ['a b']],
    ["{ 'password': `x1` }", ['x1']],
    ["const password = makePassword('x')", []],
    ["CHANGE_PASSWORD_PATH = '/m/changePsw'", []],
    ['password: string', []],
    ["/** `password: 'x'` */ const password = ''", []],
  ])('is found: %s', (source, expected) => expect(passwordsIn(source)).toEqual(expected))
})
