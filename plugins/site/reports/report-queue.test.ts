// @vitest-environment node
import { expect, it } from 'vitest'
import type { Report } from '../contract.ts'
import { createReportQueue } from './report-queue.ts'

const error = (code: string): Report => ({ kind: 'error', route: '/m/home', code, count: 1 })
const vital = (value: number): Report => ({
  kind: 'vital',
  route: '/m/home',
  name: 'LCP',
  value,
  navigation: 'navigate',
})

it('counts what repeats itself before it is sent, and drops it afterwards', () => {
  const queue = createReportQueue()
  for (let times = 0; times < 3; times++) queue.add('a', error('PL-THREW'))
  expect(queue.take()).toEqual([{ ...error('PL-THREW'), count: 3 }])
  queue.add('a', error('PL-THREW'))
  expect(queue.take()).toEqual([])
})

it('has the last value of a measurement, once', () => {
  const queue = createReportQueue()
  queue.add('v1', vital(1))
  queue.add('v1', vital(2))
  expect(queue.take()).toEqual([vital(2)])
  queue.add('v1', vital(3))
  expect(queue.take()).toEqual([])
})

it('has room for measurements, however many errors there are', () => {
  const queue = createReportQueue()
  for (let n = 0; n < 20; n++) queue.add(`e${n}`, error('PL-THREW'))
  for (let n = 0; n < 5; n++) queue.add(`v${n}`, vital(n))
  expect(queue.take().map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 5 }, () => 'error'),
    ...Array.from({ length: 5 }, () => 'vital'),
  ])
})

it('gives ten reports at most, over all batches', () => {
  const queue = createReportQueue()
  let given = 0
  for (let n = 0; n < 30; n++) {
    queue.add(`v${n}`, vital(n))
    given += queue.take().length
  }
  expect(given).toBe(10)
})
