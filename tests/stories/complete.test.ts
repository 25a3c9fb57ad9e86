// @vitest-environment node
import { type AnyManifest, type StaticContribution, type Plugin, type Route, routes } from '@foyer/sdk'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listStories } from './list-stories.ts'
import { missingStories, type Shown } from './missing-stories.ts'
import { LEAST_OF_SCREEN, stateOf, STATES_OF } from './states.ts'

const manifests = import.meta.glob<Plugin>('../../plugins/*/*/manifest.ts', {
  eager: true,
  import: 'default',
})
const UI = 'sdk/src/ui'
const STORIES = listStories(['plugins', 'sdk'])

/** The components that `sdk/ui` exports, and their stories beside them. */
const pieces: readonly Shown[] = [
  ...readFileSync(`${UI}/index.ts`, 'utf8').matchAll(/^export \{ ([^}]+) \} from '\.\/(.+)\.tsx'/gm),
].flatMap(([, names = '', file = '']) =>
  names
    .split(', ')
    .filter((name) => !name.startsWith('type '))
    .map((component) => ({
      component,
      stories: STORIES.filter((story) => story.file === `${UI}/${file}.stories.tsx`).map(({ name }) => name),
    })),
)
const isRoute = (entry: unknown): entry is StaticContribution<Route> =>
  typeof entry === 'object' && entry !== null && 'at' in entry && entry.at === routes

/** The screens: components that routes name. Their stories name them: `export const Usual = story('Login')`. */
const screens: readonly Shown[] = Object.values(manifests).flatMap(({ manifest }) => {
  const { id }: AnyManifest = manifest
  const contributes: readonly unknown[] = manifest.contributes ?? []
  const folder = `plugins/${id.replace('.', '/')}`
  const components = new Set(contributes.filter(isRoute).map(({ value }) => value.component))
  return [...components].map((component) => ({
    component: `${id}/${component}`,
    stories: STORIES.filter(({ file }) => file.startsWith(`${folder}/`)).flatMap(({ file, name }) =>
      new RegExp(`^export const ${name} = \\w+\\(\\s*'${component}'`, 'm').test(readFileSync(file, 'utf8'))
        ? [name]
        : [],
    ),
  }))
})

describe('stories', () => {
  it('stand beside every piece of sdk/ui, in each of its states', () => {
    expect(pieces.length).toBeGreaterThan(12)
    const own = pieces.map(({ component }) => component)
    const states = Object.fromEntries(Object.entries(STATES_OF).filter(([name]) => !name.includes('/')))
    expect(missingStories(pieces, states)).toEqual([])
    expect([...own].sort()).toEqual([...new Set(own)].sort())
  })
  it('show every screen in each of its states', () => {
    expect(screens.length).toBeGreaterThan(7)
    const states = Object.fromEntries(Object.entries(STATES_OF).filter(([name]) => name.includes('/')))
    expect(missingStories(screens, states, LEAST_OF_SCREEN)).toEqual([])
  })
  it('are named for their states', () => {
    const own = STORIES.filter(({ file }) => file.startsWith('sdk/src/'))
    expect(own.filter(({ name }) => !stateOf(name)).map(({ title }) => title)).toEqual([])
  })
  it('have titles of their own', () => {
    const titles = STORIES.map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
})

describe('missingStories', () => {
  const statesOf = { Button: ['Usual', 'Failed'] }

  it.each([
    ['nothing where all are there', [{ component: 'Button', stories: ['Usual', 'FailedTwice'] }], []],
    ['a state', [{ component: 'Button', stories: ['Usual'] }], ['Button has no story Failed']],
    [
      'a name that is none of a state',
      [{ component: 'Button', stories: ['Usual', 'Failed', 'Failedness'] }],
      ['Button: the story Failedness names no state'],
    ],
    [
      'a component',
      [
        { component: 'Button', stories: ['Usual', 'Failed'] },
        { component: 'Link', stories: ['Usual'] },
      ],
      ['Link is in no list of states'],
    ],
    ['a component that is gone', [], ['Button has a list of states and does not exist']],
  ] as const)('names %s', (_what, shown, expected) => {
    expect(missingStories(shown, statesOf)).toEqual(expected)
  })
  it('names the least states that a component without a list lacks', () => {
    const shown = [
      { component: 'Button', stories: ['Usual', 'Failed'] },
      { component: 'Link', stories: ['Usual'] },
    ]
    expect(missingStories(shown, statesOf, ['Usual', 'Loading'])).toEqual(['Link has no story Loading'])
  })
})
