// @vitest-environment node
import { expect, it } from 'vitest'
import type { PushState } from '../contract/push.ts'
import { isOn, type PushAction, pushState } from './push-state.ts'

const failure = { key: 'error_unknown', code: 'x' } as const
const OFF: PushState = { step: 'off' }
const ON: PushState = { step: 'on' }
const WORKING: PushState = { step: 'working', on: false }
const FAILED: PushState = { step: 'failed', on: false, failure }

it.each<[PushState, PushAction, PushState]>([
  [OFF, { type: 'start' }, WORKING],
  [ON, { type: 'start' }, { step: 'working', on: true }],
  [FAILED, { type: 'start' }, WORKING],
  [WORKING, { type: 'start' }, WORKING],
  [WORKING, { type: 'done', on: true }, ON],
  [WORKING, { type: 'done', on: false }, OFF],
  [WORKING, { type: 'fail', on: false, failure }, FAILED],
  [WORKING, { type: 'found', on: true }, WORKING],
  [FAILED, { type: 'found', on: false }, FAILED],
  [FAILED, { type: 'found', on: true }, ON],
  [OFF, { type: 'found', on: true }, ON],
  [ON, { type: 'found', on: false }, OFF],
  [ON, { type: 'found', on: true }, ON],
  [FAILED, { type: 'forget' }, OFF],
  [{ step: 'failed', on: true, failure }, { type: 'forget' }, ON],
  [WORKING, { type: 'forget' }, WORKING],
  [OFF, { type: 'forget' }, OFF],
  [ON, { type: 'forget' }, ON],
])('%j, %j: %j', (state, action, next) => expect(pushState(state, action)).toEqual(next))

it.each<[PushState, boolean]>([
  [OFF, false],
  [ON, true],
  [WORKING, false],
  [{ step: 'failed', on: true, failure }, true],
])('%j is on: %s', (state, on) => expect(isOn(state)).toBe(on))
