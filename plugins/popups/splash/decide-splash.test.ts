// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { LATEST_PAGE_AGE_MS } from './constants.ts'
import { decideSplash, type SkipReason, type SplashFacts } from './decide-splash.ts'

const FACTS: SplashFacts = {
  shown: false,
  shell: 'browser',
  home: true,
  reducedMotion: false,
  savesData: false,
  touched: false,
  covered: false,
  hidden: false,
  pageAgeMs: 1_500,
}

describe('decideSplash', () => {
  it.each<[string, Partial<SplashFacts>, SkipReason | undefined]>([
    ['on the first home screen of a session', {}, undefined],
    ['in a web clip, which has none of its own', { shell: 'webclip' }, undefined],
    ['at the last moment', { pageAgeMs: LATEST_PAGE_AGE_MS }, undefined],
    ['never twice in a session', { shown: true }, 'shown in this session'],
    ['not in the native app', { shell: 'native' }, 'installed'],
    ['not from the home screen', { shell: 'pwa' }, 'installed'],
    ['not on other screens', { home: false }, 'not the home screen'],
    ['not with reduced motion', { reducedMotion: true }, 'reduced motion'],
    ['not where data is saved', { savesData: true }, 'saves data'],
    ['not once the player has begun', { touched: true }, 'in use'],
    ['not under a dialog', { covered: true }, 'a dialog is open'],
    ['not in the background', { hidden: true }, 'in the background'],
    ['not on a page that is older', { pageAgeMs: LATEST_PAGE_AGE_MS + 1 }, 'too late'],
    ['the session comes first', { shown: true, shell: 'pwa', touched: true }, 'shown in this session'],
  ])('[ST-25] %s', (_case, part, reason) =>
    expect(decideSplash({ ...FACTS, ...part })).toEqual(reason ? { kind: 'skip', reason } : { kind: 'show' }),
  )
})
