// @vitest-environment node
import { defineEvent, pluginChanged } from '@foyer/sdk'
import { expect, it } from 'vitest'
import { eventsAfter } from './inspection-calls.ts'
import { KEPT_EVENTS, RecordedBus } from './recorded-bus.ts'

const said = defineEvent<{ readonly text: string; readonly password?: string }>({ id: 't.said' })
const kept = defineEvent<number>({ id: 't.kept', keep: true })

it('keeps each event with its payload and the number of its subscribers, also one that still waits for the first', () => {
  const bus = new RecordedBus(() => {})
  bus.on(said, () => {})
  bus.on(said, () => {})
  bus.emit(said, { text: 'hello' })
  bus.emit(kept, 7)
  expect(bus.events).toMatchObject([
    { id: 1, event: 't.said', payload: { text: 'hello' }, heard: 2 },
    { id: 2, event: 't.kept', payload: 7, heard: 0 },
  ])
})

it('keeps the latest ones', () => {
  const bus = new RecordedBus(() => {})
  for (let at = 0; at <= KEPT_EVENTS; at++) bus.emit(kept, at)
  expect([bus.events.length, bus.events[0]?.id, bus.events.at(-1)?.payload]).toEqual([
    KEPT_EVENTS,
    2,
    KEPT_EVENTS,
  ])
})

it('gives those after a number as data, without secrets', () => {
  const bus = new RecordedBus(() => {})
  bus.emit(kept, 1)
  bus.emit(said, { text: 'hello', password: 'geheim1' })
  const [only, ...others] = eventsAfter(bus.events, 1)
  expect(others).toEqual([])
  expect(only).toMatchObject({ id: 2, payload: { text: 'hello', password: '[hidden]' } })
  expect(Math.abs((only?.at ?? 0) - Date.now())).toBeLessThan(60_000)
})

it('remembers when each plugin came into each state', () => {
  const bus = new RecordedBus(() => {})
  bus.emit(pluginChanged, { plugin: 'a.b', from: 'registered', to: 'waiting' })
  bus.emit(pluginChanged, { plugin: 'a.b', from: 'waiting', to: 'activating' })
  const { waiting, activating, active } = bus.times.get('a.b') ?? {}
  expect([waiting, activating].every((time) => typeof time === 'number')).toBe(true)
  expect(active).toBeUndefined()
})
