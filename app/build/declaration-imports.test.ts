// @vitest-environment node
import { expect, it } from 'vitest'
import { rootExports, withRootImports } from './declaration-imports.ts'

const MODULES: Readonly<Record<string, readonly string[]>> = {
  'index.ts': [
    "export { type Clock, CLOCK } from './services/clock.ts';",
    "export { type Tab as TabItem } from './ui/tabs.tsx';",
    "export { type IconName } from './ui/icon-paths.ts';",
    "export * from './contracts/index.ts';",
  ],
  'contracts/index.ts': ["export { routes } from './screen.ts';"],
}
const exported = rootExports((file) => (MODULES[file] ?? []).join('\n'))

it('finds what the root exports under its own name', () => {
  expect([...exported]).toEqual([
    'services/clock.ts#Clock',
    'services/clock.ts#CLOCK',
    'ui/icon-paths.ts#IconName',
    'contracts/screen.ts#routes',
  ])
})

it.each([
  ["import type { Clock } from '../services/clock.ts';", "import type { Clock } from '@foyer/sdk';"],
  [
    "import { type Clock, inner } from '../services/clock.ts';",
    "import { type Clock } from '@foyer/sdk';\nimport { inner } from '../services/clock.ts';",
  ],
  ["import type { Tab } from '../ui/tabs.tsx';", "import type { Tab } from '../ui/tabs.tsx';"],
  [
    'export declare const a: import("../services/clock.ts").Clock;',
    "export declare const a: import('@foyer/sdk').Clock;",
  ],
  [
    'export declare const a: import("../index.ts").Clock;',
    "export declare const a: import('@foyer/sdk').Clock;",
  ],
  ["import { near } from './near.ts';", "import { near } from './near.ts';"],
])('%s', (before, after) => expect(withRootImports(before, 'testing/fake.d.ts', exported)).toBe(after))

it('leaves the imports of a part’s own modules unchanged', () => {
  const line = "import type { IconName } from './icon-paths.ts';"
  expect(withRootImports(line, 'ui/icon.d.ts', exported)).toBe(line)
})
