// @vitest-environment node
import type { ReachabilityState } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { type Evidence, isDown, type Knowledge, nextReachability, probeDelayMs } from './next-reachability.ts'

const known = (state: ReachabilityState, answers = 3, failures = 0): Knowledge => ({
  state,
  answers,
  failures,
})

const ANSWER: Evidence = { kind: 'answer' }

const BROWSER: Evidence = { kind: 'browser-offline' }

const silence = (elsewhere = false, since = 3): Evidence => ({ kind: 'silence', elsewhere, since })

describe('nextReachability', () => {
  it.each<[string, Knowledge, Evidence, Knowledge]>([
    ['a first answer', known('unknown', 0), ANSWER, known('online', 1)],
    ['an answer, online', known('online'), ANSWER, known('online', 4)],
    ['an answer, offline', known('offline', 3, 5), ANSWER, known('online', 4)],
    ['an answer, unreachable', known('unreachable', 3, 5), ANSWER, known('online', 4)],
    ['the browser has no network', known('unknown', 0), BROWSER, known('offline', 0)],
    ['the browser loses it', known('online'), BROWSER, known('offline')],
    ['the browser loses it, with the host down', known('unreachable', 3, 5), BROWSER, known('offline', 3, 5)],
    ['nobody answers', known('online'), silence(), known('offline', 3, 1)],
    ['no host answers from the start', known('unknown', 0), silence(false, 0), known('offline', 0, 1)],
    ['nobody answers, still', known('offline', 3, 1), silence(), known('offline', 3, 2)],
    ['only another host answers', known('online'), silence(true), known('unreachable', 3, 1)],
    ['another host answers at last', known('offline', 3, 1), silence(true), known('unreachable', 3, 2)],
    ['silence that an answer has overtaken', known('online', 4), silence(), known('online', 4)],
    ['the same, from elsewhere', known('online', 4), silence(true), known('online', 4)],
  ])('%s', (_, before, evidence, after) => expect(nextReachability(before, evidence)).toEqual(after))
})

describe('isDown', () => {
  it.each<[ReachabilityState, boolean]>([
    ['unknown', false],
    ['online', false],
    ['unreachable', true],
    ['offline', true],
  ])('%s: %s', (state, down) => expect(isDown(state)).toBe(down))
})

describe('probeDelayMs', () => {
  it.each([
    [0, 2_000],
    [1, 4_000],
    [2, 8_000],
    [3, 16_000],
    [4, 30_000],
    [2_000, 30_000],
  ])('after %i failures about %i ms', (failures, ms) => {
    expect(probeDelayMs(failures, 0.5)).toBe(ms)
    expect(probeDelayMs(failures, 0)).toBe(ms / 2)
    expect(probeDelayMs(failures, 0.999)).toBeLessThan(ms * 1.5)
  })
})
